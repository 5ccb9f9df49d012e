import { ICalCalendar } from 'ical-generator';
import { addDays } from '../rules/dates/days.ts';
import { READ_CYCLE_DAYS } from '../rules/reading/due-reads.ts';
import type { DueReport } from './due-report.ts';
import { groupBy } from '../rules/catalogue/group-by.ts';

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

/** The calendar as iCalendar text, an all-day event for each entry. The same report gives the same text. */
export function dueCalendar(report: DueReport): string {
  const calendar = new ICalCalendar({
    name: 'Developer Deals Index',
    prodId: { company: 'Developer Deals Index', product: 'due' },
  });
  const times = new Map<string, number>();
  for (const { date, kind, vendor, says } of report.calendar) {
    const key = `${date}-${kind}-${vendor}`.replace(/[^A-Za-z0-9-]+/g, '-');
    const count = (times.get(key) ?? 0) + 1;
    times.set(key, count);
    calendar.createEvent({
      id: `${key}-${count}@developer-deals-index`,
      stamp: new Date(report.date),
      start: new Date(date),
      end: new Date(addDays(date, 1)),
      allDay: true,
      timezone: 'UTC',
      summary: `${vendor}: ${kind}`,
      description: says,
    });
  }
  return `${calendar.toString()}\r\n`;
}
