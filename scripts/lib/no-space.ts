import { statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { BuildManifest } from '../../src/model/build.ts';
import { UsageError } from './exit-code.ts';

const FULL: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT']);

/** Throws `UsageError` that names the folder, what is free there and what a build needs, where a disk is full. */
export function withoutSpace(fault: unknown, out: string, last: BuildManifest | null): never {
  if (!(fault instanceof Error) || !FULL.has((fault as NodeJS.ErrnoException).code)) throw fault;
  const folder = dirname(resolve(out));
  const { bavail, bsize } = statfsSync(folder);
  const bytes = Object.values(last?.files ?? {}).reduce((total, file) => total + file.bytes, 0);
  const free = `no space left in ${folder}: ${inMegabytes(bavail * bsize)} are free`;
  if (bytes === 0)
    throw new UsageError(`${free}, and the build needs more. Free some, or name a folder on another disk with --out.`);
  throw new UsageError(
    `${free}. The last build has ${inMegabytes(bytes)}, and a new build is written beside the last one, so there has to ` +
      'be room for both. The last build is unchanged.',
  );
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
