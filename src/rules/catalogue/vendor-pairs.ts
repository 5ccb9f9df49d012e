import type { Catalogue } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { changeHistory } from '../changes/change-history.ts';
import { groupBy } from './group-by.ts';
import { exactVendor } from '../names/resolver.ts';
import { firstOfferOfEach } from '../ranking/alternatives.ts';
import { isFreeOffer } from '../risk/free-offer.ts';

type VendorPair = readonly [Vendor, Vendor];

/** Number of pairs up to which those of a category are added to the recorded ones. */
const MAX_PAIRS = 400;

/**
 * The pairs of vendors that a reader compares most naturally, each with the lesser slug first. First every pair that is
 * recorded as an alternative to the other; then, up to 400 pairs in all, pairs of free offers of one category by the number
 * of tags that they share. A group of equals that would exceed 400 is left out as a whole, so that no name decides.
 */
export function vendorPairs(catalogue: Catalogue): readonly VendorPair[] {
  let pairs = bySlugs(recordedPairs(catalogue));
  const byShared = groupBy(sharedTagPairs(catalogue), ({ shared }) => shared);
  for (const [, group] of [...byShared].sort(([one], [other]) => other - one)) {
    const more = new Map([...pairs, ...bySlugs(group.map(({ pair }) => pair))]);
    if (more.size > MAX_PAIRS) break;
    pairs = more;
  }
  return [...pairs.values()];
}

/** Pairs by both slugs, each once and the lesser slug first. */
function bySlugs(pairs: readonly VendorPair[]): ReadonlyMap<string, VendorPair> {
  const ordered = pairs.map(([one, other]): VendorPair => (one.slug < other.slug ? [one, other] : [other, one]));
  return new Map(ordered.map((pair) => [`${pair[0].slug} ${pair[1].slug}`, pair]));
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

/** Pairs of free offers of one category that have at least 2 tags in common, with the number of these. */
function sharedTagPairs(catalogue: Catalogue) {
  return catalogue.records.categories.flatMap((category) => {
    const free = firstOfferOfEach(catalogue, category).filter((listing) => isFreeOffer(catalogue, listing));
    const tagged = free.map(({ vendor, offer }) => ({ vendor, tags: new Set(offer.tags) }));
    return tagged.flatMap(({ vendor, tags }, at) =>
      tagged.slice(at + 1).flatMap((other) => {
        const shared = [...tags].filter((tag) => other.tags.has(tag)).length;
        return shared < MIN_SHARED_TAGS ? [] : [{ pair: [vendor, other.vendor] as const, shared }];
      }),
    );
  });
}
