import { dueReport, type DueReport } from '../src/reading/due-report.ts';
import { parseIsoDate } from '../src/model/iso-date.ts';
import { countNoun } from '../src/routes/shared/words.ts';
import { addDays } from '../src/rules/dates/days.ts';
import { groupBy } from '../src/rules/catalogue/group-by.ts';
import { READ_CYCLE_DAYS } from '../src/rules/freshness/due-reads.ts';
import { FLAG, EXIT, run, UsageError, catalogueOption, dateOption, options } from './lib/command.ts';
import { validCatalogue } from './lib/catalogue.ts';

const USAGE = 'npm run due -- [--by YYYY-MM-DD] [--date YYYY-MM-DD] [--catalogue DIR] [--json]';

/** Days to which the report looks without `--by`. */
const DEFAULT_DAYS = 90;
/** Lines of one section on a terminal; a pipe, a file and `--json` have all. */
const MAX_LINES = process.stdout.isTTY ? 60 : Infinity;

/** The report as a person reads it on a terminal. */
function dueText(report: DueReport): string {
  const { date, by, reads_needed: needed } = report;
  return [
    `as of ${date}, up to ${by}`,
    [
      'Reads',
      `  ${report.pages} pages are cited, ${report.never_read} were never read, ${report.due_today} are due today`,
      `  to stay ahead of lapses: ${needed.before_lapse} a night (${needed.lapsed} pages have lapsed already)`,
      `  to read every page within ${READ_CYCLE_DAYS} days: ${needed.within_cycle} a night`,
    ].join('\n'),
    listText('Lapses', byDay(report.lapses)),
    listText(
      'Quarantine',
      report.quarantine.map(
        ({ vendor, url, category, error, consecutive, since, next_retry: retry }) =>
          `${vendor}  ${url}  ${category}: ${error} (${consecutive} in a row, since ${since}, tried again on ${retry})`,
      ),
    ),
    listText(
      'What changes by itself',
      report.calendar.map((entry) => `${entry.date}  ${entry.kind.padEnd(8)}  ${entry.vendor}: ${entry.says}`),
    ),
    listText(
      'Announced for a day that has passed (reword as announced, or record what came of it)',
      report.past_announcements.map(
        ({ slug, date: day, sentence, stated_in: where }) => `vendors/${slug}.yaml  ${where}, ${day}: ${sentence}`,
      ),
    ),
  ].join('\n\n');
}

function listText(title: string, lines: readonly string[]): string {
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
    return `${date}  ${countNoun(own.length, 'page')}: ${names.join(', ')}${more}`;
  });
}

await run(async () => {
  const { values } = options(USAGE, { catalogue: FLAG.catalogue, date: FLAG.text, by: FLAG.text, json: FLAG.no });
  const date = dateOption(values.date);
  const by = values.by === undefined ? addDays(date, DEFAULT_DAYS) : parseIsoDate(values.by);
  if (by === null || by < date) throw new UsageError(`--by takes a day from ${date} on; got "${values.by ?? ''}"`);
  const catalogue = await validCatalogue(catalogueOption(values.catalogue), date);
  if (!catalogue) return EXIT.diagnostics;
  const report = dueReport(catalogue, by);
  console.log(values.json ? JSON.stringify(report, null, 2) : dueText(report));
  return EXIT.ok;
});
