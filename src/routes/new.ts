import { addDays } from '../rules/dates/days.ts';
import { newestListings } from '../rules/freshness/newest.ts';
import type { NewOffersBody } from './new.schema.ts';
import { asOf, noEntryNote } from './shared/as-of.ts';
import type { Parameters } from './parameter.ts';
import { selected, selectionParameters } from './shared/offer-fields.ts';
import { pageFields } from './shared/paging.ts';
import { publishedOffer } from './shared/offer.ts';
import { PAGE } from './shared/page.ts';
import { datedListings, provenance } from './shared/provenance.ts';
import { ok, route, type ReadonlyDeep } from './route.ts';

const MAX_DAYS = 30;

const PATH = '/api/new';

const PARAMETERS = {
  days: {
    kind: 'integer',
    in: 'query',
    default: 7,
    min: 1,
    max: MAX_DAYS,
    description: 'Days to look back, 1 to 30; the day at the edge is included.',
  },
  limit: { kind: 'integer', in: 'query', default: 50, min: 0, description: 'Most results to return.' },
  offset: { kind: 'integer', in: 'query', default: 0, min: 0, description: 'Results to skip.' },
  ...selectionParameters(),
} as const satisfies Parameters;

export const newOffers = route({
  path: PATH,
  summary: 'Offers written in the last days',
  description: 'Offers whose catalogue date lies within the last `days` days, newest first, then in catalogue order.',
  about: 'index',
  parameters: PARAMETERS,
  errors: [400],

  *cases() {
    yield { given: {} };
    yield { given: { days: String(MAX_DAYS) } };
  },

  answer(catalogue, values) {
    const { days, limit, offset } = values;
    const from = addDays(catalogue.date, -days);
    const found = newestListings(catalogue, from);
    const shown = found.slice(offset, offset + limit);
    return ok<ReadonlyDeep<NewOffersBody>>({
      offers: selected(
        shown.map((listing) => publishedOffer(catalogue, listing)),
        values,
      ),
      total: found.length,
      ...pageFields({ path: PATH, parameters: PARAMETERS, values }, found.length),
      ...asOf(catalogue, found.length === 0, noEntryNote(catalogue, from)),
      _provenance: provenance(catalogue, PAGE.home, datedListings(catalogue, shown)),
    });
  },
});
