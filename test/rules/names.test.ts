import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryNamed } from '../../src/rules/category-name.ts';
import { nearSlugs } from '../../src/rules/near-slugs.ts';
import { slug } from '../../src/rules/slug.ts';
import { suggestions } from '../../src/rules/suggestions.ts';
import { exactVendor, resolveVendor, vendorMatch } from '../../src/rules/vendor-name.ts';
import { catalogue, category, offer, vendor } from '../builders.ts';

const ended = { offers: [offer({ tier: 'Retired' })] };
const linked = catalogue({
  vendors: [
    vendor({ name: 'Vercel' }),
    vendor({ name: 'Ory' }),
    vendor({ name: 'Neon', former_names: ['Neon Tech'] }),
    vendor({ name: 'Neon Auth' }),
    vendor({ name: 'Google Cloud' }),
    vendor({ name: 'Google Maps' }),
    vendor({ name: 'Cloudflare R2' }),
    vendor({ name: 'Café Société' }),
    vendor({ name: 'Gone Base', ...ended }),
    vendor({ name: 'Heroku', ...ended, former_names: ['Heroku Garden'] }),
    vendor({ name: 'Only Changes', offers: [] }),
  ],
  categories: [category({ name: 'Cloud Hosting', retired_names: ['PaaS & Hosting'] })],
});

const matched = (text: string) => {
  const found = vendorMatch(linked, text);
  return found && [found.match.matched, found.match.type];
};
const resolved = (text: string) => {
  const found = resolveVendor(linked, text);
  if ('vendor' in found) return [found.kind, found.vendor.name];
  return 'vendors' in found ? [found.kind, ...found.vendors.map(({ name }) => name)] : [found.kind];
};

describe('a vendor is meant', () => {
  test.each([
    ['Vercel', ['Vercel', 'exact']],
    [' vERCEL ', ['Vercel', 'exact']],
    ['google-cloud', ['Google Cloud', 'exact']],
    ['cafe societe', ['Café Société', 'exact']],
    ['Heroku', ['Heroku', 'exact']],
    ['neon tech', ['Neon', 'inferred']],
    ['Vercel Pro plan', ['Vercel', 'inferred']],
    ['the google cloud plan', ['Google Cloud', 'inferred']],
    ['Vercel or Neon', null],
    ['Neon Auth Pro plan', ['Neon Auth', 'inferred']],
    ['Neon or Neon Auth', null],
    ['Neon Auth Neon', null],
    ['Neon Neon Auth', null],
    ['memory', null],
    ['Heroku Pro', null],
    ['Vercel instead of Heroku', ['Vercel', 'inferred']],
    ['Heroku Garden', null],
    ['google', null],
    ['Only Changes', null],
    ['', null],
    ['!!!', null],
  ] as const)('by "%s": %j', (text, expected) => {
    expect(matched(text)).toEqual(expected);
  });

  test('and the match repeats what was asked', () => {
    expect(vendorMatch(linked, 'Vercel Pro plan')?.match).toEqual({
      requested: 'Vercel Pro plan',
      matched: 'Vercel',
      type: 'inferred',
    });
  });
});

describe('in a details path', () => {
  test.each([
    ['vercel', ['exact', 'Vercel']],
    ['Heroku', ['exact', 'Heroku']],
    ['Neon Tech', ['resolved', 'Neon']],
    ['cloudflare', ['resolved', 'Cloudflare R2']],
    ['Google', ['ambiguous', 'Google Cloud', 'Google Maps']],
    ['Vercel Pro plan', ['resolved', 'Vercel']],
    ['Neon on Google Cloud', ['resolved', 'Google Cloud']],
    ['gone', ['ended', 'Gone Base']],
    ['Heroku Garden', ['ended', 'Heroku']],
    ['Heroku Eco plan', ['ended', 'Heroku']],
    ['Heroku or Neon', ['resolved', 'Neon']],
    ['go', ['none']],
    ['googl', ['none']],
    ['memory', ['none']],
    ['', ['none']],
  ] as const)('"%s" leads to %j', (text, expected) => {
    expect(resolved(text)).toEqual(expected);
  });

  test('two names of one length inside the text are asked back about', () => {
    const twins = catalogue({ vendors: [vendor({ name: 'Neon' }), vendor({ name: 'Deno' })] });
    expect(resolveVendor(twins, 'neon or deno')).toMatchObject({
      kind: 'ambiguous',
      vendors: [{ name: 'Deno' }, { name: 'Neon' }],
    });
  });

  test('at most ten are offered', () => {
    const many = catalogue({
      vendors: Array.from({ length: 12 }, (_, at) => vendor({ name: `Amazon ${String.fromCharCode(65 + at)}` })),
    });
    const found = resolveVendor(many, 'amazon');
    expect(found.kind === 'ambiguous' && found.vendors.length).toBe(10);
  });

  test('every listed vendor is reached by its own name and slug', () => {
    for (const each of linked.vendors) {
      expect(exactVendor(linked, each.name)).toBe(each);
      expect(exactVendor(linked, each.slug)).toBe(each);
    }
  });

  test('no text at all makes a name fail', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        vendorMatch(linked, text);
        resolveVendor(linked, text);
        expect(suggestions(linked, text).length).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('suggestions', () => {
  test.each([
    ['Vercle', ['Vercel']],
    ['Heruku', ['Heroku']],
    ['google drive', ['Google Cloud', 'Google Maps']],
    ['Gogle Maps', ['Google Maps']],
    ['cloudfare r2', ['Cloudflare R2']],
    ['xyzzyxyzzy', []],
    ['', []],
  ] as const)('for "%s" are %j', (text, expected) => {
    expect(suggestions(linked, text)).toEqual(expected);
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

  test('reach every name one slip away from a name of four letters or more', () => {
    const names = ['vercel', 'neon', 'google-cloud', 'cloudflare-r2', 'heroku'].map(slug);
    const near = nearSlugs(names);
    fc.assert(
      fc.property(fc.nat({ max: names.length - 1 }), fc.nat({ max: 12 }), (place, at) => {
        const name = names[place] ?? slug('');
        const slipped = slug(`${name.slice(0, at % name.length)}x${name.slice((at % name.length) + 1)}`);
        expect(near(slipped).map((found) => found.place)).toContain(place);
      }),
    );
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
