import { describe, expect, it } from 'vitest';
import {
  categoriesFile,
  comparisonFile,
  referralCodesFile,
  stacksFile,
  synonymsFile,
  tagsFile,
  waiversFile,
  readsFile,
} from '../../../src/compile/shape/lists.ts';
import { codesOf } from './shaped.ts';
import { read } from '../../builders.ts';

const CATEGORY = { name: 'Databases', audience: 'developer', holds: 'products', scope: 'Rows', answers: ['Which?'] };
const ROLE = { role: 'rows', categories: ['Databases'], reason: 'Rows' };
const STACK = { use_case: 'Web', keywords: ['web'], roles: [ROLE] };
const CODE = { vendor: 'Acme', code: 'A', referral_url: 'https://acme.example/a', referee_benefit: 'A month' };
const WAIVER = { check: 'unknown-tag', file: 'vendors/acme.yaml', reason: 'A test' };
const MEMBER = { vendor: 'Acme', kind: 'frontier' };

describe('a list', () => {
  it.each([
    ['of categories', categoriesFile, [CATEGORY]],
    ['of tags', tagsFile, ['sql']],
    ['of synonyms, with groups of any size', synonymsFile, [[], ['sql']]],
    ['of synonyms without a group', synonymsFile, []],
    ['of stacks', stacksFile, [STACK]],
    ['of referral codes', referralCodesFile, [CODE]],
    ['of waivers by line', waiversFile, [{ ...WAIVER, line: 3 }]],
    ['of members', comparisonFile('llm-pricing'), { members: [MEMBER] }],
  ])('%s is accepted', (_, schema, value) => {
    expect(codesOf(value, schema)).toEqual([]);
  });

  it.each([
    ['of tags without one', tagsFile, [], ': too_small'],
    ['of stacks without roles', stacksFile, [{ ...STACK, roles: [] }], '0.roles: too_small'],
    ['of waivers by half a line', waiversFile, [{ ...WAIVER, line: 1.5 }], '0.line: bad-number'],
    ['of no members', comparisonFile('llm-pricing'), { members: [] }, 'members: too_small'],
  ])('%s is refused', (_, schema, value, code) => {
    expect(codesOf(value, schema)).toEqual([code]);
  });

  it('has no retired names and no restrictions where none are written', () => {
    expect(categoriesFile.parse([CATEGORY])[0]?.retired_names).toEqual([]);
    expect(referralCodesFile.parse([CODE])[0]?.restrictions).toEqual([]);
  });
});

const FAILURE = { category: 'timeout', consecutive: 1, error: 'No answer,' };
const withPage = (given: object) => ({ reads: [{ ...read(), ...given }] });

describe('a file of reads', () => {
  it.each([
    ['a failure in the words of the machine', { failure: FAILURE }],
    [
      'a day to come on which a page is read again',
      { refused_read: { reason: 'No', refused_date: '2026-11-01', read_again_on: '2027-01-01' } },
    ],
  ])('may hold %s', (_, given) => {
    expect(codesOf(withPage(given), readsFile)).toEqual([]);
  });

  it.each([
    [
      'an unknown outcome',
      { last_read: { date: '2026-11-01', outcome: 'fine' } },
      'reads.0.last_read.outcome: invalid_value',
    ],
    [
      'an unknown verdict',
      { link: { verdict: 'lost', since: '2026-11-01', checked: '2026-11-01' } },
      'reads.0.link.verdict: invalid_value',
    ],
    ['an empty list of redirects', { redirects: [] }, 'reads.0.redirects: too_small'],
    ['an unknown key', { note: 'x' }, 'reads.0.note: unrecognized_keys'],
  ])('cannot hold %s', (_, given, code) => {
    expect(codesOf(withPage(given), readsFile)).toEqual([code]);
  });

  it('holds at least one page, with its address and the day of the last attempt', () => {
    expect(codesOf({ reads: [] }, readsFile)).toEqual(['reads: too_small']);
    expect(codesOf({ reads: [{}] }, readsFile)).toEqual([
      'reads.0.url: invalid_type',
      'reads.0.last_attempt: bad-date',
    ]);
  });
});
