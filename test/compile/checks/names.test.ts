import { expect, it } from 'vitest';
import { NAME_CHECKS } from '../../../src/compile/checks/names.ts';
import { describeExamples, diagnosedExample, wordings, type Examples } from './examples.ts';

const CHECKS: Readonly<Record<string, Examples>> = {
  'duplicate-vendor': {
    reports: {
      'a name that differs from another in case, in a file of another name': 'vendors/aaa.yaml: { vendor: «ACME» }',
      'a name that is a former name of another vendor, at the former name':
        'vendors/acme-labs.yaml: { vendor: Acme-Labs }',
      'an alias that is the name of another vendor': '{ aliases: [ «birch» ] }',
      'an alias that is the vendor’s own name': '{ aliases: [ «Dunlin» ] }',
      'a former name that is an alias too': '{ former_names: [ Dun ], aliases: [ «dun» ] }',
      'a file whose name another file of the vendor has, and no misnamed-file': [
        'vendors/dunlin.yaml: {}',
        'vendors/dunlin-db.yaml: {}',
      ],
    },
    accepts: {
      'names that differ by one letter':
        'vendors/acmes.yaml: { vendor: Acmes, former_names: [ Acmez ], aliases: [ Acmex ] }',
    },
  },
  'look-alike-name': {
    reports: {
      'a name that differs from another in a digit that looks like its letter': 'vendors/b1rch.yaml: { vendor: B1rch }',
      'two letters that look like one': 'vendors/acrne.yaml: { vendor: «Acrne» }',
      'a former name that looks like the former name of another vendor': '{ former_names: [ «Acrne Labs» ] }',
      'a Cyrillic letter, and not the name of the file, in which it is missing': '{ vendor: «Dunlіn» }',
      'a full-width letter of an alias': '{ aliases: [ «Dunlin Ａ» ] }',
    },
    accepts: {
      'names that differ by a letter of another shape': 'vendors/biroh.yaml: { vendor: Biroh }',
      'two such names of one vendor': '{ aliases: [ Dun1in ] }',
      'accented Latin letters': '{ vendor: Dünlîn }',
    },
  },
  'misnamed-file': {
    reports: {
      'a file that differs from the slug of its vendor by one letter': 'vendors/dunlins.yaml: {}',
      'a file in capitals': 'vendors/Dunlin.yaml: {}',
      'a file of another ending': 'vendors/dunlin.yml: {}',
      'a file of reads of another ending, as a whole': ['reads/acme.yaml: null', 'reads/acme.yml: [ {} ]'],
    },
    accepts: {
      'a file of the slug of its vendor': 'vendors/dun-lin.yaml: { vendor: Dun Lin! }',
    },
  },
  'near-duplicate-vendor': {
    reports: {
      'a name that differs from another in spacing and accents alone': 'vendors/bir-ch.yaml: { vendor: Bír-ch }',
      'an alias': '{ aliases: [ «Ac.Me» ] }',
      'two vendors of one page and category whose descriptions share half of their words': [
        'vendors/dunlin.yaml: { offers: [ { url: http://www.elder.example/pricing/#free, description: "Managed rows, hosted database" } ] }',
        'vendors/elder.yaml: { vendor: Elder, offers: [ { description: Managed rows with daily backups } ] }',
      ],
      'it where three vendors cite the page': [
        'vendors/dunlin.yaml: { offers: [ { url: http://www.elder.example/pricing/#free, description: "Managed rows, hosted database" } ] }',
        'vendors/elder.yaml: { vendor: Elder, offers: [ { description: Managed rows with daily backups } ] }',
        'vendors/fir.yaml: { vendor: Fir, offers: [ { url: https://elder.example/pricing, description: Product Fir } ] }',
      ],
      'a name that differs in spacing alone, and no look-alike-name': 'vendors/bi-rch.yaml: { vendor: Bi rch }',
    },
    accepts: {
      'a name that differs in a letter': 'vendors/birchs.yaml: { vendor: Birchs }',
      'two spellings of one vendor': 'vendors/dun-lin.yaml: { vendor: Dun Lin, aliases: [ Dunlin ] }',
      'offers of two categories': [
        'vendors/dunlin.yaml: { offers: [ { category: Cloud Hosting, url: http://www.elder.example/pricing/#free, description: "Managed rows, hosted database" } ] }',
        'vendors/elder.yaml: { vendor: Elder, offers: [ { description: Managed rows with daily backups } ] }',
      ],
      'descriptions that share a quarter of their words': [
        'vendors/dunlin.yaml: { offers: [ { url: http://www.elder.example/pricing/#free, description: "Managed hosting, every region" } ] }',
        'vendors/elder.yaml: { vendor: Elder, offers: [ { description: Managed rows with daily backups } ] }',
      ],
      'offers of two pages': [
        'vendors/dunlin.yaml: { offers: [ { url: https://elder.example/pricing?plan=rows, description: "Managed rows, hosted database" } ] }',
        'vendors/elder.yaml: { vendor: Elder, offers: [ { description: Managed rows with daily backups } ] }',
      ],
      'offers of a page that four vendors cite': [
        'vendors/dunlin.yaml: { offers: [ { url: http://www.elder.example/pricing/#free, description: "Managed rows, hosted database" } ] }',
        'vendors/elder.yaml: { vendor: Elder, offers: [ { description: Managed rows with daily backups } ] }',
        'vendors/fir.yaml: { vendor: Fir, offers: [ { url: https://elder.example/pricing, description: Product Fir } ] }',
        'vendors/gorse.yaml: { vendor: Gorse, offers: [ { url: https://elder.example/pricing, description: Product Gorse } ] }',
      ],
      'two offers of one vendor':
        '{ offers: [ { description: Managed rows }, { tier: Hobby, description: Managed rows } ] }',
    },
  },
  'duplicate-detector': {
    reports: {
      'a pattern that an earlier vendor has': '{ detect: { env: [ DUNLIN_*, «BIRCH_*» ] } }',
      'a pattern that differs in case': [
        'vendors/dunlin.yaml: { detect: { gem: [ heron ] } }',
        'vendors/elder.yaml: { vendor: Elder, detect: { gem: [ «Heron» ] } }',
      ],
      'the first of several in a copied file': [
        'vendors/dunlin.yaml: { detect: { gem: [ heron, ibis ] } }',
        'vendors/elder.yaml: { vendor: Elder, detect: { gem: [ «heron», ibis ] } }',
      ],
    },
    accepts: {
      'a pattern that another one includes': '{ detect: { env: [ BIRCH_TOKEN ] } }',
      'the same word as a pattern of another kind': [
        'vendors/dunlin.yaml: { detect: { gem: [ heron ] } }',
        'vendors/elder.yaml: { vendor: Elder, detect: { npm: [ heron ] } }',
      ],
      'the same word twice of one vendor, in two kinds': '{ detect: { gem: [ heron ], npm: [ heron ] } }',
    },
  },
  'self-alternative': {
    reports: {
      'the vendor as an alternative of its change':
        '{ former_names: [ Dun ], aliases: [ DL ], changes: [ { alternatives: [ Acme, «Dunlin» ] } ] }',
      'its former name': '{ former_names: [ Dun ], aliases: [ DL ], changes: [ { alternatives: [ «Dun» ] } ] }',
      'its alias in another case':
        '{ former_names: [ Dun ], aliases: [ DL ], changes: [ { alternatives: [ «dl» ] } ] }',
      'what its offer is an alternative to':
        '{ former_names: [ Dun ], aliases: [ DL ], offers: [ { alternative_to: [ «DUNLIN» ] } ] }',
    },
    accepts: {
      'another vendor': '{ former_names: [ Dun ], aliases: [ DL ], changes: [ { alternatives: [ Acme ] } ] }',
      'a product of the vendor':
        '{ former_names: [ Dun ], aliases: [ DL ], offers: [ { alternative_to: [ Dunlin Pro ] } ] }',
    },
  },
  'unknown-alternative': {
    reports: {
      'a name that differs from that of a vendor by one letter':
        '{ changes: [ { alternatives: [ Cedar, «Birsh» ] } ] }',
      'a name in another case': '{ changes: [ { alternatives: [ «BIRCH» ] } ] }',
      'a former name': '{ changes: [ { alternatives: [ «acme labs» ] } ] }',
      'what an offer is an alternative to': '{ offers: [ { alternative_to: [ «Birc» ] } ] }',
    },
    accepts: {
      'the name of a vendor': '{ changes: [ { alternatives: [ Birch ] } ] }',
      'a name that differs by two letters': '{ changes: [ { alternatives: [ Birshh ] } ] }',
      'a name of three letters that differs by one': [
        'vendors/fly.yaml: { vendor: Fly }',
        'vendors/elder.yaml: { vendor: Elder, changes: [ { alternatives: [ Fli ] } ] }',
      ],
      'the name of a vendor whose file is invalid': [
        'vendors/dunlin.yaml: { changes: [ { alternatives: [ Birch ] } ] }',
        'vendors/birch.yaml: refused',
      ],
    },
  },
};

describeExamples(CHECKS, NAME_CHECKS);

it('the checks say what is wrong, and what to do', () => {
  expect(wordings(CHECKS)).toMatchInlineSnapshot(`
    "duplicate-vendor: \`ACME\` is already the name of a vendor in vendors/acme.yaml
      fix: merge the two files, or name the products apart
      also: first named here
    look-alike-name: \`Birch\` looks like \`B1rch\`
      fix: correct the name, or waive this where both vendors exist
      also: the other name
    misnamed-file: the file is called \`vendors/dunlins.yaml\`
      fix: call it \`vendors/dunlin.yaml\`
    near-duplicate-vendor: \`Birch\` differs from \`Bír-ch\` only in punctuation or spacing
      fix: merge the two files and keep the other name under \`former_names\`, or name the products apart
      also: the other name
    duplicate-detector: \`BIRCH_*\` of \`env\` already names \`Birch\`
      fix: keep it with the vendor that it names without doubt, or remove it from both
      also: first written here
    self-alternative: \`Dunlin\` is named as an alternative to itself
      fix: remove the name
    unknown-alternative: \`Birsh\` is not a vendor, and \`Birch\` is
      fix: use \`Birch\`, or waive the diagnostic where another product is meant"
  `);
});

it('a name that its own file has already is to be removed', () => {
  expect(diagnosedExample('{ aliases: [ dunlin ] }').diagnostics[0]?.fix).toMatch(/^remove it/);
});

it('a former name is one that the command replaces, and a misspelt one is not', () => {
  const [former, misspelt] = diagnosedExample('{ changes: [ { alternatives: [ acme labs, Birsh ] } ] }').diagnostics;
  expect(former?.fix).toContain('npm run fix');
  expect(misspelt?.fix).not.toContain('npm run fix');
});
