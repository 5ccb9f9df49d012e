import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Slug, Vendor } from '../../model/vendor.ts';
import { addToGroup } from '../catalogue/group-by.ts';
import { memoizeByRecord } from '../catalogue/memoize.ts';
import { listingsTagged } from '../catalogue/categories.ts';
import { namesOf } from '../names/name-index.ts';
import { exactVendor, resolveVendor } from '../names/resolver.ts';
import { slug } from '../text/fold.ts';
import { isRetracted } from '../risk/standing.ts';
import { assess } from '../risk/assessment.ts';
import { relatedAlternatives, firstOffer } from '../ranking/alternatives.ts';
import { changeHistory } from '../changes/change-history.ts';
import { alternativesByRecords } from '../risk/record-risk.ts';
import { leadingTags } from '../stack/picks.ts';

/** The recorded data on a product whose alternatives are requested. */
export interface RecordedAlternatives {
  /** Null when only other vendors' records name it. */
  readonly vendor: Vendor | null;
  readonly recorded: ReadonlySet<Listing>;
}

/**
 * The recorded data on a name: a vendor as the resolver names it, or a name that only records and offers mention. An
 * exact name of a vendor overrides a mentioned name, which overrides a short form. Null for any other name.
 */
export function recordedAlternatives(catalogue: Catalogue, name: string): RecordedAlternatives | null {
  const recorded = listingsByProduct(catalogue);
  const mentioned = recorded.get(slug(name));
  const vendor = exactVendor(catalogue, name)?.vendor ?? (mentioned ? null : oneVendor(catalogue, name));
  if (!vendor) return mentioned ? { vendor: null, recorded: mentioned } : null;
  const listings = namesOf(vendor).flatMap((each) => [...(recorded.get(slug(each)) ?? [])]);
  return { vendor, recorded: new Set(listings.filter((listing) => listing.vendor !== vendor)) };
}

/** Whether a text is exactly the name of a vendor, or of a product that records and offers mention. */
export function isProductName(catalogue: Catalogue, text: string): boolean {
  return exactVendor(catalogue, text) !== null || listingsByProduct(catalogue).has(slug(text));
}

/** The only vendor that a text names, also one whose offers have ended. */
function oneVendor(catalogue: Catalogue, text: string): Vendor | null {
  const found = resolveVendor(catalogue, text);
  if (found.kind === 'vendor') return found.vendor;
  const [only = null, ...more] = found.kind === 'ended' ? found.vendors : [];
  return more.length === 0 ? only : null;
}

/** By listing, the products that it is recorded as an alternative to. */
export function productsReplaced(catalogue: Catalogue): ReadonlyMap<Listing, readonly Slug[]> {
  const replaced = new Map<Listing, Slug[]>();
  for (const [product, listings] of listingsByProduct(catalogue)) {
    for (const listing of listings) addToGroup(replaced, listing, product);
  }
  return replaced;
}

/** By the slug of the product they are alternatives to: what offers say of themselves, and what change records name. */
const listingsByProduct = memoizeByRecord((catalogue: Catalogue): ReadonlyMap<Slug, ReadonlySet<Listing>> => {
  const recorded = new Map<Slug, Set<Listing>>();
  const note = (name: string, listing: Listing): void => {
    const known = recorded.get(slug(name));
    if (known) known.add(listing);
    else recorded.set(slug(name), new Set([listing]));
  };
  for (const listing of catalogue.listings) {
    for (const name of listing.offer.alternative_to ?? []) note(name, listing);
  }
  for (const record of catalogue.changes.filter((each) => !isRetracted(each))) {
    for (const name of record.alternatives) {
      for (const listing of catalogue.listingsByVendor.get(slug(name)) ?? []) note(record.vendor, listing);
    }
  }
  return recorded;
});

export interface ShownAlternative {
  readonly listing: Listing;
  /** Whether a record or the offer itself names it as an alternative. */
  readonly isRecorded: boolean;
  /** The two leading tags of the offer that the alternative shares. */
  readonly shared: readonly string[];
}

/**
 * Alternatives as people read them: the recorded ones first, then those of the category that share both leading tags, one
 * of them, or none, each group in the order of the day. Offers that are gated come last in any case.
 */
export function shownAlternatives(catalogue: Catalogue, listing: Listing): readonly ShownAlternative[] {
  const recorded = [...(recordedAlternatives(catalogue, listing.vendor.slug)?.recorded ?? [])];
  const named = new Set(recorded.flatMap(({ vendor }) => firstOffer(catalogue, vendor) ?? []));
  const related = relatedAlternatives(catalogue, listing).listings;
  const leading = leadingTags(listing);
  const tagged = new Map(leading.map((tag) => [tag, listingsTagged(catalogue, slug(tag))]));
  const found = [...new Set([...related, ...named])].map((other) => {
    const shared = leading.filter((tag) => tagged.get(tag)?.has(other));
    const isRecorded = named.has(other);
    const isGated = assess(catalogue, other).gate !== null;
    const rank = isGated ? Number(isRecorded) - 2 : isRecorded ? 3 : shared.length;
    return { listing: other, isRecorded, shared, rank };
  });
  return found.toSorted((one, other) => other.rank - one.rank);
}

/** The alternatives of a vendor, in the order of pages; of one without an offer, what its records name and its category. */
export function vendorAlternatives(catalogue: Catalogue, vendor: Vendor): readonly ShownAlternative[] {
  const own = firstOffer(catalogue, vendor);
  if (own) return shownAlternatives(catalogue, own);
  const named = new Set(changeHistory(vendor).flatMap(({ alternatives }) => alternatives));
  const { listings } = alternativesByRecords(catalogue, vendor);
  return listings.map((listing) => ({ listing, isRecorded: named.has(listing.vendor.name), shared: [] }));
}
