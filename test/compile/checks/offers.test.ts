import { expect, it } from 'vitest';
import { OFFER_CHECKS } from '../../../src/compile/checks/offers.ts';
import { describeExamples, wordings, type Examples } from './examples.ts';

const CHECKS: Readonly<Record<string, Examples>> = {
  'empty-vendor': {
    reports: {
      'a vendor without offers and change records': '{ aliases: [ Dun ], offers: [] }',
    },
    accepts: {
      'a vendor with one offer': '{}',
      'a vendor with one change record': '{ offers: [], changes: [ {} ] }',
    },
  },
  'contradicted-terms': {
    reports: {
      'a description with the figure that a record calls the previous one':
        '{ offers: [ { description: One database of «1 GB» } ], changes: [ { previous_state: 1 GB of storage, current_state: 512 MB of storage, recorded_date: 2026-11-01 } ] }',
      'each offer that a record about its tier contradicts':
        '{ offers: [ { description: One database of 1 GB }, { tier: Pro, description: One database of «1 GB» }, { tier: Team } ], changes: [ { previous_state: 1 GB of storage, current_state: 512 MB of storage, recorded_date: 2026-11-01, tier: pro } ] }',
    },
    accepts: {
      'a description with the new figure':
        '{ offers: [ { description: One of 512 MB } ], changes: [ { previous_state: 1 GB of storage, current_state: 512 MB of storage, recorded_date: 2026-11-01 } ] }',
      'a description with both figures':
        '{ offers: [ { description: 1 GB or 512 MB } ], changes: [ { previous_state: 1 GB of storage, current_state: 512 MB of storage, recorded_date: 2026-11-01 } ] }',
      'a record of one day before the change, which announces it':
        '{ offers: [ { description: One database of 1 GB } ], changes: [ { previous_state: 1 GB of storage, current_state: 512 MB of storage, recorded_date: 2026-10-31 } ] }',
      'a record of another tier':
        '{ offers: [ { description: One database of 1 GB } ], changes: [ { previous_state: 1 GB of storage, current_state: 512 MB of storage, recorded_date: 2026-11-01, tier: Pro } ] }',
      'a record that is taken back':
        '{ offers: [ { description: One database of 1 GB } ], changes: [ { previous_state: 1 GB of storage, current_state: 512 MB of storage, recorded_date: 2026-11-01, resolution: { state: reversed, date: 2026-11-02 } } ] }',
      'a record about our index':
        '{ offers: [ { description: One database of 1 GB } ], changes: [ { previous_state: 1 GB of storage, current_state: 512 MB of storage, recorded_date: 2026-11-01, reports: our_index } ] }',
      'a record without an earlier state':
        '{ offers: [ { description: One database of 1 GB } ], changes: [ { current_state: 512 MB of storage, recorded_date: 2026-11-01, previous_state: null } ] }',
    },
  },
  'duplicate-offer': {
    reports: {
      'a tier name that differs from another of its category in case': '{ offers: [ {}, { tier: «FREE» } ] }',
    },
    accepts: {
      'a tier name that differs by one letter': '{ offers: [ {}, { tier: Freed } ] }',
      'one tier name in two categories': '{ offers: [ {}, { category: Cloud Hosting } ] }',
      'one tier name of two vendors': ['vendors/dunlin.yaml: {}', 'vendors/elder.yaml: { vendor: Elder }'],
    },
  },
  'duplicate-limit': {
    reports: {
      'a limit beside its new amount': '{ offers: [ { limits: [ 1 GB storage, «2 GB storage» ] } ] }',
      'a line that is written twice': '{ offers: [ { limits: [ 5 projects, «5 projects» ] } ] }',
    },
    accepts: {
      'limits of other periods, things and parts':
        '{ offers: [ { limits: [ 9 runs a day, 9 runs a month, 9 builds a month, 5 users (Auth), 5 users ] } ] }',
      'a limit of two offers': '{ offers: [ { limits: [ 5 users ] }, { tier: Pro, limits: [ 5 users ] } ] }',
    },
  },
  'free-tier-after-removal': {
    reports: {
      'a free offer that was written one day before a sourced removal':
        '{ offers: [ { verifiedDate: 2026-10-01 } ], changes: [ { change_type: free_tier_removed, date: 2026-10-02, impact: high, recorded_date: 2026-10-02 } ] }',
      'a removal of the tier of the offer':
        '{ offers: [ { tier: «Hobby», verifiedDate: 2026-10-01 } ], changes: [ { change_type: free_tier_removed, date: 2026-10-02, impact: high, recorded_date: 2026-10-02, tier: hobby } ] }',
      'a removal that narrowed the tier':
        '{ offers: [ { verifiedDate: 2026-10-01 } ], changes: [ { change_type: free_tier_removed, date: 2026-10-02, impact: high, recorded_date: 2026-10-02, tier: Free, tier_direction: narrowed } ] }',
      'a tier that counts as free by its class':
        '{ offers: [ { tier: «Sandbox», verifiedDate: 2026-10-01, tier_class: free } ], changes: [ { change_type: free_tier_removed, date: 2026-10-02, impact: high, recorded_date: 2026-10-02 } ] }',
    },
    accepts: {
      'an offer that was written on the day of the removal':
        '{ offers: [ { verifiedDate: 2026-10-02 } ], changes: [ { change_type: free_tier_removed, date: 2026-10-02, impact: high, recorded_date: 2026-10-02 } ] }',
      'a removal without a source':
        '{ offers: [ { verifiedDate: 2026-10-01 } ], changes: [ { change_type: free_tier_removed, date: 2026-10-02, impact: high, recorded_date: 2026-10-02, source_url: null } ] }',
      'a removal that is taken back':
        '{ offers: [ { verifiedDate: 2026-10-01 } ], changes: [ { change_type: free_tier_removed, date: 2026-10-02, impact: high, recorded_date: 2026-10-02, resolution: { state: reversed, date: 2026-10-03 } } ] }',
      'an offer that is listed as retired':
        '{ offers: [ { tier: Retired, verifiedDate: 2026-10-01 } ], changes: [ { change_type: free_tier_removed, date: 2026-10-02, impact: high, recorded_date: 2026-10-02 } ] }',
      'a removal of another tier':
        '{ offers: [ { verifiedDate: 2026-10-01 } ], changes: [ { change_type: free_tier_removed, date: 2026-10-02, impact: high, recorded_date: 2026-10-02, tier: Pro } ] }',
      'a removal that left the tier as it is':
        '{ offers: [ { verifiedDate: 2026-10-01 } ], changes: [ { change_type: free_tier_removed, date: 2026-10-02, impact: high, recorded_date: 2026-10-02, tier: Free, tier_direction: unchanged } ] }',
      'a removal that was announced one day ahead':
        '{ offers: [ { verifiedDate: 2026-10-01 } ], changes: [ { change_type: free_tier_removed, date: 2026-10-02, impact: high, recorded_date: 2026-10-01 } ] }',
      'a reduction':
        '{ offers: [ { verifiedDate: 2026-10-01 } ], changes: [ { date: 2026-10-02, impact: high, recorded_date: 2026-10-02 } ] }',
    },
  },
  'future-verified-date': {
    reports: {
      'an offer that is written tomorrow': '{ offers: [ { verifiedDate: «2026-11-21» } ] }',
      'the second of two offers': '{ offers: [ {}, { tier: Hobby, verifiedDate: «2026-12-01» } ] }',
      'a day of writing, and no distant-date': '{ offers: [ { verifiedDate: «2126-11-20» } ] }',
    },
    accepts: {
      'an offer that is written today': '{ offers: [ { verifiedDate: 2026-11-20 } ] }',
    },
  },
  'missing-conditions': {
    reports: {
      'an offer for some people that states no condition':
        '{ offers: [ { eligibility: { type: «student», conditions: [] } } ] }',
    },
    accepts: {
      'an offer for anyone': '{ offers: [ { eligibility: { type: public, conditions: [] } } ] }',
      'an offer without eligibility': '{}',
      'one condition of the eligibility':
        '{ offers: [ { eligibility: { type: student, conditions: [ Enrolled ] } } ] }',
      'one condition of the offer':
        '{ offers: [ { eligibility: { type: student, conditions: [] }, conditions: [ { text: Enrolled, url: https://dunlin.example/a } ] } ] }',
    },
  },
  'open-programme': {
    reports: {
      'an offer for anyone in a category of programmes':
        '{ offers: [ { category: «Startup Programs», eligibility: { type: public, conditions: [] } } ] }',
      'an offer without eligibility': '{ offers: [ { category: «Startup Programs» } ] }',
    },
    accepts: {
      'an offer for some people':
        '{ offers: [ { category: Startup Programs, eligibility: { type: oss, conditions: [ A licence ] } } ] }',
      'an offer for anyone in a category of products':
        '{ offers: [ { eligibility: { type: public, conditions: [] } } ] }',
      'it where the category holds products': [
        'vendors/dunlin.yaml: { offers: [ { category: Startup Programs, eligibility: { type: public, conditions: [] } } ] }',
        'categories.yaml: [ { name: Startup Programs, holds: products } ]',
      ],
    },
  },
  'tier-without-eligibility': {
    reports: {
      'a tier called Students that is open to anyone':
        '{ offers: [ { tier: «Students», eligibility: { type: public, conditions: [] } } ] }',
      'a tier called For startups without eligibility': '{ offers: [ { tier: «For startups» } ] }',
      'a tier called EDUCATION without eligibility': '{ offers: [ { tier: «EDUCATION» } ] }',
      'a tier called Educational without eligibility': '{ offers: [ { tier: «Educational» } ] }',
      'a tier called Non-profit without eligibility': '{ offers: [ { tier: «Non-profit» } ] }',
      'a tier called Teacher without eligibility': '{ offers: [ { tier: «Teacher» } ] }',
    },
    accepts: {
      'a tier for students whose eligibility says so':
        '{ offers: [ { tier: Students, eligibility: { type: student, conditions: [ Enrolled ] } } ] }',
      'a tier called Free that is open to anyone': '{}',
      'a tier called Open Source that is open to anyone': '{ offers: [ { tier: Open Source } ] }',
      'a tier called Studio that is open to anyone': '{ offers: [ { tier: Studio } ] }',
      'a tier called Starter that is open to anyone': '{ offers: [ { tier: Starter } ] }',
    },
  },
  'unread-quote': {
    reports: {
      'a quote without the day on which it was read':
        '{ offers: [ { conditions: [ { text: One each, url: https://dunlin.example/terms, quote: «one each» } ] } ] }',
      'a day without a quote':
        '{ offers: [ { conditions: [ { text: One each, url: https://dunlin.example/terms, read_on: «2026-11-01» } ] } ] }',
    },
    accepts: {
      'a quote with its day':
        '{ offers: [ { conditions: [ { text: One each, url: https://dunlin.example/terms, quote: one each, read_on: 2026-11-01 } ] } ] }',
      'a condition with neither':
        '{ offers: [ { conditions: [ { text: One each, url: https://dunlin.example/terms } ] } ] }',
    },
  },
};

describeExamples(CHECKS, OFFER_CHECKS);

it('the checks say what is wrong, and what to do', () => {
  expect(wordings(CHECKS)).toMatchInlineSnapshot(`
    "empty-vendor: \`Dunlin\` has neither offers nor changes
      fix: write its offer, or the change that is on record, or remove the file
    contradicted-terms: the description says \`1 GB\`, and the limits_reduced record of 2026-11-01 says \`512 MB of storage\`
      fix: compare the offer with its page: correct the description, or end the record with a \`resolution\`
      also: the terms by the record
    duplicate-offer: \`FREE\` is offered twice in \`Databases\`
      fix: merge the two offers, or name the tiers apart
      also: first offered here
    duplicate-limit: \`2 GB storage\` is a second line for the limit \`1 GB storage\`
      fix: remove one of the two, or say in parentheses what each is of
      also: the first line
    free-tier-after-removal: \`Free\` counts as free, and a newer record says the free tier is gone
      fix: compare the offer with its page again, and write its tier, description and \`verifiedDate\` anew
      also: the record
    future-verified-date: the entry was written on 2026-11-21, which is after today, 2026-11-20 (UTC)
      fix: write the day on which the page was last compared with this entry
    missing-conditions: the offer is for \`student\` and states no condition
      fix: add \`conditions\` to \`eligibility\`: what an applicant has to meet
    open-programme: the offer is open to anyone, and \`Startup Programs\` holds programmes
      fix: add \`eligibility\` with its \`type\`, or file the offer under a category of products
    tier-without-eligibility: the tier is for \`Students\`, and the offer is open to anyone
      fix: add \`eligibility\` with its \`type\`, or call the tier by another name
      also: who may take it
    unread-quote: the condition has \`quote\` and no \`read_on\`
      fix: add \`read_on\`, or remove \`quote\`"
  `);
});
