import * as z from 'zod';
import { CHANGE_TYPES } from '../model/vocabulary.ts';
import type { Parameters } from './parameter.ts';
import { asOfShape, indexBody } from './shared/provenance.ts';
import { changeRecord } from './shared/change-record.ts';
import { component, count, isoDate, list, text, uri, pageShape } from './shared/common.schema.ts';

export const CHANGES_PARAMETERS = {
  since: {
    kind: 'since',
    description:
      'Changes dated on or after this day: a date or an ISO 8601 timestamp, narrowed to the day it writes. Overrides the ' +
      'window rule. A change that was recorded later under an earlier date is not among them.',
  },
  type: { kind: 'choice', values: CHANGE_TYPES, description: 'Only changes of this type.' },
  vendor: {
    kind: 'text',
    prepared: false,
    example: 'Neon',
    description: 'Part of a vendor name, a former name or an alias, case-insensitive. `vendors` beats it.',
  },
  vendors: {
    kind: 'text',
    prepared: false,
    example: 'Neon,Vercel',
    description: 'Parts of vendor names, former names or aliases, comma-separated; a change matches with any of them.',
  },
  category: {
    kind: 'text',
    example: 'Databases',
    description: 'Parts of category names, comma-separated; retired names are accepted.',
  },
  categories: { kind: 'text', example: 'Databases,Auth', description: 'Same as `category`, and beats it.' },
  limit: {
    kind: 'integer',
    default: 20,
    min: 0,
    outOfRange: 'refuse',
    description: 'Page size; there is no maximum, and an invalid value answers 400.',
  },
  offset: {
    kind: 'integer',
    default: 0,
    min: 0,
    outOfRange: 'refuse',
    description: 'Results to skip; a negative value answers 400.',
  },
  include_retracted: {
    kind: 'flag',
    description: 'Also return records withdrawn as our own error; anything other than `true` or `false` answers 400.',
  },
  include_index_housekeeping: {
    kind: 'flag',
    description: 'Also return housekeeping of the index; anything other than `true` or `false` answers 400.',
  },
} as const satisfies Parameters;

const windowSchema = component(
  'DateWindow',
  'Which window ran. It only opens: changes announced for a later day are in it.',
  {
    applied: z.boolean().describe('Whether changes before a day were left out.'),
    from: isoDate('Day on which the window opens, itself included; null where none ran.').nullable(),
    source: z
      .enum(['default', 'since_parameter', 'none'])
      .describe('`default`: no filter was given. `since_parameter`: `since` was. `none`: a filter without `since`.'),
    field: z.literal('date').describe('Field of a change record that is compared.'),
    note: text('The same in a sentence.'),
  },
);

const matchedName = component('MatchedName', 'A name that a filter matched.', {
  name: text('Vendor or category name as published.'),
  records: z.int().min(1).describe('Records of this request under that name, before paging.'),
  how: z.enum(['exact', 'contains']).describe('`exact`: a requested name stands for it. `contains`: it contains one.'),
});

export const nameFilter = component('NameFilter', 'What one filter matched.', {
  parameter: z.enum(['vendor', 'vendors', 'category', 'categories']).describe('Parameter that gave the filter.'),
  field: z.enum(['vendor', 'category']).describe('Field of a change record that is compared.'),
  asked: z.array(z.string()).min(1).describe('The requested names.'),
  matched: z.array(matchedName).max(25).describe('Exact ones first, then those with most records; at most 25.'),
  matched_names_omitted: count('Matched names beyond those 25.'),
  records_under_a_name_you_asked_for: count('Records of which `how` is `exact`.'),
  records_under_another_name: count('Records of which `how` is `contains`.'),
  note: text('The same in a sentence.'),
});

export const nameMatch = component('NameMatch', 'What the name filters matched, and whether exactly.', {
  applied: z.boolean().describe('Whether a vendor or category was given.'),
  rule: z.literal('case_insensitive_substring').nullable().describe('How names were compared; null where none were.'),
  filters: list(nameFilter, 'One for vendors, one for categories, where given.'),
  note: text('How to read it.'),
});

const changesSummary = component('ChangesSummary', 'The request in three figures.', {
  stack_changes_count: count('Same as `total`.'),
  ecosystem_high_impact_count: count('In-force records of high impact of the last 30 days, whatever the filter.'),
  period_days: z
    .int()
    .min(1)
    .describe('Days since the window opened, or since the oldest record of the log where none ran; at least 1.'),
});

/** Numbers of records in the log (docs/rules.md#census). */
const censusSchema = component('ChangeCensus', 'How many records there are, from the strictest count to the widest.', {
  tracked_pricing_changes: count('Changes that vendors made and that still stand.'),
  changes_still_in_force: count("Adds the service's own corrections and index housekeeping."),
  records_we_stand_behind: count('Adds changes that the vendor has since reversed.'),
  records_held: count('Adds withdrawn records: the whole log.'),
  retrievable_from_this_door: count(
    'Records this request could return before paging; the only figure that the two `include_` flags move.',
  ),
  rule_url: uri('Page that states what counts.'),
  note: text('What the figures count.'),
});

export const changesBody = indexBody('Changes', 'The change log, searched and paged.', {
  changes: list(changeRecord, 'One page of the matches, newest first, then in catalogue order.'),
  total: count('Matches before paging, counting only served records.'),
  returned: count('Records in this page.'),
  ...pageShape,
  include_retracted: z.boolean().describe('Whether records withdrawn as our own error are served.'),
  retracted_excluded: count('Matches left out for being retracted; 0 when `include_retracted` is true.'),
  include_index_housekeeping: z.boolean().describe('Whether housekeeping of the index is served.'),
  index_housekeeping_excluded: count(
    'Matches left out, after retracted ones, for being housekeeping; 0 when the flag is true.',
  ),
  date_window: windowSchema,
  name_match: nameMatch,
  advisory: z
    .array(changeRecord)
    .max(3)
    .describe('Changes of high impact of the last 30 days that the filter kept out, newest first.'),
  summary: changesSummary,
  all_time_total: count('The whole log by the published rule; equal to `change_census.tracked_pricing_changes`.'),
  change_census: censusSchema,
  ...asOfShape,
});
