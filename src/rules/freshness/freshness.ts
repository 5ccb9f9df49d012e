import type { CategoryFreshness } from './freshness-category.ts';
import { categoryFreshness } from './freshness-category.ts';
import type { FreshnessEntries } from './freshness-entries.ts';
import { freshnessEntries } from './freshness-entries.ts';
import type { Quarantine } from './freshness-quarantine.ts';
import { quarantine } from './freshness-quarantine.ts';
import type { SupersededTerms } from './freshness-superseded.ts';
import { supersededTerms } from './freshness-superseded.ts';
import type { FreshnessWindows } from './freshness-windows.ts';
import { freshnessWindows } from './freshness-windows.ts';
import { memoizeByCatalogue } from '../catalogue/memoize.ts';

/** The body of `/api/freshness`. */
export type Freshness = { readonly total_offers: number } & FreshnessWindows &
  FreshnessEntries & {
    readonly by_category: readonly CategoryFreshness[];
    readonly quarantine: Quarantine;
    readonly superseded_terms: SupersededTerms;
  };

/** Ages of entries and confirmations, and the pages in quarantine (docs/rules.md#freshness-scores). */
export const freshness = memoizeByCatalogue((catalogue): Freshness => {
  return {
    total_offers: catalogue.listings.length,
    ...freshnessWindows(catalogue.listings, catalogue.date),
    ...freshnessEntries(catalogue),
    by_category: categoryFreshness(catalogue),
    quarantine: quarantine(catalogue.listings),
    superseded_terms: supersededTerms(catalogue),
  };
});
