import type { Catalogue } from '../model/catalogue.ts';
import type { ChangeRecord } from '../model/change-record.ts';
import { isKnownName, matchedNames, type NameFilter } from '../rules/changes/change-search.ts';
import { commaList } from '../rules/text/words.ts';
import { nameFilter, type CHANGES_PARAMETERS, type nameMatch } from './changes.schema.ts';
import type { Values } from './parameter.ts';
import { unknownNameIn } from './unknown-names.ts';
import { countNoun } from './shared/words.ts';
import type { Published } from './route.ts';
import { pickFields } from './shared/pick-fields.ts';

/** Maximum number of unknown texts reported per filter: a request may contain thousands. */
const MAX_UNKNOWN_NAMED = 10;

/** A filter with the name of its parameter. */
interface RequestedNames extends NameFilter {
  readonly parameter: 'vendor' | 'vendors' | 'category' | 'categories';
}

/**
 * The name filters of a request. `vendors` overrides `vendor`, `categories` overrides `category`; all except `vendor`
 * are comma lists. A parameter of only commas and white space is ignored.
 */
export function requestedNames(values: Values<typeof CHANGES_PARAMETERS>): readonly RequestedNames[] {
  const listed = {
    vendors: commaList(values.vendors ?? ''),
    vendor: [(values.vendor ?? '').trim()].filter((name) => name !== ''),
    categories: commaList(values.categories ?? ''),
    category: commaList(values.category ?? ''),
  };
  const vendor = listed.vendors.length > 0 ? 'vendors' : 'vendor';
  const category = listed.categories.length > 0 ? 'categories' : 'category';
  const filters: readonly RequestedNames[] = [
    { parameter: vendor, field: 'vendor', requested: listed[vendor] },
    { parameter: category, field: 'category', requested: listed[category] },
  ];
  return filters.filter(({ requested }) => requested.length > 0);
}

/** A sentence for each text of a filter that occurs in no name of the log, with suggestions. */
export function nameWarnings(catalogue: Catalogue, filters: readonly RequestedNames[]): readonly string[] {
  return filters.flatMap((filter) =>
    filter.requested
      .filter((requested) => !isKnownName(catalogue, { field: filter.field, requested: [requested] }))
      .slice(0, MAX_UNKNOWN_NAMED)
      .map((requested) => unknownNameIn(catalogue, filter.field, requested)),
  );
}

/**
 * The `name_match` object: the matches of each filter, counted over the matching records before paging
 * (docs/rules.md#name-match).
 */
export function publishedNameMatch(
  catalogue: Catalogue,
  filters: readonly RequestedNames[],
  served: readonly ChangeRecord[],
): Published<typeof nameMatch> {
  if (filters.length === 0) {
    return {
      applied: false,
      rule: null,
      filters: [],
      note: 'No vendor or category was given, so no name was matched.',
    };
  }
  return {
    applied: true,
    rule: 'case_insensitive_substring',
    filters: filters.map((filter) => publishedFilter(catalogue, filter, served)),
    note:
      'A name matches when it or its slug contains a text asked for, whatever the case or accents; a former name, an ' +
      'alias or a retired category name also asks for the current name. Nothing is narrowed on your behalf. Counts are ' +
      'over the records of this request before paging.',
  };
}

function publishedFilter(catalogue: Catalogue, filter: RequestedNames, served: readonly ChangeRecord[]) {
  const found = matchedNames(catalogue, filter, served);
  const { records_under_a_name_you_asked_for: exact, records_under_another_name: other } = found;
  return pickFields(nameFilter, {
    ...found,
    parameter: filter.parameter,
    field: filter.field,
    asked: filter.requested,
    note:
      served.length === 0
        ? 'No record of this request is under a name that matches.'
        : `Of ${countNoun(served.length, 'record')}, ${exact} ${exact === 1 ? 'is' : 'are'} under a ${filter.field} name ` +
          `you asked for and ${other} under another that contains one.`,
  });
}
