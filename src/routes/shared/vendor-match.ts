import * as z from 'zod';
import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { otherProducts, resolveVendor, type ResolvedVendor, type Resolution } from '../../rules/names/resolver.ts';
import { MAX_SUGGESTIONS, suggestions } from '../../rules/names/suggestions.ts';
import { firstOffer } from '../../rules/ranking/alternatives.ts';
import { reportsOurIndex, isRetracted } from '../../rules/risk/standing.ts';
import type { Published } from '../route.ts';
import { countNoun, quoteText } from './words.ts';
import { component, text } from './common.schema.ts';
import { nonEmpty } from './pick-fields.ts';

/** How a requested name was resolved to a vendor (docs/rules.md#resolver). */
export const vendorMatch = component('VendorMatch', 'How the requested name was resolved.', {
  requested: text('The requested name.'),
  matched: text('The vendor it was taken for.'),
  type: z
    .enum(['exact', 'qualified', 'short_form'])
    .describe(
      '`exact`: a name, slug, former name or alias. `qualified`: the longest known name, followed by plan words or ' +
        'tier names alone. `short_form`: segments that open or close the slug of one vendor.',
    ),
});

/** The vendor that a text names, with its first offer, or the reason why there is none. */
export type FoundVendor =
  | { readonly resolved: ResolvedVendor; readonly listing: Listing }
  /** With a vendor, it has change records only. */
  | { readonly resolved: ResolvedVendor | null; readonly listing: null; readonly unlisted: UnlistedVendor };

/** Resolves a name for an answer about one vendor, by all steps by default (docs/rules.md#resolver). */
export function foundVendor(catalogue: Catalogue, requested: string, resolve = resolveVendor): FoundVendor {
  const resolution = resolve(catalogue, requested);
  const resolved = resolution.kind === 'vendor' ? resolution : null;
  const listing = resolved && firstOffer(catalogue, resolved.vendor);
  if (resolved && listing) return { resolved, listing };
  return { resolved, listing: null, unlisted: unlistedVendor(catalogue, requested, resolution) };
}

/** The `other_products` of a response: the other vendors of the brand; absent where there is none. */
export function publishedProducts(catalogue: Catalogue, vendor: Vendor) {
  return nonEmpty(otherProducts(catalogue, vendor).map(({ name, slug }) => ({ name, slug })));
}

export function publishedMatch(requested: string, { vendor, type }: ResolvedVendor): Published<typeof vendorMatch> {
  return { requested, matched: vendor.name, type };
}

/** A sentence on a name that was resolved by more than its spelling; none for an exact one. */
export function matchNote({ requested, matched, type }: Published<typeof vendorMatch>): readonly string[] {
  if (type === 'exact') return [];
  const taken = `${JSON.stringify(requested)} was taken for ${matched}`;
  if (type === 'qualified') return [`${taken}.`];
  return [`${taken}, the only listed name that begins or ends with it; it may mean a product that is not listed.`];
}

/** Why a name resolves to no offer, with suggestions. */
export interface UnlistedVendor {
  readonly error: string;
  /** At most 5 names. */
  readonly suggestions: readonly string[];
  /** Path of the change records of a vendor without offers; absent for other names. */
  readonly records?: string;
}

export function unlistedVendor(catalogue: Catalogue, requested: string, resolution: Resolution): UnlistedVendor {
  switch (resolution.kind) {
    case 'vendor': {
      const { name, changes } = resolution.vendor;
      const records = recordsPath(resolution.vendor);
      const count = countNoun(changes.length, 'change record');
      const error = `No offer of ${name} is listed; the index holds ${count} of it, among those at ${records}.`;
      // Names near that of the vendor, not near the spelling of the request.
      const others = suggestions(catalogue, name).filter((other) => other !== name);
      return { error, records, suggestions: others };
    }
    case 'ambiguous': {
      const error = `${quoteText(requested)} may mean ${resolution.total} vendors; name one of them.`;
      return { error, suggestions: names(resolution.vendors) };
    }
    case 'ended': {
      const reached = names(resolution.vendors);
      const error = `${quoteText(requested)} reaches only vendors without a current offer: ${reached.join(', ')}. Use the exact name for what is recorded.`;
      return { error, suggestions: reached };
    }
    case 'none':
      return { error: `Unknown vendor ${quoteText(requested)}.`, suggestions: suggestions(catalogue, requested) };
  }
}

/** Path that answers every change record of one vendor, retracted ones and housekeeping included. */
export function recordsPath({ name, changes }: Vendor): string {
  const retracted = changes.some(isRetracted) ? '&include_retracted=true' : '';
  const housekeeping = changes.some(reportsOurIndex) ? '&include_index_housekeeping=true' : '';
  // Half a character cannot be written as UTF-8.
  return `/api/changes?vendor=${encodeURIComponent(name.replace(/\p{Cs}/gu, '\uFFFD'))}${retracted}${housekeeping}`;
}

function names(vendors: readonly Vendor[]): readonly string[] {
  return vendors.slice(0, MAX_SUGGESTIONS).map(({ name }) => name);
}
