import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { Deadline } from '../../rules/dates/deadlines.ts';
import type { ReadonlyDeep } from '../route.ts';
import { publishedChange } from './change-record.ts';
import type { PublishedDeadline } from './deadline.schema.ts';
import { datedChanges, datedListings, type DatedRecord } from './provenance.ts';

/** A deadline as `/api/deadlines` publishes it. */
export function publishedDeadline(deadline: Deadline): ReadonlyDeep<PublishedDeadline> {
  if (deadline.kind === 'change_record') {
    return { ...publishedChange(deadline.record), countdown_days: deadline.countdown_days };
  }
  const { vendor, category, date, summary, source_url, countdown_days } = deadline;
  const statement = { vendor, category, date, summary, source_url };
  return deadline.stated_in === 'listing'
    ? { ...statement, stated_in: 'listing', countdown_days }
    : {
        ...statement,
        stated_in: 'record',
        change_type: deadline.change_type,
        record_date: deadline.record_date,
        countdown_days,
      };
}

/** The change records and listings that deadlines come from. */
export function deadlineSources(deadlines: readonly Deadline[]): {
  readonly records: readonly ChangeRecord[];
  readonly listings: readonly Listing[];
} {
  const records: ChangeRecord[] = [];
  const listings: Listing[] = [];
  for (const deadline of deadlines) {
    if (deadline.kind === 'change_record' || deadline.stated_in === 'record') records.push(deadline.record);
    else listings.push(deadline.listing);
  }
  return { records, listings };
}

/** The dated records behind deadlines, each once: change records, and the listings that state a day. */
export function datedDeadlines(catalogue: Catalogue, deadlines: readonly Deadline[]): readonly DatedRecord[] {
  const { records, listings } = deadlineSources(deadlines);
  return [...datedListings(catalogue, listings), ...datedChanges(records)];
}
