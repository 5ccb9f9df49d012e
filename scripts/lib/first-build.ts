import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Build } from '../../functions/node/build.ts';
import { compile } from '../../src/compile/compile.ts';
import { OutFolder } from '../../src/compile/write/out-folder.ts';
import type { BuildManifest } from '../../src/model/build.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { EXPORT_FOLDER, EXPORT_HISTORY } from '../../src/routes/export/table.ts';
import { lastManifest } from './delivered-build.ts';
import { faultLine, type Log } from './log.ts';
import { withoutSpace } from './no-space.ts';
import { repositoryUrl } from './options.ts';
import { phasePrinter, printLeftovers } from './phases.ts';
import { printDiagnostics } from './print-diagnostics.ts';

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
  /** The `history.json` that builds begin with while `out` has none; null where there is none. */
  readonly history: string | null;
  /** Whether a build takes over the history of the one in `out`. */
  readonly keepsHistory: boolean;
}

/** The history that the next build takes over: that of the build which it replaces, or else the given one. */
export function historyFile({ out, history, keepsHistory }: StartSettings): string | null {
  const own = join(out, EXPORT_FOLDER, EXPORT_HISTORY);
  return keepsHistory && existsSync(own) ? own : history;
}

/** The build that is served first, and whether a newer one has to be made. */
export interface FirstBuild {
  readonly build: Build;
  readonly isCurrent: boolean;
}

/**
 * The last good build where it is for the same address, so that the host listens at once; else a new one. Null, with the
 * diagnostics logged, when the catalogue has faults and there is no earlier build.
 */
export async function firstBuild(settings: StartSettings): Promise<FirstBuild | null> {
  const { out, catalogue, baseUrl, log } = settings;
  // Puts right what builds that were killed left, and refuses a folder that is not a build.
  new OutFolder(out, catalogue);
  const manifest = lastManifest(out);
  const last = manifest && (await opened(out, log));
  if (manifest && last && manifest.base_url === baseUrl) {
    return { build: last, isCurrent: isCurrent(manifest, settings) };
  }
  const made = await compiled(settings).catch((fault: unknown) => withoutSpace(fault, out, manifest));
  if (made) return { build: made, isCurrent: true };
  if (!last) return null;
  log.error(`THE CATALOGUE HAS FAULTS: serving the build of ${last.date} for ${manifest.base_url} that is in ${out}`);
  return { build: last, isCurrent: false };
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

/** Compiles for today; null, with the diagnostics printed, when the catalogue has faults. */
async function compiled(settings: StartSettings): Promise<Build | null> {
  const { catalogue, out, baseUrl, precompress, commit, log } = settings;
  const print = (line: string): void => log.info(line);
  const onPhase = phasePrinter(print);
  const history = historyFile(settings);
  const outcome = await compile({
    ...{ catalogue, out, baseUrl, precompress, commit, date: settings.today(), onPhase },
    repositoryUrl: repositoryUrl(process.env['REPOSITORY_URL']),
    ...(history === null ? {} : { history }),
  });
  if (!outcome.ok) {
    printDiagnostics(outcome.diagnostics, outcome.sources, catalogue);
    log.error(`the catalogue in ${catalogue} has ${outcome.diagnostics.length} faults`);
    return null;
  }
  printLeftovers(outcome.leftovers, print);
  return Build.open(out);
}
