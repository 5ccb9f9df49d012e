import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Build } from '../../functions/node/build.ts';
import { Program } from '../program.ts';

const RUN = resolve('scripts/run.mjs');
const LIBRARIES = '/usr/lib';
const DAY_MS = 86_400_000;

/** libfaketime for programs with threads, of the Debian package `faketime`; null where it is not installed. */
export function faketimeLibrary(): string | null {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  const paths = folders.map((folder) => join(LIBRARIES, folder, 'faketime/libfaketimeMT.so.1'));
  return paths.find((path) => existsSync(path)) ?? null;
}

/** The clock of a process, which jumps on demand while that of the test stays as it is. */
export class Clock {
  readonly #file: string;
  #shiftMs = 0;

  constructor(file: string) {
    this.#file = file;
    this.#write();
  }

  /** Environment that gives a process this clock. */
  environment(library: string): Readonly<Record<string, string>> {
    return {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: this.#file,
      // A jump takes effect at once, and does not move the clock by which timers run, nor the times of files.
      ...{ FAKETIME_NO_CACHE: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1', NO_FAKE_STAT: '1' },
    };
  }

  today(): string {
    return new Date(Date.now() + this.#shiftMs).toISOString().slice(0, 10);
  }

  jump(byMs: number): void {
    this.#shiftMs += byMs;
    this.#write();
  }

  jumpToMidnight(beforeMs: number): void {
    this.jump(DAY_MS - ((Date.now() + this.#shiftMs) % DAY_MS) - beforeMs);
  }

  /** In one step, because an empty file would be no shift. */
  #write(): void {
    writeFileSync(`${this.#file}.next`, `${this.#shiftMs < 0 ? '' : '+'}${this.#shiftMs / 1000}\n`);
    renameSync(`${this.#file}.next`, this.#file);
  }
}

export interface ChaosHostOptions {
  /** Holds the catalogue, the build and the store. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** The processes that have the folder as their working directory. One that has ended has none. */
function processesIn(folder: string): readonly number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder;
      } catch {
        return false;
      }
    });
}

/** `npm start` on a folder, which ends and starts again. */
export class ChaosHost {
  readonly #options: ChaosHostOptions;
  #program: Program | null = null;
  /** Of the current process. */
  port = 0;
  /** Counts the processes; 0 before the first. */
  life = 0;
  /** Whether every request has to be answered. */
  isUp = false;
  readonly store: string;
  readonly out: string;
  readonly catalogue: string;

  constructor(options: ChaosHostOptions) {
    this.#options = options;
    this.store = join(options.folder, 'store.sqlite');
    this.out = join(options.folder, 'dist');
    this.catalogue = join(options.folder, 'catalogue');
  }

  /** What the current process printed. */
  get printed(): string {
    return this.#program?.printed ?? '';
  }

  /** Resolves when it serves. Throws where it ends instead. */
  async start(): Promise<void> {
    this.#program = this.#run(['start', '--port', '0', '--store', this.store]);
    const [, port] = await this.#program.until(/serving\s+http:\/\/localhost:(\d+)/);
    this.port = Number(port);
    this.life += 1;
    this.isUp = true;
  }

  /** Resolves with its exit code; null where a signal ended it. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    this.isUp = false;
    return (await this.#program?.end(signal)) ?? null;
  }

  /** Kills it, and the builds that it or one before it began: they go on without the host that was killed. */
  async endAll(): Promise<void> {
    await this.end('SIGKILL');
    for (let left = this.#processes(); left.length > 0; left = this.#processes()) {
      spawnSync('kill', ['-KILL', ...left.map(String)]);
      await pause(20);
    }
  }

  /** Waits until no process makes a build, whichever began it, and the build is of the day of the clock. */
  async untilQuiet(today: () => string): Promise<void> {
    // There is none between the two renames that put a build in its place.
    const date = (): Promise<string | null> =>
      Build.open(this.out).then(
        (build) => build.date,
        () => null,
      );
    const isBuilding = (): boolean => this.#processes().some((pid) => pid !== this.#program?.pid);
    while (isBuilding() || (await date()) !== today()) await pause(20);
  }

  #processes(): readonly number[] {
    return processesIn(this.#options.folder);
  }

  /** Builds into the folder that it serves from; `maxBlocks` of 512 bytes bound each file that it writes. Resolves with the exit code. */
  build(maxBlocks?: number): Promise<number | null> {
    return this.#run(['build'], maxBlocks).ended();
  }

  /** Waits for a text in its output. Throws where it never comes. */
  async until(expected: RegExp): Promise<void> {
    await this.#program?.until(expected);
  }

  /** Bytes of memory. */
  get residentBytes(): number {
    const status = readFileSync(`/proc/${this.#program?.pid ?? 0}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
  }

  #run(command: readonly string[], maxBlocks?: number): Program {
    const folders = ['--catalogue', this.catalogue, '--out', this.out, '--base-url', 'https://chaos.example'];
    // A write past the limit fails, as on a full disk, instead of ending the process.
    const limited =
      maxBlocks === undefined ? [] : ['sh', '-c', `trap '' XFSZ; ulimit -f ${maxBlocks}; exec "$@"`, 'sh'];
    const { folder: cwd, environment: env } = this.#options;
    return new Program([...limited, process.execPath, RUN, ...command, ...folders], { cwd, env });
  }
}
