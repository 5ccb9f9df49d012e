import { z } from 'zod';
import type { ArchiveCheck, ChangeRecord } from '../../model/change-record.ts';
import {
  ARCHIVE_OUTCOMES,
  CHANGE_TYPES,
  DATE_SOURCES,
  IMPACTS,
  LISTING_EFFECTS,
  REPORTS,
  RESOLUTION_STATES,
  TIER_DIRECTIONS,
} from '../../model/vocabulary.ts';
import { day, name, pastDay, quotation, text, webAddress } from './field.ts';
import { sourceCheck } from './offer.ts';

const resolution = z.strictObject({
  state: z.enum(RESOLUTION_STATES),
  date: pastDay,
  detail: text.exactOptional(),
  source_url: webAddress.exactOptional(),
});

const bracket = z.strictObject({
  last_old: pastDay,
  first_new: pastDay.nullable(),
  last_old_capture: webAddress.nullable().exactOptional(),
  first_new_capture: webAddress.nullable().exactOptional(),
});

const archiveCheck = z.strictObject({
  checked: pastDay,
  outcome: z.enum(ARCHIVE_OUTCOMES),
  brackets: z.array(bracket).min(1).exactOptional(),
  capture_day: pastDay.nullable().exactOptional(),
  capture: webAddress.nullable().exactOptional(),
  stated_then: quotation.nullable().exactOptional(),
  recorded_as: z.enum(CHANGE_TYPES).nullable().exactOptional(),
}) satisfies z.ZodType<ArchiveCheck>;

/** A change record as its vendor's file holds it: the vendor is the file's, the category may be its first offer's. */
export const change = z.strictObject({
  change_type: z.enum(CHANGE_TYPES),
  // A change may be announced ahead.
  date: day,
  date_source: z.enum(DATE_SOURCES).default('hand_written'),
  recorded_date: pastDay.exactOptional(),
  detected_by: text.exactOptional(),
  impact: z.enum(IMPACTS),
  category: text.exactOptional(),
  tier: text.exactOptional(),
  tier_direction: z.enum(TIER_DIRECTIONS).exactOptional(),
  reports: z.enum(REPORTS).exactOptional(),
  listing_effect: z.enum(LISTING_EFFECTS).exactOptional(),
  discontinued_date: day.exactOptional(),
  summary: text,
  // A new tier has no state before it, and a withdrawn one none after it.
  previous_state: text.exactOptional(),
  current_state: text.exactOptional(),
  source_url: webAddress.exactOptional(),
  hold_reading: z.boolean().exactOptional(),
  alternatives: z.array(name).default([]),
  resolution: resolution.exactOptional(),
  archive_check: archiveCheck.exactOptional(),
  source_check: sourceCheck.exactOptional(),
}) satisfies z.ZodType<AuthoredChange>;

type LeftOut = 'vendor' | 'category' | 'previous_state' | 'current_state';

/** Keys that an author may leave out of a change record because the file states them once. */
export type AuthoredChange = Omit<ChangeRecord, LeftOut> & Partial<Pick<ChangeRecord, Exclude<LeftOut, 'vendor'>>>;

/** An authored change as a record. `filedUnder` is its category if it names none; the checks read no category. */
export function changeRecord(change: AuthoredChange, vendor: string, filedUnder = ''): ChangeRecord {
  return { category: filedUnder, previous_state: '', current_state: '', ...change, vendor };
}
