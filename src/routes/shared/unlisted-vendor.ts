import type { Catalogue } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import type { Resolution } from '../../rules/names/resolver.ts';
import { suggestions } from '../../rules/names/suggestions.ts';
import { reportsOurIndex, standing } from '../../rules/risk/standing.ts';
import { counted } from './change-words.ts';

/** Why a name resolves to no offer, with suggestions. */
export interface UnlistedVendor {
  readonly error: string;
  /** At most 5 names. */
  readonly suggestions: readonly string[];
  /** Path of the change records of a vendor without offers; absent for other names. */
  readonly records?: string;
}

const MAX_SUGGESTIONS = 5;
const MAX_QUOTED_CHARS = 100;

/** Explains a resolution without an offer. */
export function unlistedVendor(catalogue: Catalogue, requested: string, resolution: Resolution): UnlistedVendor {
  switch (resolution.kind) {
    case 'vendor':
      return { ...onRecordOnly(resolution.vendor), suggestions: others(catalogue, requested, resolution.vendor) };
    case 'ambiguous': {
      const error = `${quoted(requested)} may mean ${resolution.total} vendors; name one of them.`;
      return { error, suggestions: names(resolution.vendors) };
    }
    case 'ended': {
      const reached = names(resolution.vendors);
      const error = `${quoted(requested)} reaches only vendors without a current offer: ${reached.join(', ')}. Use the exact name for what is recorded.`;
      return { error, suggestions: reached };
    }
    case 'none':
      return { error: `Unknown vendor ${quoted(requested)}.`, suggestions: suggestions(catalogue, requested) };
  }
}

/** Path that answers every change record of one vendor, retracted ones and housekeeping included. */
export function recordsPath({ name, changes }: Vendor): string {
  const retracted = changes.some((record) => standing(record) === 'retracted') ? '&include_retracted=true' : '';
  const housekeeping = changes.some(reportsOurIndex) ? '&include_index_housekeeping=true' : '';
  // Half a character cannot be written as UTF-8.
  return `/api/changes?vendor=${encodeURIComponent(name.replace(/\p{Cs}/gu, '\uFFFD'))}${retracted}${housekeeping}`;
}

function onRecordOnly(vendor: Vendor): Pick<UnlistedVendor, 'error' | 'records'> {
  const records = recordsPath(vendor);
  const held = counted(vendor.changes.length, 'change record');
  return { error: `No offer of ${vendor.name} is listed; the index holds ${held} of it at ${records}.`, records };
}

function others(catalogue: Catalogue, requested: string, vendor: Vendor): readonly string[] {
  return suggestions(catalogue, requested).filter((name) => name !== vendor.name);
}

function names(vendors: readonly Vendor[]): readonly string[] {
  return vendors.slice(0, MAX_SUGGESTIONS).map(({ name }) => name);
}

function quoted(requested: string): string {
  return JSON.stringify(requested.slice(0, MAX_QUOTED_CHARS));
}
