import { byCodeUnits } from '../rules/text/order.ts';
import type { Catalogue } from '../model/catalogue.ts';
import type { IsoDate } from '../model/iso-date.ts';
import { deadlines } from '../rules/dates/deadlines.ts';
import { addDays, daysBetween } from '../rules/dates/days.ts';
import { expiring } from '../rules/dates/expiry.ts';
import { citedPagesOf, type CitedPage } from '../rules/reading/cited-pages.ts';
import { comingChanges, withoutGateEffects } from '../rules/reading/coming-changes.ts';
import { dueReads, lapseDay, READ_CYCLE_DAYS } from '../rules/reading/due-reads.ts';
import { pastAnnouncements } from '../rules/reading/past-announcements.ts';
import { isQuarantined, retryDay } from '../rules/reading/quarantine.ts';
import { readsNeeded } from '../rules/reading/reads-needed.ts';
import { groupBy } from '../rules/catalogue/group-by.ts';

/** Something that happens on a day although nothing is written. */
interface CalendarEntry {
  readonly date: IsoDate;
  readonly kind: 'level' | 'gate' | 'rank' | 'expiry' | 'deadline' | 'record';
  readonly vendor: string;
  readonly says: string;
}

/** The due pages and the dated changes, from a day on. */
export type DueReport = ReturnType<typeof dueReport>;

/** The lapses, the quarantine, and the calendar of dated changes until a day. */
export function dueReport(catalogue: Catalogue, by: IsoDate) {
  const { date } = catalogue;
  const pages = citedPagesOf(catalogue);
  return {
    date,
    by,
    pages: pages.length,
    never_read: pages.filter(({ read }) => read?.last_read === undefined).length,
    due_today: dueReads(pages, date).length,
    reads_needed: readsNeeded(pages, date),
    lapses: lapses(pages, by),
    quarantine: pages.flatMap(quarantined),
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

function quarantined({ vendor, url, read }: CitedPage) {
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
  const expiries = expiring(catalogue, daysBetween(catalogue.date, by)).map(
    ({ listing, expiresDate }): CalendarEntry => {
      return {
        date: expiresDate,
        kind: 'expiry',
        vendor: listing.vendor.name,
        says: `${listing.offer.tier} can be taken for the last time`,
      };
    },
  );
  const ends = deadlines(catalogue)
    .filter(({ date }) => date <= by)
    .map((deadline): CalendarEntry =>
      deadline.kind === 'change_record'
        ? {
            date: deadline.date,
            kind: 'record',
            vendor: deadline.record.vendor,
            says: `${deadline.record.change_type} takes effect: ${deadline.record.summary}`,
          }
        : { date: deadline.date, kind: 'deadline', vendor: deadline.vendor, says: deadline.summary },
    );
  return [...turned, ...expiries, ...ends].sort(byDate);
}

/** The day up to which a report looks where none is named. */
export function defaultBy(date: IsoDate): IsoDate {
  return addDays(date, 90);
}

/** Lines of one section on a terminal; `--json` has all. */
const MAX_LINES = 60;

/** The report as a person reads it on a terminal. */
export function dueText(report: DueReport): string {
  const { date, by, reads_needed: needed } = report;
  return [
    `as of ${date}, up to ${by}`,
    [
      'Reads',
      `  ${report.pages} pages are cited, ${report.never_read} were never read, ${report.due_today} are due today`,
      `  to stay ahead of lapses: ${needed.before_lapse} a night (${needed.lapsed} pages have lapsed already)`,
      `  to read every page within ${READ_CYCLE_DAYS} days: ${needed.within_cycle} a night`,
    ].join('\n'),
    section('Lapses', byDay(report.lapses)),
    section(
      'Quarantine',
      report.quarantine.map(
        ({ vendor, url, category, error, consecutive, since, next_retry: retry }) =>
          `${vendor}  ${url}  ${category}: ${error} (${consecutive} in a row, since ${since}, tried again on ${retry})`,
      ),
    ),
    section(
      'What changes by itself',
      report.calendar.map((entry) => `${entry.date}  ${entry.kind.padEnd(8)}  ${entry.vendor}: ${entry.says}`),
    ),
    section(
      'Announced for a day that has passed (reword as announced, or record what came of it)',
      report.past_announcements.map(
        ({ slug, date: day, sentence, stated_in: where }) => `vendors/${slug}.yaml  ${where}, ${day}: ${sentence}`,
      ),
    ),
  ].join('\n\n');
}

function section(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return `${title}\n  none`;
  const left = lines.length - MAX_LINES;
  const shown = left > 0 ? [...lines.slice(0, MAX_LINES), `and ${left} more (--json has all)`] : lines;
  return [title, ...shown.map((line) => `  ${line}`)].join('\n');
}

/** One line a day: how many pages lapse, and the first of them. */
function byDay(lapses: DueReport['lapses']): readonly string[] {
  return [...groupBy(lapses, ({ date }) => date)].map(([date, own]) => {
    const names = own.slice(0, 3).map(({ vendor }) => vendor);
    const more = own.length > names.length ? ` and ${own.length - names.length} more` : '';
    return `${date}  ${own.length} ${own.length === 1 ? 'page' : 'pages'}: ${names.join(', ')}${more}`;
  });
}
