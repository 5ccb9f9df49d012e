import type { Catalogue } from '../../model/catalogue.ts';
import { CHANGES_PARAMETERS, type ChangesBody } from '../../routes/changes.schema.ts';
import { changes } from '../../routes/changes.ts';
import type { Parameters } from '../../routes/parameter.ts';
import type { ReadonlyDeep } from '../../routes/route.ts';
import { askRoute, pick } from '../ask-route.ts';
import { COMPACT_CHANGE, compactChange, PROVENANCE, WARNINGS } from '../compact.ts';
import { countsDown, firstThatFits, MAX_BYTES } from '../fit.ts';
import { tool, type Given } from '../tool.ts';
import { integer, list, nullable, record, text, type TypeOf } from '../typed-schema.ts';

const DEFAULT_CHANGES = 10;
const MAX_CHANGES = 50;

const PARAMETERS = {
  since: CHANGES_PARAMETERS.since,
  vendors: CHANGES_PARAMETERS.vendors,
  category: CHANGES_PARAMETERS.category,
  type: CHANGES_PARAMETERS.type,
  limit: {
    kind: 'integer',
    in: 'query',
    default: DEFAULT_CHANGES,
    min: 1,
    max: MAX_CHANGES,
    description: 'Most changes in the result.',
  },
  offset: {
    kind: 'integer',
    in: 'query',
    default: 0,
    min: 0,
    description: 'Changes to skip: next_offset of the last page.',
  },
  max_bytes: MAX_BYTES,
} as const satisfies Parameters;

const OUTPUT = record(
  {
    catalogue_as_of: nullable(text('Newest day that the catalogue knows of: later changes are not in it.')),
    window: text('Which span of days was searched.'),
    total: integer('All matches.'),
    returned: integer('Changes in this result.'),
    next_offset: nullable(integer('Offset of the next page; null on the last.')),
    changes: list('Newest first.', COMPACT_CHANGE),
    _provenance: PROVENANCE,
  },
  {
    note: text('Where the result is empty: what would not be.'),
    matched_names: list('Names that the filters matched, with their records.', text('name: records')),
    warnings: WARNINGS,
  },
);
type Result = TypeOf<typeof OUTPUT>;

/** Arguments that the route takes under the same name. */
const FILTERS = ['since', 'vendors', 'category', 'type'];
const MAX_NAMES = 10;

export const recentChanges = tool({
  name: 'recent_changes',
  title: 'Recorded pricing and free tier changes',
  description:
    'The log of pricing and tier changes, newest first: removed free tiers, cut limits, new tiers. Without a filter: the ' +
    'last 30 days. With vendors, category or type: the whole log, unless since is given. State catalogue_as_of with the ' +
    'answer. A date_meaning of discovered is the day of recording, not of the change.',
  parameters: PARAMETERS,
  output: OUTPUT,

  call(catalogue, { values, given }) {
    const { limit, offset, max_bytes: maxBytes } = values;
    const filters = pick(given, FILTERS);
    const most = page(catalogue, filters, { limit, offset });
    if ('refused' in most) return most;
    return {
      body: firstThatFits(maxBytes, countsDown(most.body.changes.length), (count) => {
        // Laid out again by the route, so that its provenance covers what is shown.
        const shown = count === most.body.changes.length ? most : page(catalogue, filters, { limit: count, offset });
        return layOut('body' in shown ? shown.body : most.body);
      }),
    };
  },
});

function page(catalogue: Catalogue, filters: Given, { limit, offset }: { limit: number; offset: number }) {
  const given = { ...filters, limit: String(limit), offset: String(offset) };
  return askRoute<ReadonlyDeep<ChangesBody>>(catalogue, changes, given);
}

function layOut(body: ReadonlyDeep<ChangesBody>): Result {
  const next = body.offset + body.returned;
  const names = body.name_match.filters.flatMap(({ matched }) => matched).slice(0, MAX_NAMES);
  return {
    catalogue_as_of: body.catalogue_as_of,
    window: body.date_window.note,
    total: body.total,
    returned: body.returned,
    next_offset: next < body.total ? next : null,
    ...(names.length === 0 ? {} : { matched_names: names.map(({ name, records }) => `${name}: ${records}`) }),
    changes: body.changes.map(compactChange),
    ...(body.note === undefined ? {} : { note: body.note }),
    ...(body.warnings ? { warnings: body.warnings } : {}),
    _provenance: body._provenance,
  };
}
