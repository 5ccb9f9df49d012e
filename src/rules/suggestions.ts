import type { Catalogue } from '../model/catalogue.ts';
import type { Slug } from '../model/slug.ts';
import type { Vendor } from '../model/vendor.ts';
import type { NearSlugs } from './near-slugs.ts';
import { nearSlugs } from './near-slugs.ts';
import { perCatalogue } from './per-catalogue.ts';
import { slug } from './slug.ts';
import { renamedVendor } from './vendor-name.ts';

/** The listed vendors, laid out for suggesting names. */
interface SuggestionIndex {
  readonly vendors: readonly Vendor[];
  /** Places of the vendors whose slugs hold a segment. */
  readonly placesOfSegment: ReadonlyMap<string, readonly number[]>;
  readonly near: NearSlugs;
}

const MOST_SUGGESTED = 5;
const MOST_ASKED_SEGMENTS = 16;
/** Segments that many share ("cloud") tell little apart; beyond this many vendors no more are looked at. */
const MOST_SHARING = 200;

/**
 * At most five names a wrong one may have meant: the vendor that was called so before, then vendors sharing segments
 * with it, then the closest by edit distance (RULES.md 8). Of those sharing, the ones spelled nearly alike come first:
 * "Neom Cloud" means Neon Cloud and not every cloud there is.
 */
export function suggestions(catalogue: Catalogue, text: string): readonly string[] {
  const asked = slug(text);
  const index = suggestionIndex(catalogue);
  const near = index.near(asked).map(({ place }) => place);
  const segments = askedSegments(asked);
  const nearSharing = near.filter((place) => index.vendors[place]?.slug.split('-').some((part) => segments.has(part)));
  const meant = [...nearSharing, ...sharing(segments, index), ...near].map((place) => index.vendors[place]);
  const names = [renamedVendor(catalogue, asked), ...meant].flatMap((vendor) => vendor?.name ?? []);
  return [...new Set(names)].slice(0, MOST_SUGGESTED);
}

function askedSegments(asked: Slug): ReadonlySet<string> {
  return new Set(asked.split('-', MOST_ASKED_SEGMENTS));
}

/** Places of the vendors that share segments with those asked, first those with the most; a rarer one counts for more. */
function sharing(segments: ReadonlySet<string>, { placesOfSegment }: SuggestionIndex): readonly number[] {
  const lists = [...segments].map((segment) => placesOfSegment.get(segment) ?? []);
  lists.sort((one, other) => one.length - other.length);
  const weights = new Map<number, number>();
  for (const places of lists) {
    if (weights.size >= MOST_SHARING) break;
    for (const place of places.slice(0, MOST_SHARING)) {
      weights.set(place, (weights.get(place) ?? 0) + 1 / places.length);
    }
  }
  return [...weights].sort(([, one], [, other]) => other - one).map(([place]) => place);
}

const suggestionIndex = perCatalogue(({ vendors }): SuggestionIndex => ({
  vendors,
  placesOfSegment: segmentPlaces(vendors),
  near: nearSlugs(vendors.map((vendor) => vendor.slug)),
}));

function segmentPlaces(vendors: readonly Vendor[]): ReadonlyMap<string, readonly number[]> {
  const placesOfSegment = new Map<string, number[]>();
  for (const [place, vendor] of vendors.entries()) {
    for (const segment of new Set(vendor.slug.split('-'))) {
      const places = placesOfSegment.get(segment);
      if (places) places.push(place);
      else placesOfSegment.set(segment, [place]);
    }
  }
  return placesOfSegment;
}
