import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { RestatementRefusal } from '../../model/vocabulary.ts';
import { RESTATEMENT_REFUSALS } from '../../model/vocabulary.ts';
import { earliest } from './freshness-windows.ts';
import { restatementRefusal } from './restatement-refusal.ts';
import { tallied } from '../catalogue/tallied.ts';
import type { Reading } from '../risk/terms-superseded.ts';
import { supersedingReading, supersedingRecord } from '../risk/terms-superseded.ts';

/** Counts of offers whose stored terms a change record supersedes (docs/rules.md#restatement). */
export interface SupersededTerms {
  readonly offers_whose_stored_terms_a_record_supersedes: number;
  readonly offers_we_could_restate_from_a_sourced_reading: number;
  readonly oldest_reading_we_are_withholding_behind: IsoDate | null;
  readonly offers_we_may_restate_from_their_reading: number;
  /** Every ground, 0 included; an offer counts under the first that holds. */
  readonly offers_we_refuse_to_restate: Readonly<Record<RestatementRefusal, number>>;
  readonly offers_re_read_since_the_record_and_still_withheld: number;
  readonly restatements_keeping_the_stored_sentence_saying_what_the_product_is: number;
  readonly offers_whose_terms_came_from_a_reading: number;
}

interface SupersededOffer {
  readonly listing: Listing;
  readonly record: ChangeRecord;
  readonly reading: Reading | null;
  /** Null also when there is no reading. */
  readonly refusal: RestatementRefusal | null;
}

/** Counts superseded offers, those that a reading could restate, and the refusals by ground. */
export function supersededTerms(catalogue: Catalogue): SupersededTerms {
  const superseded = catalogue.listings.flatMap((listing) => supersededOffer(listing, catalogue.date));
  const readable = superseded.filter(({ reading }) => reading !== null);
  const restated = catalogue.listings.flatMap(({ offer }) => offer.restated_from ?? []);
  return {
    offers_whose_stored_terms_a_record_supersedes: superseded.length,
    offers_we_could_restate_from_a_sourced_reading: readable.length,
    oldest_reading_we_are_withholding_behind: earliest(readable.flatMap(({ reading }) => reading?.date ?? [])),
    offers_we_may_restate_from_their_reading: readable.filter(({ refusal }) => refusal === null).length,
    offers_we_refuse_to_restate: tallied(
      RESTATEMENT_REFUSALS,
      (ground) => readable.filter(({ refusal }) => refusal === ground).length,
    ),
    offers_re_read_since_the_record_and_still_withheld: superseded.filter(isReReadSince).length,
    restatements_keeping_the_stored_sentence_saying_what_the_product_is: restated.filter(
      ({ keeps_product_sentence: keeps }) => keeps === true,
    ).length,
    offers_whose_terms_came_from_a_reading: restated.length,
  };
}

/** Like `termsSuperseded`, but returns the record. */
function supersededOffer(listing: Listing, today: IsoDate): readonly SupersededOffer[] {
  const { offer, vendor } = listing;
  const record = supersedingRecord({ offer, changes: vendor.changes, today });
  if (!record) return [];
  const reading = supersedingReading(record);
  const refusal = reading && restatementRefusal({ offer, record, reading });
  return [{ listing, record, reading, refusal }];
}

function isReReadSince({ listing, record }: SupersededOffer): boolean {
  const lastRead = listing.read?.last_read?.date;
  return lastRead !== undefined && lastRead > record.date;
}
