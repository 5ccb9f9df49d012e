import type { Catalogue, Category } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { COMPARISON_PAGES, type ComparisonPage } from '../parts/site-links.ts';
import { vendorWithSlug } from '../vendor-files.ts';
import { comparisonPath, vendorPage } from '../../routes/shared/page.ts';
import { exactVendor, resolveVendor } from '../../rules/names/resolver.ts';
import { suggestions } from '../../rules/names/suggestions.ts';

/** What a path under `/compare` shows: the table of a comparison or a category, or two vendors. */
export type Subject =
  | { readonly kind: 'comparison'; readonly comparison: ComparisonPage }
  | { readonly kind: 'category'; readonly category: Category }
  | { readonly kind: 'pair'; readonly first: Vendor; readonly second: Vendor };

const BETWEEN = '-vs-';
/** Maximum length of a text that is read as two names. */
const MAX_CHARS = 200;

/** The subject of a path as this site writes it; null for any other text. */
export function subjectOf(catalogue: Catalogue, text: string): Subject | null {
  const comparison = COMPARISON_PAGES.find(({ name }) => name === text);
  if (comparison) return { kind: 'comparison', comparison };
  const category = catalogue.records.categories.find((each) => each.slug === text);
  if (category) return { kind: 'category', category };
  for (const [before, behind] of splits(text)) {
    const [first, second] = [vendorWithSlug(catalogue, before), vendorWithSlug(catalogue, behind)];
    if (first && second && first.slug < second.slug) return { kind: 'pair', first, second };
  }
  return null;
}

/**
 * The path to which another spelling of a pair is redirected: any names that mean one vendor each, in either order. For
 * one vendor twice it is the vendor's page. Null where a name means no vendor or several.
 */
export function comparisonNamed(catalogue: Catalogue, text: string): string | null {
  for (const [before, behind] of splits(text.toLowerCase())) {
    const [one, other] = [resolveVendor(catalogue, before), resolveVendor(catalogue, behind)];
    if (one.kind !== 'vendor' || other.kind !== 'vendor') continue;
    return one.vendor === other.vendor ? vendorPage(one.vendor) : comparisonPath(one.vendor, other.vendor);
  }
  return null;
}

const MAX_NEAR = 3;
/** Maximum number of splits that are tried: each may compare its names with those of all vendors. */
const MAX_READINGS = 3;

/** The pairs that a text with a misspelt name may mean, at most three; none where a side is near no name. */
export function pairsNear(catalogue: Catalogue, text: string): readonly (readonly [Vendor, Vendor])[] {
  for (const [before, behind] of [...splits(text.toLowerCase())].slice(0, MAX_READINGS)) {
    const others = vendorsNear(catalogue, behind);
    const pairs = vendorsNear(catalogue, before).flatMap((one) => others.map((other) => [one, other] as const));
    const different = pairs.filter(([one, other]) => one !== other);
    if (different.length > 0) return different.slice(0, MAX_NEAR);
  }
  return [];
}

function vendorsNear(catalogue: Catalogue, text: string): readonly Vendor[] {
  const found = resolveVendor(catalogue, text);
  if (found.kind === 'vendor') return [found.vendor];
  return suggestions(catalogue, text).flatMap((name) => exactVendor(catalogue, name)?.vendor ?? []);
}

/** Every split of a text into two names; a name may contain the separator. */
function* splits(text: string): Generator<readonly [string, string]> {
  if (text.length > MAX_CHARS) return;
  for (let at = text.indexOf(BETWEEN); at !== -1; at = text.indexOf(BETWEEN, at + 1)) {
    yield [text.slice(0, at), text.slice(at + BETWEEN.length)];
  }
}
