import type { Catalogue } from '../model/catalogue.ts';
import type { IsoDate } from '../model/iso-date.ts';
import type { SignalEvent } from '../model/signal.ts';
import { serviceRoute } from './service-route.ts';
import { ok, type JsonReply, type ReadonlyDeep } from './route.ts';
import type { StatsBody } from './stats.schema.ts';

/** Facts about the served build. */
export interface BuildFacts {
  /** Null when unknown. */
  readonly commit: string | null;
  readonly date: IsoDate;
  readonly files: number;
  readonly bytes: number;
}

export interface StatsFacts {
  readonly catalogue: Catalogue;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly requestsToday: number;
  readonly requestsTotal: number;
  readonly signals: Readonly<Record<SignalEvent, number>>;
  readonly build: BuildFacts;
}

export const stats = serviceRoute({
  path: '/api/stats',
  method: 'GET',
  summary: 'Service statistics',
  description: 'The size of the index, requests and signals counted, and which build is served.',
  about: 'service',
  parameters: {},
  success: 200,
  errors: [503],

  answer(facts: StatsFacts): JsonReply<ReadonlyDeep<StatsBody>> {
    const { catalogue, signals, build } = facts;
    return ok({
      started_at: facts.startedAt,
      index_date: catalogue.date,
      total_offers: catalogue.listings.length,
      total_changes: catalogue.changes.length,
      requests_today: facts.requestsToday,
      requests_total: facts.requestsTotal,
      signals: { recommended: signals.recommended, converted: signals.converted },
      build: {
        ...(build.commit !== null && { commit: build.commit }),
        date: build.date,
        files: build.files,
        bytes: build.bytes,
      },
    });
  },
});
