import type { BuildIndex } from '../src/model/build.ts';
import { keepDerived } from '../src/rules/catalogue/derived.ts';
import { knownLimits } from '../src/rules/limits/limits-of.ts';

/** The records of the index; the derived parts are looked up by the records. */
export type KeptIndex = Omit<BuildIndex, 'derived'>;

/** Parses the text of `_index/catalogue.json`, an output of the build. Throws on invalid JSON. */
export function parseIndex(text: string): KeptIndex {
  return keptIndex(JSON.parse(text) as BuildIndex);
}

/** Registers the derived parts of an index by its records. */
export function keptIndex({ derived, ...index }: BuildIndex): KeptIndex {
  keepDerived(index.records, derived);
  knownLimits(index.records);
  return index;
}
