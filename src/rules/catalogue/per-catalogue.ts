import type { Catalogue } from '../../model/catalogue.ts';
import { memoizeByRecord } from './per-record.ts';

/**
 * Memoizes a derivation per catalogue. Correct because a catalogue is immutable and includes its date; weakly keyed, so
 * that the catalogue of an earlier day can be collected.
 */
export function memoizeByCatalogue<T extends object>(derive: (catalogue: Catalogue) => T): (catalogue: Catalogue) => T {
  return memoizeByRecord(derive);
}
