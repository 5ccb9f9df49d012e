import { readdirSync, readFileSync } from 'node:fs';
import type { RenderedFile } from '../render.ts';

const FOLDER = new URL('../../pages/assets/', import.meta.url);

/** Browsers request it at this path by default. */
const AT_THE_ROOT = new Set(['favicon.svg']);

/** Assets of the pages (style sheet, search, icon), copied from the sources. */
export function* pageAssets(): Generator<RenderedFile> {
  for (const name of readdirSync(FOLDER).sort()) {
    const path = AT_THE_ROOT.has(name) ? name : `assets/${name}`;
    yield { path, text: readFileSync(new URL(name, FOLDER), 'utf8') };
  }
}
