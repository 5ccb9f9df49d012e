import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Slug, Vendor } from '../../model/vendor.ts';
import { otherNames } from '../names/name-index.ts';
import { exactVendor } from '../names/resolver.ts';
import { slug } from '../text/fold.ts';

/** Words before the name of a vendor that a query leaves out, and between two such names. */
const LEAVING_OUT = /^(?:not|no|without|excluding|except(?: for)?|other than)$/;
const BETWEEN_NAMES = /^(?:or|and|nor)$/;
const MAX_NAME_TERMS = 6;

/** The other terms and listings of a query that leaves out vendors by their exact names (`without acme or zed`), and what was read so. */
export function leaveOut(catalogue: Catalogue, terms: readonly string[], listings: readonly Listing[]) {
  const rest: string[] = [];
  const left: { readonly vendor: Vendor; readonly text: string }[] = [];
  let isAfterName = false;
  for (let at = 0; at < terms.length;) {
    const opening = [2, 1].find((count) => LEAVING_OUT.test(terms.slice(at, at + count).join(' ')));
    const start: number = at + (opening ?? Number(isAfterName && BETWEEN_NAMES.test(terms[at] ?? '')));
    const named = start === at ? null : vendorAt(catalogue, terms, start);
    isAfterName = named !== null;
    if (named) left.push({ vendor: named.vendor, text: terms.slice(at, named.end).join(' ') });
    else rest.push(terms[at] ?? '');
    at = named?.end ?? at + 1;
  }
  const makers = [...new Set(left.map(({ vendor }) => vendor.slug))];
  return {
    rest,
    kept: left.length === 0 ? listings : listings.filter(({ vendor }) => !isProductOf(vendor, makers)),
    readAs: left.map(({ vendor, text }) => ({ text, as: `without ${vendor.name}` })),
  };
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
  const names = [vendor.name, ...otherNames(vendor)].map((name) => `${slug(name)}-`);
  return makers.some((maker) => names.some((name) => name.startsWith(`${maker}-`)));
}
