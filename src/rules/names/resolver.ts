import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { memoizeWithin } from '../catalogue/memoize.ts';
import { rankedListings } from '../ranking/alternatives.ts';
import { firstOffer } from '../ranking/first-offer.ts';
import { isFreeOffer } from '../risk/free-offer.ts';
import { slug } from '../text/slug.ts';
import { caseFold } from './case-fold.ts';
import { isLive, isOrdinarySlug, nameIndex } from './name-index.ts';
import { arePlanWords } from './plan-words.ts';

/** How a name was resolved (docs/rules.md#resolver). */
export type MatchType = 'exact' | 'qualified' | 'short_form';

/** A vendor that a text names. */
export interface ResolvedVendor {
  readonly kind: 'vendor';
  readonly vendor: Vendor;
  readonly type: MatchType;
  /** The text when it is neither the vendor's name nor its slug after case folding, else null. */
  readonly resolvedFrom: string | null;
}

/** The result of resolving a text. */
export type Resolution =
  | ResolvedVendor
  /** Several vendors with current offers: `total` of them, of which at most 20, the first of the day's rank order. */
  | { readonly kind: 'ambiguous'; readonly vendors: readonly Vendor[]; readonly total: number }
  /** An inexact text that matches only vendors without a current offer. */
  | { readonly kind: 'ended'; readonly vendors: readonly Vendor[] }
  | { readonly kind: 'none' };

const NONE: Resolution = { kind: 'none' };
const MIN_SHORT_FORM_CHARS = 3;
const MAX_DISAMBIGUATION = 20;
/** Longer beginnings of a text are not looked up as a name, to bound the cost. */
const MAX_NAME_SEGMENTS = 16;

/** The vendor of exactly this name, slug, former name or alias, also when it has change records only. */
export function exactVendor(catalogue: Catalogue, text: string): ResolvedVendor | null {
  const vendor = ownName(catalogue, text) ?? otherName(catalogue, text);
  return vendor && resolved(vendor, 'exact', text);
}

/**
 * Resolves a text by the first matching step of docs/rules.md#resolver. A brand of several products without a free
 * offer of its own (`google`) means all of them.
 */
export function resolveVendor(catalogue: Catalogue, text: string): Resolution {
  const exact = exactVendor(catalogue, text);
  // An alias of a brand, such as `gcp`, resolves like its name.
  if (exact) return isBareBrand(catalogue, exact.vendor) ? shortForm(catalogue, exact.vendor.slug, text) : exact;
  const requested = slug(text);
  const found = qualified(catalogue, requested, text);
  if (found) return found;
  // Ordinary words are looked up last, because they include every tag.
  const isShortForm = nameIndex(catalogue).isShortForm(requested) && !isOrdinarySlug(catalogue, requested);
  return isShortForm ? shortForm(catalogue, requested, text) : NONE;
}

/**
 * Like `resolveVendor`, for an answer about one vendor: an exact name means its own vendor, also when it is a brand.
 */
export function resolveOneVendor(catalogue: Catalogue, text: string): Resolution {
  const resolution = resolveVendor(catalogue, text);
  return resolution.kind === 'ambiguous' ? (exactVendor(catalogue, text) ?? resolution) : resolution;
}

function resolved(vendor: Vendor, type: MatchType, text: string): ResolvedVendor {
  const folded = caseFold(text);
  const isAsWritten = folded === vendor.slug || folded === caseFold(vendor.name);
  return { kind: 'vendor', vendor, type, resolvedFrom: isAsWritten ? null : text };
}

function ownName(catalogue: Catalogue, text: string): Vendor | null {
  const index = nameIndex(catalogue);
  return index.own(slug(text)) ?? index.own(caseFold(text)) ?? null;
}

/** The vendor of a former name or alias; null for that of a brand, which means no single product. */
function otherName(catalogue: Catalogue, text: string): Vendor | null {
  const index = nameIndex(catalogue);
  const vendor = index.other(slug(text)) ?? index.other(caseFold(text)) ?? null;
  return vendor && !isBrand(catalogue, slug(text)) ? vendor : null;
}

/** The longest known name at the start of the text, when only plan words follow; otherwise null. */
function qualified(catalogue: Catalogue, requested: string, text: string): Resolution | null {
  const index = nameIndex(catalogue);
  const segments = requested.split('-');
  for (let length = Math.min(segments.length - 1, MAX_NAME_SEGMENTS); length > 0; length -= 1) {
    const name = segments.slice(0, length).join('-');
    const own = index.own(name);
    const vendor = own ?? index.other(name);
    if (!vendor) continue;
    if (!arePlanWords(segments.slice(length), tiersOf(vendor))) return null;
    const isBrandName = own ? isBareBrand(catalogue, vendor) : isBrand(catalogue, name);
    if (isBrandName) return shortForm(catalogue, name, text);
    return isLive(catalogue, vendor) ? resolved(vendor, 'qualified', text) : { kind: 'ended', vendors: [vendor] };
  }
  return null;
}

function tiersOf(vendor: Vendor): readonly string[] {
  return [...new Set(vendor.offers.map(({ tier }) => slug(tier)))].filter((tier) => tier !== '');
}

/** The vendors whose slugs begin or end with the segments; those with current offers hide the others. */
function shortForm(catalogue: Catalogue, form: string, text: string): Resolution {
  if (form.length < MIN_SHORT_FORM_CHARS) return NONE;
  const index = nameIndex(catalogue);
  const whole = index.own(form);
  const reached = [...(whole ? [whole] : []), ...index.ofShortForm(form)];
  const live = reached.filter((vendor) => isLive(catalogue, vendor));
  const [only] = live;
  if (live.length > 1) return ambiguous(catalogue, live, form);
  if (only) return resolved(only, 'short_form', text);
  return reached.length > 0 ? { kind: 'ended', vendors: reached } : NONE;
}

function ambiguous(catalogue: Catalogue, vendors: readonly Vendor[], form: string): Resolution {
  const listings = vendors.flatMap((vendor): readonly Listing[] => {
    const listing = firstOffer(catalogue, vendor);
    return listing ? [listing] : [];
  });
  const ranked = rankedListings(catalogue, listings, `disambiguation:${form}`).listings.map(({ vendor }) => vendor);
  return { kind: 'ambiguous', vendors: ranked.slice(0, MAX_DISAMBIGUATION), total: vendors.length };
}

/**
 * Whether the brand's own entry is not a free, ungated offer: its name then means its products. A name too short for a
 * disambiguation means its own vendor.
 */
const isBareBrand = memoizeWithin((catalogue, vendor: Vendor): boolean => {
  if (vendor.slug.length < MIN_SHORT_FORM_CHARS) return false;
  const listings = catalogue.listingsByVendor.get(vendor.slug) ?? [];
  return isBrand(catalogue, vendor.slug) && !listings.some((listing) => isFreeOffer(catalogue, listing));
});

/** Whether the slugs of several vendors with current offers equal or begin with the segments. */
function isBrand(catalogue: Catalogue, form: string): boolean {
  const index = nameIndex(catalogue);
  const products = index.ofOpening(form);
  if (products.length === 0) return false;
  const whole = index.own(form);
  return [...(whole ? [whole] : []), ...products].filter((vendor) => isLive(catalogue, vendor)).length > 1;
}
