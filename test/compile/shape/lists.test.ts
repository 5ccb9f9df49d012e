import { describe, expect, it } from 'vitest';
import {
  categoriesFile,
  comparisonFile,
  referralCodesFile,
  stacksFile,
  synonymsFile,
  tagsFile,
  waiversFile,
} from '../../../src/compile/shape/lists.ts';
import { codesOf } from './shaped.ts';

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
    ['of categories without one', categoriesFile, [], ': too_small'],
    ['of tags without one', tagsFile, [], ': too_small'],
    ['of stacks without roles', stacksFile, [{ ...STACK, roles: [] }], '0.roles: too_small'],
    [
      'of codes that says what they earn',
      referralCodesFile,
      [{ ...CODE, referrer_benefit: '$5' }],
      '0.referrer_benefit: unrecognized_keys',
    ],
    ['of waivers without a reason', waiversFile, [{ check: 'a', file: 'b' }], '0.reason: invalid_type'],
    ['of waivers by half a line', waiversFile, [{ ...WAIVER, line: 1.5 }], '0.line: bad-number'],
    [
      'of members of another comparison',
      comparisonFile('hosting-pricing'),
      { members: [MEMBER] },
      'members.0.kind: invalid_value',
    ],
    ['of no members', comparisonFile('llm-pricing'), { members: [] }, 'members: too_small'],
  ])('%s is refused', (_, schema, value, code) => {
    expect(codesOf(value, schema)).toEqual([code]);
  });

  it('has no retired names and no restrictions where none are written', () => {
    expect(categoriesFile.parse([CATEGORY])[0]?.retired_names).toEqual([]);
    expect(referralCodesFile.parse([CODE])[0]?.restrictions).toEqual([]);
  });
});
