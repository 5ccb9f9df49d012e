import type { Catalogue } from '../../model/catalogue.ts';
import type { SplitParts, StoredPart } from '../../model/derived.ts';
import { derivedProgrammes } from '../../rules/catalogue/referral-programmes.ts';
import { derivedLeft } from '../../rules/changes/left-vendors.ts';
import { derivedStated } from '../../rules/dates/deadlines.ts';
import { derivedModified } from '../../rules/freshness/last-modified.ts';
import { derivedFilters } from '../../rules/search/filter-facts.ts';

/** The values that a whole and a split index store alike. None depends on the day. */
export function storedValues(catalogue: Catalogue): Pick<SplitParts, StoredPart> {
  return {
    modified: derivedModified(catalogue),
    left: derivedLeft(catalogue),
    programmes: derivedProgrammes(catalogue),
    stated: derivedStated(catalogue),
    filters: derivedFilters(catalogue),
  };
}
