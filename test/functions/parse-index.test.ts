import { expect, it } from 'vitest';
import { parseIndex } from '../../functions/parse-index.ts';
import { indexFile } from '../../src/compile/write/host-files.ts';
import type { BuildIndex } from '../../src/model/build.ts';
import { addDays } from '../../src/rules/dates/days.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { derivedPart } from '../../src/rules/catalogue/derived.ts';
import { limitsOf } from '../../src/rules/limits/limits-of.ts';
import { derivedNames } from '../../src/rules/names/name-index.ts';
import { derivedDay, rankFacts } from '../../src/rules/risk/rank-facts.ts';
import { assess } from '../../src/rules/risk/assessment.ts';
import { derivedSearch } from '../../src/rules/search/search-index.ts';
import { search } from '../../src/rules/search/search.ts';
import { shippedCatalogue, tinyCatalogue } from '../shipped.ts';
import { IS_LONG } from '../runs.ts';

const SIZE = { manifest: {}, files: 0, bytes: 0 };

/** The shipped catalogue in the long suite, and else the miniature. */
const builtCatalogue = IS_LONG ? shippedCatalogue : tinyCatalogue;

let text: Promise<string> | undefined;
const builtIndex = (): Promise<string> =>
  (text ??= builtCatalogue().then((catalogue) => indexFile(catalogue, SIZE).text));

it('knows the limits of each offer from the index', async () => {
  const built = await builtCatalogue();
  const { records, date, site } = parseIndex(await builtIndex());
  const { listings } = link(records, date, site);
  expect(listings.map(({ offer }) => limitsOf(offer))).toEqual(built.listings.map(({ offer }) => limitsOf(offer)));
  expect(listings.filter(({ offer }) => limitsOf(offer).length > 0).length).toBeGreaterThan(IS_LONG ? 500 : 5);
});

it('reads no description again', async () => {
  const index = JSON.parse(await builtIndex()) as BuildIndex;
  const other = [{ measure: 'seats', amount: 7, unit: null, per: null, text: 'seven' }];
  const offersOf = ({ records }: Pick<BuildIndex, 'records'>) => records.vendors.flatMap((vendor) => vendor.offers);
  const limits = JSON.stringify(offersOf(index).map(() => other));
  const offers = offersOf(parseIndex(JSON.stringify({ ...index, derived: { ...index.derived, limits } })));
  expect(offers.length).toBeGreaterThan(IS_LONG ? 1000 : 10);
  for (const offer of offers) expect(limitsOf(offer)).toEqual(other);
});

it('holds what the rules derive from the records it is read into', async () => {
  const { records, date, site } = parseIndex(await builtIndex());
  expect(derivedPart(records, 'names')).toEqual(derivedNames(records));
  const catalogue = link(records, date, site);
  expect(derivedPart(records, 'search')).toEqual(derivedSearch(catalogue));
  expect(derivedPart(records, 'day')).toEqual(derivedDay(catalogue));
});

it.each([0, 1, 200])('ranks by the assessments of the day, %d days after the build', async (days) => {
  const { records, date, site } = parseIndex(await builtIndex());
  const catalogue = link(records, addDays(date, days), site);
  const facts = rankFacts(catalogue);
  for (const listing of catalogue.listings) {
    const { gate, demerits, stability } = assess(catalogue, listing);
    expect(facts.gate(listing)).toBe(gate?.code ?? null);
    expect(facts.isGated(listing)).toBe(gate !== null);
    expect(facts.demerits(listing)).toBe(demerits);
    expect(facts.stability(listing)).toBe(stability);
  }
});

it('is searched without a text of an offer', async () => {
  const index = JSON.parse(await builtIndex()) as BuildIndex;
  const vendors = index.records.vendors.map((vendor) => ({
    ...vendor,
    offers: vendor.offers.map((offer) => ({ ...offer, description: '', tags: [] })),
  }));
  const { records, date, site } = parseIndex(JSON.stringify({ ...index, records: { ...index.records, vendors } }));
  const catalogue = link(records, date, site);
  expect(search(catalogue, catalogue.listings, IS_LONG ? 'postgres' : 'sql').listings.length).toBeGreaterThan(
    IS_LONG ? 20 : 0,
  );
});
