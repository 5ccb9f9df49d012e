import * as z from 'zod';
import type { BuildDescription, BuildIndex } from '../model/build.ts';
import type { Catalogue } from '../model/catalogue.ts';
import type { SignalEvent } from '../model/signal.ts';
import { serviceRoute, ok, type JsonReply, type Published } from './route.ts';
import { component, count, isoDate, optionalText, warningsShape } from './shared/common.schema.ts';

export const statsBody = component('Stats', 'Figures about the service.', {
  started_at: z.iso.datetime().describe('When this run of the service started, UTC.'),
  index_date: isoDate('The day the index is judged as of.'),
  total_offers: count('Offers in the index.'),
  total_changes: count('Change records in the index.'),
  requests_today: count('Requests answered on the current UTC day.'),
  requests_total: count('Requests answered since counting began.'),
  signals: component('SignalTotals', 'Signals stored, all vendors together.', {
    recommended: count('Recommendations that callers reported.'),
    converted: count('Sign-ups that callers reported: a counter of its own, never a rate.'),
  }),
  build: component('BuildFacts', 'The build that is served.', {
    commit: optionalText(
      'Commit the build was made from, with `-dirty` where files differed from it; absent where unknown.',
    ),
    date: isoDate('The day the build was made for.'),
    files: count('Files in the build.'),
    bytes: count('Bytes of these files.'),
  }),
  ...warningsShape,
});

/** The build that is served, and the day it was made for. */
export type BuildFacts = BuildDescription & Pick<BuildIndex, 'date'>;

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
  operationId: 'getStats',
  tag: 'Service',
  body: statsBody,
  summary: 'Service statistics',
  description: 'The size of the index, requests and signals counted, and which build is served.',
  errors: [503],

  answer(facts: StatsFacts): JsonReply<Published<typeof statsBody>> {
    const { catalogue, signals, build } = facts;
    return ok({
      started_at: facts.startedAt,
      index_date: catalogue.date,
      total_offers: catalogue.listings.length,
      total_changes: catalogue.changes.length,
      requests_today: facts.requestsToday,
      requests_total: facts.requestsTotal,
      signals,
      build: {
        ...(build.commit !== null && { commit: build.commit }),
        date: build.date,
        files: build.files,
        bytes: build.bytes,
      },
    });
  },
});
