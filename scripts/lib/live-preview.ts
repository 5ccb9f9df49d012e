import { watch } from 'chokidar';
import { once } from 'node:events';
import { ParseCache } from '../../src/compile/shape/shape-file.ts';
import { validateFolder } from '../../src/compile/validate.ts';
import type { CatalogueRecords } from '../../src/model/catalogue.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { printDiagnostics } from './catalogue.ts';

/** An editor saves in several steps, and a checkout writes many files. The watcher itself reports a file once in 50 ms. */
const QUIET_MS = 150;

export interface PreviewOptions {
  readonly catalogue: string;
  readonly today: () => IsoDate;
  /** Takes a valid catalogue: the one at the start, and each that differs from the one before. */
  readonly show: (records: CatalogueRecords, date: IsoDate, isEdited: boolean) => void;
}

/** Watches the catalogue and shows each valid state of it at once; of any other it prints the errors. */
export async function livePreview({ catalogue, today, show }: PreviewOptions): Promise<{ close(): Promise<void> }> {
  const cache = new ParseCache();
  let known: ReadonlyMap<string, string> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();

  async function look(): Promise<void> {
    const start = performance.now();
    const date = today();
    const { sources, records, diagnostics } = await validateFolder(catalogue, date, cache);
    const texts = new Map(sources.map(({ path, text }) => [path, text]));
    const before = known;
    known = texts;
    const edited =
      before &&
      [...new Set([...before.keys(), ...texts.keys()])].filter((path) => before.get(path) !== texts.get(path));
    if (edited?.length === 0) return;
    if (diagnostics.length > 0) {
      printDiagnostics(diagnostics, sources, catalogue);
      console.error('The last good build is still served.');
      return;
    }
    show(records, date, edited !== null);
    if (edited === null) return;
    const what = edited.length === 1 ? edited[0] : `${edited.length} files`;
    console.log(`preview  ${what} ${Math.round(performance.now() - start)} ms`);
  }

  /** Looks one after the other, so that the newest state is shown last. */
  function lookNext(): void {
    looking = looking.then(look).catch((fault: unknown) => console.error(fault));
  }

  const watcher = watch(catalogue, { ignoreInitial: true, atomic: false }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(lookNext, QUIET_MS);
  });
  await once(watcher, 'ready');
  // After the watch has begun, so that no edit is missed.
  lookNext();
  await looking;
  return {
    async close() {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
