import { SIGNAL_EVENTS, type Signal, type SignalEvent } from '../src/model/signal.ts';
import type { IsoDate } from '../src/model/iso-date.ts';
import { tallied } from '../src/rules/catalogue/group-by.ts';
import { numberIn, type Database } from './database.ts';

const INSERT = `INSERT INTO signals (day, event, vendor, vendor_resolved, note, agent) VALUES (?1, ?2, ?3, ?4, ?5, ?6)`;
const COUNT = `INSERT INTO signal_counts (event, vendor, signals) VALUES (?1, ?2, 1)
  ON CONFLICT (event, vendor) DO UPDATE SET signals = signals + 1`;
const FORGET = `DELETE FROM signals WHERE id <= (SELECT max(id) FROM signals) - ?1`;
const TOTALS = `SELECT event, sum(signals) AS signals FROM signal_counts GROUP BY event`;

/** Signals that are kept one by one, the newest: clients without a name of their own cannot fill a disk. Counts stay exact. */
const MAX_KEPT_SIGNALS = 500_000;
/** The vendor of the count of signals about names that no vendor has, of which there may be any number. */
const NO_VENDOR = '';

/** Durable storage of signals. */
export class SignalStore {
  readonly #database: Database;
  readonly #maxKept: number;

  constructor(database: Database, maxKept = MAX_KEPT_SIGNALS) {
    this.#database = database;
    this.#maxKept = maxKept;
  }

  /** Resolves when the signal is durable and counted; otherwise rejects. */
  async record(signal: Signal, day: IsoDate): Promise<void> {
    const { event, vendor, vendor_resolved: resolved, note, agent } = signal;
    await this.#database.batch([
      this.#database.prepare(INSERT).bind(day, event, vendor, resolved ? 1 : 0, note, agent),
      this.#database.prepare(COUNT).bind(event, resolved ? vendor : NO_VENDOR),
      this.#database.prepare(FORGET).bind(this.#maxKept),
    ]);
  }

  /** Number of stored signals by event. */
  async totals(): Promise<Readonly<Record<SignalEvent, number>>> {
    const { results } = await this.#database.prepare(TOTALS).all();
    const rows = new Map(results.map((row) => [row['event'], row]));
    return tallied(SIGNAL_EVENTS, (event) => {
      const row = rows.get(event);
      return row ? numberIn(row, 'signals') : 0;
    });
  }
}

// Longer than a page, so that the store has to find room for it, and gone again in the same transaction.
const PROBE = `INSERT OR REPLACE INTO signal_minutes (minute, client, requests) VALUES (0, hex(zeroblob(4096)), 0)`;
const FORGET_PROBE = `DELETE FROM signal_minutes WHERE minute = 0`;

/** Tests by a write whether a store takes writes. What keeps it from that, in a sentence; null where nothing does. */
export async function storeFault(database: Database): Promise<string | null> {
  try {
    await database.batch([database.prepare(PROBE), database.prepare(FORGET_PROBE)]);
    return null;
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? ` (${String(fault.code)})` : '';
    return `The store takes no writes${code}.`;
  }
}
