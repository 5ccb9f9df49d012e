import * as z from 'zod';
import type { IsoDate } from '../model/iso-date.ts';
import { PERIODS, type Period } from '../model/request-figures.ts';
import { addDays } from '../rules/dates/days.ts';
import { serviceRoute, ok, type JsonReply, type Published } from './route.ts';
import { component, count, list, text, warningsShape } from './shared/common.schema.ts';

const topPage = component('TopPage', 'A page and how often it was viewed.', {
  path: text('Path of the page; `(other)` for the pages of days with too many to keep apart.'),
  views: count('Views in the period.'),
});

export const pageviewsBody = component('Pageviews', 'How often pages were viewed.', {
  period: z.enum(PERIODS).describe('The period that was counted, the current UTC day included.'),
  total: count('Views of HTML pages in the period.'),
  top_pages: list(topPage, 'Most viewed first; at most 50.'),
  referrers: z
    .record(z.string(), count('Views.'))
    .describe('From a host that linked to a page to the views it brought, most first; at most 50. Hosts only.'),
  ...warningsShape,
});

/** Each list is sorted by views, most first. */
export interface PageviewsFacts {
  readonly total: number;
  readonly pages: readonly { readonly path: string; readonly views: number }[];
  readonly referrers: readonly { readonly referrer: string; readonly views: number }[];
}

const MAX_LIST_ENTRIES = 50;

export const pageviews = serviceRoute({
  path: '/api/pageviews',
  operationId: 'getPageviews',
  tag: 'Service',
  body: pageviewsBody,
  summary: 'Page views',
  description:
    'How often the HTML pages of the service were viewed, and from which hosts. Requests of the API are in /api/traffic.',
  parameters: {
    path: { kind: 'text', maxLength: 200, example: '/vendor/neon', description: 'Only views of this page.' },
    period: {
      kind: 'choice',
      values: PERIODS,
      default: '7d',
      description: 'Days that are counted, the current UTC day included; `all` is 400 days.',
    },
  },
  errors: [503],

  answer(facts: PageviewsFacts, values): JsonReply<Published<typeof pageviewsBody>> {
    const referrers = facts.referrers
      .slice(0, MAX_LIST_ENTRIES)
      .map(({ referrer, views }) => [referrer, views] as const);
    return ok({
      period: values.period,
      total: facts.total,
      top_pages: facts.pages.slice(0, MAX_LIST_ENTRIES),
      referrers: Object.fromEntries(referrers),
    });
  },
});

const DAYS: Readonly<Record<Period, number | null>> = { today: 1, '7d': 7, '30d': 30, all: null };

/** The first day of a period; null for `all`. */
export function periodStart(period: Period, today: IsoDate): IsoDate | null {
  const days = DAYS[period];
  return days === null ? null : addDays(today, 1 - days);
}
