import type { CatalogueRecords } from '../model/catalogue.ts';
import type { IsoDate } from '../model/iso-date.ts';
import type { PageRead } from '../model/page-read.ts';
import type { Vendor } from '../model/vendor.ts';
import { citedPages, type CitedPage } from '../rules/freshness/cited-pages.ts';
import { dueReads, inDueOrder, isUntried, nightlyReads } from '../rules/freshness/due-reads.ts';
import type { PageReader } from './page-rules.ts';
import { readPage, type PageReading } from './read-page.ts';
import { groupBy } from '../rules/catalogue/group-by.ts';

/** The pages and dependencies of one run. */
export interface ReadRun {
  readonly records: CatalogueRecords;
  readonly date: IsoDate;
  /** Slugs; when given, all pages of these vendors are read that were not tried today. */
  readonly vendors?: readonly string[];
  /** Pages at most; by default a share of the catalogue and every retry of the day. */
  readonly max?: number;
  /** Pages in flight. The fetcher holds each host to one request at a time. */
  readonly pagesInFlight: number;
  readonly reader: PageReader;
  /** Ends the run early: pages under way end as deferred, those that wait are left. */
  readonly signal?: AbortSignal;
  /**
   * Called once for each vendor, when its last page of the run is read. Returns whether its file changed. Where it throws,
   * the readings of the vendor become errors.
   */
  write(vendor: Vendor, reads: readonly PageRead[]): boolean;
  /**
   * Called for each page when it is read, before its vendor's file is written: a page that a killed run has stored is not read
   * again, so its proposals must be stored before it.
   */
  onReading?(reading: PageReading, progress: RunProgress): void;
}

export interface RunProgress {
  readonly done: number;
  readonly total: number;
}

/** The outcome of a run. */
export type ReadOutcomes = Awaited<ReturnType<typeof readCatalogue>>;

/** Reads the due pages of a catalogue. Each vendor's file is written as soon as its pages of this run are read. */
export async function readCatalogue(run: ReadRun) {
  const pages = citedPages(run.records, run.date);
  const { due, selected } = selection(pages, run);
  const readings: PageReading[] = [];
  const open = new Map(groupBy(selected, ({ vendor }) => vendor));
  const finished = new Map<Vendor, Map<string, PageRead>>();
  let filesChanged = 0;

  const finish = (vendor: Vendor): void => {
    const read = finished.get(vendor);
    if (!read) return;
    finished.delete(vendor);
    const own = pages.filter((page) => page.vendor === vendor);
    const entries = own.flatMap((page) => read.get(page.url) ?? page.read ?? []);
    try {
      if (run.write(vendor, entries)) filesChanged++;
    } catch (error) {
      // Nothing was stored, so the pages are left for the next run.
      for (const [at, { kind, page }] of readings.entries()) {
        if (kind === 'read' && page.vendor === vendor) readings[at] = { kind: 'error', page, error };
      }
    }
  };
  const take = (reading: PageReading): void => {
    const { page } = reading;
    readings.push(reading);
    run.onReading?.(reading, { done: readings.length, total: selected.length });
    if (reading.kind === 'read') {
      const own = finished.get(page.vendor) ?? new Map<string, PageRead>();
      finished.set(page.vendor, own.set(page.url, reading.next));
    }
    const left = (open.get(page.vendor) ?? []).filter((other) => other !== page);
    open.set(page.vendor, left);
    if (left.length === 0) finish(page.vendor);
  };

  await inParallel(selected, run, async (page) => take(await readPage(page, run.reader)));
  // Vendors of which the run ended before their last page.
  for (const vendor of [...finished.keys()]) finish(vendor);
  return {
    date: run.date,
    /** Distinct pages that the catalogue cites. */
    cited: pages.length,
    /** Pages due on the day, read in this run or not. */
    due: due.length,
    selected: selected.length,
    readings,
    proposals: readings.flatMap((reading) => (reading.kind === 'read' ? reading.proposals : [])),
    filesChanged,
    stoppedEarly: readings.length < selected.length || run.signal?.aborted === true,
  };
}

function selection(pages: readonly CitedPage[], { date, vendors, max }: ReadRun) {
  if (vendors && vendors.length > 0) {
    const named = new Set<string>(vendors);
    const own = inDueOrder(
      pages.filter((page) => named.has(page.vendor.slug) && isUntried(page, date)),
      date,
    );
    return { due: own, selected: own.slice(0, max) };
  }
  return { due: dueReads(pages, date), selected: nightlyReads(pages, date, max) };
}

async function inParallel(
  pages: readonly CitedPage[],
  { pagesInFlight, signal }: ReadRun,
  work: (page: CitedPage) => Promise<void>,
): Promise<void> {
  const waiting = pages.values();
  const worker = async (): Promise<void> => {
    for (const page of waiting) {
      if (signal?.aborted) return;
      await work(page);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, pagesInFlight) }, worker));
}
