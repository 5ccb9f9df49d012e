import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildManifest } from '../../src/model/build.ts';

/** Distinguishes one build in a folder from the next that replaces it; null where there is none. */
export function buildMark(out: string): string | null {
  const stat = statSync(join(out, '_index', 'manifest.json'), { throwIfNoEntry: false });
  return stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : null;
}

/** The manifest of the build in a folder; null where there is none that can be read. */
export function lastManifest(out: string): BuildManifest | null {
  try {
    // Our own build wrote it.
    return JSON.parse(readFileSync(join(out, '_index', 'manifest.json'), 'utf8')) as BuildManifest;
  } catch {
    return null;
  }
}
