import type { BuildIndex } from '../src/model/build.ts';
import { keepDerived } from '../src/rules/catalogue/derived.ts';
import { knownLimits } from '../src/rules/limits/limits-of.ts';

/** What is kept of the index: rules find the derived parts by the records from then on. */
export type KeptIndex = Omit<BuildIndex, 'derived'>;

/** Reads the text of `_index/catalogue.json`, which our own build wrote. Throws when it is no JSON. */
export function parseIndex(text: string): KeptIndex {
  const { derived, ...index } = JSON.parse(text) as BuildIndex;
  keepDerived(index.records, derived);
  knownLimits(index.records);
  return index;
}
