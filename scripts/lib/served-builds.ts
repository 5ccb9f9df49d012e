import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Build } from '../../functions/node/build.ts';
import type { Host } from '../../functions/node/server.ts';
import { OutFolder } from '../../src/compile/write/out-folder.ts';
import type { BuildManifest } from '../../src/model/build.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { BackgroundBuild, startBuild } from './background-build.ts';
import { buildMark, damagedFiles, lastManifest } from './build.ts';
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
  const manifest = lastManifest(out);
  const last = manifest && (await opened(out, log));
  if (manifest && last && manifest.base_url === baseUrl) {
    return { build: last, isCurrent: isCurrent(manifest, settings) };
  }
  const { child, ended } = startBuild(buildFlags(settings), log);
  void stopped.then(() => child.kill());
  const code = await ended;
  if (code === EXIT.ok) return { build: await Build.open(out), isCurrent: true };
  if (!last || code !== EXIT.diagnostics) return code ?? EXIT.ok;
  log.error(`THE CATALOGUE HAS FAULTS: serving the build of ${last.date} for ${manifest.base_url} that is in ${out}`);
  return { build: last, isCurrent: false };
}

function buildFlags(settings: StartSettings): readonly string[] {
  const { catalogue, out, baseUrl, precompress, today } = settings;
  return [
    ...['--catalogue', catalogue, '--out', out, '--base-url', baseUrl, '--date', today()],
    ...(precompress ? ['--precompress'] : []),
  ];
}

async function opened(out: string, log: Log): Promise<Build | null> {
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
const LOOK_INTERVAL_MS = 2000;

/**
 * The builds that a running host serves: one for each day, one after each failure until it succeeds, and those that
 * another process puts into the build folder. Each is made in a process of its own and swapped in when it is whole.
 */
export class ServedBuilds {
  readonly #host: Host;
  readonly #settings: StartSettings;
  readonly #isPreview: boolean;
  readonly #builder: BackgroundBuild;
  #mark: string | null;
  #timer: NodeJS.Timeout | undefined;
  /** A look is under way: opening a large build takes longer than the interval. */
  #isLooking = false;
  /** The day of the last requested build. */
  #triedFor: string;
  /** A sentence while the served build has files that are not as it wrote them. */
  #damage: readonly string[] = [];
  /** When the day was first seen to have turned, in milliseconds; null while the build is of today. */
  #turnedAt: number | null = null;

  /** With `isPreview` what is served may be newer than the folder, so builds of others are not taken. */
  constructor(host: Host, settings: StartSettings, { isPreview }: { readonly isPreview: boolean }) {
    this.#host = host;
    this.#settings = settings;
    this.#isPreview = isPreview;
    this.#mark = buildMark(settings.out);
    this.#triedFor = host.build.date;
    this.#builder = new BackgroundBuild(
      () => buildFlags(settings),
      settings.log,
      () => this.#take('made here'),
    );
  }

  /** Faults for `/api/health`, a sentence each. */
  get faults(): readonly string[] {
    const { updatesFile } = this.#settings;
    return [...this.#builder.faults, ...this.#damage, ...(updatesFile === null ? [] : staleUpdates(updatesFile))];
  }

  /** Builds at once where the first build is not current, and looks at the day from then on. */
  begin({ isCurrent }: FirstBuild): void {
    if (!isCurrent) this.#triedFor = this.#settings.today();
    void this.#checkFiles()
      .catch((fault: unknown) => this.#settings.log.fault(fault))
      .then(() => {
        if (!isCurrent || this.#damage.length > 0) this.ask();
      });
    this.#timer = setInterval(() => void this.#look(), LOOK_INTERVAL_MS);
  }

  ask(): void {
    this.#builder.request();
  }

  /** Reports files of the build that are missing or damaged, and therefore not served. */
  async #checkFiles(): Promise<void> {
    const { out, log } = this.#settings;
    const manifest = lastManifest(out);
    const damaged = manifest ? await damagedFiles(out, manifest) : [];
    if (damaged.length === 0) return;
    const sentence = `${damaged.length} files of the build are missing or damaged, the first ${damaged[0] ?? ''}.`;
    this.#damage = [sentence];
    log.error(`${sentence} They are not served; the build is made again.`);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#builder.stop();
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.#takeOrAsk();
    } catch (fault) {
      this.#settings.log.fault(fault);
    } finally {
      this.#isLooking = false;
    }
  }

  /** Takes a delivered build, and asks for a build where the day has turned. */
  async #takeOrAsk(): Promise<void> {
    const { out, today, deliveryGraceMs } = this.#settings;
    // A build made here is taken when it has ended.
    if (!this.#isPreview && !this.#builder.isRunning && buildMark(out) !== this.#mark)
      await this.#take('put there by another process');
    const date = today();
    if (this.#host.build.date === date) this.#turnedAt = null;
    else this.#turnedAt ??= Date.now();
    if (this.#turnedAt === null || this.#triedFor === date || Date.now() - this.#turnedAt < deliveryGraceMs) return;
    this.#triedFor = date;
    this.ask();
  }

  /** Serves the build in the folder, unless the served one is of today and that one is not. */
  async #take(origin: string): Promise<void> {
    const { out, baseUrl, today, log } = this.#settings;
    const mark = buildMark(out);
    if (mark === null || mark === this.#mark) return;
    const build = await Build.open(out);
    this.#mark = mark;
    if (build.date !== today() && this.#host.build.date === today()) {
      log.warn(`the build of ${build.date} in ${out} is not served: today is ${today()}`);
      return;
    }
    const builtFor = build.catalogue(build.date).site.base_url;
    this.#host.swap(build);
    this.#damage = [];
    log.info(`swapped  the build of ${build.date}, ${origin}`);
    if (builtFor !== baseUrl) {
      log.warn(`the build in ${out} was made for ${builtFor}, and this host was started for ${baseUrl}`);
    }
  }
}
