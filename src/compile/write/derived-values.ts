import type { Catalogue } from '../../model/catalogue.ts';
import type { SplitParts, StoredPart } from '../../model/derived.ts';
import { derivedProgrammes } from '../../rules/catalogue/referral-programmes.ts';
import { derivedLeft } from '../../rules/changes/left-vendors.ts';
import { derivedStated } from '../../rules/dates/deadlines.ts';
import { derivedModified } from '../../rules/freshness/last-modified.ts';
import { derivedFilters } from '../../rules/search/filter-facts.ts';

/** Makes each value that a whole and a split index store alike. None depends on the day. */
export const STORED_VALUES: { readonly [Part in StoredPart]: (catalogue: Catalogue) => SplitParts[Part] } = {
  modified: derivedModified,
  left: derivedLeft,
  programmes: derivedProgrammes,
  stated: derivedStated,
  filters: derivedFilters,
};
