import type { CatalogueRecords } from '../model/catalogue.ts';
import type { PageRead } from '../model/page-read.ts';
import type { Vendor } from '../model/vendor.ts';
import { citedPages, type CitedPage } from '../rules/freshness/cited-pages.ts';
import { dueReads, inDueOrder, isUntried, nightlyReads } from '../rules/freshness/due-reads.ts';
import type { PageReader } from './page-rules.ts';
import { readPage, type PageReading } from './read-page.ts';

export interface ReadRun {
  readonly records: CatalogueRecords;
  /** Slugs; when given, all pages of these vendors are read that were not tried today. */
  readonly vendors?: readonly string[];
  /** Pages at most; by default a share of the catalogue and every retry of the day. */
  readonly max?: number | undefined;
  /** Pages in flight. The fetcher holds each host to one request at a time. */
  readonly pagesInFlight: number;
  readonly reader: PageReader;
  /** Ends the run early: pages under way end as deferred, those that wait are left. */
  readonly signal?: AbortSignal;
  /** Called after each page with all reads of its vendor; returns whether the file changed. A throw is an error of the page. */
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

export type ReadOutcomes = Awaited<ReturnType<typeof readCatalogue>>;

/** Reads the due pages of a catalogue. A vendor's file is written after each of its pages. */
export async function readCatalogue(run: ReadRun) {
  const { date } = run.reader;
  const pages = citedPages(run.records, date);
  const { due, selected } = selection(pages, run);
  const readings: PageReading[] = [];
  const newest = new Map(pages.map((page) => [page, page.read]));
  const changed = new Set<Vendor>();

  const store = (reading: PageReading): PageReading => {
    if (reading.kind !== 'read') return reading;
    const { page, next } = reading;
    const own = pages.filter(({ vendor }) => vendor === page.vendor);
    try {
      const reads = own.flatMap((other) => (other === page ? next : newest.get(other)) ?? []);
      if (run.write(page.vendor, reads)) changed.add(page.vendor);
    } catch (error) {
      // Nothing was stored, so the page is left for the next run.
      return { kind: 'error', page, error };
    }
    newest.set(page, next);
    return reading;
  };

  await inParallel(selected, run, async (page) => {
    const reading = await readPage(page, run.reader);
    run.onReading?.(reading, { done: readings.length + 1, total: selected.length });
    readings.push(store(reading));
  });
  return {
    date,
    /** Distinct pages that the catalogue cites. */
    cited: pages.length,
    /** Pages due on the day, read in this run or not. */
    due: due.length,
    selected: selected.length,
    readings,
    proposals: readings.flatMap((reading) => (reading.kind === 'read' ? reading.proposals : [])),
    filesChanged: changed.size,
    stoppedEarly: readings.length < selected.length || run.signal?.aborted === true,
  };
}

function selection(pages: readonly CitedPage[], { reader: { date }, vendors, max }: ReadRun) {
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
