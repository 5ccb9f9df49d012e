import { renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseIsoDate, type IsoDate } from '../../src/model/iso-date.ts';

const SHIM = fileURLToPath(new URL('clock.mjs', import.meta.url));
const DAY_MS = 86_400_000;
/** How long the old clock may still be read in the host after a jump. */
const SETTLING_MS = 500;

/** The clock of the host, which jumps on demand. The suite's own clock stays as it is. */
export class Clock {
  readonly #file: string;
  #aheadMs = 0;
  #before: { readonly aheadMs: number; readonly jumpedAt: number } | null = null;

  constructor(file: string) {
    this.#file = file;
    this.#write();
  }

  /** Arguments and environment that give a process this clock. */
  get launch(): { readonly args: readonly string[]; readonly env: Readonly<Record<string, string>> } {
    return { args: ['--import', SHIM], env: { CHAOS_CLOCK: this.#file } };
  }

  now(): number {
    return Date.now() + this.#aheadMs;
  }

  /** The days that the host may have at this moment: two around midnight and around a jump. */
  days(): ReadonlySet<IsoDate> {
    const before = this.#before;
    const isSettling = before !== null && Date.now() - before.jumpedAt < SETTLING_MS;
    const clocks = [this.#aheadMs, ...(isSettling ? [before.aheadMs] : [])];
    return new Set(
      clocks.flatMap((ahead) => [-SETTLING_MS, 0, SETTLING_MS].map((near) => dayOf(Date.now() + ahead + near))),
    );
  }

  jump(byMs: number): void {
    this.#before = { aheadMs: this.#aheadMs, jumpedAt: Date.now() };
    this.#aheadMs += byMs;
    this.#write();
  }

  /** In one step: a file read while it is written would be empty, and the clock of the host right for a moment. */
  #write(): void {
    writeFileSync(`${this.#file}.next`, String(this.#aheadMs));
    renameSync(`${this.#file}.next`, this.#file);
  }

  /** Jumps to so many milliseconds before the next midnight. */
  jumpToMidnight(beforeMs: number): void {
    this.jump(DAY_MS - (this.now() % DAY_MS) - beforeMs);
  }
}

function dayOf(milliseconds: number): IsoDate {
  const day = parseIsoDate(new Date(milliseconds).toISOString().slice(0, 10));
  if (day === null) throw new Error('the clock shows no day');
  return day;
}
