import { RECENT_DAYS } from '../rules/changes/change-search.ts';
import { addDays } from '../rules/dates/days.ts';
import { newestListings } from '../rules/freshness/newest.ts';
import { ok, route, type Published } from './route.ts';
import { PAGE } from './shared/page.ts';
import { asOfShape, asOf, noEntryNote, indexBody, provenanceOf } from './shared/provenance.ts';
import { component, count, list, pageShape } from './shared/common.schema.ts';
import { selectFields, selectionParameters } from './shared/offer-fields.ts';
import { CATEGORY, offersOfCategory } from './shared/offer-filters.ts';
import { offer, orSelected, offerShape } from './shared/offer.schema.ts';
import { publishedOffers } from './shared/offer.ts';

export const newOffersBody = indexBody('NewOffers', 'Offers written in the last days.', {
  offers: list(orSelected(offer), 'Newest first, then in catalogue order.'),
  total: count('All offers of the window, before `limit`.'),
  ...pageShape,
  ...asOfShape,
});

const datedOfferSchema = component('DatedOffer', 'An offer with the age of its entry.', {
  ...offerShape,
  days_since_update: count('Whole days since the catalogue date, `verifiedDate`.'),
});

export const newestBody = indexBody('Newest', 'The newest offers since a day.', {
  deals: list(orSelected(datedOfferSchema), 'Newest first, then in catalogue order.'),
  total: count('All offers that match, before `limit`.'),
  ...pageShape,
  ...asOfShape,
});

export const newOffers = route({
  path: '/api/new',
  operationId: 'listNewOffers',
  tag: 'Offers',
  body: newOffersBody,
  summary: 'Offers written in the last days',
  description: 'Offers whose catalogue date lies within the last `days` days, newest first, then in catalogue order.',
  parameters: {
    days: {
      kind: 'integer',
      default: 7,
      min: 1,
      max: 30,
      description: 'Days to look back, 1 to 30; the day at the edge is included.',
    },
    limit: { kind: 'integer', default: 50, min: 0, description: 'Most results to return.' },
    offset: { kind: 'integer', default: 0, min: 0, description: 'Results to skip.' },
    ...selectionParameters(),
  },

  answer(catalogue, values, next) {
    const { days, limit, offset } = values;
    const from = addDays(catalogue.date, -days);
    const found = newestListings(catalogue, from);
    const shown = found.slice(offset, offset + limit);
    return ok<Published<typeof newOffersBody>>({
      offers: selectFields(publishedOffers(catalogue, shown), values),
      total: found.length,
      limit,
      offset,
      next: next(found.length),
      ...asOf(catalogue, found.length === 0, () => noEntryNote(catalogue.listings)),
      _provenance: provenanceOf(catalogue, PAGE.home, { listings: shown }),
    });
  },
});

export const newest = route({
  path: '/api/newest',
  operationId: 'listNewestOffers',
  tag: 'Offers',
  body: newestBody,
  summary: 'The newest offers since a day',
  description:
    'Offers with a catalogue date on or after `since`, newest first, then in catalogue order; without `since`, those of ' +
    'the last 30 days.',
  parameters: {
    since: {
      kind: 'since',
      description:
        'A date or an ISO 8601 timestamp, narrowed to the day it writes, which is included. Default: 30 days ago.',
    },
    limit: { kind: 'integer', default: 20, min: 0, max: 50, description: 'Most results to return, at most 50.' },
    category: CATEGORY,
    offset: { kind: 'integer', default: 0, min: 0, description: 'Results to skip.' },
    ...selectionParameters('days_since_update'),
  },

  answer(catalogue, values, next) {
    const { limit, offset } = values;
    const from = values.since ?? addDays(catalogue.date, -RECENT_DAYS);
    const { listings, page } = offersOfCategory(catalogue, values.category);
    const found = newestListings(catalogue, from, listings);
    const shown = found.slice(offset, offset + limit);
    // An entry is updated on its catalogue date, so both published ages are equal.
    const dated = publishedOffers(catalogue, shown).map((each) => ({
      ...each,
      days_since_update: each.days_since_verified,
    }));
    return ok<Published<typeof newestBody>>({
      deals: selectFields(dated, values),
      total: found.length,
      limit,
      offset,
      next: next(found.length),
      ...asOf(catalogue, found.length === 0, () => noEntryNote(listings, values.category)),
      _provenance: provenanceOf(catalogue, page, { listings: shown }),
    });
  },
});
