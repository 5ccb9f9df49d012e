import type { BuildIndex } from '../src/model/build.ts';

/** Parses the text of `_index/catalogue.json`, an output of the build. Throws on invalid JSON. */
export function parseIndex(text: string): BuildIndex {
  return JSON.parse(text) as BuildIndex;
}
