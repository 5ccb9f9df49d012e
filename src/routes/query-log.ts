import * as z from 'zod';
import { CLIENT_CLASSES, type LoggedRequest } from '../model/request-figures.ts';
import { serviceRoute, ok, type JsonReply, type Published } from './route.ts';
import { component, count, list, text, warningsShape } from './shared/common.schema.ts';

const entry = component('LoggedRequest', 'One request. No address, no value, no user agent.', {
  ts: z.iso.datetime().describe('When the request was answered, UTC.'),
  endpoint: text(
    'The path as this description writes it; `page` for an HTML page or other file, `unknown` for any other.',
  ),
  status: z.int().describe('Status of the answer.'),
  param_lengths: z
    .record(z.string(), z.int().min(0))
    .describe('From the name of each known parameter that was given to the length of its value. Values are not kept.'),
  client_class: z.enum(CLIENT_CLASSES).describe('Kind of client, by its user agent.'),
  result_count: z.int().min(0).nullable().describe('Results that the answer counts; null when it is not a list.'),
});

export const queryLogBody = component('QueryLog', 'The recent requests.', {
  entries: list(entry, 'Newest first.'),
  count: count('Entries in this answer.'),
  available: count('Entries that are held.'),
  newest_entry_at: z.iso.datetime().nullable().describe('Time of the newest entry held; null when there is none.'),
  storage: text('Where entries are kept, how many and for how long.'),
  ...warningsShape,
});

interface QueryLogFacts {
  /** Newest first; at least `limit` entries when so many are stored. */
  readonly entries: readonly LoggedRequest[];
  readonly available: number;
  /** The host's sentence on where and how long entries are kept. */
  readonly storage: string;
}

export const queryLog = serviceRoute({
  path: '/api/query-log',
  operationId: 'getQueryLog',
  tag: 'Service',
  body: queryLogBody,
  summary: 'The recent requests',
  description:
    'The newest requests with their status and kind of client. Of parameters, the name and the length of the value.',
  parameters: {
    limit: { kind: 'integer', default: 50, min: 1, max: 200, description: 'Entries to return.' },
  },
  errors: [503],

  answer(facts: QueryLogFacts, values): JsonReply<Published<typeof queryLogBody>> {
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
