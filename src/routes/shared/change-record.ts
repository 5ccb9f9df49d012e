import * as z from 'zod';
import type { ChangeRecord } from '../../model/change-record.ts';
import {
  ARCHIVE_OUTCOMES,
  CHANGE_TYPES,
  DATE_SOURCES,
  IMPACTS,
  RESOLUTION_STATES,
  STANDINGS,
} from '../../model/vocabulary.ts';
import { dateMeaning } from '../../rules/changes/date-meaning.ts';
import { reportsOurIndex, standingOf } from '../../rules/risk/standing.ts';
import type { ReadonlyDeep, Published } from '../route.ts';
import { component, isoDate, nullableText, optionalText, text, texts, uri } from './common.schema.ts';
import { pickFields } from './pick-fields.ts';

export const changeType = z.enum(CHANGE_TYPES).meta({ id: 'ChangeType', description: 'What kind of change it is.' });

export const resolution = component('Resolution', 'How a record ended. A resolved record never rates a vendor.', {
  state: z
    .enum(RESOLUTION_STATES)
    .describe('`reversed`: the vendor took it back. `retracted`: our own error, withdrawn.'),
  date: isoDate('Day on which the record ended.'),
  detail: nullableText('What happened, or null where nothing beyond the state is known.'),
  source_url: uri('Page that states the reversal; null where none is held.').nullable(),
});

export const changeRecordShape = {
  vendor: text('Vendor name.'),
  change_type: changeType,
  date: isoDate('Effective date, or the day the change was found, as `date_meaning` says.'),
  date_meaning: z
    .enum(['effective', 'discovered'])
    .describe('`discovered`: the date on which the change took effect is unknown.'),
  date_source: z.enum(DATE_SOURCES).describe('Where the date comes from.'),
  summary: text('What changed, in one or two sentences.'),
  previous_state: text('The terms before.'),
  current_state: text('The terms after.'),
  impact: z
    .enum([...IMPACTS, 'none'])
    .describe('How much a user of the offer is affected; `none` for retracted records.'),
  source_url: uri('Page that states the change; null where none is held.').nullable(),
  category: text('Category name.'),
  alternatives: texts('Vendors named as alternatives when the change was recorded.'),
  recorded_date: isoDate('Day on which the record was written; null where it was not noted.').nullable(),
  detected_by: optionalText('What found the change; absent where a person did.'),
  standing: z.enum(STANDINGS).describe('`in_force`, `reversed` by the vendor, or `retracted` as our own error.'),
  reports: z
    .literal('our_index')
    .optional()
    .describe('`our_index`: housekeeping of the index; the vendor changed nothing. Absent otherwise.'),
  resolution: resolution.nullable().describe('How the record ended; null while it is in force.'),
};

export const changeRecord = component('ChangeRecord', 'One tracked change of published terms.', changeRecordShape);

const bracket = z.strictObject({
  last_old: isoDate('Last capture with the old terms.'),
  first_new: isoDate('First capture with the new terms; null where none is archived.').nullable(),
  last_old_capture: uri('Address of the last old capture; null where it is not held.').nullable(),
  first_new_capture: uri('Address of the first new capture; null where there is none.').nullable(),
});

export const archiveCheck = component('ArchiveCheck', 'What archived copies of the source say about a change.', {
  checked: isoDate('Day of the check.'),
  outcome: z
    .enum(ARCHIVE_OUTCOMES)
    .describe(
      'What the copies show. Only `no_usable_capture` changes how a record counts: unless a check of our own confirms ' +
        'it, it sets no level.',
    ),
  brackets: z
    .array(bracket)
    .optional()
    .describe('Between which captures the terms changed; present for `vendor_changed`.'),
  capture_day: isoDate('Day of the capture that was read; null where none was.').nullable(),
  capture: uri('Address of the capture that was read; null where none was.').nullable(),
  stated_then: nullableText('What that capture states; null where none was read.'),
  recorded_as: changeType.nullable().describe('For `ours`: the type the record should have had; null otherwise.'),
});

const { vendor, date, date_source, summary, source_url, current_state } = changeRecordShape;

/** `risk_cause` of an offer (docs/rules.md#risk-cause). */
export const riskCause = component('RiskCause', 'The single dated record that produced a level other than stable.', {
  ...{ vendor, date, date_source, change_type: changeType, summary, source_url, current_state },
  resolution: changeRecordShape.resolution,
  archive_check: archiveCheck.optional().describe('Absent when the record was not checked against archived copies.'),
});

export type PublishedChange = z.infer<typeof changeRecord>;

/** A change record as published. It depends on no date. */
export function publishedChange(record: ChangeRecord): ReadonlyDeep<PublishedChange> {
  const recordStanding = standingOf(record);
  return pickFields(changeRecord, {
    ...record,
    date_meaning: dateMeaning(record),
    impact: recordStanding === 'retracted' ? 'none' : record.impact,
    standing: recordStanding,
    reports: reportsOurIndex(record) ? 'our_index' : undefined,
    resolution: publishedResolution(record),
  });
}

function publishedResolution({ resolution: ended }: ChangeRecord): ReadonlyDeep<PublishedChange>['resolution'] {
  return ended ? pickFields(resolution, ended) : null;
}

/** The record that set a level other than stable (docs/rules.md#risk-cause). */
export function publishedRiskCause(record: ChangeRecord): Published<typeof riskCause> {
  const { archive_check: check } = record;
  return pickFields(riskCause, {
    ...record,
    resolution: publishedResolution(record),
    archive_check:
      check &&
      pickFields(archiveCheck, { ...check, brackets: check.brackets?.map((each) => pickFields(bracket, each)) }),
  });
}
