import { readdirSync, readFileSync } from 'node:fs';
import type { RenderedFile } from '../render.ts';

const FOLDER = new URL('../../pages/assets/', import.meta.url);

/** Browsers ask for it there without being told. */
const AT_THE_ROOT = new Set(['favicon.svg']);

/** What the pages load: the style sheet, the search, the icon, as they lie in the sources. */
export function* pageAssets(): Generator<RenderedFile> {
  for (const name of readdirSync(FOLDER).sort()) {
    const path = AT_THE_ROOT.has(name) ? name : `assets/${name}`;
    yield { path, text: readFileSync(new URL(name, FOLDER), 'utf8') };
  }
}
