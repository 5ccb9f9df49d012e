import { closeSync, existsSync, openSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeFolder } from '../src/compile/write/out-folder.ts';
import type { CatalogueRecords } from '../src/model/catalogue.ts';
import { createFetcher } from '../src/reading/fetch/fetcher.ts';
import { PAGE_RULES } from '../src/reading/page-rules.ts';
import { type Proposal, ProposalsFolder } from '../src/reading/proposal.ts';
import { readCatalogue, type RunProgress } from '../src/reading/read-catalogue.ts';
import type { PageReading } from '../src/reading/read-page.ts';
import { lockReads, writeReads } from '../src/reading/reads-folder.ts';
import { readSummary, reportMarkdown, summaryText } from '../src/reading/report.ts';
import { programRunner, secondReader } from '../src/reading/second-reader.ts';
import { parseAllowHost } from '../src/reading/web-guard.ts';
import { slug } from '../src/rules/text/fold.ts';
import { parsedUrl } from '../src/rules/text/parsed-url.ts';
import { FLAG, EXIT, run, UsageError, catalogueOption, dateOption, options, wholeNumberOption } from './lib/command.ts';
import { readableRecords } from './lib/catalogue.ts';

const USAGE =
  'npm run read -- [--catalogue DIR] [--date YYYY-MM-DD] [--max N] [--vendor SLUG]… [--dry-run] [--report FILE]\n' +
  '  [--concurrency N] [--per-host-delay MS] [--contact URL] [--gateway URL] [--allow-host HOST:PORT]…\n' +
  '  [--time-limit MIN] [--judge COMMAND] [--json]';

const { text: TEXT, no: NO } = FLAG;
const LIST = { type: 'string', multiple: true, default: [] as string[] } as const;

function requireAddress(flag: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!/^https?:\/\//i.test(text) || !parsedUrl(text)) {
    throw new UsageError(`--${flag} takes an http or https address; got "${text}"`);
  }
  return text;
}

function requireText(flag: string, text: string | undefined): string | undefined {
  if (text?.trim() === '') throw new UsageError(`--${flag} must not be empty`);
  return text;
}

/** The flags of `npm run read`, checked. Throws `UsageError`. */
function readOptions() {
  const { values } = options(USAGE, {
    catalogue: FLAG.catalogue,
    ...{ date: TEXT, max: TEXT, vendor: LIST, report: TEXT, concurrency: TEXT, 'per-host-delay': TEXT },
    ...{ contact: TEXT, gateway: TEXT, 'allow-host': LIST, 'time-limit': TEXT, judge: TEXT },
    ...{ 'dry-run': NO, json: NO },
  });
  type NumberFlag = 'max' | 'concurrency' | 'per-host-delay' | 'time-limit';
  const wholeNumber = (flag: NumberFlag, bounds: readonly [number, number]) => {
    const text = values[flag];
    return text === undefined ? undefined : wholeNumberOption(flag, text, bounds);
  };
  return {
    catalogue: values.catalogue,
    date: values.date,
    max: wholeNumber('max', [0, 1_000_000]),
    vendors: values.vendor.flatMap((names) => names.split(',').map((name) => slug(name))),
    isDry: values['dry-run'],
    report: requireText('report', values.report),
    concurrency: wholeNumber('concurrency', [1, 64]),
    hostDelayMs: wholeNumber('per-host-delay', [0, 600_000]),
    contact: requireText('contact', values.contact),
    gateway: requireAddress('gateway', values.gateway),
    allowHosts: values['allow-host'].map(parseAllowHost),
    timeLimitMinutes: wholeNumber('time-limit', [1, 1_440]),
    judge: requireText('judge', values.judge),
    isJson: values.json,
  };
}

/** Pages in flight; many of them wait for their turn at a host. */
const DEFAULT_CONCURRENCY = 16;
const MINUTE_MS = 60_000;
const BAR_CHARS = 30;

/** A vendor whose file has diagnostics is known, and not read. */
function checkedVendors(slugs: readonly string[], { vendors }: CatalogueRecords, folder: string): readonly string[] {
  const isKnown = (slug: string) =>
    vendors.some((vendor) => vendor.slug === slug) || existsSync(join(folder, 'vendors', `${slug}.yaml`));
  const unknown = slugs.find((slug) => !isKnown(slug));
  if (unknown !== undefined) throw new UsageError(`--vendor takes the slug of a vendor; unknown slug "${unknown}"`);
  return slugs;
}

/** Makes the folder of the report and the file, before a page is read. Throws `UsageError` where the system refuses. */
function requireWritable(report: string): void {
  try {
    makeFolder(dirname(report));
    closeSync(openSync(report, 'a'));
  } catch (fault) {
    throw new UsageError(`--report "${report}" cannot be written (${(fault as Error).message})`);
  }
}

/** Aborts after the time limit, and at the first signal to end; the second one ends the process at once. */
function endOfRun(limitMinutes: number | undefined): AbortSignal {
  const end = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => end.abort());
  if (limitMinutes === undefined) return end.signal;
  return AbortSignal.any([end.signal, AbortSignal.timeout(limitMinutes * MINUTE_MS)]);
}

/** Progress of a run: a bar on a terminal, a line a minute elsewhere. */
function readProgress(stream: NodeJS.WriteStream) {
  const counted = { read: 0, failed: 0, deferred: 0 };
  let lastLineMs = Date.now();
  const figures = ({ done, total }: RunProgress): string =>
    `${done}/${total} pages, ${counted.read} read, ${counted.failed} failed${counted.deferred > 0 ? `, ${counted.deferred} deferred` : ''}`;
  return {
    onReading(reading: PageReading, progress: RunProgress): void {
      if (reading.kind !== 'read') counted.deferred++;
      else if (reading.next.failure) counted.failed++;
      else counted.read++;
      if (stream.isTTY) {
        const full = Math.round((progress.done / progress.total) * BAR_CHARS);
        stream.write(`\r\u001b[K[${'#'.repeat(full)}${'.'.repeat(BAR_CHARS - full)}] ${figures(progress)}`);
      } else if (Date.now() - lastLineMs >= MINUTE_MS) {
        lastLineMs = Date.now();
        stream.write(`${figures(progress)}\n`);
      }
    },
    /** Ends the line of the bar. */
    end(): void {
      if (stream.isTTY && counted.read + counted.failed + counted.deferred > 0) stream.write('\n');
    },
  };
}

await run(async () => {
  const flags = readOptions();
  const folder = catalogueOption(flags.catalogue);
  if (flags.isDry) return runRead(flags, folder);
  // Two runs at once would read pages twice and could each write half of a vendor's reads.
  const unlock = lockReads(folder);
  try {
    return await runRead(flags, folder);
  } finally {
    unlock();
  }
});

async function runRead(flags: ReturnType<typeof readOptions>, folder: string): Promise<number> {
  const date = dateOption(flags.date);
  const records = await readableRecords(folder, date);
  if (!records) return EXIT.diagnostics;
  const vendors = checkedVendors(flags.vendors, records, folder);
  const signal = endOfRun(flags.timeLimitMinutes);
  const progress = readProgress(process.stderr);
  const report = flags.report ?? (flags.isDry ? undefined : 'reads-report.md');
  if (report !== undefined) requireWritable(report);
  const proposals =
    report === undefined || flags.isDry ? null : new ProposalsFolder(join(dirname(report), 'proposals'));
  // Only proposals that no earlier run has made are reported.
  const proposed: Proposal[] = [];
  const outcomes = await readCatalogue({
    records,
    vendors,
    max: flags.max,
    pagesInFlight: flags.concurrency ?? DEFAULT_CONCURRENCY,
    reader: {
      fetch: createFetcher({
        clock: {
          nowMs: () => Date.now(),
          sleep: (ms, stopped) => pause(ms, undefined, stopped && { signal: stopped }).catch(() => undefined),
        },
        contact: flags.contact,
        gateway: flags.gateway,
        allowHosts: flags.allowHosts,
        hostDelayMs: flags.hostDelayMs,
        signal,
      }),
      rules: PAGE_RULES,
      date,
      secondReader: flags.judge === undefined ? undefined : secondReader(programRunner(flags.judge)),
    },
    signal,
    write: (vendor, reads) => (flags.isDry ? false : writeReads(folder, { vendor, reads, date })),
    onReading: (reading, done) => {
      if (reading.kind === 'read') proposed.push(...(proposals?.write(reading.proposals) ?? reading.proposals));
      progress.onReading(reading, done);
    },
  });
  progress.end();

  const reported = { ...outcomes, proposals: proposed };
  if (report !== undefined) writeFileSync(report, reportMarkdown(reported));
  const summary = readSummary(reported);
  console.log(flags.isJson ? JSON.stringify(summary, null, 2) : summaryText(summary));
  for (const reading of outcomes.readings) {
    if (reading.kind === 'error') console.error(`${reading.page.url}:`, reading.error);
  }
  return summary.errors > 0 ? EXIT.internalError : EXIT.ok;
}
