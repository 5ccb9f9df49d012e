import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { RESTATEMENT_REFUSALS, type RestatementRefusal } from '../../model/vocabulary.ts';
import { earliest } from '../dates/days.ts';
import { countEach } from '../catalogue/group-by.ts';
import { supersedingReading, supersedingRecord, type Reading } from '../risk/terms-superseded.ts';
import type { Offer } from '../../model/offer.ts';
import { foldSpaces } from '../text/fold.ts';
import { siteOf } from '../text/parsed-url.ts';
import { tierClass } from '../risk/tier-class.ts';

/**
 * Counts the offers whose stored terms a change record supersedes, those that a reading could restate, and the refusals by ground,
 * 0 included: an offer counts under the first that holds (docs/rules.md#restatement).
 */
export function supersededTerms(catalogue: Catalogue) {
  const superseded = catalogue.listings.flatMap((listing) => supersededOffer(listing, catalogue.date));
  const readable = superseded.filter(({ reading }) => reading !== null);
  const restated = catalogue.listings.flatMap(({ offer }) => offer.restated_from ?? []);
  return {
    offers_whose_stored_terms_a_record_supersedes: superseded.length,
    offers_we_could_restate_from_a_sourced_reading: readable.length,
    oldest_reading_we_are_withholding_behind: earliest(readable.flatMap(({ reading }) => reading?.date ?? [])),
    offers_we_may_restate_from_their_reading: readable.filter(({ refusal }) => refusal === null).length,
    offers_we_refuse_to_restate: countEach(
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

/** Like `termsSuperseded`, but returns the record; the refusal is null also when there is no reading. */
function supersededOffer(listing: Listing, today: IsoDate) {
  const { offer, vendor } = listing;
  const record = supersedingRecord({ offer, changes: vendor.changes, today });
  if (!record) return [];
  const reading = supersedingReading(record);
  const refusal = reading && restatementRefusal({ offer, record, reading });
  return [{ listing, record, reading, refusal }];
}

function isReReadSince({ listing, record }: { readonly listing: Listing; readonly record: ChangeRecord }): boolean {
  const lastRead = listing.read?.last_read?.date;
  return lastRead !== undefined && lastRead > record.date;
}

/** A superseded offer, the record that supersedes it, and the terms read with it. */
interface RestatementFacts {
  readonly offer: Offer;
  readonly record: ChangeRecord;
  readonly reading: Reading;
}

/**
 * The first ground on which a reading may not replace the stored terms; null where it may (docs/rules.md#restatement).
 * In doubt a ground holds: a refused reading waits for an editor, a wrong restatement would be published.
 */
export function restatementRefusal(facts: RestatementFacts): RestatementRefusal | null {
  return RESTATEMENT_REFUSALS.find((ground) => HOLDS[ground](facts)) ?? null;
}

const HOLDS: Readonly<Record<RestatementRefusal, (facts: RestatementFacts) => boolean>> = {
  tier_is_not_one_we_record_as_free: ({ offer }) => tierClass(offer) !== 'free',
  // The record names another product of the vendor, or its source is on another site.
  reading_answers_for_something_else: ({ offer, record, reading }) =>
    record.listing_effect === 'none' || !isSameSite(reading.url, offer.url),
  // "The pricing page no longer lists a free plan" cannot replace terms.
  reading_describes_the_page_not_the_terms: ({ reading }) => ABOUT_A_PAGE.test(foldSpaces(reading.terms)),
  reading_states_no_figure_where_our_terms_do: ({ offer, reading }) =>
    FIGURE.test(offer.description) && !FIGURE.test(reading.terms),
  reading_drops_the_cap_on_who_may_use_it: ({ offer, reading }) =>
    CAPS.some((cap) => cap.test(foldSpaces(offer.description)) && !cap.test(foldSpaces(reading.terms))),
  reading_says_what_we_already_store: ({ offer, reading }) =>
    foldSpaces(offer.description).includes(foldSpaces(reading.terms)),
  a_record_no_newer_already_restated_this: ({ offer, record }) =>
    offer.restated_from !== undefined && record.date <= offer.restated_from.record_date,
  this_reading_is_held_back_by_name: ({ record }) => record.hold_reading === true,
};

const ABOUT_A_PAGE = /\b(?:page|website|web site|homepage|url|link|404|redirects?)\b/;
const FIGURE = /\d/;

/** Words that restrict who may take an offer, one pattern per restriction, so that synonyms are equal. */
const CAPS: readonly RegExp[] = [
  /\b(?:students?|teachers?|education(?:al)?|academic)\b/,
  /\b(?:open[- ]source|oss)\b/,
  /\b(?:non[- ]?profits?|charit(?:y|ies))\b/,
  /\b(?:startups?|start-ups?|early[- ]stage)\b/,
  /\b(?:individuals?|personal|hobby(?:ists?)?|non[- ]?commercial)\b/,
  /\bnew (?:customers?|users?|accounts?)\b/,
];

/** Whether one host is the other or a subdomain of it; siblings such as `a.github.io` and `b.github.io` differ. */
function isSameSite(one: string, other: string): boolean {
  const [first, second] = [siteOf(one), siteOf(other)];
  return first === second || first.endsWith(`.${second}`) || second.endsWith(`.${first}`);
}
