import type { Catalogue } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { rankedListings, firstOffer } from '../ranking/alternatives.ts';
import { slug, bareName, caseFold } from '../text/fold.ts';
import { WordSet } from '../text/words.ts';
import { isLive, isOrdinarySlug, nameIndex } from './name-index.ts';

/** How a name was resolved (docs/rules.md#resolver). */
export type MatchType = 'exact' | 'qualified' | 'short_form';

export interface ResolvedVendor {
  readonly kind: 'vendor';
  readonly vendor: Vendor;
  readonly type: MatchType;
  /** The text when it is neither the vendor's name nor its slug after case folding, else null. */
  readonly resolvedFrom: string | null;
}

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

/**
 * The vendor of exactly this name, slug, former name or alias, whatever the spaces, hyphens and case; also when it has change
 * records only.
 */
export function exactVendor(catalogue: Catalogue, text: string): ResolvedVendor | null {
  const index = nameIndex(catalogue);
  const vendor = index.own(slug(text)) ?? index.own(caseFold(text)) ?? namedBeside(catalogue, text);
  return vendor && vendorMatch(vendor, 'exact', text);
}

/** Resolves a text by the first matching step of docs/rules.md#resolver. */
export function resolveVendor(catalogue: Catalogue, text: string): Resolution {
  const requested = slug(text);
  const found = exactVendor(catalogue, text) ?? qualifiedName(catalogue, requested, text);
  if (found) return found;
  return isOrdinarySlug(catalogue, requested) ? NONE : shortForm(catalogue, requested, text);
}

/** The one vendor that a text means; null for none or several. */
export function vendorNamed(catalogue: Catalogue, text: string): Vendor | null {
  const resolution = resolveVendor(catalogue, text);
  return resolution.kind === 'vendor' ? resolution.vendor : null;
}

/**
 * The other vendors with current offers of the brand that a vendor's name is (`Stripe` and `Stripe Atlas`): at most 20, the
 * first of the day's rank order.
 */
export function otherProducts(catalogue: Catalogue, vendor: Vendor): readonly Vendor[] {
  const products = nameIndex(catalogue).ofOpening(vendor.slug);
  const live = products.filter((product) => isLive(catalogue, product));
  return inRankOrder(catalogue, live, vendor.slug).slice(0, MAX_DISAMBIGUATION);
}

function vendorMatch(vendor: Vendor, type: MatchType, text: string): ResolvedVendor {
  const folded = caseFold(text);
  const isAsWritten = folded === vendor.slug || folded === caseFold(vendor.name);
  return { kind: 'vendor', vendor, type, resolvedFrom: isAsWritten ? null : text };
}

/** The vendor of a former name, an alias or a joined spelling; null for that of a brand, which means no single product. */
function namedBeside(catalogue: Catalogue, text: string): Vendor | null {
  if (isBrand(catalogue, slug(text))) return null;
  const index = nameIndex(catalogue);
  const [other] = [...index.others(slug(text)), ...index.others(caseFold(text))];
  return other ?? joinedName(catalogue, bareName(text));
}

/** The only vendor of which a name has this bare form: `datadog` of `data dog`. */
function joinedName(catalogue: Catalogue, bare: string): Vendor | null {
  const [only = null, ...more] = new Set(nameIndex(catalogue).ofBareForm(bare));
  return more.length === 0 ? only : null;
}

/** The longest known name at the start of the text, also joined, when only plan words follow; otherwise null. */
function qualifiedName(catalogue: Catalogue, requested: string, text: string): Resolution | null {
  const index = nameIndex(catalogue);
  const segments = requested.split('-');
  for (let length = Math.min(segments.length - 1, MAX_NAME_SEGMENTS); length > 0; length -= 1) {
    const name = segments.slice(0, length).join('-');
    const own = index.own(name);
    const vendor = own ?? index.others(name)[0] ?? joinedName(catalogue, name.replaceAll('-', ''));
    const tiers = vendor?.offers.map(({ tier }) => slug(tier)) ?? [];
    if (!vendor || !arePlanWords(segments.slice(length), tiers)) continue;
    if (!own && isBrand(catalogue, name)) return shortForm(catalogue, name, text);
    return isLive(catalogue, vendor) ? vendorMatch(vendor, 'qualified', text) : { kind: 'ended', vendors: [vendor] };
  }
  return null;
}

/**
 * The vendors whose slugs begin or end with the segments; those with current offers hide the others. Where this is one vendor,
 * the segments must stand for it: not for another product in whose slug they are, and not for an edition of the product that
 * they name.
 */
function shortForm(catalogue: Catalogue, form: string, text: string): Resolution {
  const reached = nameIndex(catalogue).ofShortForm(form);
  if (form.length < MIN_SHORT_FORM_CHARS || reached.length === 0) return NONE;
  const live = reached.filter((vendor) => isLive(catalogue, vendor));
  const [only] = live;
  if (!only) return { kind: 'ended', vendors: reached };
  if (live.length > 1) return ambiguous(catalogue, live, form);
  const holding = catalogue.vendors.filter(
    (vendor) => vendor !== only && `-${vendor.slug}-`.includes(`-${form}-`) && isLive(catalogue, vendor),
  );
  if (holding.length > 0) return ambiguous(catalogue, [only, ...holding], form);
  return isEdition(only, form) ? NONE : vendorMatch(only, 'short_form', text);
}

/** Words that make a name that of a part of a product, or of a programme: `DynamoDB Local`, `Scaleway Startup Program`. */
const EDITION_WORDS = new WordSet(
  'cli community credits edition local program programme sdk startup startups student students',
);

/** Whether a vendor's slug is the form followed by words of an edition only. */
function isEdition({ slug: whole }: Vendor, form: string): boolean {
  const rest = whole.slice(form.length + 1).split('-');
  return whole.startsWith(`${form}-`) && rest.every((word) => EDITION_WORDS.has(word));
}

function ambiguous(catalogue: Catalogue, vendors: readonly Vendor[], form: string): Resolution {
  const ranked = inRankOrder(catalogue, vendors, form);
  return { kind: 'ambiguous', vendors: ranked.slice(0, MAX_DISAMBIGUATION), total: vendors.length };
}

function inRankOrder(catalogue: Catalogue, vendors: readonly Vendor[], form: string): readonly Vendor[] {
  const listings = vendors.flatMap((vendor) => firstOffer(catalogue, vendor) ?? []);
  return rankedListings(catalogue, listings, `disambiguation:${form}`).listings.map(({ vendor }) => vendor);
}

/** Whether the slugs of several vendors with offers equal or begin with the segments; on every day alike. */
function isBrand(catalogue: Catalogue, form: string): boolean {
  const index = nameIndex(catalogue);
  const whole = index.own(form);
  return [...(whole ? [whole] : []), ...index.ofOpening(form)].filter(({ offers }) => offers.length > 0).length > 1;
}

/** Words that may follow a vendor's name without changing its meaning: `Vercel Pro plan`, `Vercel Inc.`. */
const PLAN_WORDS = new WordSet(
  'pro plan free hobby team enterprise business starter tier cloud hosting app api inc llc ltd gmbh corp',
);

/**
 * Whether slug segments consist of plan words, whole tier names (as slugs) and the words of tier names that have a digit (`M0` of
 * `M0 Free`) only.
 */
function arePlanWords(segments: readonly string[], tiers: readonly string[]): boolean {
  // End offsets of parsed prefixes: two tier names may share a prefix.
  const readable = new Set([0]);
  for (let at = 0; at < segments.length; at += 1) {
    if (!readable.has(at)) continue;
    if (PLAN_WORDS.has(segments[at] ?? '')) readable.add(at + 1);
    for (const tier of tiers) {
      const words = tier.split('-');
      if (words.every((word, index) => word === segments[at + index])) readable.add(at + words.length);
      if (words.some((word) => word === segments[at] && /\d/.test(word))) readable.add(at + 1);
    }
  }
  return readable.has(segments.length);
}

/** Whether two slugs are of one brand: one begins with the whole segments of the other (`sendgrid`, `sendgrid-accelerate`). */
export function isSameBrand(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
}
