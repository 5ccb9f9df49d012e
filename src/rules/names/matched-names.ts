import type { Catalogue } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import { filterMatcher, type NameFilter } from '../changes/change-search.ts';
import { comparedName, type NameMatch } from './name-match.ts';

const SHOWN = 25;

/** A published name that a filter matched, with its number of served records. */
export interface MatchedName {
  readonly name: string;
  readonly records: number;
  readonly how: NameMatch;
}

/** The matches of one filter among the served records. */
export interface MatchedNames {
  /** Exact matches first, then by falling number of records; at most 25. */
  readonly matched: readonly MatchedName[];
  readonly matched_names_omitted: number;
  readonly records_under_a_name_you_asked_for: number;
  readonly records_under_another_name: number;
}

/**
 * The names that a filter matched, exact matches first, then by falling number of records (docs/rules.md#name-match).
 */
export function matchedNames(catalogue: Catalogue, filter: NameFilter, served: readonly ChangeRecord[]): MatchedNames {
  const match = filterMatcher(catalogue, filter);
  const names = [...countedBy(served, filter.field)].map(([name, records]) => ({
    name,
    records,
    how: match(comparedName(name)) ?? 'contains',
  }));
  const exact = names.filter(({ how }) => how === 'exact').reduce((total, { records }) => total + records, 0);
  const sorted = names.sort((one, other) => rank(one) - rank(other) || other.records - one.records);
  return {
    matched: sorted.slice(0, SHOWN),
    matched_names_omitted: Math.max(0, sorted.length - SHOWN),
    records_under_a_name_you_asked_for: exact,
    records_under_another_name: served.length - exact,
  };
}

function rank({ how }: MatchedName): number {
  return how === 'exact' ? 0 : 1;
}

function countedBy(records: readonly ChangeRecord[], field: NameFilter['field']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const record of records) counts.set(record[field], (counts.get(record[field]) ?? 0) + 1);
  return counts;
}
