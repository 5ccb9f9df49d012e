import { Build } from '../../functions/node/build.ts';
import type { Host } from '../../functions/node/server.ts';
import { BackgroundBuild } from './background-build.ts';
import { buildMark } from './delivered-build.ts';
import { historyFile, type FirstBuild, type StartSettings } from './first-build.ts';
import { Rebuilds } from './rebuilds.ts';
import { WatchedFolder } from './watched-folder.ts';

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
  readonly #rebuilds: Rebuilds;
  #mark: string | null;
  #timer: NodeJS.Timeout | undefined;
  /** A look is under way: opening a large build takes longer than the interval. */
  #isLooking = false;
  /** The day of the last requested build. */
  #triedFor: string;
  /** When the day was first seen to have turned, in milliseconds; null while the build is of today. */
  #turnedAt: number | null = null;

  /** With `isPreview` what is served may be newer than the folder, so builds of others are not taken. */
  constructor(host: Host, settings: StartSettings, { isPreview }: { readonly isPreview: boolean }) {
    this.#host = host;
    this.#settings = settings;
    this.#isPreview = isPreview;
    this.#mark = buildMark(settings.out);
    this.#triedFor = host.build.date;
    const { catalogue, log } = settings;
    this.#builder = new BackgroundBuild(
      () => this.#flags(),
      log,
      (isGood) => this.#ended(isGood),
    );
    this.#rebuilds = new Rebuilds({
      start: () => this.#builder.request(),
      watch: (changed) => WatchedFolder.open(catalogue, { changed, replaced: changed }),
      warn: (message) => log.warn(message),
    });
  }

  /** Faults for `/api/health`, a sentence each. */
  get faults(): readonly string[] {
    return this.#rebuilds.faults;
  }

  /** Builds at once where the first build is not current, and looks at the day from then on. */
  begin({ isCurrent }: FirstBuild): void {
    if (!isCurrent) {
      this.#triedFor = this.#settings.today();
      this.ask();
    }
    this.#timer = setInterval(() => void this.#look(), LOOK_INTERVAL_MS);
  }

  ask(): void {
    this.#rebuilds.ask();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#builder.stop();
    await this.#rebuilds.stop();
  }

  #flags(): readonly string[] {
    const { catalogue, out, baseUrl, precompress, today } = this.#settings;
    const history = historyFile(this.#settings);
    return [
      ...['--catalogue', catalogue, '--out', out, '--base-url', baseUrl, '--date', today()],
      ...(precompress ? ['--precompress'] : []),
      ...(history === null ? [] : ['--history', history]),
    ];
  }

  async #ended(isGood: boolean): Promise<void> {
    const { log } = this.#settings;
    if (isGood) await this.#take('made here');
    else log.error(`THE BUILD FAILED: the last good build, of ${this.#host.build.date}, is still served`);
    this.#rebuilds.ended(isGood);
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
    log.info(`swapped  the build of ${build.date}, ${origin}`);
    if (builtFor !== baseUrl) {
      log.warn(`the build in ${out} was made for ${builtFor}, and this host was started for ${baseUrl}`);
    }
    void this.#host.compressAhead();
  }
}
