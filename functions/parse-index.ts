import type { BuildIndex } from '../src/model/build.ts';
import { knownLimits } from '../src/rules/limits/limits-of.ts';

/** What is kept of the index: the limits are known by their offers from then on. */
export type KeptIndex = Omit<BuildIndex, 'limits'>;

/** Reads the text of `_index/catalogue.json`, which our own build wrote. Throws when it is no JSON. */
export function parseIndex(text: string): KeptIndex {
  const { limits, ...index } = JSON.parse(text) as BuildIndex;
  const offers = index.records.vendors.flatMap((vendor) => vendor.offers);
  knownLimits(offers, limits);
  return index;
}
