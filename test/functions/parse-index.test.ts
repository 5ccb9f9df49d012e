import { expect, it } from 'vitest';
import { openIndex, parseIndex } from '../../functions/parse-index.ts';
import { indexFile } from '../../src/compile/write/host-files.ts';
import { contentOf } from '../../src/compile/write/write.ts';
import type { Catalogue, Listing } from '../../src/model/catalogue.ts';
import { INDEX_PARTS, type IndexHeader, type VendorLine } from '../../src/model/index-lines.ts';
import type { Vendor } from '../../src/model/vendor.ts';
import { addDays } from '../../src/rules/dates/days.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { linkHeld } from '../../src/rules/catalogue/link-held.ts';
import { derivedPart } from '../../src/rules/catalogue/derived.ts';
import { limitsOf } from '../../src/rules/limits/limits-of.ts';
import { derivedNames } from '../../src/rules/names/name-index.ts';
import { derivedDay, rankFacts } from '../../src/rules/risk/rank-facts.ts';
import { assess } from '../../src/rules/risk/assessment.ts';
import { derivedSearch } from '../../src/rules/search/search-index.ts';
import { search } from '../../src/rules/search/search.ts';
import { shippedCatalogue, tinyCatalogue } from '../shipped.ts';
import { IS_LONG } from '../runs.ts';

/** The header and the derived parts. */
const LINES_BEFORE_VENDORS = 1 + INDEX_PARTS.length;

const SIZE = { manifest: {}, files: 0, bytes: 0 };

/** The shipped catalogue in the long suite, and else the miniature. */
const builtCatalogue = IS_LONG ? shippedCatalogue : tinyCatalogue;

let text: Promise<string> | undefined;
const builtIndex = (): Promise<string> =>
  (text ??= builtCatalogue().then((catalogue) => String(contentOf(indexFile(catalogue, SIZE)))));

it('knows the limits of each offer from the index', async () => {
  const built = await builtCatalogue();
  const { records, date, site } = parseIndex(await builtIndex());
  const { listings } = link(records, date, site);
  expect(listings.map(({ offer }) => limitsOf(offer))).toEqual(built.listings.map(({ offer }) => limitsOf(offer)));
  expect(listings.filter(({ offer }) => limitsOf(offer).length > 0).length).toBeGreaterThan(IS_LONG ? 500 : 5);
});

it('reads no description again', async () => {
  const other = [{ measure: 'seats', amount: 7, unit: null, per: null, text: 'seven' }];
  const text = await withVendors(([vendor]) => [vendor, vendor.offers.map(() => other)] as unknown as VendorLine);
  const offers = parseIndex(text).records.vendors.flatMap((vendor) => vendor.offers);
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
  const text = await withVendors(([vendor, limits]) => {
    const offers = vendor.offers.map((offer) => ({ ...offer, description: '', tags: [] }));
    return [{ ...vendor, offers }, limits];
  });
  const { records, date, site } = parseIndex(text);
  const catalogue = link(records, date, site);
  expect(search(catalogue, catalogue.listings, IS_LONG ? 'postgres' : 'sql').listings.length).toBeGreaterThan(
    IS_LONG ? 20 : 0,
  );
});

it('links the same catalogue without parsing the line of a vendor', async () => {
  const text = await builtIndex();
  const header = JSON.parse(text.slice(0, text.indexOf('\n'))) as IndexHeader;
  const [whole, index] = [parseIndex(text), openIndex(text, header)];
  const [linked, held] = [link(whole.records, whole.date, whole.site), linkHeld(index, header.vendors, index.date)];
  const shown = (catalogue: Catalogue) => ({
    ...catalogue,
    records: { ...catalogue.records, vendors: catalogue.records.vendors.map(plainVendor) },
    vendors: catalogue.vendors.map(plainVendor),
    listings: catalogue.listings.map(plainListing),
    listingsByVendor: [...catalogue.listingsByVendor].map(([slug, own]) => [slug, own.map(plainListing)]),
    listingsByCategory: [...catalogue.listingsByCategory].map(([slug, own]) => [slug, own.map(plainListing)]),
    vendorBySlug: [...catalogue.vendorBySlug].map(([slug, vendor]) => [slug, plainVendor(vendor)]),
    vendorByFormerName: [...catalogue.vendorByFormerName].map(([slug, vendor]) => [slug, plainVendor(vendor)]),
  });
  expect(shown(held)).toEqual(shown(linked));
  expect(held.listings.map(({ offer }) => limitsOf(offer))).toEqual(
    linked.listings.map(({ offer }) => limitsOf(offer)),
  );
});

it('parses the line of a vendor when it is first read', async () => {
  const text = await builtIndex();
  const header = JSON.parse(text.slice(0, text.indexOf('\n'))) as IndexHeader;
  const lines = text.split('\n');
  const last = LINES_BEFORE_VENDORS + header.vendors.slugs.length - 1;
  const broken = lines.with(last, lines[last]?.replace('[{', '[!') ?? '').join('\n');
  const index = openIndex(broken, header);
  const { listings, vendors } = linkHeld(index, header.vendors, index.date);
  expect(listings[0]?.offer.description).not.toBe('');
  expect(vendors.at(-1)?.name).toBe(parseIndex(text).records.vendors.at(-1)?.name);
  expect(() => vendors.at(-1)?.aliases).toThrow(SyntaxError);
});

/** The shipped index with other lines of vendors. */
async function withVendors(changed: (line: VendorLine) => VendorLine): Promise<string> {
  const lines = (await builtIndex()).trimEnd().split('\n');
  const { vendors: table } = JSON.parse(lines[0] ?? '') as IndexHeader;
  const end = LINES_BEFORE_VENDORS + table.slugs.length;
  const vendors = lines
    .slice(LINES_BEFORE_VENDORS, end)
    .map((line) => JSON.stringify(changed(JSON.parse(line) as VendorLine)));
  return `${[...lines.slice(0, LINES_BEFORE_VENDORS), ...vendors, ...lines.slice(end)].join('\n')}\n`;
}

const plainVendor = ({
  slug,
  name,
  former_names,
  aliases,
  detect,
  offers,
  changes,
  referral_program,
  reads,
}: Vendor) => ({
  ...{ slug, name, former_names, aliases, detect, offers, changes, referral_program, reads },
});

const plainListing = ({ position, vendor, offer, category, read, referral_code }: Listing) => ({
  ...{ position, vendor: vendor.slug, offer, category, read, referral_code },
});
