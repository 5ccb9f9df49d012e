import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Slug, Vendor } from '../../model/vendor.ts';
import { namesOf } from '../names/name-index.ts';
import { exactVendor } from '../names/resolver.ts';
import { slug } from '../text/fold.ts';
import { MAX_NAME_TERMS } from './query.ts';

/** Words before the name of a vendor that a query excludes, and between two such names. */
const EXCLUDING = /^(?:not|no|without|excluding|except(?: for)?|other than)$/;
const BETWEEN_NAMES = /^(?:or|and|nor)$/;

/**
 * The vendors that a query excludes by their exact names (`without acme or zed`), with the other terms and what was read so. A query
 * of nothing else excludes none.
 */
export function exclusions(catalogue: Catalogue, terms: readonly string[]) {
  const rest: string[] = [];
  const found: { readonly vendor: Vendor; readonly text: string }[] = [];
  let isAfterName = false;
  for (let at = 0; at < terms.length;) {
    const opening = openingTerms(terms, at, isAfterName);
    const named = opening === 0 ? null : vendorAt(catalogue, terms, at + opening);
    isAfterName = named !== null;
    if (named) found.push({ vendor: named.vendor, text: terms.slice(at, named.end).join(' ') });
    else rest.push(terms[at] ?? '');
    at = named?.end ?? at + 1;
  }
  const excluded = rest.length > 0 ? found : [];
  const makers = excluded.map(({ vendor }) => vendor.slug);
  return {
    rest: rest.length > 0 ? rest : terms,
    isExcluded: ({ vendor }: Listing): boolean => isProductOf(vendor, makers),
    readAs: excluded.map(({ vendor, text }) => ({ text, as: `${vendor.name} last` })),
  };
}

/** How many terms at a place say that an excluded name follows. */
function openingTerms(terms: readonly string[], at: number, isAfterName: boolean): number {
  const [one = '', two = ''] = terms.slice(at, at + 2);
  if (EXCLUDING.test(`${one} ${two}`)) return 2;
  return EXCLUDING.test(one) || (isAfterName && BETWEEN_NAMES.test(one)) ? 1 : 0;
}

/** The vendor of the longest exact name that begins at a term. */
function vendorAt(catalogue: Catalogue, terms: readonly string[], start: number) {
  for (let end = Math.min(start + MAX_NAME_TERMS, terms.length); end > start; end -= 1) {
    const vendor = exactVendor(catalogue, terms.slice(start, end).join(' '))?.vendor;
    if (vendor) return { vendor, end };
  }
  return null;
}

/** Whether a vendor is one of the makers, or has a name that begins with the maker's: `Acme Storage` of `acme`. */
function isProductOf(vendor: Vendor, makers: readonly Slug[]): boolean {
  return makers.some((maker) => namesOf(vendor).some((name) => `${slug(name)}-`.startsWith(`${maker}-`)));
}
