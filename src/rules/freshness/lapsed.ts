import type { Catalogue } from '../../model/catalogue.ts';
import { memoizeByCatalogue } from '../catalogue/memoize.ts';
import { assess } from '../risk/assessment.ts';

const MAX_SHARE = 0.1;

/** Offers whose only gate is that they were not re-read, and those that would be ungated with them. */
export interface LapsedOffers {
  readonly lapsed: number;
  readonly of: number;
}

/** The lapsed offers where they are more than a tenth of the ungated catalogue; else null (docs/rules.md#not-re-read). */
export const manyLapsed = memoizeByCatalogue((catalogue: Catalogue): LapsedOffers | null => {
  const gates = catalogue.listings.map((listing) => assess(catalogue, listing).gate?.code ?? null);
  const lapsed = gates.filter((code) => code === 'verification_lapsed').length;
  const of = lapsed + gates.filter((code) => code === null).length;
  return lapsed > of * MAX_SHARE ? { lapsed, of } : null;
});

/** The same in a sentence; null where few have lapsed. */
export function lapsedSentence(catalogue: Catalogue): string | null {
  const many = manyLapsed(catalogue);
  return many && `${String(many.lapsed)} of ${String(many.of)} offers were not re-read within 180 days.`;
}
