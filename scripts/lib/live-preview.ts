import { watch, type FSWatcher } from 'chokidar';
import { unwatchFile, watchFile, type Stats } from 'node:fs';
import { relative, sep } from 'node:path';
import { LiveCatalogue } from '../../src/editing/live-catalogue.ts';
import type { CatalogueRecords } from '../../src/model/catalogue.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { printDiagnostics } from './catalogue.ts';

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

/** Interval of the check whether the path is still the watched folder. */
const LOOK_EVERY = 500;

export interface FolderListener {
  /** A file was written, added or removed: its path in the folder, with forward slashes. */
  readonly changed: (path: string) => void;
  /** Another folder is where the watched one was, and is watched now. */
  readonly replaced: () => void;
}

/**
 * Watches what is at a path, whichever folder that is: the system watches a folder and not its name, so a watcher hears
 * nothing of the one that took its place.
 */
export class WatchedFolder {
  readonly #folder: string;
  readonly #listener: FolderListener;
  #watcher: FSWatcher;

  private constructor(folder: string, listener: FolderListener) {
    this.#folder = folder;
    this.#listener = listener;
    this.#watcher = this.#watch();
    watchFile(folder, { interval: LOOK_EVERY }, this.#look);
  }

  /** Resolves when the folder is watched. */
  static async open(folder: string, listener: FolderListener): Promise<WatchedFolder> {
    const watched = new WatchedFolder(folder, listener);
    await ready(watched.#watcher);
    return watched;
  }

  async close(): Promise<void> {
    unwatchFile(this.#folder, this.#look);
    await this.#watcher.close();
  }

  #watch(): FSWatcher {
    return watch(this.#folder, { ignoreInitial: true, atomic: false }).on('all', (_, file) =>
      this.#listener.changed(relative(this.#folder, file).split(sep).join('/')),
    );
  }

  readonly #look = (now: Stats, before: Stats): void => {
    // The number of a folder that is gone may be given to the next one.
    const isSame = now.ino === before.ino && now.birthtimeMs === before.birthtimeMs;
    if (isSame || !now.isDirectory()) return;
    void this.#watcher.close();
    const watcher = this.#watch();
    this.#watcher = watcher;
    void ready(watcher).then(() => {
      if (this.#watcher === watcher) this.#listener.replaced();
    });
  };
}

function ready(watcher: FSWatcher): Promise<void> {
  return new Promise((resolve) => watcher.once('ready', () => resolve()));
}
