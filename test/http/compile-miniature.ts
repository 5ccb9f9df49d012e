import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from '../../src/compile/compile.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { TODAY } from '../builders.ts';

/** The miniature catalogue. */
export const MINIATURE_FOLDER = fileURLToPath(new URL('../catalogues/tiny', import.meta.url));

/** A new temporary folder; the caller must remove it. */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'deals-'));
}

/** Removes a folder; again for some seconds where a process that is ending still wrote into it. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/** The commit that a build of the miniature names. */
export const MINIATURE_COMMIT = '9fceb02d0ae598e95dc970b74767f19372d61af8';

/** Compiles the miniature for a day into `dist` below a folder; returns the path of `dist`. */
export async function compileMiniature(below: string, date: IsoDate = TODAY): Promise<string> {
  const out = join(below, 'dist');
  const outcome = await compile({
    catalogue: MINIATURE_FOLDER,
    out,
    date,
    baseUrl: 'https://deals.example',
    commit: MINIATURE_COMMIT,
  });
  if (!outcome.ok)
    throw new Error(`the miniature has faults: ${outcome.diagnostics.map(({ what }) => what).join('; ')}`);
  return out;
}
