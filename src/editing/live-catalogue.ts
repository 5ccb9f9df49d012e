import type { IsoDate } from '../model/iso-date.ts';
import { validate, type ValidatedCatalogue } from '../compile/validate.ts';
import { byPlace, type Diagnostic } from '../compile/diagnostics/diagnostic.ts';
import { IS_YAML, read, type Reading, readOne, type SourceFile } from '../compile/read/read.ts';
import { ParseCache } from '../compile/shape/shaped-file.ts';

/** A catalogue folder that is edited while it is served: only what changed is read and parsed again. */
export class LiveCatalogue {
  readonly #folder: string;
  readonly #files = new Map<string, SourceFile>();
  readonly #unread = new Map<string, Diagnostic>();
  readonly #memory = new ParseCache();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Reads the whole folder once. */
  static async open(folder: string): Promise<LiveCatalogue> {
    const live = new LiveCatalogue(folder);
    await live.reread();
    return live;
  }

  /** Reads the whole folder again: another one may have taken its place. */
  async reread(): Promise<void> {
    const { files, diagnostics } = await read(this.#folder);
    this.#files.clear();
    this.#unread.clear();
    for (const file of files) this.#files.set(file.path, file);
    for (const diagnostic of diagnostics) this.#unread.set(diagnostic.at.file, diagnostic);
  }

  /** Whether the folder differs from what was last read of it. */
  async hasChanged(): Promise<boolean> {
    const { files } = await read(this.#folder);
    return files.length !== this.#files.size || files.some(({ path, text }) => this.#files.get(path)?.text !== text);
  }

  /** Takes in a file that was written, added or removed; says whether the catalogue is another one now. */
  refresh(path: string): boolean {
    if (!IS_YAML.test(path)) return false;
    const before = this.#files.get(path);
    this.#unread.delete(path);
    const reading = this.#reading(path);
    if (!reading) return this.#files.delete(path);
    this.#files.set(path, reading.file);
    if (reading.diagnostic) this.#unread.set(path, reading.diagnostic);
    return before?.text !== reading.file.text || before.refused !== reading.file.refused;
  }

  /** Null where the file does not exist, or is deleted before it is read. */
  #reading(path: string): Reading | null {
    try {
      return readOne(this.#folder, path);
    } catch {
      return null;
    }
  }

  /** The catalogue validated in its current state. */
  validated(date: IsoDate): ValidatedCatalogue {
    const sources = [...this.#files.values()];
    const { records, diagnostics } = validate(sources, date, this.#memory);
    return { sources, records, diagnostics: [...this.#unread.values(), ...diagnostics].sort(byPlace) };
  }
}
