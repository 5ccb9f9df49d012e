import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Build, buildMark } from '../../functions/node/build.ts';
import { OutFolder } from '../../src/compile/write/out-folder.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { EXIT } from './command.ts';
import { faultLine, type Log } from './log.ts';

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

/**
 * The last good build where it is for the same address, so that the host listens at once; else a new one. A newer one has to be
 * made unless it is current. The exit code, with the reason logged, where neither can be served. `stopped` ends a build that is
 * under way.
 */
export async function firstBuild(settings: StartSettings, stopped: Promise<unknown>) {
  const { out, catalogue, baseUrl, log } = settings;
  // Puts right what builds that were killed left, and refuses a folder that is not a build.
  new OutFolder(out, catalogue);
  const last = buildMark(out) === null ? null : await openBuild(out, log);
  if (last?.baseUrl === baseUrl) return { build: last, isCurrent: isCurrent(last, settings) };
  const { child, ended } = startBuild(settings);
  void stopped.then(() => child.kill());
  const code = await ended;
  if (code === EXIT.ok) return { build: await Build.open(out), isCurrent: true };
  if (!last || code !== EXIT.diagnostics) return code ?? EXIT.ok;
  log.error(`THE CATALOGUE HAS FAULTS: serving the build of ${last.date} for ${last.baseUrl} that is in ${out}`);
  return { build: last, isCurrent: false };
}

const RUN = fileURLToPath(new URL('../run.mjs', import.meta.url));

/** Runs the build of today in a process of its own, and logs what it prints. `ended` is its exit code, null after a signal. */
export function startBuild({ catalogue, out, baseUrl, precompress, today, log }: StartSettings) {
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

/** The build in a folder; null, with the reason logged, where it cannot be served. */
export async function openBuild(out: string, log: Log): Promise<Build | null> {
  try {
    return await Build.open(out);
  } catch (fault) {
    log.warn(`the build in ${out} cannot be served: ${faultLine(fault)}`);
    return null;
  }
}

const OWN_CATALOGUE = fileURLToPath(new URL('../../catalogue', import.meta.url));

/** Whether a build made now would be the same: of the same commit without edits, day and form. */
function isCurrent({ facts: { date, commit } }: Build, settings: StartSettings): boolean {
  const isOfCommit = commit !== null && commit === settings.commit && !commit.endsWith('-dirty');
  const isPrecompressed = existsSync(join(settings.out, 'index.html.gz'));
  return (
    isOfCommit &&
    date === settings.today() &&
    isPrecompressed === settings.precompress &&
    resolve(settings.catalogue) === OWN_CATALOGUE
  );
}
