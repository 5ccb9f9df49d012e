import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { Slug } from '../../model/slug.ts';
import type { Vendor } from '../../model/vendor.ts';
import { memoizeByCatalogue } from '../catalogue/per-catalogue.ts';
import { exactVendor, resolveOneVendor } from '../names/resolver.ts';
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
  readonly recorded: ReadonlyMap<Slug, ReadonlySet<Listing>>;
  /** To how many products each listing is recorded as an alternative. */
  readonly products: ReadonlyMap<Listing, number>;
}

/**
 * What is on record about a name: that of a vendor, by the resolver that every endpoint asks, or a name that only records
 * and offers mention. An exact name of a vendor beats a mentioned one, and that a short form. Null where it is neither.
 */
export function alternativesOf(catalogue: Catalogue, name: string): AlternativesOf | null {
  const { recorded } = namesOf(catalogue);
  const mentioned = recorded.get(slug(name));
  const vendor = exactVendor(catalogue, name)?.vendor ?? (mentioned ? null : oneVendor(catalogue, name));
  if (!vendor) return mentioned ? { vendor: null, recorded: mentioned } : null;
  const names = [vendor.name, ...vendor.former_names, ...vendor.aliases];
  const listings = names.flatMap((each) => [...(recorded.get(slug(each)) ?? [])]);
  return { vendor, recorded: new Set(listings.filter((listing) => listing.vendor !== vendor)) };
}

/** The one vendor that a text names, though its offers have ended: alternatives to those are asked for, too. */
function oneVendor(catalogue: Catalogue, text: string): Vendor | null {
  const found = resolveOneVendor(catalogue, text);
  if (found.kind === 'vendor') return found.vendor;
  const [only = null, ...more] = found.kind === 'ended' ? found.vendors : [];
  return more.length === 0 ? only : null;
}

/** Beyond this many, another product tells nothing more. */
const MOST_PRODUCTS = 4;

/** To how many products a listing is recorded as an alternative, 0 to 4. */
export function recordedFor(catalogue: Catalogue, listing: Listing): number {
  return Math.min(namesOf(catalogue).products.get(listing) ?? 0, MOST_PRODUCTS);
}

const namesOf = memoizeByCatalogue((catalogue): Names => {
  const recorded = recordedAlternatives(catalogue);
  const products = new Map<Listing, number>();
  for (const listings of recorded.values()) {
    for (const listing of listings) products.set(listing, (products.get(listing) ?? 0) + 1);
  }
  return { recorded, products };
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
