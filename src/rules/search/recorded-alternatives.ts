import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { Slug } from '../../model/slug.ts';
import type { Vendor } from '../../model/vendor.ts';
import { memoizeByCatalogue } from '../catalogue/per-catalogue.ts';
import { slug } from '../text/slug.ts';
import { standing } from '../risk/standing.ts';

/** What is on record about a product that callers look for alternatives to. */
export interface AlternativesOf {
  /** Null where the name is known from records of other vendors alone. */
  readonly vendor: Vendor | null;
  /** Listings that are recorded as alternatives to it. */
  readonly recorded: ReadonlySet<Listing>;
}

interface Names {
  readonly vendors: ReadonlyMap<Slug, Vendor>;
  readonly recorded: ReadonlyMap<Slug, ReadonlySet<Listing>>;
}

/**
 * What is on record about a name: the name, a former one or an alias of a vendor, the short form of one vendor alone, or
 * a name that only records and offers mention. Null where it is none of these.
 */
export function alternativesOf(catalogue: Catalogue, name: string): AlternativesOf | null {
  const { vendors, recorded } = namesOf(catalogue);
  const asked = slug(name);
  if (asked === '') return null;
  const vendor = vendors.get(asked) ?? (recorded.has(asked) ? null : shortForm(catalogue, asked));
  if (!vendor) {
    const known = recorded.get(asked);
    return known ? { vendor: null, recorded: known } : null;
  }
  const names = [vendor.name, ...vendor.former_names, ...vendor.aliases];
  const listings = names.flatMap((each) => [...(recorded.get(slug(each)) ?? [])]);
  return { vendor, recorded: new Set(listings.filter((listing) => listing.vendor !== vendor)) };
}

/** Beyond this many, another product tells nothing more. */
const MOST_PRODUCTS = 4;

/** By listing position, to how many products a listing is recorded as an alternative, 0 to 4. */
export function recordedForEach(catalogue: Catalogue): readonly number[] {
  const products = catalogue.listings.map(() => 0);
  for (const listings of recordedAlternatives(catalogue).values()) {
    for (const { position } of listings) products[position] = Math.min((products[position] ?? 0) + 1, MOST_PRODUCTS);
  }
  return products;
}

const SHORTEST_SHORT_FORM = 3;

/** The one vendor whose slug begins or ends with the asked segments. */
function shortForm({ records }: Catalogue, asked: Slug): Vendor | null {
  if (asked.length < SHORTEST_SHORT_FORM) return null;
  const [only, ...more] = records.vendors.filter(
    (vendor) => vendor.slug.startsWith(`${asked}-`) || vendor.slug.endsWith(`-${asked}`),
  );
  return more.length === 0 ? (only ?? null) : null;
}

const namesOf = memoizeByCatalogue((catalogue): Names => {
  const vendors = new Map<Slug, Vendor>();
  // A name beats a former name, and that an alias.
  for (const kind of ['aliases', 'former_names'] as const) {
    for (const vendor of catalogue.records.vendors) for (const name of vendor[kind]) vendors.set(slug(name), vendor);
  }
  for (const vendor of catalogue.records.vendors) vendors.set(vendor.slug, vendor);
  return { vendors, recorded: recordedAlternatives(catalogue) };
});

/** By the slug of the product they are alternatives to: what offers say of themselves, and what change records name. */
function recordedAlternatives(catalogue: Catalogue): Names['recorded'] {
  const recorded = new Map<Slug, Set<Listing>>();
  const note = (name: string, listing: Listing): void => {
    const known = recorded.get(slug(name));
    if (known) known.add(listing);
    else recorded.set(slug(name), new Set([listing]));
  };
  for (const listing of catalogue.listings) {
    for (const name of listing.offer.alternative_to ?? []) note(name, listing);
  }
  for (const record of catalogue.changes.filter(isStanding)) {
    for (const name of record.alternatives) {
      for (const listing of catalogue.listingsByVendor.get(slug(name)) ?? []) note(record.vendor, listing);
    }
  }
  return recorded;
}

function isStanding(record: ChangeRecord): boolean {
  return standing(record) !== 'retracted';
}
