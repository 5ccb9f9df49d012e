import { describe, expect, test } from 'vitest';
import type { ChangeRecord } from '../../../src/model/change-record.ts';
import type { Offer } from '../../../src/model/offer.ts';
import { restatementRefusal } from '../../../src/rules/freshness/restatement.ts';
import { supersedingReading } from '../../../src/rules/risk/terms-superseded.ts';
import { offer, type Plain } from '../../builders.ts';
import { RESTATED, STORED, superseding } from './entries.ts';

describe('superseded terms', () => {
  const refusal = (given: {
    readonly offer?: Partial<Plain<Offer>>;
    readonly record?: Partial<Plain<ChangeRecord>>;
  }) => {
    const record = superseding(given.record);
    const reading = supersedingReading(record);
    return reading && restatementRefusal({ offer: offer({ ...STORED, ...given.offer }), record, reading });
  };

  test('may be restated where no ground speaks against the reading', () => {
    expect(refusal({})).toBeNull();
    expect(refusal({ record: { source_url: 'https://docs.acme.example/limits' } })).toBeNull();
    expect(refusal({ offer: { restated_from: { ...RESTATED, record_date: '2026-10-31' } } })).toBeNull();
  });

  test.each([
    ['https://acme.example/pricing', 'https://www.acme.example/news', null],
    ['https://docs.acme.example/', 'https://acme.example/', null],
    ['https://a.www.acme.example/', 'https://a.acme.example/', 'reading_answers_for_something_else'],
    ['https://acme.co.uk/', 'https://other.co.uk/', 'reading_answers_for_something_else'],
    ['https://one.github.io/', 'https://other.github.io/', 'reading_answers_for_something_else'],
    ['https://acme.example/', 'https://notacme.example/', 'reading_answers_for_something_else'],
  ])('of an offer on %s by a reading of %s: %s', (url, source_url, ground) => {
    expect(refusal({ offer: { url }, record: { source_url } })).toBe(ground);
  });

  test.each([
    ['tier_is_not_one_we_record_as_free', { offer: { tier: 'Trial' } }],
    ['reading_answers_for_something_else', { record: { source_url: 'https://news.example.org/acme' } }],
    ['reading_answers_for_something_else', { record: { listing_effect: 'none' } }],
    [
      'reading_describes_the_page_not_the_terms',
      { record: { current_state: 'The pricing page no longer lists 1 GB' } },
    ],
    ['reading_states_no_figure_where_our_terms_do', { record: { current_state: 'Less storage' } }],
    [
      'reading_drops_the_cap_on_who_may_use_it',
      { offer: { description: 'For students: 1 GB storage' }, record: { current_state: '500 MB storage' } },
    ],
    ['reading_says_what_we_already_store', { record: { current_state: 'free: 1 gb  storage' } }],
    [
      'a_record_no_newer_already_restated_this',
      { offer: { restated_from: { ...RESTATED, record_date: '2026-11-01' } } },
    ],
    ['this_reading_is_held_back_by_name', { record: { hold_reading: true } }],
  ] as const)('are not restated: %s', (ground, given) => {
    expect(refusal(given)).toBe(ground);
  });
});
