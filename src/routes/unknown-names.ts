import type { Catalogue } from '../model/catalogue.ts';
import { nearestCategories } from '../rules/catalogue/categories.ts';
import { suggestions } from '../rules/names/suggestions.ts';
import { editDistance, MAX_EDIT_SHARE } from '../rules/text/edit-distance.ts';
import type { Parameters } from './parameter.ts';
import { quoteText } from './shared/words.ts';

/** Our parameters with their names in other APIs; of a name with several meanings the first row is the most likely. */
const OTHER_NAMES: readonly (readonly [ours: string, others: string])[] = [
  ['vendors', 'vendor'],
  ['services', 'service vendor vendors names stack tools'],
  ['vendor', 'service name'],
  ['q', 'query search keyword keywords term text name vendor'],
  ['query', 'q search keyword keywords term text name vendor'],
  ['use_case', 'query usecase'],
  ['since', 'after date from days'],
  ['offset', 'page skip start from'],
  ['since', 'start'],
  ['days', 'since withindays'],
  ['limit', 'size count max top perpage pagesize page'],
  ['type', 'kind changetype'],
];

const MAX_NAMED = 10;
const MAX_NAME_CHARS = 50;

/** A sentence for each unknown query parameter of a path, at most 10, with the most similar known one. */
export function unknownParameters(parameters: Parameters, query: URLSearchParams): readonly string[] {
  // A path parameter that also occurs in the query is not a typo.
  const unknown = new Set([...query.keys()].filter((name) => !Object.hasOwn(parameters, name)));
  const known = Object.keys(parameters).filter((name) => parameters[name]?.in !== 'path');
  return unknownParameterNames([...unknown], known, 'this path');
}

/** A sentence for each of these names, at most 10, with the most similar of those that `taker` knows. */
export function unknownParameterNames(unknown: readonly string[], known: readonly string[], taker: string) {
  return unknown.slice(0, MAX_NAMED).map((name) => {
    const ignored = `Unknown parameter ${JSON.stringify(name.slice(0, MAX_NAME_CHARS))} was ignored`;
    const meant = probablyMeant(name, known);
    if (meant !== undefined) return `${ignored}; did you mean ${meant}?`;
    return `${ignored}; ${taker} takes ${known.length === 0 ? 'none' : known.join(', ')}.`;
  });
}

function probablyMeant(name: string, known: readonly string[]): string | undefined {
  const requested = bare(name.slice(0, MAX_NAME_CHARS));
  const same = known.find((each) => bare(each) === requested);
  if (same !== undefined) return same;
  const other = OTHER_NAMES.find(([ours, others]) => known.includes(ours) && others.split(' ').includes(requested));
  if (other) return other[0];
  const near = known
    .map((each) => ({ each, edits: editDistance(bare(each), requested) }))
    .filter(({ each, edits }) => edits <= Math.max(bare(each).length, requested.length) * MAX_EDIT_SHARE)
    .sort((one, next) => one.edits - next.edits);
  return near[0]?.each;
}

function bare(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** A sentence on a text that occurs in no name of the vendors or the categories, with suggestions. */
export function unknownNameIn(catalogue: Catalogue, field: 'vendor' | 'category', requested: string): string {
  const near = field === 'vendor' ? suggestions(catalogue, requested) : nearestCategories(catalogue, requested);
  const hint = field === 'vendor' && requested.includes(',') ? ' A comma list is for vendors.' : '';
  return `${unknownName(field, requested, near)}${hint}`;
}

export function unknownName(what: string, requested: string, near: readonly string[]): string {
  return `Unknown ${what} ${quoteText(requested)} matches nothing${near.length === 0 ? '.' : `; did you mean ${near.join(', ')}?`}`;
}
