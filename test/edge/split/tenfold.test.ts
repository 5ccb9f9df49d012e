import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { currentDay } from '../../../scripts/lib/options.ts';
import { compared } from '../../../scripts/verify/split/compared.ts';
import { SHAPES } from '../../../scripts/verify/split/spread-requests.ts';
import { addDays } from '../../../src/rules/dates/days.ts';
import { temporaryFolder } from '../../http/compile-miniature.ts';

const ANSWERS_OF_EACH_KIND = 20;

/**
 * The shared HTTP suite names the vendors of the miniature, so it is run on the split miniature (`split-edge.test.ts`); here
 * the shipped catalogue, which is long enough for many parts, is compared with the Node host answer by answer.
 */
it.each([
  ['ten times over, on the day of the build', { times: 10, laterDays: 0 }],
  ['twice over, three days after the build', { times: 2, laterDays: 3 }],
])(
  'a split index in the runtime of the edge answers as the Node host: %s',
  async (_, { times, laterDays }) => {
    const work = await temporaryFolder();
    try {
      const date = currentDay();
      const day = addDays(date, laterDays);
      const requests = SHAPES * ANSWERS_OF_EACH_KIND;
      const found = await compared({ catalogue: 'catalogue', times, date, day, requests, concurrent: 4, work });
      expect(found.differences).toEqual([]);
      expect(found.fetched).toHaveLength(requests);
      expect(Math.max(...found.fetched.map(({ files }) => files))).toBeGreaterThan(0);
      expect(Math.max(...found.fetched.map(({ queries }) => queries))).toBeGreaterThan(0);
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  },
  600_000,
);
