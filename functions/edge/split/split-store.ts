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
const MAX_KEPT_CHARS = 12_000_000;

/** The fetched records and derived values of a split index. */
export class SplitStore implements LongRecords {
  readonly #header: SplitHeader;
  readonly #parts = new Map<number, readonly LongVendor[]>();
  readonly #changes = new Map<number, LongChange>();
  /** By file. */
  readonly #derived = new Map<string, string>();
  #detectors: ReadonlyMap<Vendor['slug'], Vendor['detect']> | null = null;
  #date: IsoDate;
  #keptChars = 0;

  constructor(header: SplitHeader) {
    this.#header = header;
    this.#date = header.date;
  }

  /** Sets the day of the values that depend on it. */
  answerFor(date: IsoDate): void {
    this.#date = date;
  }

  vendor(part: number, place: number): LongVendor {
    const vendors = this.#parts.get(part);
    if (!vendors) throw new Lacking<Need>({ kind: 'records', parts: [part], changes: [] });
    const vendor = vendors[place];
    if (!vendor) throw new Error('the parts of the index are of another build');
    return vendor;
  }

  change(place: number, range: PlaceRange): LongChange {
    const change = this.#changes.get(place);
    if (change) return change;
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

  /** Forgets every fetched record. */
  clear(): void {
    this.#parts.clear();
    this.#changes.clear();
    this.#keptChars = 0;
  }

  async #fetchPart({ file }: SplitSources, part: number): Promise<void> {
    const text = await file(`_split/part-${part}.json`);
    this.#parts.set(part, JSON.parse(text) as readonly LongVendor[]);
    this.#keptChars += text.length;
  }

  async #fetchChanges({ database }: SplitSources, places: readonly number[]): Promise<void> {
    if (places.length === 0) return;
    const sql =
      `SELECT place, body FROM ${this.#header.split.tables}_changes ` +
      'WHERE place IN (SELECT value FROM json_each(?1))';
    const { results } = await database.prepare(sql).bind(JSON.stringify(places)).all();
    for (const row of results) {
      const text = textIn(row, 'body');
      this.#changes.set(numberIn(row, 'place'), JSON.parse(text) as LongChange);
      this.#keptChars += text.length;
    }
  }
}
