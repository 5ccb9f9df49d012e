import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryNamed } from '../../src/rules/names/category-name.ts';
import { nearSlugs } from '../../src/rules/names/near-slugs.ts';
import { SlugText } from '../../src/rules/names/slug-text.ts';
import { caseFold } from '../../src/rules/names/case-fold.ts';
import { exactVendor, resolveOneVendor, resolveVendor } from '../../src/rules/names/resolver.ts';
import { suggestions } from '../../src/rules/names/suggestions.ts';
import { slug } from '../../src/rules/text/slug.ts';
import { catalogue, category, offer, vendor } from '../builders.ts';

const ended = { offers: [offer({ tier: 'Retired' })] };
const startup = { offers: [offer({ eligibility: { type: 'startup', conditions: [] } })] };
const linked = catalogue({
  vendors: [
    vendor({ name: 'Vercel', offers: [offer({ tier: 'Hobby' }), offer({ tier: 'Always On' })] }),
    vendor({ name: 'Ory' }),
    vendor({ name: 'Neon', former_names: ['Neon Tech', 'Nile DB'] }),
    vendor({ name: 'Neon Auth' }),
    vendor({ name: 'Google Cloud' }),
    vendor({ name: 'Google Maps' }),
    vendor({ name: 'Google', offers: [], changes: [] }),
    vendor({ name: 'Flare', aliases: ['FLR'], ...startup }),
    vendor({ name: 'Flare Pages' }),
    vendor({ name: 'Flare Workers' }),
    vendor({ name: 'Mango', ...startup }),
    vendor({ name: 'Mango Atlas' }),
    vendor({ name: 'Zed' }),
    vendor({ name: 'Zed Desk' }),
    vendor({ name: 'Zed Mail' }),
    vendor({ name: 'Ghub Student Pack', former_names: ['Ghub'] }),
    vendor({ name: 'Ghub Actions' }),
    vendor({ name: 'Amazon Kiro', aliases: ['Kiro IDE', 'Ghub'] }),
    vendor({ name: 'Cloudflare R2' }),
    vendor({ name: 'Café Société' }),
    vendor({ name: 'Straße DB' }),
    vendor({ name: 'Base Two' }),
    vendor({ name: 'Base Two Three', ...ended }),
    vendor({ name: 'Gone Base', ...ended }),
    vendor({ name: 'Heroku', ...ended, former_names: ['Heroku Garden'] }),
    vendor({ name: 'Heroku for Startups', ...startup }),
    vendor({ name: 'The IP API' }),
    vendor({ name: 'Free PO Editor' }),
    vendor({ name: 'Crisp Sql' }),
    vendor({ name: 'Only Changes', offers: [] }),
  ],
  categories: [category({ name: 'Cloud Hosting', retired_names: ['PaaS & Hosting'] })],
});

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
    ['vERCEL', ['exact', 'Vercel']],
    ['google-cloud', ['exact', 'Google Cloud']],
    ['GOOGLE CLOUD', ['exact', 'Google Cloud']],
    ['google_cloud', ['exact', 'Google Cloud', 'from']],
    [' Vercel ', ['exact', 'Vercel', 'from']],
    ['Café Société', ['exact', 'Café Société']],
    ['cafe-societe', ['exact', 'Café Société']],
    ['cafe societe', ['exact', 'Café Société', 'from']],
    ['STRASSE DB', ['exact', 'Straße DB']],
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
    ['vercel always', ['none']],
    ['Neon Auth Pro plan', ['qualified', 'Neon Auth', 'from']],
    ['Nile DB free tier', ['qualified', 'Neon', 'from']],
    ['Base Two plan', ['qualified', 'Base Two', 'from']],
    ['Base Two Three plan', ['ended', 'Base Two Three']],
    ['Heroku Eco', ['none']],
    ['Heroku pro', ['ended', 'Heroku']],
    ['the google cloud plan', ['none']],
    ['Vercel or Neon', ['none']],
    ['Neon Neon Auth', ['none']],
    ['Vercel instead of Heroku', ['none']],
    // Segments that open or close one slug.
    ['kiro', ['short_form', 'Amazon Kiro', 'from']],
    ['Cloudflare', ['short_form', 'Cloudflare R2', 'from']],
    ['only', ['none']],
    ['gone', ['none']],
    ['Sociéte', ['short_form', 'Café Société', 'from']],
    // A brand of several products is no one of them, unless it has a free offer under its very name.
    ['google', ['ambiguous', 'Google Cloud', 'Google Maps']],
    ['Google free tier', ['ambiguous', 'Google Cloud', 'Google Maps']],
    ['flare', ['ambiguous', 'Flare', 'Flare Pages', 'Flare Workers']],
    ['flr', ['ambiguous', 'Flare', 'Flare Pages', 'Flare Workers']],
    ['zed', ['exact', 'Zed']],
    ['mango', ['ambiguous', 'Mango', 'Mango Atlas']],
    ['Ghub', ['ambiguous', 'Ghub Actions', 'Ghub Student Pack']],
    ['hub', ['none']],
    // Ordinary words, tags and category names are no short forms.
    ['the', ['none']],
    ['free', ['none']],
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

  test('at most twenty vendors, of a total, in the rank order of the day', () => {
    const names = Array.from({ length: 22 }, (_, at) => `Amazon ${String.fromCharCode(65 + at)}`);
    const vendors = names.map((name, at) =>
      vendor({ name, offers: [at === 0 ? offer({ tier: 'Paid' }) : offer(at === 1 ? { tier: 'Trial' } : {})] }),
    );
    const found = resolveVendor(catalogue({ vendors }), 'amazon');
    if (found.kind !== 'ambiguous') throw new Error(found.kind);
    expect(found.total).toBe(22);
    expect(found.vendors).toHaveLength(20);
    // The gated and the demerited one are the last two of the order.
    expect(found.vendors.map(({ name }) => name)).not.toContain('Amazon A');
    expect(found.vendors.map(({ name }) => name)).not.toContain('Amazon B');
  });

  test('the one vendor with a current offer, though its short form opens the name of an ended one too', () => {
    const brand = catalogue({ vendors: [vendor({ name: 'Zebu Rows' }), vendor({ name: 'Zebu Cells', ...ended })] });
    expect(resolveVendor(brand, 'zebu')).toMatchObject({
      kind: 'vendor',
      type: 'short_form',
      vendor: { name: 'Zebu Rows' },
    });
  });

  test('one vendor where an answer needs one, though its name is a brand', () => {
    expect(resolveOneVendor(linked, 'flare')).toMatchObject({
      kind: 'vendor',
      vendor: { name: 'Flare' },
      type: 'exact',
    });
    expect(resolveOneVendor(linked, 'ghub').kind).toBe('ambiguous');
  });

  test('a vendor by a short form of at least three characters', () => {
    const short = catalogue({ vendors: ['Qx Rows', 'Qx Cells', 'Qxz Rows'].map((name) => vendor({ name })) });
    expect(resolveVendor(short, 'qxz')).toMatchObject({ kind: 'vendor', vendor: { name: 'Qxz Rows' } });
    expect(resolveVendor(short, 'qx').kind).toBe('none');
    const brand = catalogue({
      vendors: [
        vendor({ name: 'Qx', offers: [], aliases: ['Quixote'] }),
        ...['Qx Rows', 'Qx Cells'].map((name) => vendor({ name })),
      ],
    });
    expect(resolveVendor(brand, 'Qx').kind).toBe('none');
  });

  test('a vendor without offers by its former name', () => {
    const gone = catalogue({ vendors: [vendor({ name: 'Zebu', offers: [], former_names: ['Quagga'] })] });
    expect(resolveVendor(gone, 'quagga')).toMatchObject({ kind: 'vendor', type: 'exact', vendor: { name: 'Zebu' } });
    expect(resolveVendor(gone, 'quagga plan')).toMatchObject({ kind: 'ended', vendors: [{ name: 'Zebu' }] });
  });

  test('every ended vendor of a short form, more than ten of them too', () => {
    const names = Array.from({ length: 12 }, (_, at) => `Zebu ${String.fromCharCode(65 + at)}x`);
    const found = resolveVendor(catalogue({ vendors: names.map((name) => vendor({ name, ...ended })) }), 'zebu');
    expect(found.kind === 'ended' && found.vendors.map(({ name }) => name)).toEqual(names);
  });

  test('a vendor that has one ended and one current offer', () => {
    const both = { offers: [offer({ tier: 'Retired' }), offer({ tier: 'Free' })] };
    const mixed = catalogue({
      vendors: [vendor({ name: 'Zebu Rows', ...both }), vendor({ name: 'Zebu Cells', ...ended })],
    });
    expect(resolveVendor(mixed, 'zebu')).toMatchObject({ kind: 'vendor', vendor: { name: 'Zebu Rows' } });
  });

  test('a vendor of exactly this name alone, where exact names are taken alone', () => {
    expect(exactVendor(linked, 'Neon Tech')?.vendor.name).toBe('Neon');
    expect(exactVendor(linked, 'flare')?.vendor.name).toBe('Flare');
    expect(['kiro', 'Vercel Pro', 'ghub', ''].map((text) => exactVendor(linked, text))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

test.each([
  ['STRASSE', 'Straße', true],
  ['ΟΔΟΣ', 'οδος', true],
  ['\u212Aiwi', 'kiwi', true],
  ['Café', 'Cafe\u0301', true],
  ['Café', 'Cafe', false],
])('%s and %s are equal without case: %s', (one, other, expected) => {
  expect(caseFold(one) === caseFold(other)).toBe(expected);
});

describe('suggestions', () => {
  test.each([
    ['Vercle', ['Vercel']],
    ['Heruku', ['Heroku']],
    ['neon-teck', ['Neon', 'Neon Auth']],
    ['goo gle maps', ['Google Maps']],
    ['Gogle Maps', ['Google Maps']],
    ['cloudfare r2', ['Cloudflare R2']],
    ['nile-dx', ['Neon']],
    ['kiro ida', ['Amazon Kiro']],
    ['verc', ['Vercel']],
    ['ory x', ['Ory']],
    ['xyzzyxyzzy', []],
    ['', []],
  ] as const)('for "%s" are %j', (text, expected) => {
    expect(suggestions(linked, text).slice(0, Math.max(expected.length, 1))).toEqual(expected);
  });

  test('put one spelled nearly alike before the others that share a word', () => {
    const clouds = catalogue({
      vendors: ['Acme Cloud', 'Base Cloud', 'Core Cloud', 'Dyn Cloud', 'Echo Cloud', 'Neon Cloud'].map((name) =>
        vendor({ name }),
      ),
    });
    const found = suggestions(clouds, 'Neom Cloud');
    expect(found).toHaveLength(5);
    expect(found[0]).toBe('Neon Cloud');
  });

  test('put a name that differs in spaces alone first, then one edit, then what begins so, ended ones last', () => {
    const names = ['Data Dog Extra', 'Datadoge', 'Data-Dog', 'Datadogs Big House'];
    const dogs = catalogue({
      vendors: [...names.map((name) => vendor({ name })), vendor({ name: 'Datadig', ...ended })],
    });
    expect(suggestions(dogs, 'datadog')).toEqual([
      'Data-Dog',
      'Datadoge',
      'Data Dog Extra',
      'Datadogs Big House',
      'Datadig',
    ]);
  });

  test('put a name equal but for spaces before one edit, also where the latter comes first in the catalogue', () => {
    const dogs = catalogue({ vendors: ['Aatadog', 'Data Dog'].map((name) => vendor({ name })) });
    expect(suggestions(dogs, 'datadog')).toEqual(['Data Dog', 'Aatadog']);
  });

  test('contain every name of four letters or more for a typo of one letter', () => {
    const names = ['vercel', 'neon', 'google-cloud', 'cloudflare-r2', 'heroku'].map(slug);
    const near = nearSlugs(new SlugText(names));
    fc.assert(
      fc.property(fc.nat({ max: names.length - 1 }), fc.nat({ max: 12 }), (place, at) => {
        const name = names[place] ?? slug('');
        const slipped = slug(`${name.slice(0, at % name.length)}x${name.slice((at % name.length) + 1)}`);
        expect(near(slipped).map((found) => found.place)).toContain(place);
      }),
    );
  });

  test('begin with a vendor that has one ended and one current offer, before ended ones', () => {
    const both = { offers: [offer({ tier: 'Retired' }), offer({ tier: 'Free' })] };
    const dogs = catalogue({ vendors: [vendor({ name: 'Aatadog', ...ended }), vendor({ name: 'Datadogs', ...both })] });
    expect(suggestions(dogs, 'datadog')).toEqual(['Datadogs', 'Aatadog']);
  });

  test('put names that begin with the text by their length', () => {
    const names = ['Datacenter Large', 'Datacenter One', 'Datacenter Two', 'Datacenter'];
    const found = suggestions(catalogue({ vendors: names.map((name) => vendor({ name })) }), 'datacent');
    expect(found).toEqual(['Datacenter', 'Datacenter One', 'Datacenter Two', 'Datacenter Large']);
  });

  test('put names that share a rarer word first, and those that share more words before all', () => {
    const names = ['Aaaaaaa Cloud', 'Bbbbbbb Cloud', 'Ccccccc Queue', 'Ddddddd Queue Cloud', 'Eeeeeee Cloud'];
    const found = suggestions(catalogue({ vendors: names.map((name) => vendor({ name })) }), 'xxxxxxxxxxx-cloud-queue');
    expect(found).toEqual(['Ddddddd Queue Cloud', 'Ccccccc Queue', 'Aaaaaaa Cloud', 'Bbbbbbb Cloud', 'Eeeeeee Cloud']);
  });

  test('no text at all makes a name fail', () => {
    let long = 0;
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200, size: 'max' }), (text) => {
        if (text.length > 64) long += 1;
        resolveVendor(linked, text);
        expect(suggestions(linked, text).length).toBeLessThanOrEqual(5);
      }),
    );
    // Suggestions compare no more than 64 characters.
    expect(long).toBeGreaterThan(20);
  });
});

describe('a category is meant', () => {
  test.each(['Cloud Hosting', 'cloud hosting', 'cloud-hosting', 'PaaS & Hosting', 'paas-hosting'])(
    'by "%s"',
    (text) => {
      expect(categoryNamed(linked, text)?.name).toBe('Cloud Hosting');
    },
  );

  test('by no other name', () => {
    expect(categoryNamed(linked, 'Cloud')).toBeNull();
    expect(categoryNamed(linked, '')).toBeNull();
  });
});
