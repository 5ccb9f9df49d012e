import type { BuildIndex } from '../src/model/build.ts';
import { knownLimits } from '../src/rules/limits/limits-of.ts';

/** The records of the index; limits are cached by offer. */
export type KeptIndex = Omit<BuildIndex, 'limits'>;

/** Parses the text of `_index/catalogue.json`, an output of the build. Throws on invalid JSON. */
export function parseIndex(text: string): KeptIndex {
  const { limits, ...index } = JSON.parse(text) as BuildIndex;
  const offers = index.records.vendors.flatMap((vendor) => vendor.offers);
  knownLimits(offers, limits);
  return index;
}
