import { expect, it, describe } from 'vitest';
import {
  vendorFile,
  offer as offerSchema,
  change as changeSchema,
  changeRecord,
} from '../../../src/compile/shape/vendor-file.ts';
import { codesOf } from './shaped.ts';
import { offer } from '../../builders.ts';

it('a vendor’s file with a name alone has empty lists', () => {
  expect(vendorFile.parse({ vendor: 'Acme' })).toEqual({
    vendor: 'Acme',
    former_names: [],
    aliases: [],
    offers: [],
    changes: [],
  });
});

it.each([
  ['no name', {}, ['vendor: invalid_type']],
  ['a name without a slug', { vendor: '?' }, ['vendor: unsluggable-name']],
  ['an alias without a slug', { vendor: 'Acme', aliases: ['?'] }, ['aliases.0: unsluggable-name']],
  ['a slug', { vendor: 'Acme', slug: 'acme' }, ['slug: unrecognized_keys']],
  ['reads', { vendor: 'Acme', reads: [] }, ['reads: unrecognized_keys']],
  ['no pattern of a detector', { vendor: 'Acme', detect: { env: [] } }, ['detect.env: too_small']],
])('a vendor’s file cannot have %s', (_, value, codes) => {
  expect(codesOf(value, vendorFile)).toEqual(codes);
});

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
    ['an unknown class of its tier', { tier_class: 'cheap' }, 'tier_class: invalid_value'],
    ['an empty list of limits', { limits: [] }, 'limits: too_small'],
    ['a limit for nobody', { limits: [{ limit: '1 GB storage', for: '' }] }, 'limits.0.for: empty-text'],
    ['an invisible character in a note', { limits: ['1 GB storage (a\u202Eb)'] }, 'limits.0: invalid-whitespace'],
    [
      'a lone surrogate in who gets it',
      { limits: [{ limit: '1 GB storage', for: 'a\uD800' }] },
      'limits.0.for: invalid-whitespace',
    ],
    ['an alternative without a slug', { alternative_to: ['?'] }, 'alternative_to.0: unsluggable-name'],
    [
      'a use that cannot be ruled out',
      { conditions: [{ ...CONDITION, rules_out: ['testing'] }] },
      'conditions.0.rules_out.0: invalid_value',
    ],
  ])('cannot have %s', (_, given, code) => {
    expect(codesOf({ ...offer(), ...given }, offerSchema)).toEqual([code]);
  });

  it.each(['category', 'tier', 'url', 'verifiedDate', 'tags', 'description'])('needs `%s`', (key) => {
    const given = Object.fromEntries(Object.entries(offer()).filter(([other]) => other !== key));
    expect(codesOf(given, offerSchema)).toEqual([`${key}: ${key === 'verifiedDate' ? 'bad-date' : 'invalid_type'}`]);
  });

  it('has no condition of eligibility where none is written', () => {
    expect(offerSchema.parse({ ...offer(), eligibility: { type: 'student' } }).eligibility?.conditions).toEqual([]);
  });
});

const CHANGE = { change_type: 'limits_reduced', date: '2026-11-01', impact: 'low', summary: 'Less' };

describe('a change record', () => {
  it('is hand-written and without alternatives unless it says otherwise', () => {
    expect(changeSchema.parse(CHANGE)).toEqual({ ...CHANGE, date_source: 'hand_written', alternatives: [] });
  });

  it.each([
    ['the name of a vendor', { vendor: 'Acme' }, 'vendor: unrecognized_keys'],
    ['an alternative without a slug', { alternatives: ['?'] }, 'alternatives.0: unsluggable-name'],
    ['a resolution without a day', { resolution: { state: 'reversed' } }, 'resolution.date: bad-date'],
    [
      'an empty list of brackets',
      { archive_check: { checked: '2026-11-01', outcome: 'ours', brackets: [] } },
      'archive_check.brackets: too_small',
    ],
    ['a reading that is held in words', { hold_reading: 'yes' }, 'hold_reading: invalid_type'],
  ])('cannot have %s', (_, given, code) => {
    expect(codesOf({ ...CHANGE, ...given }, changeSchema)).toEqual([code]);
  });

  it('may have a bracket whose end is not known', () => {
    const brackets = [{ last_old: '2026-09-01', first_new: null }];
    expect(
      codesOf({ ...CHANGE, archive_check: { checked: '2026-11-01', outcome: 'ours', brackets } }, changeSchema),
    ).toEqual([]);
  });
});

it('an authored change has as a record the name of its vendor, and empty texts for what it leaves out', () => {
  const authored = changeSchema.parse({ ...CHANGE, current_state: 'Less' });
  expect(changeRecord(authored, 'Dunlin')).toEqual({
    ...authored,
    vendor: 'Dunlin',
    category: '',
    previous_state: '',
    current_state: 'Less',
  });
});
