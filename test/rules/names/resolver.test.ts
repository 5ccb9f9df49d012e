import { describe, expect, test, it } from 'vitest';
import {
  exactVendor,
  otherProducts,
  resolveVendor,
  isSameBrand,
  vendorNamed,
} from '../../../src/rules/names/resolver.ts';
import { rankedListings } from '../../../src/rules/ranking/alternatives.ts';
import { slug } from '../../../src/rules/text/fold.ts';
import { catalogue, catalogueOf, category, change, offer, vendor } from '../../builders.ts';
import { ended, linked } from './competing-names.ts';

/** A resolution as a row of a table writes it. */
const resolved = (text: string) => {
  const found = resolveVendor(linked, text);
  if ('vendor' in found) return [found.type, found.vendor.name, ...(found.resolvedFrom === null ? [] : ['from'])];
  return 'vendors' in found ? [found.kind, ...found.vendors.map(({ name }) => name).toSorted()] : [found.kind];
};

describe('a name leads to', () => {
  test.each([
    // An exact name or slug in any case, also of a vendor that has ended or is held by its records alone.
    ['Vercel', ['exact', 'Vercel']],
    ['google-cloud', ['exact', 'Google Cloud']],
    ['google_cloud', ['exact', 'Google Cloud', 'from']],
    [' Vercel ', ['exact', 'Vercel', 'from']],
    ['Café Société', ['exact', 'Café Société']],
    ['cafe societe', ['exact', 'Café Société', 'from']],
    ['STRASSE DB', ['exact', 'Straße DB']],
    ['Ｖercel', ['exact', 'Vercel', 'from']],
    ['Heroku', ['exact', 'Heroku']],
    ['Only Changes', ['exact', 'Only Changes']],
    // A former name.
    ['neon tech', ['exact', 'Neon', 'from']],
    ['Heroku Garden', ['exact', 'Heroku', 'from']],
    ['kiro ide', ['exact', 'Amazon Kiro', 'from']],
    ['Kiro-IDE free', ['qualified', 'Amazon Kiro', 'from']],
    // The longest known name and plan words or its tier names.
    ['Vercel Pro plan', ['qualified', 'Vercel', 'from']],
    ['vercel always on', ['qualified', 'Vercel', 'from']],
    ['Vercel Pro always on plan', ['qualified', 'Vercel', 'from']],
    [`Vercel${' pro'.repeat(20)}`, ['qualified', 'Vercel', 'from']],
    [`Vercel${' pro'.repeat(15)} oracle`, ['none']],
    ['vercel always pro', ['none']],
    ['Vercel, Inc.', ['qualified', 'Vercel', 'from']],
    ['Nile DB free tier', ['qualified', 'Neon', 'from']],
    ['Base Two plan', ['qualified', 'Base Two', 'from']],
    ['Base Two Three plan', ['ended', 'Base Two Three']],
    ['Heroku Eco', ['none']],
    ['Heroku pro', ['ended', 'Heroku']],
    ['the google cloud plan', ['none']],
    ['Neon Neon Auth', ['none']],
    ['Vercel instead of Heroku', ['none']],
    // Segments that open or close one slug.
    ['kiro', ['short_form', 'Amazon Kiro', 'from']],
    ['Cloudflare', ['short_form', 'Cloudflare R2', 'from']],
    ['only', ['none']],
    ['gone', ['none']],
    ['Sociéte', ['short_form', 'Café Société', 'from']],
    // An exact name means its own vendor, whatever is gated, also where it is a brand of several products.
    ['google', ['exact', 'Google']],
    ['Google free tier', ['ended', 'Google']],
    ['flare', ['exact', 'Flare']],
    ['flr', ['exact', 'Flare', 'from']],
    ['zed', ['exact', 'Zed']],
    // Spaces and hyphens never part a name.
    ['ver cel', ['exact', 'Vercel', 'from']],
    ['ver-cel pro plan', ['qualified', 'Vercel', 'from']],
    ['ver cel workers', ['none']],
    // A brand without a vendor of its name is none of its products.
    ['Ghub', ['ambiguous', 'Ghub Actions', 'Ghub Student Pack']],
    ['hub', ['none']],
    // Ordinary words, tags and category names are no short forms.
    ['the', ['none']],
    ['editor', ['none']],
    ['student pack', ['none']],
    ['r2', ['none']],
    ['googl', ['none']],
    ['memory', ['none']],
    ['', ['none']],
    ['!!!', ['none']],
  ] as const)('"%s": %j', (text, expected) => {
    expect(resolved(text)).toEqual(expected);
  });

  test('a vendor by its own site, but not by another one', () => {
    const pages = {
      offers: [offer({ url: 'https://www.big-kiro.com/pricing' }), offer({ url: 'https://docs.zebu.io' })],
    };
    const records = { offers: [], changes: [change({ source_url: 'https://zebu.sh/blog' })] };
    const sites = catalogueOf(vendor({ name: 'Big Kiro', ...pages }), vendor({ name: 'Zebu', ...records }));
    const named = ['Big-Kiro.com', 'zebu.sh', 'zebu.io', 'docs.zebu.io', 'kiro.com'];
    expect(named.map((text) => exactVendor(sites, text)?.vendor.name)).toEqual([
      'Big Kiro',
      'Zebu',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('no vendor by a tag or a category name', () => {
    const tagged = catalogue({
      vendors: [
        vendor({ name: 'Crisp Ferret', offers: [offer({ tags: ['ferret'] })] }),
        vendor({ name: 'Quick Zebu' }),
        vendor({ name: 'Amazon Kiro' }),
      ],
      categories: [category({ name: 'Zebu' }), category({ name: 'Tools', retired_names: ['Kiro'] })],
    });
    expect(['ferret', 'zebu', 'kiro'].map((text) => resolveVendor(tagged, text).kind)).toEqual([
      'none',
      'none',
      'none',
    ]);
  });

  test('no vendor by an alias that is both the name of a brand and a category name', () => {
    const vendors = [
      vendor({ name: 'Crisp', aliases: ['Zebu'] }),
      ...['Zebu Rows', 'Zebu Cells'].map((name) => vendor({ name })),
    ];
    expect(resolveVendor(catalogue({ vendors, categories: [category({ name: 'Zebu' })] }), 'zebu').kind).toBe('none');
    expect(resolveVendor(catalogue({ vendors }), 'zebu').kind).toBe('ambiguous');
    expect(resolveVendor(catalogue({ vendors }), 'zebu plan').kind).toBe('ambiguous');
    const [crisp, rows] = vendors;
    const others = [vendor({ name: 'Zebu Cells', offers: [] }), vendor({ name: 'Quick Zebu' })];
    expect(vendorNamed(catalogue({ vendors: [crisp!, rows!, ...others] }), 'zebu')?.name).toBe('Crisp');
  });

  test('at most twenty vendors, of a total, in the rank order of the day', () => {
    const names = Array.from({ length: 22 }, (_, at) => `Amazon ${String.fromCharCode(65 + at)}`);
    const vendors = names.map((name, at) =>
      vendor({ name, offers: [at === 0 ? offer({ tier: 'Paid' }) : offer(at === 1 ? { tier: 'Trial' } : {})] }),
    );
    const index = catalogue({ vendors });
    const found = resolveVendor(index, 'amazon');
    if (found.kind !== 'ambiguous') throw new Error(found.kind);
    expect(found.total).toBe(22);
    expect(found.vendors).toHaveLength(20);
    expect(otherProducts(index, vendor({ name: 'Amazon' }))).toHaveLength(20);
    const ranked = rankedListings(index, index.listings, 'disambiguation:amazon').listings;
    expect(found.vendors).toEqual(ranked.slice(0, 20).map((listing) => listing.vendor));
    // The gated and the demerited one are the last two of the order.
    expect(found.vendors.map(({ name }) => name)).not.toContain('Amazon A');
    expect(found.vendors.map(({ name }) => name)).not.toContain('Amazon B');
  });

  test('the one vendor with a current offer, though its short form opens the name of an ended one too', () => {
    const both = vendor({ name: 'Zebu Rows', offers: [offer({ tier: 'Retired' }), offer()] });
    const brand = catalogue({ vendors: [both, vendor({ name: 'Zebu Cells', ...ended })] });
    expect(resolveVendor(brand, 'zebu')).toMatchObject({
      kind: 'vendor',
      type: 'short_form',
      vendor: { name: 'Zebu Rows' },
    });
  });

  test.each([
    [
      ['Zebu CLI', 'Quick Zebu API'],
      ['ambiguous', 'Zebu CLI', 'Quick Zebu API'],
    ],
    [
      ['Zebu CLI', 'Quick Zebu'],
      ['ambiguous', 'Zebu CLI', 'Quick Zebu'],
    ],
    [
      ['Zebu CLI', 'Zebu Rows', 'Quick Zebu API'],
      ['ambiguous', 'Zebu CLI', 'Zebu Rows'],
    ],
    [['Zebu Rows Local'], ['vendor', 'Zebu Rows Local']],
    [['Zebu Local'], ['none']],
    [['Zebu Rows'], ['vendor', 'Zebu Rows']],
    [['Quick Zebu'], ['vendor', 'Quick Zebu']],
  ] as const)('what "zebu" stands for among %j: %j', (names, [kind, ...vendors]) => {
    const found = resolveVendor(catalogue({ vendors: names.map((name) => vendor({ name })) }), 'zebu');
    expect(found.kind).toBe(kind);
    const reached = 'vendor' in found ? [found.vendor] : 'vendors' in found ? found.vendors : [];
    expect(reached.map(({ name }) => name).toSorted()).toEqual([...vendors].toSorted());
  });

  test('a tier by the word of it that has a digit', () => {
    const atlas = catalogue({ vendors: [vendor({ name: 'Mango Atlas', offers: [offer({ tier: 'M0 Free' })] })] });
    expect(resolveVendor(atlas, 'mango atlas m0')).toMatchObject({ kind: 'vendor', type: 'qualified' });
    expect(resolveVendor(atlas, 'mango atlas m9').kind).toBe('none');
  });

  test('the other products of a brand with current offers, in the rank order of the day', () => {
    const named = (name: string) => linked.vendorBySlug.get(slug(name));
    const products = (name: string) => {
      const own = named(name);
      return own && otherProducts(linked, own).map((product) => product.name);
    };
    expect(products('Flare')?.toSorted()).toEqual(['Flare Pages', 'Flare Workers']);
    expect(products('Google')?.toSorted()).toEqual(['Google Cloud', 'Google Maps']);
    expect(products('Base Two')).toEqual([]);
    expect(products('Vercel')).toEqual([]);
  });

  test('a vendor by a short form of at least three characters', () => {
    const short = catalogue({ vendors: ['Qx Rows', 'Qx Cells', 'Qxz Rows'].map((name) => vendor({ name })) });
    expect(resolveVendor(short, 'qxz')).toMatchObject({ kind: 'vendor', vendor: { name: 'Qxz Rows' } });
    expect(resolveVendor(short, 'qx').kind).toBe('none');
  });

  test('a brand of two characters by its own name and alias, with an offer or with change records only', () => {
    const products = ['Qx Rows', 'Qx Cells'].map((name) => vendor({ name }));
    const exact = { kind: 'vendor', type: 'exact', vendor: { name: 'Qx' } };
    const onRecord = catalogue({ vendors: [vendor({ name: 'Qx', offers: [], aliases: ['Quixote'] }), ...products] });
    expect(resolveVendor(onRecord, 'qx')).toMatchObject({ ...exact, resolvedFrom: null });
    expect(resolveVendor(onRecord, 'quixote')).toMatchObject({ ...exact, resolvedFrom: 'quixote' });
    expect(resolveVendor(onRecord, 'Qx free plan')).toMatchObject({ kind: 'ended', vendors: [{ name: 'Qx' }] });
    const gated = catalogue({ vendors: [vendor({ name: 'Qx', offers: [offer({ tier: 'Paid' })] }), ...products] });
    expect(resolveVendor(gated, 'Qx')).toMatchObject(exact);
    expect(resolveVendor(gated, 'Qx plan')).toMatchObject({ ...exact, type: 'qualified' });
  });

  test('a vendor of exactly this name alone, where exact names are taken alone', () => {
    expect(exactVendor(linked, 'Neon Tech')?.vendor.name).toBe('Neon');
    expect(exactVendor(linked, 'flare')?.vendor.name).toBe('Flare');
    const others = ['kiro', 'Vercel Pro', 'ghub', ''];
    expect(others.map((text) => exactVendor(linked, text))).toEqual([null, null, null, null]);
    expect(others.map((text) => vendorNamed(linked, text)?.name)).toEqual([
      'Amazon Kiro',
      'Vercel',
      undefined,
      undefined,
    ]);
  });

  test('no vendor by a joined spelling of two', () => {
    const alike = catalogue({ vendors: ['Zebu Rows', 'Zeb Urows'].map((name) => vendor({ name })) });
    expect(vendorNamed(alike, 'zeburows')).toBeNull();
  });
});

it.each([
  ['sendgrid', 'sendgrid', true],
  ['sendgrid', 'sendgrid-accelerate', true],
  ['sendgrid', 'sendgrids', false],
  ['cloud', 'google-cloud', false],
])('%s and %s are of one brand: %s', (one, other, expected) => {
  expect(isSameBrand(one, other)).toBe(expected);
  expect(isSameBrand(other, one)).toBe(expected);
});
