import { isObject } from '../../src/import/clean.ts';
import type { Dumps } from '../../src/import/import-index.ts';

/** Whether copies get categories of their own or enlarge the existing ones. */
export type Spread = 'own-categories' | 'same-categories';

/** An index several times over: each copy has vendors of its own, who name each other as alternatives. */
export function enlarge(dumps: Dumps, times: number, spread: Spread): Dumps {
  const copies = Array.from({ length: times }, (_, copy) => copy);
  return {
    offers: copies.flatMap((copy) => dumps.offers.map((record) => copied(record, copy, spread))),
    changes: copies.flatMap((copy) => dumps.changes.map((record) => copied(record, copy, spread))),
  };
}

function copied(record: unknown, copy: number, spread: Spread): unknown {
  if (copy === 0 || !isObject(record)) return record;
  const renamed = (name: unknown): unknown => (typeof name === 'string' ? `${name} copy ${copy}` : name);
  const { vendor, category, alternatives } = record;
  return {
    ...record,
    vendor: renamed(vendor),
    category: spread === 'own-categories' ? renamed(category) : category,
    ...(Array.isArray(alternatives) && { alternatives: alternatives.map(renamed) }),
  };
}
