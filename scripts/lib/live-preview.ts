import { LiveCatalogue } from '../../src/editing/live-catalogue.ts';
import type { CatalogueRecords } from '../../src/model/catalogue.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { printDiagnostics } from './print-diagnostics.ts';
import { WatchedFolder } from './watched-folder.ts';

/** An editor saves in several steps, and a checkout writes many files. */
const QUIET_MILLISECONDS = 10;
/** The watcher reports a file at most once in 50 ms, so a second save in that time is detected by another read. */
const SECOND_LOOK_MILLISECONDS = 150;
/** A fault that is mended within this time came from a save that was half written. */
const REPORT_AFTER_MS = 200;

export interface PreviewOptions {
  readonly catalogue: string;
  readonly today: () => IsoDate;
  /** Takes the catalogue as it is at the start, where it is sound: the build that is served may be of an earlier state. */
  readonly begin: (records: CatalogueRecords, date: IsoDate) => void;
  /** Takes a sound catalogue, just edited. */
  readonly show: (records: CatalogueRecords, date: IsoDate) => void;
}

/** Watches the catalogue and shows each sound state of it at once; of any other it prints the errors. */
export async function livePreview({
  catalogue,
  today,
  begin,
  show,
}: PreviewOptions): Promise<{ close(): Promise<void> }> {
  const live = await LiveCatalogue.open(catalogue);
  const date = today();
  // The first edit then has only itself to wait for.
  const { records, diagnostics } = live.validated(date);
  if (diagnostics.length === 0) begin(records, date);
  const changed = new Set<string>();
  const reported = new Set<string>();
  const timers: { look?: NodeJS.Timeout; secondLook?: NodeJS.Timeout; report?: NodeJS.Timeout } = {};

  const take = (): void => {
    const start = performance.now();
    const edited = [...changed].filter((path) => live.refresh(path));
    changed.clear();
    if (edited.length === 0) return;
    validate(edited.length === 1 ? (edited[0] ?? '') : `${edited.length} files`, start);
  };

  const validate = (what: string, start: number): void => {
    const date = today();
    const { sources, records, diagnostics } = live.validated(date);
    clearTimeout(timers.report);
    if (diagnostics.length > 0) {
      timers.report = setTimeout(() => {
        printDiagnostics(diagnostics, sources, catalogue);
        console.error('The last good build is still served.');
      }, REPORT_AFTER_MS);
      return;
    }
    show(records, date);
    console.log(`preview  ${what} ${Math.round(performance.now() - start)} ms`);
  };

  const lookAgain = (): void => {
    for (const path of reported) changed.add(path);
    reported.clear();
    take();
  };

  const noteChanged = (path: string): void => {
    changed.add(path);
    reported.add(path);
    clearTimeout(timers.look);
    clearTimeout(timers.secondLook);
    timers.look = setTimeout(take, QUIET_MILLISECONDS);
    timers.secondLook = setTimeout(lookAgain, SECOND_LOOK_MILLISECONDS);
  };

  const takeAnother = async (): Promise<void> => {
    const start = performance.now();
    await live.reread();
    validate(`${catalogue} is another folder now`, start);
  };

  const watched = await WatchedFolder.open(catalogue, {
    changed: noteChanged,
    replaced: () => void takeAnother().catch((error: unknown) => console.error(error)),
  });
  // What was saved after the folder was read and before it was watched.
  if (await live.hasChanged()) await takeAnother();
  return {
    close: () => {
      clearTimeout(timers.look);
      clearTimeout(timers.secondLook);
      clearTimeout(timers.report);
      return watched.close();
    },
  };
}
