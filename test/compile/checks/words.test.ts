import { expect, it } from 'vitest';
import { FIGURE_CHECKS } from '../../../src/compile/checks/figures.ts';
import { TEXT_CHECKS } from '../../../src/compile/checks/texts.ts';
import { WORD_CHECKS } from '../../../src/compile/checks/words.ts';
import { acme } from '../acme.ts';
import { validated } from '../validated.ts';
import { describeExamples, wordings, type Examples } from './examples.ts';

const CHECKS: Readonly<Record<string, Examples>> = {
  'contradicted-limits': {
    reports: {
      'a limit with another amount than the record of the day on which the entry was written':
        '{ offers: [ { verifiedDate: 2026-11-01, limits: [ 3 projects, "«5,000 events a month»" ] } ], changes: [ { current_state: "10,000 events a month", recorded_date: 2026-11-01 } ] }',
      'an amount of a thing with another name':
        '{ offers: [ { verifiedDate: 2026-11-01, limits: [ 3 projects, «100 GB bandwidth a month» ] } ], changes: [ { current_state: 50 GB of egress a month, recorded_date: 2026-11-01 } ] }',
      'another credit':
        '{ offers: [ { verifiedDate: 2026-11-01, limits: [ 3 projects, «$5 credit a month» ] } ], changes: [ { current_state: $3 of credit a month, recorded_date: 2026-11-01 } ] }',
      'a limit that is none by the record':
        '{ offers: [ { verifiedDate: 2026-11-01, limits: [ 3 projects, «700 messages a day» ] } ], changes: [ { current_state: Unlimited messages, recorded_date: 2026-11-01 } ] }',
      'a number after its thing':
        '{ offers: [ { verifiedDate: 2026-11-01, limits: [ 3 projects, «5 editors» ] } ], changes: [ { current_state: Editors fall from 9 to 2, recorded_date: 2026-11-01 } ] }',
      'the size of a database':
        '{ offers: [ { verifiedDate: 2026-11-01, limits: [ «1 GB database storage» ] } ], changes: [ { current_state: "One database of 2 GB", recorded_date: 2026-11-01 } ] }',
      'the same amount in another period':
        '{ offers: [ { verifiedDate: 2026-11-01, limits: [ "«10,000 requests a day»" ] } ], changes: [ { current_state: "10,000 requests a month", recorded_date: 2026-11-01 } ] }',
      'a credit that is given once':
        '{ offers: [ { verifiedDate: 2026-11-01, limits: [ «$300 credit once» ] } ], changes: [ { current_state: "New accounts get $200 of credit.", recorded_date: 2026-11-01 } ] }',
      'a time whose unit follows its thing':
        '{ offers: [ { verifiedDate: 2026-11-01, limits: [ «100 hours compute a month» ] } ], changes: [ { current_state: "50 compute hours a month", recorded_date: 2026-11-01 } ] }',
      'a time after its thing':
        '{ offers: [ { verifiedDate: 2026-11-01, limits: [ «300 build minutes a month» ] } ], changes: [ { current_state: "Build minutes fall to 100 a month.", recorded_date: 2026-11-01 } ] }',
    },
    accepts: {
      'a price, and a former amount':
        '{ offers: [ { verifiedDate: 2026-11-01, limits: [ 3 projects, "$5 credit" ] } ], changes: [ { current_state: "Was 5 projects, $9 a month", recorded_date: 2026-11-01 } ] }',
      'the same amount':
        '{ offers: [ { verifiedDate: 2026-11-01, limits: [ 3 projects, "5,000 events a month" ] } ], changes: [ { current_state: "5,000 events a month", recorded_date: 2026-11-01 } ] }',
      'another period':
        '{ offers: [ { verifiedDate: 2026-11-01, limits: [ 3 projects, "5,000 events a month" ] } ], changes: [ { current_state: 100 events a day, recorded_date: 2026-11-01 } ] }',
      'an entry that was written later':
        '{ offers: [ { verifiedDate: 2026-11-02, limits: [ 3 projects, "5,000 events a month" ] } ], changes: [ { current_state: "10,000 events a month", recorded_date: 2026-11-01 } ] }',
      'a record of another tier':
        '{ offers: [ { verifiedDate: 2026-11-01, limits: [ 3 projects, "5,000 events a month" ] } ], changes: [ { current_state: "10,000 events a month", recorded_date: 2026-11-01, tier: Pro } ] }',
      'a newer record that agrees':
        '{ offers: [ { verifiedDate: 2026-11-01, limits: [ 3 projects, "5,000 events a month" ] } ], changes: [ { current_state: "10,000 events a month", recorded_date: 2026-11-01 }, { change_type: restriction, date: 2026-11-02, current_state: "5,000 events a month", recorded_date: 2026-11-02 } ] }',
      'a limit of some customers':
        '{ offers: [ { verifiedDate: 2026-11-01, limits: [ { limit: "5,000 events a month", for: old accounts } ] } ], changes: [ { current_state: "10,000 events a month", recorded_date: 2026-11-01 } ] }',
      'the figure of a note':
        '{ offers: [ { verifiedDate: 2026-11-01, limits: [ 24 hours call length (two people), 100 participants ] } ], changes: [ { current_state: "100 people", recorded_date: 2026-11-01 } ] }',
      'the amount of another line':
        '{ offers: [ { verifiedDate: 2026-11-01, limits: [ unlimited asset storage, 50 MB file size ] } ], changes: [ { current_state: "50 MB files of assets", recorded_date: 2026-11-01 } ] }',
      'an amount that the record repeats beside another one':
        '{ offers: [ { verifiedDate: 2026-11-01, limits: [ 1 user ] } ], changes: [ { current_state: "3 people a month and 1 user", recorded_date: 2026-11-01 } ] }',
      'a rate of what is held':
        '{ offers: [ { verifiedDate: 2026-11-01, limits: [ 3 concurrent connections ] } ], changes: [ { current_state: "5K TCP connections a month", recorded_date: 2026-11-01 } ] }',
      'what each part gets':
        '{ offers: [ { verifiedDate: 2026-11-01, limits: [ 20 GB database storage ] } ], changes: [ { current_state: "1 GB of database storage per project", recorded_date: 2026-11-01 } ] }',
      'a figure that is no limit':
        '{ offers: [ { verifiedDate: 2026-11-01, limits: [ unlimited checks ], figures_that_are_no_limit: [ 100 checks ] } ], changes: [ { current_state: "Pro has 100 checks", recorded_date: 2026-11-01 } ] }',
    },
  },
  'unknown-category': {
    reports: {
      'a name that differs from a listed one by one letter': '{ offers: [ { category: «Database» } ] }',
      'a name that no listed one is near to': '{ offers: [ { category: «Payments» } ] }',
      'a listed name in another case': '{ offers: [ { category: «databases» } ] }',
      'a retired name in any case': '{ offers: [ { category: «data stores» } ] }',
      'the category of a change record': '{ changes: [ { category: «Payments» } ] }',
      'the category of a role': 'stacks.yaml: [ { roles: [ { categories: [ Databases, «Payments» ] } ] } ]',
      'the category of a member of a comparison, and no unknown-member': [
        'vendors/dunlin.yaml: { offers: [ { category: «databases» } ] }',
        'comparisons/hosting-pricing.yaml: [ { vendor: Dunlin, category: Databases } ]',
      ],
      'each of two uses in another case':
        '{ offers: [ { category: «databases» }, { category: «databases», tier: Hobby } ] }',
    },
    accepts: {
      'a listed name': '{ offers: [ { category: Cloud Hosting } ] }',
      'any name where the list is invalid': [
        'vendors/dunlin.yaml: { offers: [ { category: Payments } ] }',
        'categories.yaml: refused',
      ],
    },
  },
  'unknown-tag': {
    reports: {
      'a tag that differs from a listed one in case': '{ offers: [ { tags: [ hosting, «SQL» ] } ] }',
      'a tag that no listed one is near to': '{ offers: [ { tags: [ «vectors» ] } ] }',
      'a tag of a category': 'categories.yaml: [ { name: Databases, tags: [ «sqll» ] } ]',
      'a tag of a role': 'stacks.yaml: [ { roles: [ { tags: [ «sqll» ] } ] } ]',
      'a tag that is missing in many places, once': `{ offers: [ { tags: [ «sqll» ] }, ${'BCDEFGHIJKL'.replace(/./g, '{ tier: $&, tags: [ sqll ] }, ')} ] }`,
    },
    accepts: {
      'a listed tag': '{ offers: [ { tags: [ sql, hosting ] } ] }',
      'any tag where the catalogue has no list': [
        'vendors/dunlin.yaml: { offers: [ { tags: [ SQL ] } ] }',
        'tags.yaml: null',
      ],
    },
  },
  'duplicate-tag': {
    reports: {
      'a tag of an offer that differs from another in case, where the catalogue has no list of tags': [
        'vendors/dunlin.yaml: { offers: [ { tags: [ sql, hosting, «SQL» ] } ] }',
        'tags.yaml: null',
      ],
      'a tag of a category': 'categories.yaml: [ { name: Databases, tags: [ sql, «sql» ] } ]',
      'a tag of a role': 'stacks.yaml: [ { roles: [ { tags: [ sql, «sql» ] } ] } ]',
      'a tag of the list': 'tags.yaml: [ sql, hosting, «Sql» ]',
      'a tag, and no duplicate-entry': '{ offers: [ { tags: [ sql, «sql» ] } ] }',
    },
    accepts: {
      'one tag of two roles and of the category': [
        'stacks.yaml: [ { roles: [ { role: rows, tags: [ sql ] }, { role: users, tags: [ sql ] } ] } ]',
        'categories.yaml: [ { name: Databases, tags: [ sql ] } ]',
      ],
    },
  },
  'duplicate-entry': {
    reports: {
      'a text that differs from another of its list in case and accents':
        '{ offers: [ { eligibility: { type: student, conditions: [ Enrolled, «énrolled» ] } } ] }',
      'an alternative of a change record': '{ changes: [ { alternatives: [ Oak, Ash, «oak» ] } ] }',
      'an answer of a category': 'categories.yaml: [ { name: Databases, answers: [ Which?, «which?» ] } ]',
      'a keyword of a stack': 'stacks.yaml: [ { keywords: [ web, «Web» ] } ]',
      'a restriction of a referral code': 'referral-codes.yaml: [ { restrictions: [ New, «new» ] } ]',
      'a pattern twice in one list, and no duplicate-detector': '{ detect: { env: [ DUNLIN_*, «DUNLIN_*» ] } }',
    },
    accepts: {
      'two texts that differ in punctuation':
        '{ offers: [ { eligibility: { type: student, conditions: [ Enrolled, Enrolled! ] } } ] }',
      'one text in two lists':
        '{ changes: [ { alternatives: [ Oak ] }, { date: 2026-06-01, alternatives: [ Oak ] } ] }',
    },
  },
  'html-text': {
    reports: {
      'a description with a tag': '{ offers: [ { description: One <b>database«</b>» of 1 GB } ] }',
      'the summary <b>1 GB</b> of storage': '{ changes: [ { summary: <b>1 GB«</b>» of storage } ] }',
      'the summary 1 GB of storage</LI >': '{ changes: [ { summary: 1 GB of storage«</LI >» } ] }',
      'the summary 1 GB,<br>then billed': '{ changes: [ { summary: "1 GB,«<br>»then billed" } ] }',
      'the summary See <a href="https://dunlin.example"> for more':
        '{ changes: [ { summary: See «<a href="https://dunlin.example">» for more } ] }',
      'the summary 1 GB for R&amp;D': '{ changes: [ { summary: 1 GB for R«&amp;»D } ] }',
      'the summary The vendor&#39;s 1 GB': '{ changes: [ { summary: The vendor«&#39;»s 1 GB } ] }',
      'the summary 1&#xA0;GB': '{ changes: [ { summary: 1«&#xA0;»GB } ] }',
    },
    accepts: {
      'Stores a Map<K, V> of 1 GB': '{ offers: [ { description: "Stores a Map<K, V> of 1 GB" } ] }',
      'One <script> on a page': '{ offers: [ { description: One <script> on a page } ] }',
      'Pages of <1 MB and >1 KB': '{ offers: [ { description: Pages of <1 MB and >1 KB } ] }',
      'R&D; AT&T and Q&A of 1 GB': '{ offers: [ { description: R&D; AT&T and Q&A of 1 GB } ] }',
      'a < b and c > d, with x = 1': '{ offers: [ { description: "a < b and c > d, with x = 1" } ] }',
    },
  },
  'list-in-text': {
    reports: {
      'an entry behind a sentence': '{ offers: [ { description: One database. «- 100» rows - 5 projects } ] }',
      'the key of an entry': '{ offers: [ { description: "One database - text: No card" } ] }',
    },
    accepts: {
      'a dash between words': '{ offers: [ { description: "One database - or two - of 8 - 10 GB, as in a: b" } ] }',
    },
  },
  'placeholder-text': {
    reports: {
      'a description that is still to be written': '{ offers: [ { description: «TODO» } ] }',
      'the summary todo.': '{ changes: [ { summary: «todo.» } ] }',
      'the summary [TBD]': '{ changes: [ { summary: "[TBD]" } ] }',
      'the summary FIXME': '{ changes: [ { summary: «FIXME» } ] }',
      'the summary xxx': '{ changes: [ { summary: «xxx» } ] }',
      'the summary XXXX': '{ changes: [ { summary: «XXXX» } ] }',
      'the summary <placeholder>': '{ changes: [ { summary: «<placeholder>» } ] }',
      'the summary Lorem ipsum dolor sit amet': '{ changes: [ { summary: «Lorem ipsum dolor sit amet» } ] }',
      'the summary TODO: compare with the page': '{ changes: [ { summary: "TODO: compare with the page" } ] }',
      'the summary ...': '{ changes: [ { summary: «...» } ] }',
      'the summary …': '{ changes: [ { summary: «…» } ] }',
      'the summary ???': '{ changes: [ { summary: «???» } ] }',
      'the summary -': '{ changes: [ { summary: «"-"» } ] }',
      'a restriction of a referral code': 'referral-codes.yaml: [ { restrictions: [ New accounts only, «TBD» ] } ]',
      'the scope of a category': 'categories.yaml: [ { name: Databases, scope: «tbd» } ]',
    },
    accepts: {
      'TODO apps for 3 users': '{ offers: [ { description: TODO apps for 3 users } ] }',
      'a quotation of the word':
        '{ offers: [ { conditions: [ { text: One each, quote: TODO, url: https://dunlin.example/terms, read_on: 2026-11-01 } ] } ] }',
      'Todo: lists for 3 users': '{ offers: [ { description: "Todo: lists for 3 users" } ] }',
      'A TODO list, and placeholder images of 1 MB':
        '{ offers: [ { description: "A TODO list, and placeholder images of 1 MB" } ] }',
      'XXL machines with 64 GB': '{ offers: [ { description: XXL machines with 64 GB } ] }',
      'Generates lorem ipsum for free': '{ offers: [ { description: Generates lorem ipsum for free } ] }',
    },
  },
};

describeExamples(CHECKS, [...FIGURE_CHECKS, ...WORD_CHECKS, ...TEXT_CHECKS]);

it('the checks say what is wrong, and what to do', () => {
  expect(wordings(CHECKS)).toMatchInlineSnapshot(`
    "contradicted-limits: the limit is \`5,000 events a month\`, and the record of 2026-11-01 says \`10,000 events a month\`
      fix: correct the limit, or name the \`tier\` that the record is about
      also: the terms by the record
    unknown-category: \`Database\` is not a category
      fix: use \`Databases\`, or add the name to categories.yaml
    unknown-tag: \`SQL\` is not a tag
      fix: use \`sql\`, or add this one to tags.yaml
    duplicate-tag: \`SQL\` is written twice
      fix: remove one of the two
      also: first written here
    duplicate-entry: \`énrolled\` is written twice
      fix: remove one of the two
      also: first written here
    html-text: \`description\` has \`</b>\`, which is HTML
      fix: write plain text, without tags
    list-in-text: \`description\` goes on with \`- 100\`, as a list would
      fix: write the key of the list on the line above
    placeholder-text: \`description\` is \`TODO\`, which is a placeholder
      fix: write the text, or leave the key out where it may be left out"
  `);
});

it('two listed tags without a comma are named as two', () => {
  const text = acme('').text.replace('[sql]', '[sql hosting]');
  const { diagnostics } = validated({ path: 'vendors/acme.yaml', text });
  expect(diagnostics.map(({ fix }) => fix)).toEqual(['write `sql, hosting`']);
});
