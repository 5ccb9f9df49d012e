import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { FieldCode } from '../../../src/compile/shape/field-error.ts';
import { count, day, name, pastDay, quotation, text, webAddress } from '../../../src/compile/shape/field.ts';

/** The code of the error of a value, or null where it is accepted. */
function codeOf(schema: z.ZodType, value: unknown): unknown {
  const { error } = schema.safeParse(value);
  const [issue] = error?.issues ?? [];
  return issue ? (issue.code === 'custom' ? issue.params?.['error'] : issue.code) : null;
}

type Case = readonly [value: unknown, code: FieldCode | 'invalid_type' | null];

const QUOTATIONS: readonly Case[] = [
  ['One host', null],
  ['a'.repeat(2000), null],
  ['a'.repeat(2001), 'long-text'],
  ['', 'empty-text'],
  ['  ', 'empty-text'],
  [' One', 'invalid-whitespace'],
  ['One\u200Btwo', 'invalid-whitespace'],
  [1, 'invalid_type'],
];
const TEXTS: readonly Case[] = [
  ...QUOTATIONS,
  ['One,', 'trailing-comma'],
  ['One;', 'trailing-comma'],
  ['One, two', null],
  ['One\ntwo', null],
  ['One two\n', null],
  ['One  \n  two\n\nthree\n', null],
  ['One\u00A0host', 'invalid-whitespace'],
  ['One\u2009host', 'invalid-whitespace'],
];
const NAMES: readonly Case[] = [
  ['Acme', null],
  ['Ünïcode 2', null],
  ['a'.repeat(100), null],
  ['a'.repeat(101), 'long-name'],
  // One character that becomes four.
  ['\u33A5'.repeat(60), 'long-name'],
  ['データ', 'unsluggable-name'],
  ['!?', 'unsluggable-name'],
  ['Acme,', 'trailing-comma'],
  ['Ac\u{1FFFF}me', 'invalid-whitespace'],
];
const DAYS: readonly Case[] = [
  ['2026-11-20', null],
  ['1990-01-01', null],
  ['1989-12-31', 'implausible-date'],
  ['2999-12-31', null],
  ['2024-02-29', null],
  ['2026-02-29', 'impossible-date'],
  ['2026-13-01', 'impossible-date'],
  ['2026-1-1', 'bad-date'],
  ['2026-11-20T00:00', 'bad-date'],
  ['20 November 2026', 'bad-date'],
  [20261120, 'bad-date'],
];
/** NUL and other controls, invisible characters, a lone surrogate and a noncharacter. */
const UNSEEN = ['\0', '\x01', '\x7F', '\x85', '\u200B', '\u202E', '\uD800', '\u{1FFFF}'];
const ADDRESSES: readonly Case[] = [
  [`https://acme.example/${'a'.repeat(1_979)}`, null],
  [`https://acme.example/${'a'.repeat(1_980)}`, 'bad-url'],
  ...['https://acme.example/a@', 'https://acme.example/?q=@', 'https://ac@me.example/a'].flatMap((address) =>
    UNSEEN.map((unseen) => [address.replace('@', unseen), 'bad-url'] as const),
  ),
  ['https://acme.example', null],
  ['HTTPS://acme.example/a?b=c#d', null],
  ['https://acme.example/a,', 'trailing-comma'],
  ['https://acme.example/a_(b)', null],
  ['http://api.acme.co.uk:8080/', null],
  ['https://xn--mnchen-3ya.example', null],
  ...[
    'acme.example',
    'https:/acme.example',
    'ftp://acme.example',
    'javascript:alert(1)',
    'https://localhost',
    'https://127.0.0.1',
    'https://[::1]/',
    'https://user@acme.example',
    'https://acme.example/a b',
    'https://acme.example/<a>',
    'https://acme.example/a)',
    '',
  ].map((address) => [address, 'bad-url'] as const),
];
const COUNTS: readonly Case[] = [
  [0, null],
  [Number.MAX_SAFE_INTEGER, null],
  ...[-1, 0.5, Infinity, NaN, '1', null, Number.MAX_SAFE_INTEGER + 1].map((value) => [value, 'bad-number'] as const),
];

describe.each([
  ['a text', text, TEXTS],
  ['a quotation', quotation, [...QUOTATIONS, ['One,', null], ['One\u00A0host', null]] as readonly Case[]],
  ['a name', name, NAMES],
  ['a day', day, DAYS],
  ['a past day', pastDay, DAYS],
  ['a web address', webAddress, ADDRESSES],
  ['a count', count, COUNTS],
])('%s', (_, schema, cases) => {
  it.each(cases)('%j has the error %s', (value, code) => {
    expect(codeOf(schema, value)).toBe(code);
  });
});

it('a past day is another schema than a day, by which future days are found', () => {
  expect(pastDay).not.toBe(day);
});
