import { describe, expect, test } from 'vitest';
import type { ChangeRecord } from '../../../src/model/change-record.ts';
import type { Offer } from '../../../src/model/offer.ts';
import type { PageRead } from '../../../src/model/page-read.ts';
import { RESTATEMENT_REFUSALS } from '../../../src/model/vocabulary.ts';
import { freshness } from '../../../src/rules/freshness/freshness.ts';
import { catalogue, day, offer, read, vendor, type Plain, unsourced } from '../../builders.ts';
import { RESTATED, STORED, page, superseding } from './entries.ts';

describe('superseded terms', () => {
  test('are counted, each offer under its first ground', () => {
    const one = (name: string, given: Partial<Plain<Offer>>, record: ChangeRecord, reads: readonly PageRead[] = []) =>
      vendor({ name, offers: [offer({ ...STORED, ...given })], changes: [record], reads });
    const { superseded_terms: superseded } = freshness(
      catalogue({
        vendors: [
          one('May', {}, superseding({ date: '2026-10-10' }), [read()]),
          one('May too', {}, superseding({ date: '2026-11-05' }), [
            read({ last_read: { date: day('2026-11-05'), outcome: 'confirmed' } }),
          ]),
          one('Refused', { tier: 'Trial' }, superseding({ date: '2026-09-10', hold_reading: true })),
          one('No source', {}, unsourced(superseding())),
          one('To come', {}, superseding({ date: '2026-12-01' })),
          page('Restated', { restated_from: { ...RESTATED, keeps_product_sentence: true } }),
          page('Restated too', { restated_from: RESTATED }),
          page('Restated as well', { restated_from: RESTATED }),
        ],
      }),
    );
    const none = Object.fromEntries(RESTATEMENT_REFUSALS.map((ground) => [ground, 0]));
    expect(superseded).toEqual({
      offers_whose_stored_terms_a_record_supersedes: 4,
      offers_we_could_restate_from_a_sourced_reading: 3,
      oldest_reading_we_are_withholding_behind: '2026-09-10',
      offers_we_may_restate_from_their_reading: 2,
      offers_we_refuse_to_restate: { ...none, tier_is_not_one_we_record_as_free: 1 },
      offers_re_read_since_the_record_and_still_withheld: 1,
      restatements_keeping_the_stored_sentence_saying_what_the_product_is: 1,
      offers_whose_terms_came_from_a_reading: 3,
    });
  });
});
