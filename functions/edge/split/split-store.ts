import type { IsoDate } from '../../../src/model/iso-date.ts';
import type { SplitParts } from '../../../src/model/derived.ts';
import type { SplitHeader, LongChange, LongVendor, ShortVendor } from '../../../src/model/split-index.ts';
import type { Vendor } from '../../../src/model/vendor.ts';
import { Lacking, LazyVendors, type LongRecords, type PlaceRange } from '../../../src/rules/catalogue/lazy-records.ts';
import { numberIn, textIn, type Database } from '../../database.ts';
import { DAILY_NAMES, type DerivedName, type Need } from './need.ts';

/** Where the parts of a split index come from; of one request, because the platform ties both to it. */
export interface SplitSources {
  /** The text of a file of the build; rejects when there is none. */
  readonly file: (path: string) => Promise<string>;
  readonly database: Database;
}

/** Characters of fetched records that an instance keeps; in memory they take about twice as many bytes. */
const MAX_KEPT_CHARS = 4_000_000;
/** Characters that stay when records are evicted, so that not every request evicts some. */
const MAX_LEFT_CHARS = 3_000_000;

/** A fetched record, with its size and the number of the last request that read it. */
interface Kept<T> {
  readonly value: T;
  readonly chars: number;
  usedBy: number;
}

/** The fetched records and derived values of a split index. */
export class SplitStore implements LongRecords {
  readonly #header: SplitHeader;
  readonly #parts = new Map<number, Kept<readonly LongVendor[]>>();
  readonly #changes = new Map<number, Kept<LongChange>>();
  /** By file. */
  readonly #derived = new Map<string, string>();
  #detectors: ReadonlyMap<Vendor['slug'], Vendor['detect']> | null = null;
  #date: IsoDate;
  #keptChars = 0;
  #fetchedChars = 0;
  #requests = 0;

  constructor(header: SplitHeader) {
    this.#header = header;
    this.#date = header.date;
  }

  /** Sets the day of the values that depend on it. */
  answerFor(date: IsoDate): void {
    this.#date = date;
    this.#requests += 1;
  }

  vendor(part: number, place: number): LongVendor {
    const kept = this.#parts.get(part);
    if (!kept) throw new Lacking<Need>({ kind: 'records', parts: [part], changes: [] });
    kept.usedBy = this.#requests;
    const vendor = kept.value[place];
    if (!vendor) throw new Error('the parts of the index are of another build');
    return vendor;
  }

  change(place: number, range: PlaceRange): LongChange {
    const kept = this.#changes.get(place);
    if (kept) {
      kept.usedBy = this.#requests;
      return kept.value;
    }
    const places = Array.from({ length: range[1] - range[0] }, (_, index) => range[0] + index);
    throw new Lacking<Need>({ kind: 'records', parts: [], changes: places });
  }

  expect(parts: ReadonlySet<number>, changes: ReadonlySet<number>): void {
    const lacking = {
      parts: [...parts].filter((part) => !this.#parts.has(part)),
      changes: [...changes].filter((place) => !this.#changes.has(place)),
    };
    if (lacking.parts.length + lacking.changes.length > 0) throw new Lacking<Need>({ kind: 'records', ...lacking });
  }

  detectors(vendor: Vendor['slug']): Vendor['detect'] | undefined {
    this.#detectors ??= new Map(JSON.parse(this.#textOf('detectors')) as SplitParts['detectors']);
    return this.#detectors.get(vendor);
  }

  /** A value of the build as JSON; none for a day that it has no value of. */
  derived(name: DerivedName): string | undefined {
    if (!DAILY_NAMES.has(name)) return this.#textOf(name);
    return this.#header.split.days.includes(this.#date) ? this.#textOf(`${name}-${this.#date}`) : undefined;
  }

  #textOf(file: string): string {
    const text = this.#derived.get(file);
    if (text === undefined) throw new Lacking<Need>({ kind: 'derived', file });
    return text;
  }

  /** Every vendor, in catalogue order. */
  async vendors({ file }: SplitSources): Promise<readonly Vendor[]> {
    const made = new LazyVendors(this);
    const vendors: Vendor[] = [];
    for (let core = 0; core < this.#header.split.cores; core += 1) {
      const shorts = JSON.parse(await file(`_split/core-${core}.json`)) as readonly ShortVendor[];
      for (const short of shorts) vendors.push(made.add(short));
    }
    return vendors;
  }

  async fetchRecords(sources: SplitSources, need: Extract<Need, { kind: 'records' }>): Promise<void> {
    await Promise.all([
      this.#fetchChanges(sources, need.changes),
      ...need.parts.map((part) => this.#fetchPart(sources, part)),
    ]);
  }

  async fetchDerived({ file }: SplitSources, name: string): Promise<void> {
    this.#derived.set(name, await file(`_split/${name}.json`));
  }

  /** Drops derived values after their only readers have parsed them. */
  forgetDerived(): void {
    this.#derived.clear();
    this.#detectors = null;
  }

  /** Whether more is kept than the bound. */
  get isFull(): boolean {
    return this.#keptChars > MAX_KEPT_CHARS;
  }

  /** Characters of all records that were ever fetched. */
  get fetchedChars(): number {
    return this.#fetchedChars;
  }

  /** Forgets the records that were not read for the longest, until few enough are left. */
  evict(): void {
    const all = [...entriesOf(this.#parts), ...entriesOf(this.#changes)];
    for (const { from, key, kept } of all.sort((one, other) => one.kept.usedBy - other.kept.usedBy)) {
      if (this.#keptChars <= MAX_LEFT_CHARS) return;
      from.delete(key);
      this.#keptChars -= kept.chars;
    }
  }

  async #fetchPart({ file }: SplitSources, part: number): Promise<void> {
    const text = await file(`_split/part-${part}.json`);
    this.#keep(this.#parts, { key: part, text });
  }

  async #fetchChanges({ database }: SplitSources, places: readonly number[]): Promise<void> {
    if (places.length === 0) return;
    const sql =
      `SELECT place, body FROM ${this.#header.split.tables}_changes ` +
      'WHERE place IN (SELECT value FROM json_each(?1))';
    const { results } = await database.prepare(sql).bind(JSON.stringify(places)).all();
    for (const row of results) {
      this.#keep(this.#changes, { key: numberIn(row, 'place'), text: textIn(row, 'body') });
    }
  }

  /** Keeps a record that was written as JSON. Two requests at one time may both have fetched it. */
  #keep<T>(into: Map<number, Kept<T>>, { key, text }: { readonly key: number; readonly text: string }): void {
    this.#fetchedChars += text.length;
    this.#keptChars += text.length - (into.get(key)?.chars ?? 0);
    into.set(key, { value: JSON.parse(text) as T, chars: text.length, usedBy: this.#requests });
  }
}

function entriesOf<T>(from: Map<number, Kept<T>>) {
  return [...from].map(([key, kept]) => ({ from, key, kept }));
}
