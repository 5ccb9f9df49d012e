import { z } from 'zod';
import { isoDate } from './shared/primitive.schema.ts';

/** Response of `/api/health`. */
export const healthBody = z
  .strictObject({
    status: z.literal('ok').describe('Anything else is a 503 that says what is wrong.'),
    today: isoDate('The current UTC day of the host.'),
    build: z
      .strictObject({
        commit: z.string().describe('Commit the build was made from; `unknown` where it was made without git.'),
        date: isoDate('The day the build was made for.'),
      })
      .meta({ id: 'ServedBuild', description: 'The build that is served.' }),
  })
  .meta({ id: 'Health', description: 'The build is of today, and the store takes writes.' });

export type HealthBody = z.infer<typeof healthBody>;
