import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonNamed, pairOf } from '../../../src/pages/compare/subject.ts';
import type { Vendor } from '../../../src/model/vendor.ts';
import { comparisonPath } from '../../../src/routes/shared/page.ts';
import { vendorPairs } from '../../../src/rules/catalogue/vendor-pairs.ts';
import { catalogue, catalogueOf, change, offer, vendor } from '../../builders.ts';

const pairsOf = (...vendors: readonly Vendor[]): readonly string[] =>
  vendorPairs(catalogueOf(...vendors)).map(([one, other]) => `${one.slug} ${other.slug}`);

const tags = (...given: readonly string[]) => [offer({ tags: given })];

describe('the prepared pairs', () => {
  it('are those with an alternative on record in either direction, each once', () => {
    const found = pairsOf(
      vendor({ name: 'Acme', changes: [change({ alternatives: ['Birch', 'Unknown'] })] }),
      vendor({ name: 'Birch', offers: [offer({ category: 'Email', alternative_to: ['Acme'], tags: ['mail'] })] }),
      vendor({ name: 'Cedar', offers: [offer({ category: 'Storage', tags: ['files'] })] }),
    );
    expect(found).toEqual(['acme birch']);
  });

  it('go on with free offers of one category that share at least two tags', () => {
    const found = pairsOf(
      vendor({ name: 'Acme', offers: tags('database', 'postgres') }),
      vendor({ name: 'Birch', offers: tags('database', 'postgres', 'branching') }),
      vendor({ name: 'Cedar', offers: tags('database', 'redis') }),
      vendor({
        name: 'Elm',
        offers: [offer({ tier: 'Pro', tier_class: 'not free', tags: ['database', 'postgres'] })],
      }),
    );
    expect(found).toEqual(['acme birch']);
  });

  it('have those that share more tags first, and equals in catalogue order', () => {
    const found = pairsOf(
      vendor({ name: 'Acme', offers: tags('a', 'b', 'c', 'd') }),
      vendor({ name: 'Birch', offers: tags('c', 'd') }),
      vendor({ name: 'Cedar', offers: tags('a', 'b') }),
      vendor({ name: 'Elm', offers: tags('x', 'y', 'z') }),
      vendor({ name: 'Fir', offers: tags('x', 'y', 'z') }),
    );
    expect(found).toEqual(['elm fir', 'acme birch', 'acme cedar']);
  });

  it('are no vendor with itself', () => {
    expect(pairsOf(vendor({ changes: [change({ alternatives: ['Acme'] })] }))).toEqual([]);
  });

  it.each([
    [22, 400],
    [23, 24],
  ])('with %i recorded alternatives outside a group of 378 are %i', (recorded, expected) => {
    const equals = Array.from({ length: 28 }, (_, place) =>
      vendor({
        name: `Vendor ${String(place)}`,
        // Counted once, although the pair is in the group too.
        offers: [offer({ tags: ['database', 'postgres'], ...(place === 0 && { alternative_to: ['Vendor 1'] }) })],
      }),
    );
    const products = equals.slice(0, recorded).map(({ name }) => name);
    const hub = vendor({ name: 'Hub', offers: [offer({ category: 'Email', alternative_to: products })] });
    expect(vendorPairs(catalogueOf(hub, ...equals))).toHaveLength(expected);
  });
});

describe('a group of more than 400 pairs', () => {
  const free = (name: string, category: string, tags: readonly string[]) =>
    vendor({ name, offers: [offer({ category, tags })] });
  const crowd = (category: string, size: number, tags: readonly string[]) =>
    Array.from({ length: size }, (_, place) => free(`${category} ${String(place)}`, category, tags));

  it.each([
    ['before', (large: readonly Vendor[], small: readonly Vendor[]) => [...large, ...small]],
    ['after', (large: readonly Vendor[], small: readonly Vendor[]) => [...small, ...large]],
  ])('leaves out those that share fewer tags and keeps those that share more, in a category %s', (_, ordered) => {
    const large = crowd('Databases', 30, ['a', 'b', 'c']);
    const more = crowd('Email', 3, ['w', 'x', 'y', 'z']);
    const fewer = crowd('Storage', 3, ['x', 'y']);
    const found = pairsOf(...ordered(large, [...more, ...fewer]));
    expect(found).toEqual(['email-0 email-1', 'email-0 email-2', 'email-1 email-2']);
  });

  it('may be spread over categories', () => {
    const crowds = ['Databases', 'Email', 'Storage'].flatMap((category) => crowd(category, 18, ['a', 'b']));
    expect(vendorPairs(catalogue({ vendors: crowds }))).toEqual([]);
    expect(vendorPairs(catalogue({ vendors: crowds.slice(0, 36) }))).toHaveLength(306);
  });
});

describe('a path that compares two vendors', () => {
  const held = catalogue({
    vendors: ['Acme', 'Acme vs Birch', 'Birch', 'Fly.io'].map((name) =>
      vendor({ name, aliases: name === 'Fly.io' ? ['Flyio'] : [] }),
    ),
  });

  it('is the same in either order, and is found again by its path', () => {
    fc.assert(
      fc.property(fc.constantFrom(...held.vendors), fc.constantFrom(...held.vendors), (one, other) => {
        fc.pre(one !== other);
        const path = comparisonPath(one, other);
        expect(path).toBe(comparisonPath(other, one));
        expect(pairOf(held, path.slice('/compare/'.length))).not.toBeNull();
      }),
    );
  });

  it.each([
    ['birch-vs-acme', '/compare/acme-vs-birch'],
    ['Acme-VS-Flyio', '/compare/acme-vs-fly-io'],
    ['acme-vs-acme', '/vendor/acme'],
    ['acme-vs-', null],
    ['acme-vs-unheard', null],
    ['-vs-'.repeat(60), null],
  ])('%s leads to %s', (text, path) => {
    expect(comparisonNamed(held, text)).toBe(path);
  });

  it.each(['birch-vs-acme', 'Acme-vs-Birch', 'acme-vs-birch ', 'acme', ''])('%j is not a page itself', (text) => {
    expect(pairOf(held, text)).toBeNull();
  });
});
