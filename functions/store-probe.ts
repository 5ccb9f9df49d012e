import type { Database } from './database.ts';

// Longer than a page, so that the store has to find room for it, and gone again in the same transaction.
const WRITE = `INSERT OR REPLACE INTO signal_minutes (minute, client, requests) VALUES (0, hex(zeroblob(4096)), 0)`;
const FORGET = `DELETE FROM signal_minutes WHERE minute = 0`;

/** Tests by a write whether the store takes writes. The outcome is cached for a while, to spare the disk. */
export class StoreProbe {
  readonly #database: Database;
  readonly #keptMs: number;
  #probedAt = -Infinity;
  #outcome: Promise<string | null> = Promise.resolve(null);

  constructor(database: Database, keptMs: number) {
    this.#database = database;
    this.#keptMs = keptMs;
  }

  /** What keeps the store from taking writes, in a sentence; null where nothing does. `now` is in milliseconds. */
  fault(now: number): Promise<string | null> {
    if (now - this.#probedAt < this.#keptMs && now >= this.#probedAt) return this.#outcome;
    this.#probedAt = now;
    this.#outcome = this.#probe();
    return this.#outcome;
  }

  async #probe(): Promise<string | null> {
    try {
      await this.#database.batch([this.#database.prepare(WRITE), this.#database.prepare(FORGET)]);
      return null;
    } catch (fault) {
      const code = fault instanceof Error && 'code' in fault ? ` (${String(fault.code)})` : '';
      return `The store takes no writes${code}.`;
    }
  }
}
