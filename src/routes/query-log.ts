import type { LoggedRequest } from '../model/request-figures.ts';
import { serviceRoute } from './service-route.ts';
import type { QueryLogBody } from './query-log.schema.ts';
import { ok, type JsonReply, type ReadonlyDeep } from './route.ts';

export interface QueryLogFacts {
  /** Newest first; at least `limit` entries when so many are stored. */
  readonly entries: readonly LoggedRequest[];
  readonly available: number;
  /** The host's sentence on where and how long entries are kept. */
  readonly storage: string;
}

export const queryLog = serviceRoute({
  path: '/api/query-log',
  method: 'GET',
  summary: 'The recent requests',
  description:
    'The newest requests with their status and kind of client. Of parameters, the name and the length of the value.',
  about: 'service',
  parameters: {
    limit: { kind: 'integer', in: 'query', default: 50, min: 1, max: 200, description: 'Entries to return.' },
  },
  success: 200,
  errors: [400, 503],

  answer(facts: QueryLogFacts, values): JsonReply<ReadonlyDeep<QueryLogBody>> {
    const entries = facts.entries.slice(0, values.limit);
    return ok({
      entries,
      count: entries.length,
      available: facts.available,
      newest_entry_at: facts.entries[0]?.ts ?? null,
      storage: facts.storage,
    });
  },
});
