import type { Catalogue, Listing, Category } from '../model/catalogue.ts';
import type { IsoDate } from '../model/iso-date.ts';
import { categoryNamed } from '../rules/catalogue/categories.ts';
import { RECENT_DAYS } from '../rules/changes/change-search.ts';
import { addDays } from '../rules/dates/days.ts';
import { newestListings, newestOfCategory } from '../rules/freshness/newest.ts';
import { memoizeByListing } from '../rules/catalogue/memoize.ts';
import { preserialized } from './encode.ts';
import type { DatedOffer, NewestBody } from './newest.schema.ts';
import { asOf, noEntryNote } from './shared/as-of.ts';
import { CATEGORY } from './shared/category-parameter.ts';
import type { Parameters } from './parameter.ts';
import { selected, selectionParameters } from './shared/offer-fields.ts';
import { pageFields } from './shared/paging.ts';
import { publishedOffer } from './shared/offer.ts';
import { categoryPage, PAGE } from './shared/page.ts';
import { datedListings, provenance } from './shared/provenance.ts';
import { ok, route, type ReadonlyDeep } from './route.ts';

const MAX_LIMIT = 50;

const PATH = '/api/newest';

const PARAMETERS = {
  since: {
    kind: 'since',
    in: 'query',
    description:
      'A date or an ISO 8601 timestamp, narrowed to the day it writes, which is included. Default: 30 days ago.',
  },
  limit: {
    kind: 'integer',
    in: 'query',
    default: 20,
    min: 0,
    max: MAX_LIMIT,
    description: 'Most results to return, at most 50.',
  },
  category: CATEGORY,
  offset: { kind: 'integer', in: 'query', default: 0, min: 0, description: 'Results to skip.' },
  ...selectionParameters('days_since_update'),
} as const satisfies Parameters;

export const newest = route({
  path: PATH,
  summary: 'The newest offers since a day',
  description:
    'Offers with a catalogue date on or after `since`, newest first, then in catalogue order; without `since`, those of ' +
    'the last 30 days.',
  about: 'index',
  parameters: PARAMETERS,
  errors: [400],

  *cases(catalogue) {
    yield { given: {} };
    yield { given: { limit: String(MAX_LIMIT) } };
    for (const { slug } of catalogue.records.categories) yield { given: { category: slug } };
  },

  answer(catalogue, values) {
    const from = values.since ?? addDays(catalogue.date, -RECENT_DAYS);
    const category = values.category === null ? null : categoryNamed(catalogue, values.category);
    const found = values.category === null ? newestListings(catalogue, from) : newestIn(catalogue, category, from);
    const shown = found.slice(values.offset, values.offset + values.limit);
    return ok<ReadonlyDeep<NewestBody>>({
      deals: selected(
        shown.map((listing) => datedOffer(catalogue, listing)),
        values,
      ),
      total: found.length,
      ...pageFields({ path: PATH, parameters: PARAMETERS, values }, found.length),
      ...asOf(catalogue, found.length === 0, noEntryNote(catalogue, from)),
      _provenance: provenance(
        catalogue,
        category ? categoryPage(category) : PAGE.home,
        datedListings(catalogue, shown),
      ),
    });
  },
});

/** None where the index has no such category. */
function newestIn(catalogue: Catalogue, category: Category | null, from: IsoDate): readonly Listing[] {
  return category === null ? [] : newestOfCategory(catalogue, category, from);
}

/** An entry is updated on its catalogue date, so both published ages are equal. */
const datedOffer = memoizeByListing((catalogue, listing): ReadonlyDeep<DatedOffer> => {
  const offer = publishedOffer(catalogue, listing);
  return preserialized({ ...offer, days_since_update: offer.days_since_verified });
});
