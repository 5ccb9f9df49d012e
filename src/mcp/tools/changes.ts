import * as z from 'zod';
import { parseIsoDate } from '../../model/iso-date.ts';
import { CHANGE_TYPES } from '../../model/vocabulary.ts';
import { CHANGES_PARAMETERS } from '../../routes/changes.schema.ts';
import { changes } from '../../routes/changes.ts';
import { deadlineSources, publishedDeadline } from '../../routes/deadlines.ts';
import { COMPACT_CHANGE, firstOf, withShortSummary } from '../compact.ts';
import { askRoute, foundPage, pageOutput, pageParameters, pick, tool } from '../tool.ts';
import type { Given } from '../../routes/route.ts';
import { changesPage, PAGE } from '../../routes/shared/page.ts';
import { provenance, provenanceOf } from '../../routes/shared/provenance.ts';
import { deadlines, expiringWithin } from '../../rules/dates/deadlines.ts';
import { catalogueAge } from '../../rules/freshness/newest.ts';
import { list, nullableText, optionalText, text } from '../../routes/shared/common.schema.ts';

/** Arguments that the route of changes takes under the same name. */
const { since, vendors, category, type, include_retracted, include_index_housekeeping } = CHANGES_PARAMETERS;
const FILTERS = { since, vendors, category, type, include_retracted, include_index_housekeeping };
const MAX_NAMES = 10;
const MAX_DEADLINES = 50;

export const recentChanges = tool({
  name: 'recent_changes',
  title: 'Recorded pricing and free tier changes',
  description:
    'The log of pricing and tier changes, newest first: removed free tiers, cut limits, new tiers. Without a filter: the ' +
    'last 30 days. With vendors, category or type: the whole log, unless since is given. State catalogue_as_of with the ' +
    'answer. A date_meaning of discovered is the day it was found, not that of the change.',
  parameters: {
    ...FILTERS,
    ...pageParameters('changes', 'Changes'),
  },
  output: z.object({
    catalogue_as_of: nullableText('Newest day that the catalogue knows of: later changes are not in it.'),
    window: text('Which span of days was searched.'),
    ...pageOutput('Changes'),
    matched_names: z.array(z.string()).optional().describe('Names that the filters matched, as name: records.'),
    changes: list(COMPACT_CHANGE, 'Newest first.'),
    note: optionalText('Where the result is empty: what would not be.'),
  }),

  find(catalogue, { values, given }) {
    const narrowed = pick(given, Object.keys(FILTERS));
    const askPage = (paging: Given) => askRoute(catalogue, changes, { ...narrowed, ...paging });
    return foundPage(values, askPage, (body, { next_offset }) => {
      const { filters } = body.name_match;
      const names = filters.flatMap(({ matched }) => matched).slice(0, MAX_NAMES);
      const page = filters.length === 0 ? PAGE.changes : changesPage(catalogue, body.changes);
      const days = body.changes.flatMap(({ recorded_date: day }) => parseIsoDate(day ?? '') ?? []);
      const recorded = days.map((date) => ({ date }));
      return {
        ...body,
        window: body.date_window.note,
        next_offset,
        matched_names: names.length === 0 ? undefined : names.map(({ name, records }) => `${name}: ${records}`),
        changes: body.changes.map((change) => withShortSummary(change)),
        // The advisory of the route, which its own provenance counts, is left out.
        _provenance: provenance(catalogue, page, recorded),
      };
    });
  },
});

export const upcomingDeadlines = tool({
  name: 'upcoming_deadlines',
  title: 'Days on which terms change or offers end',
  description:
    'What changes or ends in the coming days: announced price changes, products shutting down, offers on their last days. ' +
    'Soonest first; where nothing is near, ask for more days. Use it to warn about services in use or to find offers that end.',
  parameters: {
    within_days: { kind: 'integer', default: 90, min: 1, max: 365, description: 'Whole days from today.' },
    type: {
      kind: 'choice',
      values: CHANGE_TYPES,
      description: 'Only change records of this type and what they state; ends of offers are left out.',
    },
  },
  output: z.object({
    catalogue_as_of: nullableText('Newest day that the catalogue knows of.'),
    within_days: z.int().describe('Days that were looked ahead.'),
    count: z.int().describe('Deadlines within these days.'),
    deadlines: list(
      z.object({
        date: text('YYYY-MM-DD.'),
        countdown_days: z.int().describe('Days from today.'),
        vendor: text('Vendor name.'),
        category: text('Category name.'),
        change_type: optionalText('Type of the change, where a record states the day.'),
        summary: text('What happens.'),
        source_url: nullableText('Page that states it.'),
      }),
      'Days on which terms change or a product ends, soonest first.',
    ),
    expiring_count: z.int().describe('Offers whose last day is within these days; 0 where a type was given.'),
    expiring_offers: list(
      z.object({
        vendor: text('Vendor name.'),
        tier: text('Tier name.'),
        expires_date: text('Last day.'),
        days_until_expiry: z.int().describe('Days from today.'),
        url: text('Pricing page.'),
      }),
      'Those offers, soonest first.',
    ),
  }),

  find(catalogue, { values: { within_days, type } }) {
    const near = deadlines(catalogue, type ?? undefined).filter(({ countdown_days: days }) => days <= within_days);
    const ending = type === null ? expiringWithin(catalogue, within_days) : [];
    return {
      layOut: (share) => {
        const shown = firstOf(near, share, MAX_DEADLINES);
        const offers = firstOf(ending, share, MAX_DEADLINES);
        const { changes: records, listings } = deadlineSources(shown);
        return {
          catalogue_as_of: catalogueAge(catalogue).as_of,
          within_days,
          count: near.length,
          deadlines: shown.map((deadline) => withShortSummary(publishedDeadline(deadline))),
          expiring_count: ending.length,
          expiring_offers: offers.map(({ listing: { vendor, offer }, expiresDate, daysUntilExpiry }) => ({
            vendor: vendor.name,
            tier: offer.tier,
            expires_date: expiresDate,
            days_until_expiry: daysUntilExpiry,
            url: offer.url,
          })),
          _provenance: provenanceOf(catalogue, PAGE.deadlines, {
            changes: records,
            listings: [...listings, ...offers.map(({ listing }) => listing)],
          }),
        };
      },
    };
  },
});
