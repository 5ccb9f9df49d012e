import { expect, it } from 'vitest';
import { freshness, freshnessBody } from '../../src/routes/freshness.ts';
import { catalogue, daysAgo, read, vendor } from '../builders.ts';
import { ask, bodyOf } from './ask.ts';

it('/api/freshness reports on the service, so it carries no provenance', () => {
  const failure = {
    category: 'timeout',
    consecutive: 3,
    error: 'no answer in 30 s',
    quarantined_since: daysAgo(1),
  } as const;
  const index = catalogue({ vendors: [vendor({ reads: [read({ failure })] }), vendor({ name: 'Borealis' })] });
  const body = bodyOf(freshnessBody, ask(freshness, index));
  expect(body).toMatchObject({
    total_offers: 2,
    stamped_within_7_days: 0,
    stamped_within_30_days: 2,
    confirmed_within_90_days: 1,
    freshness_score: 50,
    stamp_score: 100,
    quarantine: { count: 1, by_reason: { timeout: 1, bot_block: 0 } },
  });
  expect(freshness.about).toBe('service');
  expect(body).not.toHaveProperty('_provenance');
});
