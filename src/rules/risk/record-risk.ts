import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { firstOfferOfEach, rankedListings, firstOffer, type RankedListings } from '../ranking/alternatives.ts';
import { categoryNamed } from '../catalogue/categories.ts';
import { newestFirst } from '../changes/change-history.ts';
import { discontinuedGate } from './gate.ts';
import { isSameBrand, exactVendor } from '../names/resolver.ts';
import { unratedReason } from './risk-level.ts';
import { riskRating } from './risk-rating.ts';
import { isRetracted } from './standing.ts';

/** The risk of a vendor without a listed offer, from its records only. `level_withheld_because` is null exactly where there is a level. */
export type RecordRisk = ReturnType<typeof recordRisk>;

/** The rating from the records. Without an offer there is no `stable`: no counting record means no level. */
export function recordRisk({ date: today }: Catalogue, { changes }: Vendor) {
  const gate = discontinuedGate({ changes, offerTier: null, today });
  const { level, cause, rating_withheld } = riskRating({ changes, offerTier: null, today });
  const published = gate || level === 'stable' ? null : level;
  const unrated = rating_withheld ? unratedReason(rating_withheld) : 'No change record sets a level.';
  return {
    gate,
    risk_level: published,
    risk_cause: cause,
    rating_withheld,
    level_withheld_because: published === null ? (gate?.reason ?? unrated) : null,
  };
}

/** The category of a vendor's newest record; null without records. */
export function recordedCategory(vendor: Vendor): string | null {
  return newestFirst(vendor.changes)[0]?.category ?? null;
}

/** The key of the day's order of what vendor-risk names as alternatives to a vendor. */
export const riskQueryKey = ({ name }: Vendor): string => `vendor-risk-alternatives:${name}`;

/**
 * Alternatives to a vendor without a listed offer: the listed vendors that its records name, then the others of its
 * category. Both are in the day's order of one query key, at vendor-risk and on pages; `tie_break` is that of the category.
 */
export function alternativesByRecords(catalogue: Catalogue, vendor: Vendor): RankedListings {
  const queryKey = riskQueryKey(vendor);
  const named = rankedListings(catalogue, namedOffers(catalogue, vendor), queryKey).listings;
  const category = categoryNamed(catalogue, recordedCategory(vendor) ?? '');
  const members = rankedListings(catalogue, category ? firstOfferOfEach(catalogue, category) : [], queryKey);
  const known = new Set(named.map((listing) => listing.vendor));
  const others = members.listings.filter((listing) => !known.has(listing.vendor));
  return { listings: [...named, ...others], tie_break: members.tie_break };
}

/** First offers of the vendors that records, other than retracted ones, name; products of the vendor's brand are left out. */
function namedOffers(catalogue: Catalogue, vendor: Vendor): readonly Listing[] {
  const records = vendor.changes.filter((record) => !isRetracted(record));
  const names = new Set(records.flatMap(({ alternatives }) => alternatives));
  const listings = [...names].flatMap((name) => {
    const resolved = exactVendor(catalogue, name);
    return (resolved && firstOffer(catalogue, resolved.vendor)) ?? [];
  });
  return [...new Set(listings)].filter((listing) => !isSameBrand(listing.vendor.slug, vendor.slug));
}
