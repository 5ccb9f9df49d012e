import { expect, it } from 'vitest';
import { LIST_CHECKS } from '../../../src/compile/checks/lists.ts';
import { describeExamples, wordings, type Examples } from './examples.ts';

const CHECKS: Readonly<Record<string, Examples>> = {
  'duplicate-category': {
    reports: {
      'a name that differs from another in case and punctuation': 'categories.yaml: [ { name: «cloud-hosting» } ]',
    },
    accepts: {
      'a name that differs by one letter': 'categories.yaml: [ { name: Cloud Hostings } ]',
    },
  },
  'duplicate-retired-name': {
    reports: {
      'a retired name that is still the name of another category':
        'categories.yaml: [ { name: Databases, retired_names: [ «cloud hosting» ] } ]',
      'the name of its own category': 'categories.yaml: [ { name: Databases, retired_names: [ «Databases» ] } ]',
      'a retired name written twice': 'categories.yaml: [ { name: Databases, retired_names: [ Stores, «stores» ] } ]',
      'a retired name that two categories claim':
        'categories.yaml: [ { name: Databases, retired_names: [ Stores ] }, { name: Cloud Hosting, retired_names: [ «STORES» ] } ]',
    },
    accepts: {
      'names that differ by one letter':
        'categories.yaml: [ { name: Databases, retired_names: [ Database, Store, Stores ] } ]',
    },
  },
  'duplicate-synonym': {
    reports: {
      'a word of two groups': 'synonyms.yaml: [ [ sql, relational ], [ rows, «sql» ] ]',
      'a word twice in one group': 'synonyms.yaml: [ [ sql, relational, «sql» ] ]',
    },
    accepts: {
      'words that differ by one letter': 'synonyms.yaml: [ [ postgres, postgre ], [ mysql, mysqls ] ]',
    },
  },
  'unfolded-synonym': {
    reports: {
      'a word with one capital': 'synonyms.yaml: [ [ sql, relational ], [ rows, «tablEs» ] ]',
      'a word with an accent': 'synonyms.yaml: [ [ «résumé», cv ] ]',
    },
    accepts: {
      'lower case letters, digits and punctuation': 'synonyms.yaml: [ [ s3-compatible, object storage ] ]',
      'words of another script': 'synonyms.yaml: [ [ база, database ] ]',
    },
  },
  'unknown-vendor': {
    reports: {
      'a code for a name that differs from that of a vendor by one letter':
        'referral-codes.yaml: [ { vendor: «Birsh» } ]',
      'a code for a vendor in another case': 'referral-codes.yaml: [ { vendor: «BIRCH» } ]',
      'a code for a former name': 'referral-codes.yaml: [ { vendor: «acme labs» } ]',
      'a code for a name that no vendor is near to': 'referral-codes.yaml: [ { vendor: «Oak» } ]',
      'reads of a slug that differs from that of a vendor by one letter': 'reads/birsh.yaml: [ {} ]',
      'reads of a slug that no vendor is near to': 'reads/oak-tree.yaml: [ {} ]',
    },
    accepts: {
      'a code for a vendor': 'referral-codes.yaml: [ { vendor: Birch } ]',
      'reads of a vendor': 'reads/birch.yaml: [ {} ]',
      'a code for a vendor whose file is invalid': [
        'referral-codes.yaml: [ { vendor: Birch } ]',
        'vendors/birch.yaml: refused',
      ],
    },
  },
  'duplicate-member': {
    reports: {
      'a vendor that is listed under two kinds': 'comparisons/hosting-pricing.yaml: [ {}, { kind: full-featured } ]',
      'an offer that is named by its category twice': [
        'vendors/dunlin.yaml: { offers: [ {}, { category: Cloud Hosting } ] }',
        'comparisons/hosting-pricing.yaml: [ { vendor: Dunlin, category: Databases }, { vendor: «Dunlin», category: Databases } ]',
      ],
      'the first offer of a vendor without and with its category': [
        'vendors/dunlin.yaml: { offers: [ {}, { category: Cloud Hosting } ] }',
        'comparisons/hosting-pricing.yaml: [ { vendor: Dunlin }, { vendor: «Dunlin», category: Databases } ]',
      ],
    },
    accepts: {
      'the first offer of a vendor without its category, and another offer': [
        'vendors/dunlin.yaml: { offers: [ {}, { category: Cloud Hosting } ] }',
        'comparisons/hosting-pricing.yaml: [ { vendor: Dunlin }, { vendor: Dunlin, category: Cloud Hosting } ]',
      ],
    },
  },
  'unknown-member': {
    reports: {
      'a name that differs from that of a vendor by one letter':
        'comparisons/hosting-pricing.yaml: [ { vendor: «Birsh» } ]',
      'a vendor without an offer': 'comparisons/hosting-pricing.yaml: [ { vendor: «Cedar» } ]',
      'a category in which the vendor has no offer': [
        'vendors/dunlin.yaml: { offers: [ {}, { tier: Hobby }, { category: Cloud Hosting } ] }',
        'comparisons/hosting-pricing.yaml: [ { vendor: Dunlin, category: «Startup Programs» } ]',
      ],
      'the category of a comparison, and no unknown-category':
        'comparisons/hosting-pricing.yaml: [ { category: «Payments» } ]',
    },
    accepts: {
      'a vendor with an offer': 'comparisons/hosting-pricing.yaml: [ {} ]',
      'the category of any offer of the vendor': [
        'vendors/dunlin.yaml: { offers: [ {}, { tier: Hobby }, { category: Cloud Hosting } ] }',
        'comparisons/hosting-pricing.yaml: [ { vendor: Dunlin, category: Cloud Hosting } ]',
      ],
      'a vendor whose file is invalid': [
        'comparisons/hosting-pricing.yaml: [ { category: Databases } ]',
        'vendors/birch.yaml: refused',
      ],
    },
  },
};

describeExamples(CHECKS, LIST_CHECKS);

it('the checks say what is wrong, and what to do', () => {
  expect(wordings(CHECKS)).toMatchInlineSnapshot(`
    "duplicate-category: \`cloud-hosting\` is already a category
      fix: merge the two, or name them apart
      also: first named here
    duplicate-retired-name: \`cloud hosting\` is the name of a category already
      fix: keep it where filters by that name should lead
      also: first named here
    duplicate-synonym: \`sql\` is a synonym already
      fix: merge the two groups, or keep the word in one of them
      also: first written here
    unfolded-synonym: \`tablEs\` is not in lower case without accents
      fix: write \`tables\`
    unknown-vendor: \`Birsh\` is not a vendor
      fix: use \`Birch\`, or add its file under vendors/, or leave the name out
    duplicate-member: \`Birch\` is listed twice
      fix: keep the kind that fits better, or name the \`category\` of the other offer
      also: first listed here
    unknown-member: \`Birsh\` is not a vendor
      fix: use \`Birch\`, or add its file under vendors/, or leave the name out"
  `);
});
