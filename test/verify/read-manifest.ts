import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildManifest } from '../../scripts/verify/deployment.ts';

/** The manifest of a build that a test made. */
export async function readManifest(dist: string): Promise<BuildManifest> {
  return JSON.parse(await readFile(join(dist, '_index', 'manifest.json'), 'utf8')) as BuildManifest;
}
