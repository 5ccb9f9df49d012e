import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { changeHistory } from '../changes/change-history.ts';
import { exactVendor } from '../names/resolver.ts';
import { firstOfferOfEach } from '../ranking/alternatives.ts';
import { isFreeOffer } from '../risk/free-offer.ts';

/** Two vendors, the lesser slug first. */
export type VendorPair = readonly [Vendor, Vendor];

/** Number of pairs up to which those of a category are added to the recorded ones. */
const MAX_PAIRS = 400;

/**
 * The pairs of vendors that a reader compares most naturally: first every pair that is recorded as an alternative to the
 * other; then, up to 400 pairs in all, pairs of free offers of one category by the number of tags that they share. A group
 * of equals that would exceed 400 is left out as a whole, so that no name decides.
 */
export function vendorPairs(catalogue: Catalogue): readonly VendorPair[] {
  const pairs: Pairs = new Map();
  for (const [vendor, other] of recordedPairs(catalogue)) addPair(pairs, vendor, other);
  const byShared = sharedTagPairs(catalogue);
  for (const count of [...byShared.keys()].sort((one, other) => other - one)) {
    const added = [...(byShared.get(count) ?? [])].filter(([key]) => !pairs.has(key));
    if (pairs.size + added.length > MAX_PAIRS) break;
    for (const [key, pair] of added) pairs.set(key, pair);
  }
  return [...pairs.values()];
}

type Pairs = Map<string, VendorPair>;

function addPair(pairs: Pairs, one: Vendor, other: Vendor): void {
  const pair: VendorPair = one.slug < other.slug ? [one, other] : [other, one];
  pairs.set(`${pair[0].slug} ${pair[1].slug}`, pair);
}

/** What offers and standing change records name as alternatives, where the index has a page on both. */
function recordedPairs(catalogue: Catalogue): readonly VendorPair[] {
  return catalogue.records.vendors.flatMap((vendor) => {
    const names = [
      ...vendor.offers.flatMap(({ alternative_to: products = [] }) => products),
      ...changeHistory(vendor).flatMap(({ alternatives }) => alternatives),
    ];
    return [...new Set(names)].flatMap((name): readonly VendorPair[] => {
      const other = exactVendor(catalogue, name)?.vendor;
      return other && other !== vendor ? [[vendor, other]] : [];
    });
  });
}

const MIN_SHARED_TAGS = 2;

/** Pairs of free offers of one category, by the number of tags that both have, at least 2. */
function sharedTagPairs(catalogue: Catalogue): ReadonlyMap<number, Pairs> {
  const byShared = new Map<number, Pairs>();
  for (const category of catalogue.records.categories) {
    const free = firstOfferOfEach(catalogue, category).filter((listing) => isFreeOffer(catalogue, listing));
    for (const { one, other, shared } of pairsOf(free)) {
      if (shared < MIN_SHARED_TAGS) continue;
      const group = byShared.get(shared) ?? (new Map() as Pairs);
      byShared.set(shared, group);
      addPair(group, one, other);
    }
  }
  return byShared;
}

/** Every pair of vendors, with the number of tags that both listings have. */
function* pairsOf(listings: readonly Listing[]) {
  const tagged = listings.map(({ vendor, offer }) => ({ vendor, tags: new Set(offer.tags) }));
  for (const [at, { vendor: one, tags }] of tagged.entries()) {
    for (const { vendor: other, tags: others } of tagged.slice(at + 1)) {
      yield { one, other, shared: [...tags].filter((tag) => others.has(tag)).length };
    }
  }
}
