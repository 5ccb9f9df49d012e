import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Build, buildMark } from '../../functions/node/build.ts';
import type { NodeHost } from '../../functions/node/server.ts';
import { OutFolder } from '../../src/compile/write/out-folder.ts';
import type { BuildManifest } from '../../src/model/build.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { damagedFiles, readBuildManifest } from './build.ts';
import { EXIT } from './command.ts';
import { faultLine, type Log } from './log.ts';

/** Settings of `npm start`. */
export interface StartSettings {
  readonly catalogue: string;
  readonly out: string;
  readonly baseUrl: string;
  /** Writes compressed siblings, for a server in front. */
  readonly precompress: boolean;
  /** The day, fixed by `--date` or read from the clock each time. */
  readonly today: () => IsoDate;
  /** As of the start. */
  readonly commit: string | null;
  /** How long after the turn of the day a build may be put into `out` by others before one is made here. */
  readonly deliveryGraceMs: number;
  readonly log: Log;
  /** The file that the nightly job touches after each update of the catalogue; null where nothing says so. */
  readonly updatesFile: string | null;
}

/** The build that is served first, and whether a newer one has to be made. */
export interface FirstBuild {
  readonly build: Build;
  readonly isCurrent: boolean;
}

/**
 * The last good build where it is for the same address, so that the host listens at once; else a new one. The exit code, with
 * the reason logged, where neither can be served. `stopped` ends a build that is under way.
 */
export async function firstBuild(settings: StartSettings, stopped: Promise<unknown>): Promise<FirstBuild | number> {
  const { out, catalogue, baseUrl, log } = settings;
  // Puts right what builds that were killed left, and refuses a folder that is not a build.
  new OutFolder(out, catalogue);
  const manifest = await readBuildManifest(out).catch(() => null);
  const last = manifest && (await openBuild(out, log));
  if (manifest && last && manifest.base_url === baseUrl) {
    return { build: last, isCurrent: isCurrent(manifest, settings) };
  }
  const { child, ended } = startBuild(settings);
  void stopped.then(() => child.kill());
  const code = await ended;
  if (code === EXIT.ok) return { build: await Build.open(out), isCurrent: true };
  if (!last || code !== EXIT.diagnostics) return code ?? EXIT.ok;
  log.error(`THE CATALOGUE HAS FAULTS: serving the build of ${last.date} for ${manifest.base_url} that is in ${out}`);
  return { build: last, isCurrent: false };
}

const RUN = fileURLToPath(new URL('../run.mjs', import.meta.url));

/** Runs the build of today in a process of its own, and logs what it prints. `ended` is its exit code, null after a signal. */
function startBuild({ catalogue, out, baseUrl, precompress, today, log }: StartSettings) {
  const flags = ['--catalogue', catalogue, '--out', out, '--base-url', baseUrl, '--date', today()];
  const command = [...process.execArgv, RUN, 'build', ...flags, ...(precompress ? ['--precompress'] : [])];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  createInterface({ input: child.stdout }).on('line', (line) => line.trim() && log.info(line));
  createInterface({ input: child.stderr }).on('line', (line) => line.trim() && log.error(line));
  // After `close` everything that it printed was logged.
  const ended = once(child, 'close').then(
    ([code]) => code as number | null,
    (fault: unknown) => {
      log.fault(fault);
      return null;
    },
  );
  return { child, ended };
}

async function openBuild(out: string, log: Log): Promise<Build | null> {
  try {
    return await Build.open(out);
  } catch (fault) {
    log.warn(`the build in ${out} cannot be served: ${faultLine(fault)}`);
    return null;
  }
}

const OWN_CATALOGUE = fileURLToPath(new URL('../../catalogue', import.meta.url));

/** Whether a build made now would be the same: of the same commit without edits, day and form. */
function isCurrent({ date, commit }: BuildManifest, settings: StartSettings): boolean {
  const isOfCommit = commit !== null && commit === settings.commit && !commit.endsWith('-dirty');
  const isPrecompressed = existsSync(join(settings.out, 'index.html.gz'));
  return (
    isOfCommit &&
    date === settings.today() &&
    isPrecompressed === settings.precompress &&
    resolve(settings.catalogue) === OWN_CATALOGUE
  );
}

const MAX_UPDATE_AGE_MS = 2 * 86_400_000;
const STARTED_MS = Date.now();

/** A sentence where the catalogue was last updated more than two days ago, or was never updated while this process runs. */
export function staleUpdates(file: string, nowMs = Date.now()): readonly string[] {
  const updatedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? STARTED_MS;
  if (nowMs - updatedMs <= MAX_UPDATE_AGE_MS) return [];
  return [
    `The catalogue was last updated on ${new Date(updatedMs).toISOString().slice(0, 10)}, more than two days ago.`,
  ];
}

/** How often the day and the build folder are looked at: a machine may sleep through midnight. */
const LOOK_INTERVAL_MS = 500;
/** A build starts this long after the last edit, because an editor may save many times in a row. */
const QUIET_MS = 500;
/** The first pause before a failed build is tried again; each later one is twice as long. */
const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 60_000;

/**
 * The builds that a running host serves: one for each day, one after each failure until it succeeds, and those that
 * another process puts into the build folder. Each is made in a process of its own, so that serving is never blocked, and
 * swapped in when it is whole.
 */
export class ServedBuilds {
  readonly #host: NodeHost;
  readonly #settings: StartSettings;
  readonly #isPreview: boolean;
  #mark: string | null;
  /** The day of the last build that was begun. */
  #triedFor: string;
  /** When a build is due that was asked for, or is tried again, in milliseconds; null where none is. */
  #dueMs: number | null = null;
  #failures = 0;
  /** A sentence while the served build has files that are not as it wrote them. */
  #damage: readonly string[] = [];
  /** When the day was first seen to have turned, in milliseconds; null while the build is of today. */
  #turnedMs: number | null = null;
  #child: ChildProcess | null = null;
  readonly #stopping = new AbortController();

  /** With `isPreview` what is served may be newer than the folder, so builds of others are not taken. */
  constructor(host: NodeHost, settings: StartSettings, { isPreview }: { readonly isPreview: boolean }) {
    this.#host = host;
    this.#settings = settings;
    this.#isPreview = isPreview;
    this.#mark = buildMark(settings.out);
    this.#triedFor = host.build.date;
  }

  /** Faults for `/api/health`, a sentence each. */
  get faults(): readonly string[] {
    const { updatesFile } = this.#settings;
    const times = this.#failures === 1 ? 'once' : `${this.#failures} times in a row`;
    return [
      ...(this.#failures === 0 ? [] : [`The newest build failed ${times}.`]),
      ...this.#damage,
      ...(updatesFile === null ? [] : staleUpdates(updatesFile)),
    ];
  }

  /** Builds at once where the first build is not current or damaged; looks at the day and the folder until `stop`. */
  async begin({ isCurrent }: FirstBuild): Promise<void> {
    const { log, today } = this.#settings;
    if (!isCurrent) {
      this.#triedFor = today();
      this.#dueMs ??= Date.now();
    }
    await this.#checkFiles(true).catch((fault: unknown) => log.fault(fault));
    while (!this.#isStopped) {
      await this.#look().catch((fault: unknown) => log.fault(fault));
      await pause(LOOK_INTERVAL_MS, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
    }
  }

  /** Asks for a build after an edit. Edits during a build cause one more after it. */
  ask(): void {
    this.#dueMs = Date.now() + QUIET_MS;
  }

  /** Stops a running build; the previous build stays. */
  stop(): void {
    this.#stopping.abort();
    this.#child?.kill();
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Reports files of the build that are missing or damaged, and has it made again; those below `_index` where it cannot be read. */
  async #checkFiles(isReadable: boolean): Promise<void> {
    const { out, log } = this.#settings;
    const manifest = isReadable && (await readBuildManifest(out).catch(() => null));
    const damaged = manifest ? await damagedFiles(out, manifest) : ['_index'];
    // Another build has taken its place, and is checked next.
    if (buildMark(out) !== this.#mark) return;
    this.#damage = [];
    if (damaged.length === 0) return;
    const sentence = `${damaged.length} files of the build are missing or damaged, the first ${damaged[0] ?? ''}.`;
    this.#damage = [sentence];
    this.#dueMs ??= Date.now();
    log.error(`${sentence} They are not served; the build is made again.`);
  }

  async #look(): Promise<void> {
    if (!this.#isPreview && buildMark(this.#settings.out) !== this.#mark)
      await this.#take('put there by another process');
    if (this.#hasDayToBuild() || (this.#dueMs !== null && Date.now() >= this.#dueMs)) await this.#build();
  }

  /** Whether the day has turned, no build was begun for it, and the time for delivering one is over. */
  #hasDayToBuild(): boolean {
    const { today, deliveryGraceMs } = this.#settings;
    const date = today();
    if (this.#host.build.date === date) this.#turnedMs = null;
    else this.#turnedMs ??= Date.now();
    return this.#turnedMs !== null && this.#triedFor !== date && Date.now() - this.#turnedMs >= deliveryGraceMs;
  }

  /** Makes a build and serves it, unless an edit has outdated it by then. */
  async #build(): Promise<void> {
    const { log, today } = this.#settings;
    this.#dueMs = null;
    this.#triedFor = today();
    const { child, ended } = startBuild(this.#settings);
    this.#child = child;
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const isGood = (await ended) === 0;
    if (this.#isStopped || this.#isAskedAgain) return;
    if (isGood) await this.#take('made here');
    if (isGood && this.#damage.length === 0) {
      this.#failures = 0;
      return;
    }
    const pauseMs = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#dueMs = Date.now() + pauseMs;
    log.error(`THE BUILD FAILED: the last good build is still served; tried again in ${pauseMs / 1000} s`);
  }

  /** In a getter, because a check does not see that `ask` is called during a build. */
  get #isAskedAgain(): boolean {
    return this.#dueMs !== null;
  }

  /** Serves the build in the folder, unless the served one is of today and that one is not. */
  async #take(origin: string): Promise<void> {
    const { out, baseUrl, today, log } = this.#settings;
    const mark = buildMark(out);
    if (mark === this.#mark) return;
    this.#mark = mark;
    const build = await openBuild(out, log);
    if (!build) {
      await this.#checkFiles(false);
      return;
    }
    if (build.date !== today() && this.#host.build.date === today()) {
      log.warn(`the build of ${build.date} in ${out} is not served: today is ${today()}; it is made again`);
      // Files that nothing computes are on disk alone.
      this.#dueMs ??= Date.now();
      return;
    }
    const builtFor = build.catalogue(build.date).site.base_url;
    this.#host.build = build;
    await this.#checkFiles(true);
    log.info(`swapped  the build of ${build.date}, ${origin}`);
    if (builtFor !== baseUrl) {
      log.warn(`the build in ${out} was made for ${builtFor}, and this host was started for ${baseUrl}`);
    }
  }
}
