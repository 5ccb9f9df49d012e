import { expect, it } from 'vitest';
import { CHANGE_PAIR_CHECKS } from '../../../src/compile/checks/change-pairs.ts';
import { CHANGE_CHECKS } from '../../../src/compile/checks/changes.ts';
import { describeExamples, wordings, type Examples } from './examples.ts';

const CHECKS: Readonly<Record<string, Examples>> = {
  'discontinued-before-record': {
    reports: {
      'a product that ends one day before the date of its record':
        '{ changes: [ { change_type: product_deprecated, date: 2026-11-10, listing_effect: ends, discontinued_date: «2026-11-09» } ] }',
    },
    accepts: {
      'a product that ends on that date':
        '{ changes: [ { change_type: product_deprecated, date: 2026-11-10, listing_effect: ends, discontinued_date: 2026-11-10 } ] }',
      'a product without a day of its end':
        '{ changes: [ { change_type: product_deprecated, date: 2026-11-10, listing_effect: ends } ] }',
    },
  },
  'distant-date': {
    reports: {
      'an offer that expires 10 years and a day after today': '{ offers: [ { expires_date: «2036-11-21» } ] }',
      'a change of another century': '{ changes: [ { date: «2126-11-01» } ] }',
    },
    accepts: {
      'an offer that expires 10 years after today': '{ offers: [ { expires_date: 2036-11-20 } ] }',
      'a day on which a page is read again, which a job writes':
        'reads/acme.yaml: [ { refused_read: { reason: Closed, refused_date: 2026-11-01, read_again_on: 2126-11-01 } } ]',
    },
  },
  'duplicate-change': {
    reports: {
      'a record with the date, type and words of another':
        '{ changes: [ {}, { impact: low, summary: «HALF as much» } ] }',
      'it also where one of the two is taken back':
        '{ changes: [ {}, { resolution: { state: retracted, date: 2026-11-02 } } ] }',
      'the same words on one day, and no duplicate-event':
        '{ changes: [ { date: 2026-10-01, summary: Storage quota halved for everyone }, { date: 2026-10-01, summary: «Storage quota halved for everyone» } ] }',
    },
    accepts: {
      'a record of another type': '{ changes: [ {}, { change_type: restriction } ] }',
      'a record in other words': '{ changes: [ {}, { summary: Fewer seats } ] }',
      'a record of another season': '{ changes: [ {}, { date: 2026-06-01 } ] }',
    },
  },
  'duplicate-event': {
    reports: {
      'a record 14 days after another whose summary has half of its words':
        '{ changes: [ { date: 2026-10-01, summary: Storage quota halved for everyone }, { date: 2026-10-15, summary: «Storage quota gets smaller» } ] }',
      'a record 14 days before it':
        '{ changes: [ { date: 2026-10-15, summary: Storage quota gets smaller }, { date: 2026-10-01, summary: «Storage quota halved for everyone» } ] }',
      'two records of one tier':
        '{ changes: [ { date: 2026-10-01, summary: Storage quota halved for everyone, tier: Free }, { date: 2026-10-15, summary: «Storage quota gets smaller», tier: Free } ] }',
      'one that is dated a day later, and no duplicate-change': '{ changes: [ {}, { date: 2026-11-02 } ] }',
    },
    accepts: {
      'a record 15 days later':
        '{ changes: [ { date: 2026-10-01, summary: Storage quota halved for everyone }, { date: 2026-10-16, summary: Storage quota gets smaller } ] }',
      'a summary with a quarter of the words':
        '{ changes: [ { date: 2026-10-01, summary: Storage quota halved for everyone }, { date: 2026-10-15, summary: Storage limit gets smaller } ] }',
      'a record of another type':
        '{ changes: [ { date: 2026-10-01, summary: Storage quota halved for everyone }, { change_type: restriction, date: 2026-10-15, summary: Storage quota gets smaller } ] }',
      'a record of another tier':
        '{ changes: [ { date: 2026-10-01, summary: Storage quota halved for everyone, tier: Free }, { date: 2026-10-15, summary: Storage quota gets smaller, tier: Pro } ] }',
      'a record of one tier beside one of no tier':
        '{ changes: [ { date: 2026-10-01, summary: Storage quota halved for everyone }, { date: 2026-10-15, summary: Storage quota gets smaller, tier: Pro } ] }',
      'a record that is taken back':
        '{ changes: [ { date: 2026-10-01, summary: Storage quota halved for everyone, resolution: { state: reversed, date: 2026-10-14 } }, { date: 2026-10-15, summary: Storage quota gets smaller } ] }',
    },
  },
  'opposite-records': {
    reports: {
      'an increase 30 days after a reduction':
        '{ changes: [ { date: 2026-09-01 }, { change_type: «limits_increased», date: 2026-10-01, summary: Twice as much } ] }',
      'a free tier that is removed after it was new':
        '{ changes: [ { change_type: new_free_tier, date: 2026-09-01, summary: A free plan }, { change_type: «free_tier_removed», date: 2026-09-20, summary: No free plan } ] }',
    },
    accepts: {
      '31 days between them':
        '{ changes: [ { date: 2026-09-01 }, { change_type: limits_increased, date: 2026-10-02, summary: Twice as much } ] }',
      'records of two tiers':
        '{ changes: [ { date: 2026-09-01 }, { change_type: limits_increased, date: 2026-10-01, summary: Twice as much, tier: Pro } ] }',
      'a record that is taken back':
        '{ changes: [ { date: 2026-09-01, resolution: { state: reversed, date: 2026-10-01 } }, { change_type: limits_increased, date: 2026-10-01, summary: Twice as much } ] }',
      'a record about our index':
        '{ changes: [ { date: 2026-09-01, reports: our_index }, { change_type: limits_increased, date: 2026-10-01, summary: Twice as much } ] }',
    },
  },
  'future-date': {
    reports: {
      'a record that is written tomorrow': '{ changes: [ { date: 2026-12-01, recorded_date: «2026-11-21» } ] }',
      'a record that is taken back tomorrow':
        '{ changes: [ { resolution: { state: reversed, date: «2026-11-21» } } ] }',
      'a condition that is read tomorrow':
        '{ offers: [ { conditions: [ { text: One each, quote: one each, url: https://dunlin.example/terms, read_on: «2026-11-21» } ] } ] }',
      'a programme that is read tomorrow':
        '{ referral_program: { available: true, type: partner, program_url: https://dunlin.example/partners, read_on: «2026-11-21», referrer_benefit: A credit, referee_benefit: A credit, notes: None } }',
      'each of several days':
        '{ changes: [ { source_check: { checked: «2026-11-21», outcome: ok, detail: Read }, archive_check: { checked: «2026-11-21», outcome: vendor_changed, brackets: [ { last_old: 2026-09-01, first_new: «2026-11-21» } ] } } ] }',
      'a day of something done, and no distant-date': '{ changes: [ { recorded_date: «2126-11-01» } ] }',
    },
    accepts: {
      'what is done today':
        '{ offers: [ { conditions: [ { text: One each, quote: one each, url: https://dunlin.example/terms, read_on: 2026-11-20 } ] } ] }',
      'a change that is announced for tomorrow': '{ changes: [ { date: 2026-11-21 } ] }',
      'an offer that expires tomorrow': '{ offers: [ { expires_date: 2026-11-21 } ] }',
    },
  },
  'misplaced-discontinued-date': {
    reports: {
      'the day on which a product ends, on a record of reduced limits':
        '{ changes: [ { «discontinued_date»: 2026-12-01 } ] }',
    },
    accepts: {
      'it on a deprecation':
        '{ changes: [ { change_type: product_deprecated, discontinued_date: 2026-12-01, listing_effect: ends } ] }',
    },
  },
  'misplaced-listing-effect': {
    reports: {
      'an effect on the listing, on a record of reduced limits': '{ changes: [ { «listing_effect»: narrows } ] }',
      'an effect of `none`': '{ changes: [ { «listing_effect»: none } ] }',
    },
    accepts: {
      'it on a deprecation': '{ changes: [ { change_type: product_deprecated, listing_effect: narrows } ] }',
      'a record of reduced limits without it': '{ changes: [ {} ] }',
    },
  },
  'missing-category': {
    reports: {
      'a change record without category of a vendor without offers': '{ offers: [], changes: [ { category: null } ] }',
    },
    accepts: {
      'a record whose category is that of the first offer': '{ changes: [ { category: null } ] }',
      'a record that names its category': '{ offers: [], changes: [ {} ] }',
    },
  },
  'missing-listing-effect': {
    reports: {
      'a deprecation without an effect on the listing': '{ changes: [ { change_type: «product_deprecated» } ] }',
    },
    accepts: {
      'a deprecation with the effect `none`':
        '{ changes: [ { change_type: product_deprecated, listing_effect: none } ] }',
      'another record without an effect': '{ changes: [ { change_type: open_source_killed } ] }',
    },
  },
  'missing-tier': {
    reports: {
      'what became of a tier that the record does not name': '{ changes: [ { tier_direction: «narrowed» } ] }',
    },
    accepts: {
      'what became of a tier that no offer has': '{ changes: [ { tier_direction: unchanged, tier: Team } ] }',
      'a tier without what became of it': '{ changes: [ { tier: Team } ] }',
    },
  },
  'contrary-direction': {
    reports: {
      'a removal that widens a tier':
        '{ changes: [ { change_type: free_tier_removed, tier: Free, tier_direction: «widened» } ] }',
      'an increase that narrows a tier':
        '{ changes: [ { change_type: limits_increased, tier: Free, tier_direction: «narrowed» } ] }',
    },
    accepts: {
      'a tier that a removal leaves as it is':
        '{ changes: [ { change_type: free_tier_removed, tier: Free, tier_direction: unchanged } ] }',
      'new prices that widen a tier':
        '{ changes: [ { change_type: pricing_restructured, tier: Free, tier_direction: widened } ] }',
    },
  },
  'misspelt-tier': {
    reports: {
      'a tier with a slip': '{ offers: [ { tier: Hobby } ], changes: [ { tier: «Hoby» } ] }',
      'a tier with a word that the offer leaves out': '{ offers: [ { tier: Go } ], changes: [ { tier: «Go Plan» } ] }',
    },
    accepts: {
      'the tier of an offer, in other case':
        '{ offers: [ { tier: Hobby }, { tier: Team } ], changes: [ { tier: hobby } ] }',
      'another tier': '{ offers: [ { tier: Free } ], changes: [ { tier: Pro } ] }',
    },
  },
  'resolution-before-record': {
    reports: {
      'a record that is taken back one day before its date':
        '{ changes: [ { date: 2026-11-10, resolution: { state: reversed, date: «2026-11-09» } } ] }',
      'a record that is taken back one day before it was written down':
        '{ changes: [ { date: 2026-11-10, resolution: { state: reversed, date: «2026-11-11» }, recorded_date: 2026-11-12 } ] }',
    },
    accepts: {
      'a record that is taken back on its date':
        '{ changes: [ { date: 2026-11-10, resolution: { state: reversed, date: 2026-11-10 } } ] }',
      'an announced change that is taken back before its date':
        '{ changes: [ { date: 2026-11-10, resolution: { state: reversed, date: 2026-11-09 }, recorded_date: 2026-11-09 } ] }',
    },
  },
  'unrecorded-announcement': {
    reports: {
      'a hand-written change of tomorrow that does not say when it was recorded':
        '{ changes: [ { date: «2026-11-21», date_source: hand_written } ] }',
      'a change that is discovered tomorrow, whatever the day of recording':
        '{ changes: [ { date: 2026-11-21, date_source: «discovered», recorded_date: 2026-11-01 } ] }',
    },
    accepts: {
      'a change of today': '{ changes: [ { date: 2026-11-20, date_source: hand_written } ] }',
      'a change of tomorrow that was recorded before':
        '{ changes: [ { date: 2026-11-21, date_source: hand_written, recorded_date: 2026-11-20 } ] }',
      'a change of tomorrow that the page of the vendor states': '{ changes: [ { date: 2026-11-21 } ] }',
      'the end of a product on the day of its record':
        '{ changes: [ { change_type: product_deprecated, date: 2026-11-21, date_source: hand_written, listing_effect: ends, discontinued_date: 2026-11-21 } ] }',
    },
  },
};

describeExamples(CHECKS, [...CHANGE_CHECKS, ...CHANGE_PAIR_CHECKS]);

it('the checks say what is wrong, and what to do', () => {
  expect(wordings(CHECKS)).toMatchInlineSnapshot(`
    "discontinued-before-record: the product is discontinued on 2026-11-09, before the record of 2026-11-10
      fix: correct one of the two dates
      also: the date of the record
    distant-date: \`expires_date\` is 2036-11-21, more than 10 years after today, 2026-11-20
      fix: correct the year
    duplicate-change: the limits_reduced record of 2026-11-01 is written twice
      fix: remove one of the two
      also: first written here
    duplicate-event: the limits_reduced of 2026-10-15 reads like the one of 2026-10-01
      fix: merge the two records, or state the difference between the events in their summaries
      also: the other record
    opposite-records: the limits_increased of 2026-10-01 contradicts the limits_reduced of 2026-09-01
      fix: give the one that no longer holds a \`resolution\`, or name the \`tier\` that each is about
      also: the other record
    future-date: \`recorded_date\` is 2026-11-21, which is after today, 2026-11-20 (UTC)
      fix: write the day on which it was done
    misplaced-discontinued-date: a limits_reduced record carries \`discontinued_date\`
      fix: make the record a \`product_deprecated\` one, or remove the key
    misplaced-listing-effect: a limits_reduced record carries \`listing_effect\`
      fix: make the record a \`product_deprecated\` one, or remove the key
    missing-category: the record names no category, and \`Dunlin\` has no offer that would
      fix: add \`category\`
    missing-listing-effect: the deprecation does not say what becomes of the listed product
      fix: add \`listing_effect\`: \`ends\`, \`narrows\`, or \`none\` where another product of the vendor is meant
    missing-tier: a tier is narrowed, and no \`tier\` is named
      fix: add \`tier\`, as the offer spells it
    contrary-direction: a free_tier_removed record says that its tier was widened
      fix: correct the direction or the \`change_type\`
    misspelt-tier: no offer has the tier \`Hoby\`; did you mean \`Hobby\`?
      fix: write \`Hobby\` where that tier is meant
    resolution-before-record: the record of 2026-11-10 was reversed on 2026-11-09, before it was made
      fix: correct one of the dates; for a change announced ahead, add \`recorded_date\`, the day it was written down
    unrecorded-announcement: the record is dated 2026-11-21, after today, 2026-11-20 (UTC), and does not say when it was recorded
      fix: add \`recorded_date\`, or \`date_source: vendor_page\` where the page of the vendor states the day"
  `);
});
