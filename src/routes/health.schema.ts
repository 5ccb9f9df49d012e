import { z } from 'zod';
import { isoDate } from './shared/primitive.schema.ts';

/** Response of `/api/health`. */
export const healthBody = z
  .strictObject({
    status: z
      .enum(['ok', 'degraded'])
      .describe(
        '`degraded`: more than a tenth of the ungated offers were not re-read within 180 days. A fault is a 503.',
      ),
    today: isoDate('The current UTC day of the host.'),
    build: z
      .strictObject({
        commit: z.string().describe('Commit the build was made from; `unknown` where it was made without git.'),
        date: isoDate('The day the build was made for.'),
      })
      .meta({ id: 'ServedBuild', description: 'The build that is served.' }),
    not_re_read: z
      .strictObject({
        lapsed: z.int().describe('Offers that are off the ranked list only because they were not re-read.'),
        of: z.int().describe('Those and the offers on the ranked list.'),
      })
      .meta({ id: 'LapsedOffers', description: 'How much of the index was not re-read.' })
      .optional()
      .describe('How much of the index was not re-read; absent while `status` is `ok`.'),
  })
  .meta({ id: 'Health', description: 'The build is of today, and the store takes writes.' });

export type HealthBody = z.infer<typeof healthBody>;
