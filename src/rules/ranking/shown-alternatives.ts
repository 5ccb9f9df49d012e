import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { alternativesOf } from '../search/recorded-alternatives.ts';
import { assess } from '../risk/assessment.ts';
import { slug } from '../text/slug.ts';
import { relatedAlternatives } from './alternatives.ts';
import { firstOffer } from './first-offer.ts';

/** An alternative to an offer, and what it has in common with it. */
export interface ShownAlternative {
  readonly listing: Listing;
  /** Whether a record or the offer itself names it as an alternative. */
  readonly isRecorded: boolean;
  /** The two leading tags of the offer that the alternative shares. */
  readonly shared: readonly string[];
}

const LEADING_TAGS = 2;

/**
 * Alternatives as people read them: the recorded ones first, then those of the category that share both leading tags, one
 * of them, or none, each group in the order of the day. Offers that are gated come last in any case.
 */
export function shownAlternatives(catalogue: Catalogue, listing: Listing): readonly ShownAlternative[] {
  const recorded = [...(alternativesOf(catalogue, listing.vendor.slug)?.recorded ?? [])];
  const named = new Set(recorded.flatMap(({ vendor }) => firstOffer(catalogue, vendor) ?? []));
  const related = relatedAlternatives(catalogue, listing).listings;
  const order = [...related.filter((other) => named.has(other)), ...named, ...related];
  const leading = listing.offer.tags.slice(0, LEADING_TAGS);
  const found = [...new Set(order)].map((other) => {
    const tags = new Set(other.offer.tags.map((tag) => slug(tag)));
    const shared = leading.filter((tag) => tags.has(slug(tag)));
    const isRecorded = named.has(other);
    const rank = assess(catalogue, other).gate === null ? (isRecorded ? 3 : shared.length) : -1;
    return { listing: other, isRecorded, shared, rank };
  });
  return found.toSorted((one, other) => other.rank - one.rank);
}
