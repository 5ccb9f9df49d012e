import { describe, expect, it } from 'vitest';
import { offer as offerSchema } from '../../../src/compile/shape/vendor-file.ts';
import { offer } from '../../builders.ts';
import { codesOf } from './shaped.ts';

const PAGE = 'https://acme.example/terms';
const CONDITION = { text: 'One each', url: PAGE };

describe('an offer', () => {
  it.each([
    ['eight tags', { tags: Array.from('abcdefgh') }],
    ['eligibility without conditions', { eligibility: { type: 'student' } }],
    ['a condition without a quote', { conditions: [CONDITION] }],
    ['a limit for some customers', { limits: ['1 GB storage', { limit: '2 GB storage', for: 'older accounts' }] }],
    ['a class of its tier', { tier_class: 'not free' }],
  ])('may have %s', (_, given) => {
    expect(codesOf({ ...offer(), ...given }, offerSchema)).toEqual([]);
  });

  it.each([
    ['nine tags', { tags: Array.from('abcdefghi') }, 'tags: too_big'],
    ['no tag', { tags: [] }, 'tags: too_small'],
    ['an unknown class of its tier', { tier_class: 'cheap' }, 'tier_class: invalid_value'],
    ['an empty list of limits', { limits: [] }, 'limits: too_small'],
    ['a limit in words', { limits: ['1 GB storage', 'plenty of storage'] }, 'limits.1: bad-limit'],
    ['a limit for nobody', { limits: [{ limit: '1 GB storage', for: '' }] }, 'limits.0: bad-limit'],
    ['an alternative without a slug', { alternative_to: ['?'] }, 'alternative_to.0: unsluggable-name'],
    [
      'a use that cannot be ruled out',
      { conditions: [{ ...CONDITION, rules_out: ['testing'] }] },
      'conditions.0.rules_out.0: invalid_value',
    ],
    ['a key of another record', { impact: 'low' }, 'impact: unrecognized_keys'],
  ])('cannot have %s', (_, given, code) => {
    expect(codesOf({ ...offer(), ...given }, offerSchema)).toEqual([code]);
  });

  it.each(['category', 'tier', 'url', 'verifiedDate', 'tags', 'description'])('needs `%s`', (key) => {
    const given = Object.fromEntries(Object.entries(offer()).filter(([other]) => other !== key));
    expect(codesOf(given, offerSchema)).toEqual([`${key}: invalid_type`]);
  });

  it('has no condition of eligibility where none is written', () => {
    expect(offerSchema.parse({ ...offer(), eligibility: { type: 'student' } }).eligibility?.conditions).toEqual([]);
  });
});
