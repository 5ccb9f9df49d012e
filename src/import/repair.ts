import type { RawRecord } from './clean.ts';
import type { RecordNotes } from './note.ts';

/** Changes to single fields that keep what the dump says and bring it into the catalogue's form. Each is noted. */
export class Repair {
  readonly #fields: Map<string, unknown>;
  readonly notes: RecordNotes;

  constructor(record: RawRecord, notes: RecordNotes) {
    this.#fields = new Map(Object.entries(record));
    this.notes = notes;
  }

  get record(): RawRecord {
    return Object.fromEntries(this.#fields);
  }

  field(key: string): unknown {
    return this.#fields.get(key);
  }

  replace(key: string, value: unknown, reason: string): void {
    this.#fields.set(key, value);
    this.notes.repaired(key, reason);
  }

  drop(key: string, reason: string): void {
    if (this.#fields.delete(key)) this.notes.dropped(key, reason);
  }

  /** A figure written as a number is a text in the catalogue. */
  textOf(...keys: readonly string[]): void {
    for (const key of keys) {
      const value = this.field(key);
      if (typeof value === 'number') this.replace(key, String(value), 'a number, written as a text');
    }
  }

  /** A timestamp is narrowed to its day, as it is written. */
  dayOf(...keys: readonly string[]): void {
    for (const key of keys) {
      const value = this.field(key);
      const day = typeof value === 'string' ? /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}/.exec(value)?.[1] : undefined;
      if (day !== undefined) this.replace(key, day, 'a time, narrowed to its day');
    }
  }

  /** Adds `https://` to an address without a scheme; the schema validates the rest. */
  addressOf(...keys: readonly string[]): void {
    for (const key of keys) {
      const value = this.field(key);
      if (typeof value !== 'string' || !/^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:[/?#]|$)/i.test(value)) continue;
      this.replace(key, `https://${value}`, 'an address without `https://`');
    }
  }
}
