import type { PageRead } from '../model/page-read.ts';
import { FAILURE_CATEGORIES, READ_OUTCOMES } from '../model/vocabulary.ts';
import { countEach } from '../rules/catalogue/group-by.ts';
import { isQuarantined } from '../rules/freshness/next-read.ts';
import { proposalText, type Proposal } from './proposal.ts';
import type { ReadOutcomes } from './read-catalogue.ts';
import type { PageReading } from './read-page.ts';

type Read = Extract<PageReading, { kind: 'read' }>;

function attemptsOf({ readings }: Pick<ReadOutcomes, 'readings'>) {
  const attempts = readings.filter((reading): reading is Read => reading.kind === 'read');
  const failed = attempts.filter(({ next }) => next.failure !== undefined);
  return { attempts, failed, answered: attempts.filter((reading) => !failed.includes(reading)) };
}

export function readSummary(run: ReadOutcomes) {
  const { attempts, failed, answered } = attemptsOf(run);
  const deferred = run.readings.flatMap((reading) => (reading.kind === 'deferred' ? [reading.detail] : []));
  return {
    date: run.date,
    cited: run.cited,
    due: run.due,
    selected: run.selected,
    read: answered.length,
    by_outcome: countEach(
      READ_OUTCOMES,
      (outcome) => answered.filter(({ next }) => next.last_read?.outcome === outcome).length,
    ),
    failed: failed.length,
    by_failure: countEach(
      FAILURE_CATEGORIES,
      (kind) => failed.filter(({ next }) => next.failure?.category === kind).length,
    ),
    deferred: deferred.length,
    deferred_because: [...new Set(deferred)],
    errors: run.readings.filter(({ kind }) => kind === 'error').length,
    quarantine_entered: attempts.filter(isEntering).length,
    quarantine_left: attempts.filter(isLeaving).length,
    proposals: run.proposals.length,
    files_changed: run.filesChanged,
    stopped_early: run.stoppedEarly,
  };
}

const isEntering = ({ page, next }: Read): boolean => isQuarantined(next) && !isQuarantined(page.read);
const isLeaving = ({ page, next }: Read): boolean => !isQuarantined(next) && isQuarantined(page.read);

export function summaryText(summary: ReturnType<typeof readSummary>): string {
  const countList = (figures: Readonly<Record<string, number>>): string =>
    Object.entries(figures)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${count} ${name.replaceAll('_', ' ')}`)
      .join(', ') || 'none';
  const { date, selected, due, cited } = summary;
  // The report has that of each page.
  const reasons = summary.deferred_because.slice(0, 3).join('; ');
  return [
    `${date}: ${selected} of ${due} due pages (${cited} cited)${summary.stopped_early ? ', stopped early' : ''}`,
    `read       ${summary.read}: ${countList(summary.by_outcome)}`,
    `failed     ${summary.failed}: ${countList(summary.by_failure)}`,
    `quarantine ${summary.quarantine_entered} entered, ${summary.quarantine_left} left`,
    ...(summary.deferred > 0 ? [`deferred   ${summary.deferred}, left for the next run: ${reasons}`] : []),
    ...(summary.errors > 0 ? [`errors     ${summary.errors} of our own (please report them)`] : []),
    `proposals  ${summary.proposals}`,
    `files      ${summary.files_changed} changed`,
  ].join('\n');
}

/** Entries of one section of the report; the body of a pull request holds 65,536 characters. */
const MAX_ENTRIES = 40;

/** The report of a run as Markdown: the text of the pull request. Everything of a page in it is escaped. */
export function reportMarkdown(run: ReadOutcomes): string {
  const { attempts, failed, answered } = attemptsOf(run);
  const left = run.readings.flatMap((reading) => (reading.kind === 'read' ? [] : [deferredLine(reading)]));
  const proposals = run.proposals.map(
    ({ id, vendor, says, page }) => `\`${id}\` ${markdown(vendor)}: ${markdown(says)} (${code(page)})`,
  );
  const changed = answered.filter(({ next }) => next.last_read?.outcome === 'changed');
  const sections = [
    reportSection('Proposals, for an editor', proposals),
    reportSection('Terms found changed', changed.map(foundLine)),
    reportSection('In quarantine since today', attempts.filter(isEntering).map(failureLine)),
    reportSection('Out of quarantine', attempts.filter(isLeaving).map(foundLine)),
    reportSection('Pages that do not exist', attempts.filter(({ next }) => isMissing(next)).map(failureLine)),
    reportSection('Other failures', failed.filter(({ next }) => !isMissing(next)).map(failureLine)),
    reportSection('Left for the next run', left),
  ].filter((text) => text !== '');
  return [`## Reads of ${run.date}`, `\`\`\`\n${summaryText(readSummary(run))}\n\`\`\``, ...sections, ''].join('\n\n');
}

const isMissing = ({ failure, link }: PageRead): boolean =>
  failure !== undefined && link !== undefined && link.verdict !== 'redirected_elsewhere';

function reportSection(title: string, entries: readonly string[]): string {
  if (entries.length === 0) return '';
  const left = entries.length - MAX_ENTRIES;
  const shown = left > 0 ? [...entries.slice(0, MAX_ENTRIES), `and ${left} more`] : entries;
  return [`### ${title} (${entries.length})`, '', ...shown.map((entry) => `- ${entry}`)].join('\n');
}

function foundLine({ page, next }: Read): string {
  const found = next.last_read?.found;
  return `${markdown(page.vendor.name)}: ${code(page.url)}${found === undefined ? '' : `: ${markdown(found)}`}`;
}

function failureLine({ page, next }: Read): string {
  const { error = '', consecutive = 0 } = next.failure ?? {};
  return `${markdown(page.vendor.name)}: ${code(page.url)}: ${markdown(error)} (${consecutive} in a row)`;
}

function deferredLine(reading: Exclude<PageReading, Read>): string {
  const why = reading.kind === 'deferred' ? reading.detail : 'an error of the job';
  return `${markdown(reading.page.vendor.name)}: ${code(reading.page.url)}: ${markdown(why)}`;
}

/** The text of an issue for one proposal. The patch is in a block of code, fenced with more than a page may hold. */
export function issueMarkdown(proposal: Proposal): string {
  const { id, vendor, says, page, read_on: readOn, figures = [] } = proposal;
  const quotes = figures.map(({ old, now, quote }) => `- ${markdown(old)} → ${markdown(now)}: ${markdown(quote)}`);
  const patch = (proposalText(proposal) ?? '').replace(/`{3,}/g, '\u2018\u2018\u2018');
  return [
    `${markdown(vendor)}: ${markdown(says)}`,
    `Read on ${readOn}: ${code(page)}`,
    ...(quotes.length > 0 ? [quotes.join('\n')] : []),
    `An editor decides. \`npm run propose -- --apply ${id}\` applies the patch below, saved as \`proposals/${id}.patch.yaml\`.`,
    `\`\`\`yaml\n${patch}\`\`\``,
    '',
  ].join('\n\n');
}

/** What an issue tracker acts on: numbers of issues, names, hashes, addresses, and words that close an issue. */
const ACTED_ON =
  /[#@]|\bGH(?=-\d)|\bwww(?=\.)|:(?=\/\/)|\b[0-9a-f]{3}(?=[0-9a-f]{4})|\b(?:fix|clos|resolv)(?=e?[sd]?\b|es\b|ed\b)/gi;

/** A text of a page as a code span without a link, a mention, an issue number, markup or a word that closes an issue. */
export function markdown(text: string): string {
  const line = text.replace(/\s+/g, ' ').replaceAll('`', "'").replace(ACTED_ON, '$&\u200b');
  return `\`${line}\``;
}

const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``;
