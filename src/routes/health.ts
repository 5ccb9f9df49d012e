import type { IsoDate } from '../model/iso-date.ts';
import type { LapsedOffers } from '../rules/risk/free-offer.ts';
import type { HealthBody } from './health.schema.ts';
import { serviceRoute } from './service-route.ts';
import { ok, refusal, type ErrorBody, type JsonReply, type ReadonlyDeep } from './route.ts';
import type { BuildFacts } from './stats.ts';

export interface HealthFacts {
  /** The current UTC day. */
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
  method: 'GET',
  summary: 'Health of the service',
  description: '200 while the build is of today and the store takes writes; else 503, with every fault in `error`.',
  about: 'service',
  parameters: {},
  success: 200,
  errors: [503],

  answer({ today, build, faults, lapsed }: HealthFacts): JsonReply<ReadonlyDeep<HealthBody>> | JsonReply<ErrorBody> {
    const commit = build.commit ?? 'unknown';
    const stale =
      build.date === today ? [] : [`The build (commit ${commit}) is of ${build.date}, and today is ${today}.`];
    const found = [...stale, ...faults];
    if (found.length > 0) return refusal(503, found.join(' '));
    return ok<ReadonlyDeep<HealthBody>>({
      status: lapsed ? 'degraded' : 'ok',
      today,
      build: { commit, date: build.date },
      ...(lapsed ? { not_re_read: lapsed } : {}),
    });
  },
});
