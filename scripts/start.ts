import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { currentDay } from '../functions/host.ts';
import { HostStore } from '../functions/node/host-store.ts';
import { NodeHost, stop } from '../functions/node/server.ts';
import { openStore } from '../functions/node/sqlite.ts';
import { buildCommit } from './lib/build.ts';
import {
  FLAG,
  EXIT,
  run,
  baseUrlOption,
  catalogueOption,
  dateOption,
  options,
  outOption,
  wholeNumberOption,
  wordOption,
} from './lib/command.ts';
import { firstBuild, type StartSettings } from './lib/first-build.ts';
import { livePreview, type PreviewOptions } from './lib/live-preview.ts';
import { createLog, LOG_FORMATS } from './lib/log.ts';
import { freePort, servedAt } from './lib/network.ts';
import { ServedBuilds } from './lib/served-builds.ts';

const USAGE =
  'npm start -- [--port N] [--host ADDRESS] [--catalogue DIR] [--out DIR] [--date YYYY-MM-DD] [--base-url URL] [--store FILE|URL] [--trust-proxy] [--precompress] [--watch] [--log-format text|json] [--delivery-grace MINUTES] [--updates-file FILE]';

/** Interval of the check of a process that npm started whether npm is still there. */
const CHECK_INTERVAL_MS = 500;

/** The parent of a process; undefined where the process has ended, or the system has no /proc. */
function parentOf(pid: number): number | undefined {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

/** npm, or the shell that it runs a script in and then npm; read before either can have ended. */
const LAUNCHER = { parent: process.ppid, grandparent: parentOf(process.ppid) };

/**
 * Resolves with why the process is to stop: SIGTERM, SIGINT, or the end of npm that started it. The shell of npm may end
 * without passing a signal on, and after a KILL of npm it goes on; in both cases the script has another ancestor.
 */
async function stopSignal(): Promise<string> {
  const signals = (['SIGTERM', 'SIGINT'] as const).map((name) => once(process, name).then(() => name));
  if (process.env['npm_lifecycle_event'] === undefined) return Promise.race(signals);
  let timer: NodeJS.Timeout | undefined;
  const orphaned = new Promise<string>((resolve) => {
    timer = setInterval(() => {
      const isThere = process.ppid === LAUNCHER.parent && parentOf(process.ppid) === LAUNCHER.grandparent;
      if (!isThere) resolve('the end of its launcher');
    }, CHECK_INTERVAL_MS).unref();
  });
  try {
    return await Promise.race([...signals, orphaned]);
  } finally {
    clearInterval(timer);
  }
}

/** The flags, with the settings that follow from them. Throws `UsageError` where the port is taken. */
async function startFlags() {
  const { values } = options(USAGE, {
    port: { type: 'string', default: '8080' },
    host: { type: 'string', default: '127.0.0.1' },
    catalogue: FLAG.catalogue,
    out: FLAG.out,
    date: FLAG.text,
    'base-url': FLAG.text,
    store: { type: 'string', default: 'var/signals.sqlite' },
    'trust-proxy': FLAG.no,
    precompress: FLAG.no,
    watch: FLAG.no,
    'log-format': { type: 'string', default: 'text' },
    'delivery-grace': { type: 'string', default: '0' },
    'updates-file': FLAG.text,
  });
  const format = wordOption('--log-format', values['log-format'], LOG_FORMATS);
  const [catalogue, out] = [catalogueOption(values.catalogue), outOption(values.out)];
  const requested = wholeNumberOption('port', values.port, [0, 65_535]);
  const port = await freePort(requested, values.host);
  const fixed = values.date === undefined ? null : dateOption(values.date);
  const settings: StartSettings = {
    catalogue,
    out,
    baseUrl: baseUrlOption(values['base-url'] ?? `http://localhost:${port}`),
    precompress: values.precompress,
    today: () => fixed ?? currentDay(),
    commit: buildCommit(),
    deliveryGraceMs: wholeNumberOption('delivery-grace', values['delivery-grace'], [0, 9999]) * 60_000,
    log: createLog(format),
    updatesFile: values['updates-file'] ?? null,
  };
  // Any free port will do, unless its number has been published by then.
  return { ...values, settings, port: values['base-url'] === undefined ? port : requested };
}

/** A host with its store and the first build, not yet listening; the exit code where there is no build to serve. */
async function openHost(flags: Awaited<ReturnType<typeof startFlags>>, stopped: Promise<string>) {
  const { settings } = flags;
  const { today, log } = settings;
  const report = (fault: unknown): void => log.fault(fault);
  const faults = (): readonly string[] => builds.faults;
  // Before the build takes the place of the last one: a store that cannot be used changes nothing.
  const store = new HostStore(await openStore(flags.store), { today, report, faults });
  const first = await firstBuild(settings, stopped).catch(async (fault: unknown) => {
    await store.close();
    throw fault;
  });
  if (typeof first === 'number') {
    await store.close();
    return first;
  }
  const host = new NodeHost(first.build, { today, report, store, trustProxy: flags['trust-proxy'] });
  const builds = new ServedBuilds(host, settings, { isPreview: flags.watch });
  return { first, host, builds, store };
}

/** A host goes on when the reader of its log has gone: callers still send requests. */
const keepServing = (): void => undefined;

await run(async () => {
  const flags = await startFlags();
  const stopped = stopSignal();
  const { settings, port, host: address } = flags;
  const opened = await openHost(flags, stopped);
  if (typeof opened === 'number') return opened;
  const { first, host, builds, store } = opened;
  host.server.listen(port, address);
  await once(host.server, 'listening');
  settings.log.info(`serving  ${servedAt(host.server.address(), address)}, the build of ${first.build.date}`);

  void builds.begin(first.isCurrent);
  /** Shows an edit at once, answered by the function, and has the files of the new build written behind it. */
  const show: PreviewOptions['show'] = (records, date, isEdited) => {
    host.build = host.build.withRecords(records, date);
    if (isEdited) builds.ask();
  };
  const preview = flags.watch ? await livePreview({ ...settings, show }) : null;
  if (preview) settings.log.info(`watching ${settings.catalogue}`);
  settings.log.info(`stopping on ${await stopped}`);
  builds.stop();
  await preview?.close();
  await stop(host.server);
  await store.close();
  return EXIT.ok;
}, keepServing);
