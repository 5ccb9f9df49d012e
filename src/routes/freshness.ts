import * as z from 'zod';
import { FAILURE_CATEGORIES, type FailureCategory, type RestatementRefusal } from '../model/vocabulary.ts';
import { freshness as freshnessOf } from '../rules/freshness/freshness.ts';
import { ok, route, type Published } from './route.ts';
import { component, count, isoDate, list, text, uri, warningsShape } from './shared/common.schema.ts';

const percentSchema = (description: string) => z.int().min(0).max(100).describe(description);

const freshnessEntry = component('FreshnessEntry', "How old one offer's entry is.", {
  vendor: text('Vendor name.'),
  category: text('Category name.'),
  verifiedDate: isoDate('Catalogue date: when the entry was last written.'),
  last_read_date: isoDate('Last day on which the cited page was read; null before the first.').nullable(),
  confirmed_on: isoDate('Last day on which a read confirmed the terms; null where none did.').nullable(),
  url: uri("The vendor's pricing page."),
  days_since_verified: count('Whole days since `verifiedDate`.'),
  days_since_read: count('Whole days since `last_read_date`; null before the first read.').nullable(),
});

const categoryFreshness = component('CategoryFreshness', 'How fresh one category is.', {
  category: text('Category name.'),
  count: count('Offers in the category.'),
  avg_days_since_verified: count('Mean of `days_since_verified`, rounded.'),
  freshness_score: percentSchema('`confirmed_within_90_days` as a percentage of `count`.'),
  stamp_score: percentSchema('`stamped_within_90_days` as a percentage of `count`.'),
  confirmed_within_90_days: count('Offers whose terms a read confirmed.'),
  stamped_within_90_days: count('Offers by catalogue date.'),
});

const byReason = {
  bot_block: count('Refused as a robot: 401, 403, 429.'),
  unreachable: count('Not there: 404, 410, no address.'),
  http_error: count('Another HTTP error.'),
  timeout: count('No answer in time.'),
  network_error: count('The connection failed.'),
  empty_page: count('A page without text.'),
  source_unusable: count('A page that cannot be read as text.'),
} as const satisfies Record<FailureCategory, z.ZodType>;

const quarantine = component(
  'Quarantine',
  'Offers whose re-verification stopped daily checking after three failures in a row and is retried on a backoff.',
  {
    count: count('Offers in quarantine.'),
    retry_after_days: count('Days until the first retry; later waits are 14, then 28 days.'),
    by_reason: z.strictObject(byReason).describe('Offers by the class of the newest failure; 0 included.'),
    entries: list(
      z.strictObject({
        vendor: text('Vendor name.'),
        url: uri('The page that was tried.'),
        consecutive_failures: z.int().min(3).describe('Attempts since the last answered read.'),
        failure_category: z.enum(FAILURE_CATEGORIES).describe('Class of the newest failure.'),
        last_error: text('What the newest attempt met.'),
        last_attempt_at: isoDate('Day of the newest attempt.'),
        last_success: isoDate('Last day on which a read confirmed the terms; null where none did.').nullable(),
        quarantined_since: isoDate('Day on which daily checking stopped.'),
        next_retry: isoDate('Day of the next attempt.'),
      }),
      'In catalogue order.',
    ),
  },
);

const refusals = {
  tier_is_not_one_we_record_as_free: count('The tier is not one recorded as free.'),
  reading_answers_for_something_else: count('The reading is about something else.'),
  reading_describes_the_page_not_the_terms: count('The reading describes the page.'),
  reading_states_no_figure_where_our_terms_do: count('The reading has no figure where the stored terms do.'),
  reading_drops_the_cap_on_who_may_use_it: count('The reading leaves out who may use the offer.'),
  reading_says_what_we_already_store: count('The reading says what is stored already.'),
  a_record_no_newer_already_restated_this: count('The terms were restated from this record or a newer one.'),
  this_reading_is_held_back_by_name: count('An editor holds the reading back.'),
} as const satisfies Record<RestatementRefusal, z.ZodType>;

const supersededTerms = component('SupersededTerms', 'What becomes of stored terms that a change record supersedes.', {
  offers_whose_stored_terms_a_record_supersedes: count('Offers with `terms_superseded`.'),
  offers_we_could_restate_from_a_sourced_reading: count('Of them, those whose record has a source and states terms.'),
  oldest_reading_we_are_withholding_behind: isoDate('Oldest such reading; null where there is none.').nullable(),
  offers_we_may_restate_from_their_reading: count('Readings that nothing speaks against.'),
  offers_we_refuse_to_restate: z
    .strictObject(refusals)
    .describe('Readings that may not replace the stored terms, by the first ground that holds; 0 included.'),
  offers_re_read_since_the_record_and_still_withheld: count('Superseded offers whose page was read after the record.'),
  restatements_keeping_the_stored_sentence_saying_what_the_product_is: count('Restated terms that keep that sentence.'),
  offers_whose_terms_came_from_a_reading: count('Offers with `restated_from`.'),
});

export const freshnessBody = component('Freshness', "How old the index's knowledge is, and where it stopped looking.", {
  total_offers: count('Offers in the index.'),
  stamped_within_7_days: count('Offers by catalogue date. Not confirmations.'),
  stamped_within_30_days: count('Offers by catalogue date. Not confirmations.'),
  stamped_within_90_days: count(
    'Offers by catalogue date. Not confirmations. Published as `verified_within_90_days` until 2026-09-14.',
  ),
  stamped_within_180_days: count('Offers by catalogue date. Not confirmations.'),
  confirmed_within_7_days: count('Offers whose terms a read confirmed.'),
  confirmed_within_30_days: count('Offers whose terms a read confirmed.'),
  confirmed_within_90_days: count('Offers whose terms a read confirmed.'),
  confirmed_within_180_days: count('Offers whose terms a read confirmed.'),
  offers_holding_a_confirmation: count('Offers whose terms a read ever confirmed.'),
  oldest_confirmation_held: isoDate('The oldest confirmation of them; null where there is none.').nullable(),
  attempted_within_90_days: count('Offers whose page was tried, answered or not.'),
  freshness_score: percentSchema(
    '`confirmed_within_90_days` as a percentage of `total_offers`. Until 2026-09-14 it reported what is now `stamp_score`.',
  ),
  stamp_score: percentSchema('`stamped_within_90_days` as a percentage of `total_offers`. Since 2026-09-14.'),
  stalest_entries: z.array(freshnessEntry).max(20).describe('The oldest 20 by `days_since_verified`.'),
  freshest_entries: z.array(freshnessEntry).max(20).describe('The newest 20 by `days_since_verified`.'),
  by_category: list(categoryFreshness, 'By `freshness_score`, highest first, then by name.'),
  quarantine,
  superseded_terms: supersededTerms,
  ...warningsShape,
});

/** Reports on the service, so it carries no provenance. */
export const freshness = route({
  path: '/api/freshness',
  operationId: 'getFreshness',
  tag: 'Service',
  body: freshnessBody,
  summary: "How old the index's knowledge is",
  description:
    'How many offers were written and how many confirmed within given spans, the oldest and newest entries, pages ' +
    'that are no longer read daily, and stored terms that a change record supersedes.',
  about: 'service',

  answer(catalogue) {
    return ok<Published<typeof freshnessBody>>(freshnessOf(catalogue));
  },
});
