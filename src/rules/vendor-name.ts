import type { Catalogue } from '../model/catalogue.ts';
import type { Slug } from '../model/slug.ts';
import type { Vendor } from '../model/vendor.ts';
import { assess } from './assessment.ts';
import { ENDED } from './gate.ts';
import { slug } from './slug.ts';
import { vendorOfSlug, vendorsInside, vendorsStartingWith } from './vendor-segments.ts';

/** A name resolved and how surely, SPEC.md "Vendor match". */
export interface VendorMatch {
  readonly vendor: Vendor;
  readonly match: { readonly requested: string; readonly matched: string; readonly type: 'exact' | 'inferred' };
}

/** What a name in a details path leads to (RULES.md 8). */
export type ResolvedVendor =
  | { readonly kind: 'exact' | 'resolved'; readonly vendor: Vendor }
  | { readonly kind: 'ambiguous'; readonly vendors: readonly Vendor[] }
  /** Only vendors whose every offer has ended were reached, and not by their exact name. */
  | { readonly kind: 'ended'; readonly vendors: readonly Vendor[] }
  | { readonly kind: 'none' };

const LONGEST_LIST = 10;
const SHORTEST_GUESSED = 3;

/** The listed vendor of exactly this name or slug, case folded. */
export function exactVendor(catalogue: Catalogue, text: string): Vendor | null {
  return vendorOfSlug(catalogue, slug(text));
}

/**
 * The one vendor a text means: by its exact name, or live and by a former name, or as the only live one named in it. A
 * name that stands in the text as a part of a longer one is not named itself: "Cloudflare Workers Pro" qualifies
 * Cloudflare Workers (SPEC.md "Vendor match").
 */
export function vendorMatch(catalogue: Catalogue, text: string): VendorMatch | null {
  const exact = exactVendor(catalogue, text);
  if (exact) return matched(text, exact, 'exact');
  const asked = slug(text);
  const renamed = renamedVendor(catalogue, asked);
  if (renamed) return isLive(catalogue, renamed) ? matched(text, renamed, 'inferred') : null;
  const [longest, ...others] = vendorsInside(catalogue, asked).filter((vendor) => isLive(catalogue, vendor));
  if (!longest) return null;
  const rest = `-${asked}-`.replaceAll(`-${longest.slug}-`, '-|-');
  return others.some((other) => rest.includes(`-${other.slug}-`)) ? null : matched(text, longest, 'inferred');
}

function matched(requested: string, vendor: Vendor, type: 'exact' | 'inferred'): VendorMatch {
  return { vendor, match: { requested, matched: vendor.name, type } };
}

/**
 * What a name leads to where a caller may be asked back: exact, former, begun ("google" → several), or held inside the
 * text. An ended vendor is reached by its exact name alone; a guess that reaches only ended ones says so.
 */
export function resolveVendor(catalogue: Catalogue, text: string): ResolvedVendor {
  const asked = slug(text);
  const exact = exactVendor(catalogue, text);
  if (exact) return { kind: 'exact', vendor: exact };
  const ended: Vendor[] = [];
  for (const guesses of guessed(catalogue, asked)) {
    const live = guesses.filter((vendor) => isLive(catalogue, vendor));
    const [only, ...more] = live;
    if (only && more.length === 0) return { kind: 'resolved', vendor: only };
    if (more.length > 0) return { kind: 'ambiguous', vendors: live.slice(0, LONGEST_LIST) };
    ended.push(...guesses.filter((vendor) => !ended.includes(vendor)));
  }
  return ended.length > 0 ? { kind: 'ended', vendors: ended.slice(0, LONGEST_LIST) } : { kind: 'none' };
}

/** The vendors each way of guessing reaches, surest way first. */
function* guessed(catalogue: Catalogue, asked: Slug): Iterable<readonly Vendor[]> {
  const renamed = renamedVendor(catalogue, asked);
  if (renamed) yield [renamed];
  if (asked.length < SHORTEST_GUESSED) return;
  yield vendorsStartingWith(catalogue, asked);
  yield* byLength(vendorsInside(catalogue, asked));
}

/** Longest slugs first; two of one length are one guess, since neither may be preferred. */
function byLength(vendors: readonly Vendor[]): readonly (readonly Vendor[])[] {
  const lengths = [...new Set(vendors.map((vendor) => vendor.slug.length))];
  return lengths.map((length) =>
    vendors.filter((vendor) => vendor.slug.length === length).sort((one, other) => (one.slug < other.slug ? -1 : 1)),
  );
}

/** The listed vendor that was called so before. */
export function renamedVendor(catalogue: Catalogue, asked: Slug): Vendor | null {
  const vendor = catalogue.vendorByFormerName.get(asked);
  return vendor && vendor.offers.length > 0 ? vendor : null;
}

/** Whether a vendor has an offer that has not ended. Asked only of the few that a name reaches. */
function isLive(catalogue: Catalogue, vendor: Vendor): boolean {
  return (catalogue.listingsByVendor.get(vendor.slug) ?? []).some((listing) => {
    const { gate } = assess(catalogue, listing);
    return gate === null || !ENDED.has(gate.code);
  });
}
