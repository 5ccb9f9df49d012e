import fc from 'fast-check';
import { expect, it } from 'vitest';
import { validate } from '../../src/compile/validate.ts';
import { dump } from '../../src/import/dump.ts';
import { importIndex } from '../../src/import/import-index.ts';
import { CHANGE_TYPES, ELIGIBILITY_TYPES } from '../../src/model/vocabulary.ts';
import { day } from '../compile/today.ts';
import { runs } from '../runs.ts';

const TODAY = day('2026-11-20');

const WORDS = [
  'Acme',
  'acme',
  'Birch',
  'C++',
  'C',
  '__proto__',
  'constructor',
  'yes',
  'null',
  '1',
  '- x',
  'a: b',
  '#',
  '&a',
  '*a',
  '東京',
  '',
];
const DAYS = ['2026-08-01', '2026-02-30', '2026-12-24', '2026-08-01T00:00:00Z', 'soon', ''];
const ADDRESSES = [
  'https://acme.example/a',
  'acme.example',
  'htp:/x',
  'javascript:alert(1)',
  'https://a b',
  'http://127.0.0.1/',
  '',
];

const text = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('x\ny', '\u0000', '\u2028a', '\uD800', 'a\tb ', '"', "'", '%', '> ', '|', '? a', '!!js x'),
);
const anything = fc.oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) });
const dayText = fc.oneof(fc.constantFrom(...DAYS), anything);
const address = fc.oneof(fc.constantFrom(...ADDRESSES), anything);

/** A field is sound, something else, or not there. */
const field = <T>(sound: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 8, arbitrary: sound },
    { weight: 1, arbitrary: anything },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );

const offer = fc.record({
  vendor: field(text),
  category: field(fc.constantFrom('Databases', 'databases', 'AI/ML', 'AI / ML', 'Über', '')),
  description: field(text),
  tier: field(fc.constantFrom('Free', 'FREE', 'Hobby', '5', 'true')),
  url: field(address),
  tags: field(fc.array(anything, { maxLength: 12 })),
  verifiedDate: field(dayText),
  expires_date: field(dayText),
  alternative_to: field(fc.array(text, { maxLength: 4 })),
  tier_class: field(fc.constantFrom('free', 'retired')),
  eligibility: field(
    fc.record({
      type: fc.oneof(fc.constantFrom(...ELIGIBILITY_TYPES, 'subscription'), anything),
      conditions: field(fc.array(anything)),
      program: anything,
      more: anything,
    }),
  ),
  referral_program: field(
    fc.record({
      available: fc.boolean(),
      type: fc.constantFrom('closed', 'x'),
      program_url: address,
      referrer_benefit: anything,
      referee_benefit: anything,
      notes: anything,
    }),
  ),
  referral: field(
    fc.record({ code: anything, url: address, referee_value: text, restrictions: anything, source: anything }),
  ),
  payment_protocols: field(fc.array(anything, { maxLength: 2 })),
});

const change = fc.record({
  vendor: field(text),
  change_type: field(fc.constantFrom(...CHANGE_TYPES)),
  date: field(dayText),
  summary: field(text),
  previous_state: field(text),
  current_state: field(fc.oneof(text, fc.constant('Removed from index'))),
  impact: field(fc.constantFrom('high', 'negative')),
  source_url: field(address),
  category: field(fc.constantFrom('Databases', 'Data', 'AI/ML', 'Elsewhere')),
  alternatives: field(fc.array(text, { maxLength: 4 })),
  recorded_date: field(dayText),
  resolution: field(fc.record({ state: fc.constantFrom('reversed', 'x'), date: dayText })),
  listing_effect: field(fc.constantFrom('ends', 'x')),
  tier_direction: field(fc.constantFrom('narrowed', 'x')),
  standing: field(fc.constantFrom('in_force', 'retracted')),
});

const records = (record: fc.Arbitrary<unknown>) =>
  fc.array(fc.oneof({ weight: 9, arbitrary: record }, { weight: 1, arbitrary: fc.jsonValue() }), { maxLength: 8 });

it('for any dump, each record is imported or listed, and the output passes the checks', () => {
  fc.assert(
    fc.property(records(offer), records(change), (offers, changes) => {
      const { files, notes, counts } = importIndex({ offers, changes }, TODAY);
      if (files.length > 0) expect(validate(files, TODAY).diagnostics).toEqual([]);
      for (const from of ['offers', 'changes'] as const) {
        const listed = notes.filter((note) => note.from === from && note.verdict === 'left-out');
        expect(new Set(listed.map(({ index }) => index)).size).toBe(counts[from].read - counts[from].imported);
      }
    }),
    { numRuns: runs(300) },
  );
});

it('depth and length are bounded', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  const { counts } = importIndex(
    { offers: [{ vendor: 'Acme', tags: deep }, { vendor: deep }], changes: [deep] },
    TODAY,
  );
  expect(counts.offers.imported).toBe(0);
});

it.each([
  ['nothing', ''],
  ['half a dump', '{"offers": ['],
  ['another program’s file', '<html>'],
])('%s is not a dump', (_, written) => {
  expect(dump(written, 'offers')).toHaveProperty('error');
});

it.each([
  ['a list', '[1]', { records: [1] }],
  ['an object that holds the list', '{"offers": [1]}', { records: [1] }],
  ['a list of something else', '{"changes": []}', { error: 'JSON, but without a list called `offers`' }],
  [
    'a key that only the prototype has',
    '{"__proto__": {"offers": []}}',
    { error: 'JSON, but without a list called `offers`' },
  ],
  ['a byte order mark', '\uFEFF[]', { records: [] }],
])('%s is read', (_, written, outcome) => {
  expect(dump(written, 'offers')).toEqual(outcome);
});
