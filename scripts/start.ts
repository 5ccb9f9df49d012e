import { once } from 'node:events';
import { Build } from '../functions/node/build.ts';
import { HostStore } from '../functions/node/host-store.ts';
import { Host, stop } from '../functions/node/server.ts';
import { SqliteDatabase } from '../functions/node/sqlite.ts';
import { compile } from '../src/compile/compile.ts';
import type { IsoDate } from '../src/model/iso-date.ts';
import { BackgroundBuild } from './lib/background-build.ts';
import { buildCommit } from './lib/build-commit.ts';
import { EXIT, run } from './lib/exit-code.ts';
import { livePreview } from './lib/live-preview.ts';
import {
  baseUrlOption,
  repositoryUrl,
  catalogueOption,
  currentDay,
  dateOption,
  options,
  outOption,
  portOption,
} from './lib/options.ts';
import { freePort, servedAt } from './lib/port.ts';
import { phasePrinter, printLeftovers } from './lib/phases.ts';
import { printDiagnostics } from './lib/print-diagnostics.ts';

const USAGE =
  'npm start -- [--port N] [--host ADDRESS] [--catalogue DIR] [--out DIR] [--date YYYY-MM-DD] [--base-url URL] [--store FILE] [--trust-proxy] [--precompress] [--watch]';

interface Settings {
  readonly catalogue: string;
  readonly out: string;
  readonly baseUrl: string;
  /** Writes compressed siblings, for a server in front. */
  readonly precompress: boolean;
  /** The day, fixed by `--date` or read from the clock each time. */
  readonly today: () => IsoDate;
}

/** Compiles for today; null, with the diagnostics printed, when the catalogue has errors. */
async function compiled(settings: Settings): Promise<Build | null> {
  const { catalogue, out, baseUrl, precompress } = settings;
  const onPhase = phasePrinter();
  const [date, commit] = [settings.today(), buildCommit(catalogue)];
  const outcome = await compile({
    ...{ catalogue, out, baseUrl, precompress, date, commit, onPhase },
    repositoryUrl: repositoryUrl(process.env['REPOSITORY_URL']),
  });
  if (!outcome.ok) {
    printDiagnostics(outcome.diagnostics, outcome.sources, catalogue);
    return null;
  }
  printLeftovers(outcome.leftovers);
  return Build.open(out);
}

/** Rebuilds in a process of its own and serves what came of it, unless an edit has overtaken it. */
function rebuilder(host: Host, { catalogue, out, baseUrl, precompress, today }: Settings): BackgroundBuild {
  const flags = (): readonly string[] => [
    ...['--catalogue', catalogue, '--out', out, '--base-url', baseUrl, '--date', today()],
    ...(precompress ? ['--precompress'] : []),
  ];
  return new BackgroundBuild(flags, async (isGood) => {
    if (!isGood) {
      console.error('The last good build is still served.');
      return;
    }
    host.swap(await Build.open(out));
    void host.compressAhead();
  });
}

/** Rebuilds when the UTC day changes. Polls every few seconds, because a machine may sleep through midnight. */
function atMidnight(host: Host, settings: Settings, rebuild: BackgroundBuild): NodeJS.Timeout {
  let triedFor = host.build.date;
  return setInterval(() => {
    const today = settings.today();
    if (today === triedFor) return;
    triedFor = today;
    rebuild.request();
  }, 2000).unref();
}

/** Shows each edit at once, answered by the function, and has the files of the new build written behind it. */
async function watched(host: Host, { catalogue, today }: Settings, rebuild: BackgroundBuild) {
  const preview = await livePreview({
    catalogue,
    today,
    show: (records, date) => {
      host.swap(host.build.edited(records, date));
      rebuild.request();
    },
  });
  console.log(`watching ${catalogue}`);
  return preview;
}

function stopSignal(): Promise<unknown> {
  return Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
}

await run(async () => {
  const { values } = options(USAGE, {
    port: { type: 'string', default: '8080' },
    host: { type: 'string', default: '127.0.0.1' },
    catalogue: { type: 'string', default: 'catalogue' },
    out: { type: 'string', default: 'dist' },
    date: { type: 'string' },
    'base-url': { type: 'string' },
    store: { type: 'string', default: 'var/signals.sqlite' },
    'trust-proxy': { type: 'boolean', default: false },
    precompress: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
  });
  // Before the build, which takes the place of the last one: a port that is taken changes nothing.
  const requested = portOption(values.port);
  const port = await freePort(requested, values.host);
  const fixed = values.date === undefined ? null : dateOption(values.date);
  const baseUrl = baseUrlOption(values['base-url'] ?? `http://localhost:${port}`);
  const settings: Settings = {
    catalogue: catalogueOption(values.catalogue),
    out: outOption(values.out),
    baseUrl,
    precompress: values.precompress,
    today: () => fixed ?? currentDay(),
  };
  const build = await compiled(settings);
  if (!build) return EXIT.diagnostics;

  const { today } = settings;
  const report = (error: unknown): void => console.error(error);
  const store = await HostStore.begin(SqliteDatabase.open(values.store), { today, report });
  const host = new Host(build, { today, report, store, trustProxy: values['trust-proxy'] });
  // Any free port will do, unless its number has been published by then.
  host.server.listen(values['base-url'] === undefined ? port : requested, values.host);
  await once(host.server, 'listening');
  console.log(`serving  ${servedAt(host.server.address(), values.host)}`);

  void host.compressAhead();
  const rebuild = rebuilder(host, settings);
  const midnight = atMidnight(host, settings, rebuild);
  const preview = values.watch ? await watched(host, settings, rebuild) : null;
  await stopSignal();
  clearInterval(midnight);
  rebuild.stop();
  await preview?.close();
  await stop(host.server);
  await store.close();
  return EXIT.ok;
});
