import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '../../../src/model/catalogue.ts';
import { bareName } from '../../../src/rules/text/fold.ts';
import { exactVendor, resolveVendor } from '../../../src/rules/names/resolver.ts';
import { suggestions } from '../../../src/rules/names/suggestions.ts';
import { shippedCatalogue, tinyCatalogue } from '../../shipped.ts';
import { requestedTexts, descriptionWords, namedAtEndpoints } from '../../catalogue/names/requested-texts.ts';
import { IS_LONG } from '../../runs.ts';

/** Names of projects that are written in lower case. */
const LOWER_CASE_NAMES: ReadonlySet<string> = new Set(['shadcn']);

describe.each([
  ['the miniature', tinyCatalogue] as const,
  ...(IS_LONG ? [['the shipped catalogue', shippedCatalogue] as const] : []),
])('in %s', (_, load) => {
  let catalogue: Catalogue;
  let requested: readonly string[];

  beforeAll(async () => {
    catalogue = await load();
    requested = requestedTexts(catalogue);
  });

  test('no text names two vendors at different endpoints, or another than by the resolver', () => {
    let naming = 0;
    // A comma parts the names of a list.
    for (const text of requested.filter((each) => !each.includes(','))) {
      const found = resolveVendor(catalogue, text);
      const own = exactVendor(catalogue, text)?.vendor ?? (found.kind === 'vendor' ? found.vendor : null);
      const named = namedAtEndpoints(catalogue, text);
      if (named.length > 0) naming += 1;
      expect([[], [own?.name]], text).toContainEqual(named);
    }
    expect(naming).toBeGreaterThan(requested.length / 10);
  }, 600_000);

  test('every name and slug is exactly its vendor', () => {
    for (const vendor of catalogue.records.vendors) {
      expect(exactVendor(catalogue, vendor.name)?.vendor).toBe(vendor);
      expect(exactVendor(catalogue, vendor.slug)?.vendor).toBe(vendor);
    }
  });

  test('a vendor held by its records alone is never another one', () => {
    for (const vendor of catalogue.records.vendors.filter(({ offers }) => offers.length === 0)) {
      const found = resolveVendor(catalogue, vendor.name);
      if (found.kind === 'vendor') expect(found.vendor).toBe(vendor);
    }
  });

  test('no ordinary word is a short form', () => {
    const words = descriptionWords(catalogue).filter((word) => !LOWER_CASE_NAMES.has(word));
    const resolved = words.filter((word) => {
      const found = resolveVendor(catalogue, word);
      return (
        found.kind === 'ambiguous' || found.kind === 'ended' || (found.kind === 'vendor' && found.type !== 'exact')
      );
    });
    // A new vendor may bring one; then it is added to the list of ordinary words.
    if (resolved.length > 0) console.log(`ordinary words that name a vendor: ${resolved.join(', ')}`);
    expect(resolved.length).toBeLessThan(10);
  });

  test('a typo of one letter in a name suggests the name', () => {
    const lost: string[] = [];
    let typos = 0;
    for (const { name } of catalogue.records.vendors) {
      for (const slip of slips(name)) {
        typos += 1;
        const isUnknown = resolveVendor(catalogue, slip).kind === 'none' && bareName(slip) !== '';
        if (isUnknown && !suggestions(catalogue, slip).includes(name)) lost.push(`${slip} of ${name}`);
      }
    }
    // Where many names are as near, others are suggested.
    expect(lost.length / typos, lost.join(', ')).toBeLessThanOrEqual(0.005);
  });
});

/** A letter left out, changed, put in, or swapped with the next, at three places of the name. */
function* slips(name: string): Iterable<string> {
  for (const at of [0, Math.floor(name.length / 2), name.length - 1]) {
    yield name.slice(0, at) + name.slice(at + 1);
    yield `${name.slice(0, at)}q${name.slice(at + 1)}`;
    yield `${name.slice(0, at)}q${name.slice(at)}`;
    if (name.length > 2) yield name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2);
  }
}
