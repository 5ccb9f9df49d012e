import type { Catalogue } from '../model/catalogue.ts';
import type { IsoDate } from '../model/iso-date.ts';
import { CHANGE_TYPES } from '../model/vocabulary.ts';
import { advisory, highImpact, searchChanges, dateWindow, servedChanges } from '../rules/changes/change-search.ts';
import { changeCensus } from '../rules/changes/change-history.ts';
import { daysBetween, earliest } from '../rules/dates/days.ts';
import { requestedNames, publishedNameMatch, nameWarnings } from './changes-name-match.ts';
import { changesBody, CHANGES_PARAMETERS } from './changes.schema.ts';
import { address, changesPage, PAGE } from './shared/page.ts';
import { asOf, noChangeNote, provenanceOf } from './shared/provenance.ts';
import { publishedChange } from './shared/change-record.ts';
import { ok, route, type Published } from './route.ts';

export const changes = route({
  path: '/api/changes',
  operationId: 'searchChanges',
  tag: 'Changes',
  body: changesBody,
  summary: 'The log of pricing and tier changes',
  description:
    'Change records, newest first. A bare request gets those of the last 30 days; a filter by type, vendor or category ' +
    'searches the whole log; `since` overrides both. Names match by substring, and `name_match` says what matched.',
  parameters: CHANGES_PARAMETERS,

  *cases() {
    yield {};
    for (const type of CHANGE_TYPES) yield { type };
  },

  answer(catalogue, values, next) {
    const { type, since, limit, offset, include_retracted, include_index_housekeeping } = values;
    const names = requestedNames(values);
    const unknown = nameWarnings(catalogue, names);
    const filtered = type !== null || names.length > 0;
    const window = dateWindow(catalogue.date, since, filtered);
    const matched = searchChanges(catalogue, { type, names, from: window.from });
    const include = { retracted: include_retracted, housekeeping: include_index_housekeeping };
    const served = servedChanges(matched, include);
    const ofAllTime = () => servedChanges(searchChanges(catalogue, { type, names, from: null }), include).records;
    const shown = served.records.slice(offset, offset + limit);
    const outside = advisory(catalogue, matched);
    const page = names.length === 0 ? PAGE.changes : changesPage(catalogue, shown);
    const census = {
      ...changeCensus(catalogue.changes),
      retrievable_from_this_door: served.records.length,
      rule_url: address(catalogue, PAGE.whatCounts),
      note: CENSUS_NOTE,
    };
    return ok<Published<typeof changesBody>>({
      changes: shown.map(publishedChange),
      total: served.records.length,
      returned: shown.length,
      limit,
      offset,
      include_retracted,
      retracted_excluded: served.retracted_excluded,
      include_index_housekeeping,
      index_housekeeping_excluded: served.index_housekeeping_excluded,
      date_window: {
        applied: window.from !== null,
        from: window.from,
        source: window.source,
        field: 'date',
        note: windowNote(window),
      },
      name_match: publishedNameMatch(catalogue, names, served.records),
      advisory: outside.map(publishedChange),
      summary: {
        stack_changes_count: served.records.length,
        ecosystem_high_impact_count: highImpact(catalogue).length,
        period_days: periodDays(catalogue, window.from),
      },
      all_time_total: census.tracked_pricing_changes,
      change_census: census,
      next: next(served.records.length),
      warnings: unknown.length > 0 ? unknown : undefined,
      ...asOf(catalogue, served.records.length === 0, () => {
        const last = filtered ? ofAllTime()[0] : undefined;
        if (matched.length === 0) return noChangeNote(catalogue, window.from, { last });
        return `${LEFT_OUT} ${noChangeNote(catalogue, window.from, { last, no: 'No other' })}`;
      }),
      _provenance: provenanceOf(catalogue, page, { changes: [...shown, ...outside] }),
    });
  },
});

/** Stands before the note where records match and none of them is served. */
const LEFT_OUT = 'Left out are records that include_retracted=true or include_index_housekeeping=true returns.';

function windowNote({ source, from }: ReturnType<typeof dateWindow>): string {
  return {
    default: `No filter was given, so the changes of the last 30 days are returned: those dated ${from} or later.`,
    since_parameter: `since was given, so the changes dated ${from} or later are searched.`,
    none: 'A filter was given without since, so the whole log is searched regardless of age.',
  }[source];
}

/** Days since the window opened, or since the oldest record of the log where there is no window; at least 1. */
function periodDays(catalogue: Catalogue, from: IsoDate | null): number {
  const opened = from ?? earliest(catalogue.changes.map(({ date }) => date)) ?? catalogue.date;
  return Math.max(1, daysBetween(opened, catalogue.date));
}

const CENSUS_NOTE =
  'A tracked pricing change is a change a vendor made to published terms that was recorded, still stands and has ' +
  'not been withdrawn. The first four figures count the whole log; retrievable_from_this_door counts what this ' +
  'request could return before paging.';
