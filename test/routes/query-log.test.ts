import { describe, expect, it } from 'vitest';
import { queryLogBody, queryLog } from '../../src/routes/query-log.ts';
import { bodyOf } from './ask.ts';

const entry = (ts: string) => ({
  ts,
  endpoint: '/api/offers',
  status: 200,
  param_lengths: { q: 4 },
  client_class: 'browser' as const,
  result_count: 1,
});
const ENTRIES = ['2026-11-20T09:00:02Z', '2026-11-20T09:00:01Z', '2026-11-20T09:00:00Z'].map(entry);
const body = (limit: number, entries = ENTRIES) =>
  bodyOf(queryLogBody, queryLog.answer({ entries, available: 7, storage: 'On disk for 30 days.' }, { limit }));

describe('/api/query-log', () => {
  it.each([
    [1, 1],
    [3, 3],
    [50, 3],
  ])('answers at most %i of 3 entries, the newest first', (limit, count) => {
    expect(body(limit)).toEqual({
      entries: ENTRIES.slice(0, count),
      count,
      available: 7,
      newest_entry_at: '2026-11-20T09:00:02Z',
      storage: 'On disk for 30 days.',
    });
  });
});
