import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '../../../src/model/catalogue.ts';
import { bareName } from '../../../src/rules/text/fold.ts';
import { exactVendor, resolveVendor } from '../../../src/rules/names/resolver.ts';
import { suggestions } from '../../../src/rules/names/suggestions.ts';
import { shippedCatalogue, tinyCatalogue } from '../../shipped.ts';
import { requestedTexts, descriptionWords, namedAtEndpoints } from './requested-texts.ts';
import { IS_LONG, oneIn } from '../../runs.ts';

/** Texts requested from the endpoints themselves: a fixed step through all of them; `every-name.test.ts` requests each. */
const STEP_AT_ENDPOINTS = IS_LONG ? 23 : 97;
/** Vendors of the shipped catalogue whose names are written with typos: one in so many; the long suite takes each. */
const STEP_OF_TYPOS = 10;
/** Names of projects that are written in lower case. */
const LOWER_CASE_NAMES: ReadonlySet<string> = new Set(['shadcn']);

describe.each([
  ['the miniature', tinyCatalogue, { texts: 1, endpoints: 1, typos: 1 }],
  ['the shipped catalogue', shippedCatalogue, { texts: 5, endpoints: STEP_AT_ENDPOINTS, typos: STEP_OF_TYPOS }],
] as const)('in %s', (_, load, step) => {
  let catalogue: Catalogue;
  let requested: readonly string[];

  beforeAll(async () => {
    catalogue = await load();
    requested = requestedTexts(catalogue);
  });

  test('no text resolves to two vendors at different endpoints', () => {
    for (const text of oneIn(step.texts, requested)) {
      const found = [resolveVendor(catalogue, text), resolveVendor(catalogue, text), exactVendor(catalogue, text)];
      const vendors = found.flatMap((each) => (each?.kind === 'vendor' ? [each.vendor.name] : []));
      expect(new Set(vendors).size, text).toBeLessThanOrEqual(1);
    }
    for (let at = 0; at < requested.length; at += step.endpoints) {
      const text = requested[at] ?? '';
      if (!text.includes(',')) expect(namedAtEndpoints(catalogue, text).length, text).toBeLessThanOrEqual(1);
    }
  });

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
    for (const { name } of oneIn(step.typos, catalogue.records.vendors)) {
      for (const slip of slips(name)) {
        const isUnknown = resolveVendor(catalogue, slip).kind === 'none' && bareName(slip) !== '';
        if (isUnknown && !suggestions(catalogue, slip).includes(name)) lost.push(`${slip} of ${name}`);
      }
    }
    expect(lost).toEqual([]);
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
