import { describe, expect, it } from 'vitest';
import { checkCatalogue } from '../../src/editing/check-catalogue.ts';
import { importIndex } from '../../src/import/import-index.ts';
import { importReport } from '../../src/import/import-report.ts';
import { day } from '../compile/today.ts';

const TODAY = day('2026-11-20');

const OFFER = {
  vendor: 'Acme',
  category: 'Databases',
  description: 'One database of 1 GB',
  tier: 'Free',
  url: 'https://acme.example/pricing',
  tags: ['sql'],
  verifiedDate: '2026-08-01',
};

const CHANGE = {
  vendor: 'Acme',
  change_type: 'limits_reduced',
  date: '2026-07-01',
  summary: 'Less',
  previous_state: '2 GB',
  current_state: '1 GB',
  impact: 'medium',
  source_url: 'https://acme.example/news',
  category: 'Databases',
  alternatives: [],
};

function imported(offers: readonly unknown[], changes: readonly unknown[] = []) {
  const outcome = importIndex({ offers, changes }, TODAY);
  if (outcome.files.length > 0) expect(checkCatalogue(outcome.files, TODAY)).toEqual([]);
  const texts = new Map(outcome.files.map(({ path, text }) => [path, text]));
  const notes = outcome.notes.map(
    ({ from, index, verdict, field, reason }) => `${from}[${String(index)}] ${verdict} ${field ?? ''}: ${reason}`,
  );
  return { ...outcome, texts, notes };
}

describe('a record that needs nothing', () => {
  it('becomes its vendor’s file, with a generated category', () => {
    const { texts, notes } = imported([OFFER], [CHANGE]);
    expect(notes).toEqual([]);
    expect([...texts.keys()]).toEqual(['categories.yaml', 'tags.yaml', 'vendors/acme.yaml']);
    expect(texts.get('vendors/acme.yaml')).toMatchInlineSnapshot(`
      "vendor: Acme
      offers:
        - category: Databases
          tier: Free
          url: https://acme.example/pricing
          verifiedDate: 2026-08-01
          tags: [sql]
          description: >-
            One database of 1 GB
      changes:
        - change_type: limits_reduced
          date: 2026-07-01
          date_source: hand_written
          impact: medium
          category: Databases
          summary: >-
            Less
          previous_state: 2 GB
          current_state: 1 GB
          source_url: https://acme.example/news
      "
    `);
  });

  it('marks a category of restricted offers only as `programmes`', () => {
    const { texts } = imported([{ ...OFFER, eligibility: { type: 'startup', conditions: [] } }]);
    expect(texts.get('categories.yaml')).toContain('holds: programmes');
  });

  it('takes several offers of a vendor into one file', () => {
    const { texts, counts } = imported([OFFER, { ...OFFER, category: 'Storage' }]);
    expect(counts.offers).toEqual({ read: 2, imported: 2 });
    expect([...texts.keys()]).toEqual(['categories.yaml', 'tags.yaml', 'vendors/acme.yaml']);
  });

  it('is on lists in the order that `npm run fix` writes', () => {
    const { texts } = imported([
      { ...OFFER, category: 'Storage', tags: ['sql', 'edge'] },
      { ...OFFER, category: 'databases', tags: ['backup'] },
      { ...OFFER, category: 'CDN' },
    ]);
    expect(texts.get('tags.yaml')).toBe('[backup, edge, sql]\n');
    expect(texts.get('categories.yaml')?.match(/^- name: .*/gm)).toEqual(
      ['CDN', 'databases', 'Storage'].map((name) => `- name: ${name}`),
    );
  });

  it('has each tag once and in one spelling', () => {
    const { texts, notes } = imported([OFFER, { ...OFFER, category: 'Storage', tags: ['SQL', 'Edge', 'edge'] }]);
    expect(texts.get('tags.yaml')).toBe('[Edge, sql]\n');
    expect(texts.get('vendors/acme.yaml')).toContain('tags: [sql, Edge]');
    expect(notes).toEqual([
      'offers[1] dropped tags: entries written twice',
      'offers[1] repaired tags: written `sql, Edge`, as where they are met first',
    ]);
  });
});

describe('an invalid offer', () => {
  it.each<[string, object, string]>([
    ['no name', { vendor: undefined }, 'left-out : it has no name'],
    ['a name without letters', { vendor: '東京' }, 'left-out : the name `東京` has no letter a-z and no digit'],
    [
      'a name too long for a path',
      { vendor: 'a'.repeat(101) },
      `left-out : the name \`${'a'.repeat(60)}…\` is too long for a path`,
    ],
    ['no description', { description: ' ' }, 'left-out : `description` is missing'],
    [
      'no address',
      { url: 'javascript:alert(1)' },
      'left-out : `url` is `javascript:alert(1)`, which is not a web address',
    ],
    ['an address without scheme', { url: 'acme.example/x' }, 'repaired url: an address without `https://`'],
    [
      'a day that does not exist',
      { verifiedDate: '2026-02-30' },
      'left-out : `verifiedDate` is `2026-02-30`, a day that does not exist',
    ],
    [
      'a day to come',
      { verifiedDate: '2026-12-01' },
      'left-out : the entry was written on 2026-12-01, which is after today, 2026-11-20',
    ],
    ['a time', { verifiedDate: '2026-08-01T10:00:00Z' }, 'repaired verifiedDate: a time, narrowed to its day'],
    [
      'an end before it was written',
      { expires_date: '2026-07-31' },
      'noted expires_date: `2026-07-31` is past: the offer is gated as expired',
    ],
    [
      'an end that is past',
      { expires_date: '2026-09-01' },
      'noted expires_date: `2026-09-01` is past: the offer is gated as expired',
    ],
    [
      'an end in words',
      { expires_date: 'soon' },
      'dropped expires_date: `expires_date` is `soon`, which is not a date',
    ],
    [
      'a line break',
      { description: 'One\r\n  database\u200B' },
      'repaired description: line breaks, invisible characters or spaces at its ends are removed',
    ],
    ['a number for a tier', { tier: 5 }, 'repaired tier: a number, written as a text'],
    ['no tags', { tags: [] }, 'repaired tags: no tags, so the category is used as one'],
    [
      'too many tags',
      { tags: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] },
      'repaired tags: tags after the first 8 and values that are not texts are left out',
    ],
    ['a tag written twice', { tags: ['sql', 'SQL'] }, 'dropped tags: entries written twice'],
    [
      'a field of its own',
      { free_tier_limits: { credits: '$200' } },
      'dropped free_tier_limits: the catalogue has no such field',
    ],
    [
      'an eligibility by subscription',
      { eligibility: { type: 'subscription', conditions: ['Pro'] } },
      'repaired eligibility: the type `subscription` is written `public`',
    ],
    ['an unknown eligibility', { eligibility: { type: 'lottery' } }, 'left-out : `type` cannot be `lottery`'],
    [
      'an unknown protocol',
      { payment_protocols: [{ protocol: 'cash', settlement: 'x', pricing_model: 'x', example_cost: 'x' }] },
      'dropped payment_protocols: `protocol` cannot be `cash`',
    ],
    [
      'a programme without notes',
      {
        referral_program: {
          available: true,
          type: 'closed',
          program_url: 'https://a.example/',
          referrer_benefit: 'N/A',
          referee_benefit: 'N/A',
        },
      },
      'repaired notes: the programme has no notes',
    ],
    [
      'a programme that is none',
      { referral_program: { available: 'yes' } },
      'dropped referral_program: `available` is a text and must be `true` or `false`',
    ],
    [
      'a code of an agent',
      { referral: { code: 'X', source: 'agent' } },
      'dropped referral: codes submitted by agents are retired',
    ],
    [
      'a record without an end',
      { description: 'x'.repeat(30_000) },
      'left-out : it is longer or deeper than a record can be',
    ],
  ])('%s', (_, error, note) => {
    expect(imported([{ ...OFFER, ...error }]).notes).toContain(`offers[0] ${note}`);
  });

  it('is listed where it is not an object at all', () => {
    const { notes, counts } = imported([OFFER, null, 3, 'x', [OFFER]]);
    expect(notes).toEqual([1, 2, 3, 4].map((index) => `offers[${String(index)}] left-out : it is not an object`));
    expect(counts.offers).toEqual({ read: 5, imported: 1 });
  });
});

describe('names', () => {
  it('are one where only their case differs, in the spelling met first', () => {
    const { texts, notes } = imported([{ ...OFFER, vendor: 'imgix' }], [{ ...CHANGE, vendor: 'Imgix' }]);
    expect([...texts.keys()]).toEqual(['categories.yaml', 'tags.yaml', 'vendors/imgix.yaml']);
    expect(notes).toEqual(['changes[0] repaired vendor: written `imgix`, as where it is met first']);
  });

  it('are not one where only their path is', () => {
    const { notes } = imported([
      { ...OFFER, vendor: 'C' },
      { ...OFFER, vendor: 'C++' },
    ]);
    expect(notes).toEqual(['offers[1] left-out : the path of `C++` is that of `C`']);
  });

  it('of categories are spelt as they are met first', () => {
    const { notes } = imported([
      { ...OFFER, category: 'AI / ML' },
      { ...OFFER, vendor: 'Birch', category: 'AI/ML' },
    ]);
    expect(notes).toEqual(['offers[1] repaired category: written `AI / ML`']);
  });

  it('that are likely one vendor are both imported, with a waiver until an editor reviews it', () => {
    const { texts, waived } = imported([OFFER, { ...OFFER, vendor: 'Acme DB' }]);
    expect(waived.map(({ code, at }) => `${at.file} ${code}`)).toEqual(['vendors/acme.yaml near-duplicate-vendor']);
    expect(texts.get('waivers.yaml')).toContain('file: vendors/acme.yaml');
  });

  it('that only an object has are names like any other', () => {
    const { texts } = imported([
      { ...OFFER, vendor: 'constructor' },
      { ...OFFER, vendor: '__proto__', url: 'https://proto.example/pricing' },
    ]);
    expect([...texts.keys()]).toEqual([
      'categories.yaml',
      'tags.yaml',
      'vendors/constructor.yaml',
      'vendors/proto.yaml',
    ]);
  });

  it('may be used by one offer per category and tier', () => {
    const { notes } = imported([OFFER, { ...OFFER, tier: 'FREE' }]);
    expect(notes).toEqual(['offers[1] left-out : the vendor has an offer of this category and tier already']);
  });
});

describe('an invalid change record', () => {
  it.each<[string, object, string]>([
    [
      'an impact that is a direction',
      { impact: 'negative' },
      'repaired impact: `negative` is not high, medium or low, so the size is not known',
    ],
    ['an unknown type', { change_type: 'exploded' }, 'left-out : `change_type` cannot be `exploded`'],
    [
      'no source',
      { source_url: '' },
      'noted source_url: empty: the record is kept without a source and can set no level',
    ],
    ['a misspelt alternative', { alternatives: ['Acne'] }, 'dropped alternatives: a name that is nearly `Acme`'],
    ['itself as the alternative', { alternatives: ['acme'] }, 'dropped alternatives: `Acme` is the vendor itself'],
    [
      'a category outside the list',
      { category: 'Data' },
      "repaired category: written `Databases`, as the vendor's offer",
    ],
    [
      'a category that no offer has',
      { vendor: 'Birch', category: 'Data' },
      'noted category: no offer is in it; it is added to the list',
    ],
    [
      'a deprecation without effect',
      { change_type: 'product_deprecated' },
      'repaired listing_effect: set to `none`: the text does not say what became of the listed product',
    ],
    [
      'an effect without deprecation',
      { listing_effect: 'ends' },
      'dropped listing_effect: only a deprecation has an effect on the listing',
    ],
    [
      'a withdrawal without a day',
      { standing: 'retracted' },
      'left-out : its standing is `retracted`, and no `resolution` says since when',
    ],
    [
      'a recording to come',
      { recorded_date: '2026-12-24' },
      'left-out : `recorded_date` is 2026-12-24, which is after today, 2026-11-20',
    ],
  ])('%s', (_, error, note) => {
    expect(imported([OFFER], [{ ...CHANGE, ...error }]).notes).toContain(`changes[0] ${note}`);
  });

  it('names its alternatives as their own files do', () => {
    const { texts } = imported([OFFER, { ...OFFER, vendor: 'Birch' }], [{ ...CHANGE, alternatives: ['BIRCH'] }]);
    expect(texts.get('vendors/acme.yaml')).toContain('alternatives: [Birch]');
  });

  it('keeps alternatives that the index does not hold, and what an offer is an alternative to', () => {
    const { texts, notes } = imported(
      [
        { ...OFFER, alternative_to: ['Birch Cloud', 'Acme', 'Birsh'] },
        { ...OFFER, vendor: 'Birch' },
      ],
      [{ ...CHANGE, alternatives: ['Wizard DB', 'wizard-db'] }],
    );
    expect(texts.get('vendors/acme.yaml')).toContain('alternative_to: [Birch Cloud]');
    expect(texts.get('vendors/acme.yaml')).toContain('alternatives: [Wizard DB]');
    expect(notes).toEqual([
      'offers[0] dropped alternative_to: `Acme` is the vendor itself',
      'offers[0] dropped alternative_to: a name that is nearly `Birch`',
    ]);
  });
});

describe('the effect of a deprecation', () => {
  it.each([
    ['ends', 'Acme shut down entirely on May 30.'],
    ['ends', 'Acquired by Birch, shut down May 2023'],
    ['ends', 'Domain no longer resolves.'],
    ['narrows', 'Free tier marked deprecated, being phased out'],
    ['none', 'Acme Studio shut down in March.'],
    ['none', 'Acquired by Birch, startup programme discontinued'],
  ])('is %s by %s', (effect, summary) => {
    const { texts } = imported([OFFER], [{ ...CHANGE, change_type: 'product_deprecated', summary }]);
    expect(texts.get('vendors/acme.yaml')).toContain(`listing_effect: ${effect}`);
  });

  it('is housekeeping where only the index dropped the offer', () => {
    const gone = { ...CHANGE, change_type: 'product_deprecated', current_state: 'Removed from index' };
    const text = imported([OFFER], [gone]).texts.get('vendors/acme.yaml');
    expect(text).toContain('reports: our_index');
    expect(text).toContain('listing_effect: none');
  });
});

it('a code is taken without what it earns', () => {
  const referral = { code: 'A1', url: 'https://a.example/?r=A1', referee_value: '$20', referrer_value: '15%' };
  const { texts } = imported([{ ...OFFER, referral }]);
  expect(texts.get('referral-codes.yaml')).toContain('code: A1');
  expect(texts.get('referral-codes.yaml')).not.toContain('15%');
});

it('the report counts records and lists each one that was not imported unchanged', () => {
  const outcome = importIndex({ offers: [OFFER, null], changes: [{ ...CHANGE, impact: 'negative' }] }, TODAY);
  expect(importReport(outcome)).toMatchInlineSnapshot(`
    "offers   2 read, 1 imported, 1 left out
    changes  1 read, 1 imported, 0 left out
    files    3

    Left out (1):
      offers[1]: it is not an object

    Imported with a field changed (1):
      changes[0] Acme impact: \`negative\` is not high, medium or low, so the size is not known"
  `);
});

describe('a record dated after the dump', () => {
  const coming = { ...CHANGE, date: '2027-01-15' };

  it('is recorded on the day of the dump', () => {
    const { texts, notes } = imported([OFFER], [coming]);
    expect(texts.get('vendors/acme.yaml')).toContain('recorded_date: 2026-11-20');
    expect(notes).toEqual([
      'changes[0] repaired recorded_date: set to 2026-11-20, the day of the dump, since the record is dated after it',
    ]);
  });

  it('keeps the day on which the dump says it was recorded', () => {
    const { texts, notes } = imported([OFFER], [{ ...coming, recorded_date: '2026-11-02' }]);
    expect(texts.get('vendors/acme.yaml')).toContain('recorded_date: 2026-11-02');
    expect(notes).toEqual([]);
  });

  it('was announced and not discovered', () => {
    const { texts, notes } = imported([OFFER], [{ ...coming, date_source: 'discovered' }]);
    expect(texts.get('vendors/acme.yaml')).toContain('date_source: hand_written');
    expect(notes.at(-1)).toBe(
      'changes[0] repaired date_source: set to `hand_written`: a future day is announced, not discovered',
    );
  });
});
