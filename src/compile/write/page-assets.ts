import { readdirSync, readFileSync } from 'node:fs';
import type { BuildFile } from './write.ts';

const FOLDER = new URL('../../pages/assets/', import.meta.url);

/** Browsers request it at this path by default. */
const AT_THE_ROOT = new Set(['favicon.svg', 'favicon.ico', 'apple-touch-icon.png']);

/** Assets of the pages (style sheet, search, icon), copied from the sources. */
export function* pageAssets(): Generator<BuildFile> {
  for (const name of readdirSync(FOLDER).sort()) {
    const path = AT_THE_ROOT.has(name) ? name : `assets/${name}`;
    const bytes = readFileSync(new URL(name, FOLDER));
    yield /\.(?:ico|png)$/.test(name) ? { path, bytes } : { path, text: bytes.toString('utf8') };
  }
}
