import * as z from 'zod';
import type { IsoDate } from '../model/iso-date.ts';
import type { LapsedOffers } from '../rules/risk/free-offer.ts';
import { serviceRoute, ok, refusal, type Published } from './route.ts';
import { component, isoDate, text } from './shared/common.schema.ts';
import type { BuildFacts } from './stats.ts';

const healthBody = component('Health', 'The build is of today, and the store takes writes.', {
  status: z
    .enum(['ok', 'degraded'])
    .describe(
      '`degraded`: more than a tenth of the ungated offers were not re-read within 180 days. A fault is a 503.',
    ),
  today: isoDate('The current UTC day of the host.'),
  build: component('ServedBuild', 'The build that is served.', {
    commit: text('Commit the build was made from; `unknown` where it was made without git.'),
    date: isoDate('The day the build was made for.'),
  }),
  not_re_read: component('LapsedOffers', 'How much of the index was not re-read.', {
    lapsed: z.int().describe('Offers that are off the ranked list only because they were not re-read.'),
    of: z.int().describe('Those and the offers on the ranked list.'),
  })
    .optional()
    .describe('How much of the index was not re-read; absent while `status` is `ok`.'),
});

interface HealthFacts {
  readonly today: IsoDate;
  readonly build: BuildFacts;
  /** Faults of the host and its store, a sentence each. */
  readonly faults: readonly string[];
  /** Offers that were not re-read, where they are many (docs/rules.md#not-re-read). */
  readonly lapsed?: LapsedOffers | null;
}

/** Whether the host is in order, for monitors and load balancers. */
export const health = serviceRoute({
  path: '/api/health',
  operationId: 'getHealth',
  tag: 'Service',
  body: healthBody,
  summary: 'Health of the service',
  description: '200 while the build is of today and the store takes writes; else 503, with every fault in `error`.',
  errors: [503],

  answer({ today, build, faults, lapsed }: HealthFacts) {
    const commit = build.commit ?? 'unknown';
    const stale =
      build.date === today ? [] : [`The build (commit ${commit}) is of ${build.date}, and today is ${today}.`];
    const found = [...stale, ...faults];
    if (found.length > 0) return refusal(503, found.join(' '));
    return ok<Published<typeof healthBody>>({
      status: lapsed ? 'degraded' : 'ok',
      today,
      build: { commit, date: build.date },
      ...(lapsed ? { not_re_read: lapsed } : {}),
    });
  },
});
