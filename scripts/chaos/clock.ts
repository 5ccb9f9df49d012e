import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseIsoDate, type IsoDate } from '../../src/model/iso-date.ts';

const SHIM = fileURLToPath(new URL('clock.mjs', import.meta.url));
/** Where Debian installs libraries, by machine. */
const LIBRARIES = '/usr/lib';
/** The library for programs with threads, of the package `faketime`. */
const FAKETIME = 'faketime/libfaketimeMT.so.1';
const DAY_MS = 86_400_000;
/** How long the old clock may still be read in the host after a jump. */
const SETTLING_MS = 500;

/** libfaketime, which shifts the clock of a whole process, native code included; null where it is not installed. */
export function faketimeLibrary(): string | null {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  return folders.map((folder) => join(LIBRARIES, folder, FAKETIME)).find((path) => existsSync(path)) ?? null;
}

/** The ways to shift the clock of a process: `script` replaces `Date` alone, on any system. */
export type ClockWay = 'libfaketime' | 'script';

/** The clock of the host, which jumps on demand. The suite's own clock stays as it is. */
export class Clock {
  readonly #file: string;
  readonly #library: string | null;
  #aheadMs = 0;
  #before: { readonly aheadMs: number; readonly jumpedAt: number } | null = null;

  /** Keeps the shift of the clock in a file. Takes libfaketime where it is installed, unless another way is named. */
  constructor(file: string, way?: ClockWay) {
    this.#file = file;
    this.#library = way === 'script' ? null : faketimeLibrary();
    if (way === 'libfaketime' && this.#library === null) throw new Error('libfaketime is not installed');
    this.#write();
  }

  get way(): ClockWay {
    return this.#library === null ? 'script' : 'libfaketime';
  }

  /** Arguments and environment that give a process this clock. */
  get launch(): { readonly args: readonly string[]; readonly env: Readonly<Record<string, string>> } {
    if (this.#library === null) return { args: ['--import', SHIM], env: { CHAOS_CLOCK: this.#file } };
    return {
      args: [],
      env: {
        LD_PRELOAD: this.#library,
        FAKETIME_TIMESTAMP_FILE: this.#file,
        // The file is read at each reading of the clock, so that a jump takes effect at once.
        FAKETIME_NO_CACHE: '1',
        // A clock that is set does not move the monotonic clock, by which timers run.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        // The times of files stay as they are: bundled commands are fresh by them.
        NO_FAKE_STAT: '1',
      },
    };
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
    const sign = this.#aheadMs < 0 ? '' : '+';
    writeFileSync(`${this.#file}.next`, this.#library ? `${sign}${this.#aheadMs / 1000}\n` : String(this.#aheadMs));
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
