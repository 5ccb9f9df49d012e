import type { ChildProcess } from 'node:child_process';
import { statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { buildMark } from '../../functions/node/build.ts';
import type { NodeHost } from '../../functions/node/server.ts';
import { damagedFiles } from './build.ts';
import { openBuild, startBuild, type StartSettings } from './first-build.ts';

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
  async begin(isCurrent: boolean): Promise<void> {
    const { log, today } = this.#settings;
    if (!isCurrent) {
      this.#triedFor = today();
      this.#dueMs ??= Date.now();
    }
    await this.#checkFiles(true).catch((fault: unknown) => log.fault(fault));
    while (!this.#stopping.signal.aborted) {
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

  /** Reports files of the build that are missing or damaged, and has it made again; those below `_index` where it cannot be read. */
  async #checkFiles(isReadable: boolean): Promise<void> {
    const { out, log } = this.#settings;
    const damaged = isReadable ? await damagedFiles(out, this.#host.build) : ['_index'];
    // Another build has taken its place, and is checked next.
    if (buildMark(out) !== this.#mark) return;
    this.#damage = [];
    if (damaged.length === 0) return;
    const sentence = `Files of the build that are missing or damaged: ${damaged.length}, the first ${damaged[0] ?? ''}.`;
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
    // Behind the callers, but not the lowest priority: on a busy machine that build would take minutes.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const isGood = (await ended) === 0;
    if (this.#stopping.signal.aborted || this.#isAskedAgain) return;
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

  /** A getter, because TypeScript does not see that `ask` is called while a build runs. */
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
    this.#host.build = build;
    await this.#checkFiles(true);
    log.info(`swapped  the build of ${build.date}, ${origin}`);
    if (build.baseUrl !== baseUrl) {
      log.warn(`the build in ${out} was made for ${build.baseUrl}, and this host was started for ${baseUrl}`);
    }
  }
}
