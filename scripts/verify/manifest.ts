import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildManifest } from '../../src/model/build.ts';
import { damagedBuild } from '../lib/damaged-build.ts';
import { UsageError } from '../lib/exit-code.ts';

/** The manifest of a build. Throws `UsageError` where there is no build or its manifest is damaged. */
export async function readManifest(dist: string): Promise<BuildManifest> {
  const text = await readFile(join(dist, '_index', 'manifest.json'), 'utf8').catch(() => {
    throw new UsageError(`no build in ${dist}; run npm run build first`);
  });
  try {
    // Our own build wrote it.
    return JSON.parse(text) as BuildManifest;
  } catch (error) {
    throw damagedBuild(dist, error);
  }
}
