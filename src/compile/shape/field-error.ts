import * as z from 'zod';
import { codePoint, nearest, quote } from '../diagnostics/diagnostic.ts';
import type { StageCode } from '../diagnostics/stage-codes.ts';
import type { Limit } from '../../model/limit.ts';
import { canonicalLimit } from '../../rules/limits/canonical-limit.ts';
import { isLimitError, type LimitError, parseLimit } from '../../rules/limits/parse-limit.ts';

interface FieldError {
  /** After the field's name or the value. */
  readonly what: (field: string, value: unknown) => string;
  readonly why: string;
  readonly fix: string | ((value: unknown) => string);
}

/** Characters of a text: far more than the longest description of the full index. */
export const MAX_TEXT_CHARS = 2_000;

/** Characters of a web address: browsers and servers refuse longer ones. */
export const MAX_ADDRESS_CHARS = 2_000;

/** Characters of a name, and of the slug made of it: answers are files called by it. */
export const MAX_NAME_CHARS = 100;

/** No fact of the catalogue is older than the web; an earlier day is a typo. */
export const EARLIEST_DAY = '1990-01-01';

/** The first character of a text that is not seen: a control or the like, or another space than the plain one. */
export const unseenIn = (value: unknown): string | undefined =>
  /(?![ \n])[\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]/u.exec(String(value))?.[0];

/** The fix for an address that nothing outside can follow. */
function addressFix(value: unknown): string {
  const text = String(value);
  if (text.length > MAX_ADDRESS_CHARS) return `write an address of at most ${MAX_ADDRESS_CHARS} characters`;
  const inMarkdown = /^\[[^\]]*\]\((https?:[^\s)]*)\)$|^<(https?:[^\s>]*)>$/i.exec(text);
  if (inMarkdown) return `write the address alone, ${quote(inMarkdown[1] ?? inMarkdown[2])}`;
  if (text.trim() === '') return 'write the address, or leave the key out where it may be left out';
  const whole = 'write the whole address, from `https://` on, as the browser shows it';
  if (/\shttps?:/i.test(text.trim())) return 'write one address: that of the page that states the terms';
  if (/\s/.test(text.trim())) return 'write the address alone, with `%20` for each blank in it';
  if (/^[^(]*\)$/.test(text)) return 'leave the `)` at its end out';
  const host = /^(?:https?:\/\/)?(\[[^\]]*\]|[^/:?#\s]+)/i.exec(text)?.[1] ?? '';
  if (/^(?:localhost|[\w-]+\.(?:local|localhost|internal))$|^[\d.]+$|^\[/i.test(host)) {
    return `write the public address of the page; ${quote(host)} leads nowhere on another machine`;
  }
  return /^https?:\/\/[^/?#]*@/i.test(text) ? 'leave the user name before `@` out' : whole;
}

const limitText = (value: unknown): string => (typeof value === 'string' ? quote(value) : 'no line of text');

function limitError(value: unknown): { readonly what: string; readonly fix: string } {
  const read = authoredLimit(value);
  return isLimitError(read) ? read : { what: '', fix: '' };
}

/** Our own texts for each error of a single value. */
const FIELD_ERRORS = {
  'bad-date': {
    what: (field, value) => `${field} is ${quote(value)}, which is not a date`,
    why: 'windows and ages are reckoned from it',
    fix: 'write the day as YYYY-MM-DD, without a time',
  },
  'bad-detector': {
    what: (field, value) => `${field} is ${quote(value)}, which cannot name anything of that kind`,
    why: 'a project that uses the vendor would not be recognised',
    fix: 'write the name as a project’s files write it; catalogue/README.md shows the form of each kind',
  },
  'bad-limit': {
    what: (field, value) => `${field} is ${limitText(value)}: ${limitError(value).what}`,
    why: 'filters, tables and reads take the amount from it',
    fix: (value) => limitError(value).fix,
  },
  'bad-number': {
    what: (field, value) =>
      typeof value === 'string' && /^\d+$/.test(value)
        ? `${field} is ${quote(value)} in quotes, which is a text and no number`
        : `${field} is ${quote(value)}, which counts nothing`,
    why: 'the figure is published as a count',
    fix: 'write a whole number, 0 or more, without quotes',
  },
  'bad-url': {
    what: (field, value) =>
      /^\[.*\]\(|^<http/i.test(String(value).slice(0, MAX_ADDRESS_CHARS))
        ? `${field} is ${quote(value)}, which is a Markdown link and not a web address`
        : `${field} is ${quote(value)}, which is not a web address`,
    why: 'readers of the API follow it, and so do the nightly reads',
    fix: addressFix,
  },
  'implausible-date': {
    what: (field, value) => `${field} is ${quote(value)}, which is before ${EARLIEST_DAY}`,
    why: 'windows and ages are reckoned from it, and nothing in the catalogue is as old as the web',
    fix: 'correct the year',
  },
  'empty-text': {
    what: (field) => `${field} is an empty text`,
    why: 'an empty text is served as if it said something',
    fix: 'write the text, or leave the key out where it may be left out',
  },
  'impossible-date': {
    what: (field, value) => `${field} is ${quote(value)}, a day that does not exist`,
    why: 'windows and ages are reckoned from it',
    fix: 'correct the day',
  },
  'trailing-comma': {
    what: (field, value) =>
      `${field} is ${quote(value)}, which ends in ${String(value).endsWith(';') ? 'a semicolon' : 'a comma'}`,
    why: 'the text is served character by character, and two spellings of one word do not match',
    fix: 'remove it; YAML needs none between keys',
  },
  'long-text': {
    what: (field, value) => `${field} has ${String(value).length} characters, more than ${MAX_TEXT_CHARS}`,
    why: 'every list that shows the offer carries the whole text',
    fix: 'keep the facts that a reader compares, in a few sentences',
  },
  'long-name': {
    what: (field) => `${field} is a name of more than ${MAX_NAME_CHARS} characters`,
    why: 'answers are files called by it, and no file name may be longer',
    fix: 'write the name by which people call it',
  },
  'unsluggable-name': {
    what: (field, value) => `${field} is ${quote(value)}, a name without a letter a-z or a digit`,
    why: 'nothing would be left of it in a path',
    fix: 'write the name in Latin letters',
  },
  'invalid-whitespace': {
    what(field, value) {
      const found = unseenIn(value);
      const spaces = 'spaces at an end or a line break';
      return `${field} is ${quote(value)}, with ${found === undefined ? spaces : `the character ${codePoint(found)}`}`;
    },
    why: 'the text is served on one line, character by character',
    fix(value) {
      const found = unseenIn(value);
      if (found === undefined) return '`npm run fix` removes them';
      return /[\p{Z}\t]/u.test(found) ? 'write a plain space; `npm run fix` does it' : 'remove it';
    },
  },
} satisfies Partial<Record<StageCode, FieldError>>;

/** Codes of diagnostics that one value causes by itself. */
export type FieldCode = keyof typeof FIELD_ERRORS;

/** The field code of an issue, or null where it carries none. */
export function fieldCode(code: unknown): FieldCode | null {
  return typeof code === 'string' && Object.hasOwn(FIELD_ERRORS, code) ? (code as FieldCode) : null;
}

/** The texts of the diagnostic of one value. */
export function fieldWords(code: FieldCode, field: string, value: unknown): Record<'what' | 'why' | 'fix', string> {
  const { what, why, fix }: FieldError = FIELD_ERRORS[code];
  return { what: what(field, value), why, fix: typeof fix === 'string' ? fix : fix(value) };
}

const FORMS = 'write a line of text, or a mapping of `limit`, the line, and `for`, who gets it';

const NUMBER_FORM = 'write a line of its own, as in `- 10,000 rows`: in brackets, the comma ends an entry';

const customersLine = z.strictObject({ limit: z.string(), for: z.string() });

/** Reads an entry of `limits`, in any form that `npm run fix` knows; an error names the nearest word of the table of measures. */
export function authoredLimit(written: unknown): Limit | LimitError {
  // `[$5,000 credit]` is two entries.
  if (typeof written === 'string' && !/^[$€£]\d{1,3}$/.test(written))
    return withNearest(parseLimit(canonicalLimit(written)));
  const { data } = customersLine.safeParse(written);
  const fix = typeof written === 'object' ? FORMS : NUMBER_FORM;
  const read = data ? authoredLimit(data.limit) : { what: 'it is neither a line nor `limit` with `for`', fix };
  return data === undefined || isLimitError(read) ? read : { ...read, for: data.for };
}

function withNearest(read: Limit | LimitError): Limit | LimitError {
  if (!isLimitError(read) || !read.unknown) return read;
  const near = nearest(read.unknown.word, read.unknown.known);
  return near === undefined ? read : { ...read, fix: `use ${quote(near)}, or ${read.fix}` };
}
