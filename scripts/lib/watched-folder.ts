import { unwatchFile, watchFile, type Stats } from 'node:fs';
import { relative, sep } from 'node:path';
import { watch, type FSWatcher } from 'chokidar';

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
