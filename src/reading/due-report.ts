import { byCodeUnits } from '../rules/text/fold.ts';
import type { Catalogue } from '../model/catalogue.ts';
import type { IsoDate } from '../model/iso-date.ts';
import { deadlines, expiringWithin } from '../rules/dates/deadlines.ts';
import { daysBetween } from '../rules/dates/days.ts';
import { citedPages, type CitedPage } from '../rules/freshness/cited-pages.ts';
import { comingChanges, withoutGateEffects } from '../rules/risk/coming-changes.ts';
import { dueReads, lapseDay, readsNeeded } from '../rules/freshness/due-reads.ts';
import { pastAnnouncements } from '../rules/dates/stated-deadline.ts';
import { isQuarantined, retryDay } from '../rules/freshness/next-read.ts';

/** Something that happens on a day although nothing is written. */
interface CalendarEntry {
  readonly date: IsoDate;
  readonly kind: 'level' | 'gate' | 'rank' | 'expiry' | 'deadline' | 'record';
  readonly vendor: string;
  readonly says: string;
}

export type DueReport = ReturnType<typeof dueReport>;

/** The lapses, the quarantine, and the calendar of dated changes until a day. */
export function dueReport(catalogue: Catalogue, by: IsoDate) {
  const { date } = catalogue;
  const pages = citedPages(catalogue.records, catalogue.date);
  return {
    date,
    by,
    pages: pages.length,
    never_read: pages.filter(({ read }) => read?.last_read === undefined).length,
    due_today: dueReads(pages, date).length,
    reads_needed: readsNeeded(pages, date),
    lapses: lapses(pages, by),
    quarantine: pages.flatMap(retryEntry),
    calendar: calendar(catalogue, by),
    past_announcements: pastAnnouncements(catalogue),
  };
}

const byDate = (one: { readonly date: IsoDate }, other: { readonly date: IsoDate }): number =>
  byCodeUnits(one.date, other.date);

/** Pages of which an offer lapses up to a day unless it is read before, the lapsed ones too. */
function lapses(pages: readonly CitedPage[], by: IsoDate) {
  return pages
    .flatMap((page) => {
      const date = lapseDay(page);
      return date !== null && date <= by ? [{ date, vendor: page.vendor.name, url: page.url }] : [];
    })
    .sort(byDate);
}

function retryEntry({ vendor, url, read }: CitedPage) {
  if (!read?.failure || !isQuarantined(read)) return [];
  const { category, error, consecutive, quarantined_since: since = read.last_attempt } = read.failure;
  return [{ vendor: vendor.name, url, category, error, consecutive, since, next_retry: retryDay(read) }];
}

function calendar(catalogue: Catalogue, by: IsoDate): readonly CalendarEntry[] {
  const turned = withoutGateEffects(comingChanges(catalogue, by)).map((change): CalendarEntry => {
    const { date, vendor, tier, value, from, to, why } = change;
    const kind = value === 'gate' ? 'gate' : value === 'demerits' ? 'rank' : 'level';
    return { date, kind, vendor, says: `${tier}: ${value} ${from} → ${to}${why === null ? '' : ` (${why})`}` };
  });
  const expiries = expiringWithin(catalogue, daysBetween(catalogue.date, by)).map(
    ({ listing: { vendor, offer }, expiresDate: date }): CalendarEntry => {
      return { date, kind: 'expiry', vendor: vendor.name, says: `${offer.tier} can be taken for the last time` };
    },
  );
  const ends = deadlines(catalogue).map((deadline): CalendarEntry => {
    const { date } = deadline;
    if (deadline.kind !== 'change_record')
      return { date, kind: 'deadline', vendor: deadline.vendor, says: deadline.summary };
    const { vendor, change_type: type, summary } = deadline.record;
    return { date, kind: 'record', vendor, says: `${type} takes effect: ${summary}` };
  });
  return [...turned, ...expiries, ...ends.filter(({ date }) => date <= by)].sort(byDate);
}
