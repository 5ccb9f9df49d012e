import type { ArchiveCheck, ChangeRecord } from '../../model/change-record.ts';
import { dateMeaning } from '../../rules/changes/date-meaning.ts';
import { reportsOurIndex, standing } from '../../rules/risk/standing.ts';
import { preserialized } from '../encode.ts';
import type { ReadonlyDeep } from '../route.ts';
import type { PublishedChange, PublishedRiskCause } from './change-record.schema.ts';

const laidOut = new WeakMap<ChangeRecord, ReadonlyDeep<PublishedChange>>();

/** A change record as published. It depends on no date, so it is built once per record. */
export function publishedChange(record: ChangeRecord): ReadonlyDeep<PublishedChange> {
  const known = laidOut.get(record);
  if (known) return known;
  const published = preserialized(layOut(record));
  laidOut.set(record, published);
  return published;
}

function layOut(record: ChangeRecord): ReadonlyDeep<PublishedChange> {
  const recordStanding = standing(record);
  return {
    vendor: record.vendor,
    change_type: record.change_type,
    date: record.date,
    date_meaning: dateMeaning(record),
    date_source: record.date_source,
    summary: record.summary,
    previous_state: record.previous_state,
    current_state: record.current_state,
    impact: recordStanding === 'retracted' ? 'none' : record.impact,
    source_url: record.source_url ?? null,
    category: record.category,
    alternatives: record.alternatives,
    recorded_date: record.recorded_date ?? null,
    ...(record.detected_by === undefined ? {} : { detected_by: record.detected_by }),
    standing: recordStanding,
    ...(reportsOurIndex(record) ? { reports: 'our_index' as const } : {}),
    resolution: publishedResolution(record),
  };
}

function publishedResolution(record: ChangeRecord): ReadonlyDeep<PublishedChange>['resolution'] {
  const { resolution } = record;
  if (!resolution) return null;
  return {
    state: resolution.state,
    date: resolution.date,
    detail: resolution.detail ?? null,
    source_url: resolution.source_url ?? null,
  };
}

/** The record that set a level other than stable (docs/rules.md#risk-cause). */
export function publishedRiskCause(record: ChangeRecord): ReadonlyDeep<PublishedRiskCause> {
  return {
    vendor: record.vendor,
    date: record.date,
    date_source: record.date_source,
    change_type: record.change_type,
    summary: record.summary,
    source_url: record.source_url ?? null,
    current_state: record.current_state,
    resolution: publishedResolution(record),
    ...(record.archive_check ? { archive_check: publishedArchiveCheck(record.archive_check) } : {}),
  };
}

function publishedArchiveCheck(check: ArchiveCheck): NonNullable<ReadonlyDeep<PublishedRiskCause>['archive_check']> {
  const brackets = check.brackets?.map((bracket) => ({
    last_old: bracket.last_old,
    first_new: bracket.first_new,
    last_old_capture: bracket.last_old_capture ?? null,
    first_new_capture: bracket.first_new_capture ?? null,
  }));
  return {
    checked: check.checked,
    outcome: check.outcome,
    ...(brackets ? { brackets } : {}),
    capture_day: check.capture_day ?? null,
    capture: check.capture ?? null,
    stated_then: check.stated_then ?? null,
    recorded_as: check.recorded_as ?? null,
  };
}
