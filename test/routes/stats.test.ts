import { expect, it } from 'vitest';
import { statsBody, stats, type StatsFacts } from '../../src/routes/stats.ts';
import { catalogueOf, change, offer, TODAY, vendor } from '../builders.ts';
import { bodyOf } from './ask.ts';

const facts = (commit: string | null): StatsFacts => ({
  catalogue: catalogueOf(
    vendor({ offers: [offer(), offer({ tier: 'Second' })] }),
    vendor({ name: 'Birch', offers: [], changes: [change()] }),
  ),
  startedAt: '2026-11-20T08:00:00.000Z',
  requestsToday: 3,
  requestsTotal: 70,
  signals: { recommended: 2, converted: 1 },
  build: { commit, date: TODAY, files: 9, bytes: 100 },
});

it('/api/stats answers the size of the index, the counts and the build', () => {
  expect(bodyOf(statsBody, stats.answer(facts('626cb2c'), {}))).toEqual({
    started_at: '2026-11-20T08:00:00.000Z',
    index_date: '2026-11-20',
    total_offers: 2,
    total_changes: 1,
    requests_today: 3,
    requests_total: 70,
    signals: { recommended: 2, converted: 1 },
    build: { commit: '626cb2c', date: '2026-11-20', files: 9, bytes: 100 },
  });
  expect(stats.answer(facts(null), {}).body).not.toHaveProperty('build.commit');
});
