import * as z from 'zod';
import type { Catalogue } from '../model/catalogue.ts';
import { daysBetween } from '../rules/dates/days.ts';
import { expiringWithin } from '../rules/dates/deadlines.ts';
import { catalogueAge } from '../rules/freshness/newest.ts';
import { ok, route, type Published } from './route.ts';
import { component, count, isoDate, list } from './shared/common.schema.ts';
import { offerFields } from './shared/offer.schema.ts';
import { publishedOffer } from './shared/offer.ts';
import { PAGE } from './shared/page.ts';
import { asOf, asOfShape, indexBody, provenanceOf } from './shared/provenance.ts';
import { countNoun } from './shared/words.ts';
import { pickFields } from './shared/pick-fields.ts';

const expiringDealSchema = component('ExpiringDeal', 'An offer that ends soon.', {
  ...offerFields('vendor', 'category', 'description', 'terms_superseded', 'tier', 'url', 'eligibility'),
  expires_date: isoDate('Last day of the offer.'),
  days_until_expiry: z.int().min(0).max(365).describe('Whole days from today, UTC.'),
});

export const expiringBody = indexBody('Expiring', 'Offers that end soon.', {
  deals: list(expiringDealSchema, 'Soonest first, then in catalogue order.'),
  total: count('Entries of `deals`.'),
  ...asOfShape,
});

const DEFAULT_DAYS = 30;
const OTHER_ENDS = 'What vendors end or change is at /api/deadlines.';

export const expiring = route({
  path: '/api/expiring',
  operationId: 'listExpiringOffers',
  tag: 'Offers',
  body: expiringBody,
  summary: 'Offers that end soon',
  description: `Offers whose last day is today or at most \`within_days\` days away (${DEFAULT_DAYS} by default), soonest first.`,
  parameters: {
    // The default is not declared: only a given `within_days` overrides `days`, even when it is 30.
    within_days: {
      kind: 'integer',
      assumed: DEFAULT_DAYS,
      min: 1,
      max: 365,
      description: `Whole days from today, 1 to 365; ${DEFAULT_DAYS} when neither it nor \`days\` is given.`,
    },
    days: { kind: 'integer', min: 1, max: 365, description: 'Alias; `within_days` wins.' },
  },

  answer(catalogue, values) {
    const withinDays = values.within_days ?? values.days ?? DEFAULT_DAYS;
    const found = expiringWithin(catalogue, withinDays);
    const listings = found.map(({ listing }) => listing);
    return ok<Published<typeof expiringBody>>({
      deals: found.map(({ listing, expiresDate: expires_date, daysUntilExpiry: days_until_expiry }) =>
        pickFields(expiringDealSchema, { ...publishedOffer(catalogue, listing), expires_date, days_until_expiry }),
      ),
      total: found.length,
      ...asOf(catalogue, found.length === 0, () => `${noExpiryNote(catalogue, withinDays)} ${OTHER_ENDS}`),
      _provenance: provenanceOf(catalogue, PAGE.deadlines, { listings }),
    });
  },
});

function noExpiryNote(catalogue: Catalogue, withinDays: number): string {
  const { next_expiry: next } = catalogueAge(catalogue);
  if (next === null) return `No offer states a last day of ${catalogue.date} or later.`;
  const days = daysBetween(catalogue.date, next);
  return `No offer ends within ${countNoun(withinDays, 'day')}; the next last day on record is ${next}, in ${countNoun(days, 'day')}.`;
}
