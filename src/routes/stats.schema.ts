import { z } from 'zod';
import { count, isoDate } from './shared/primitive.schema.ts';
import { warningsShape } from './shared/warnings.schema.ts';

/** 200 body of `/api/stats`. */
export const statsBody = z
  .strictObject({
    started_at: z.iso.datetime().describe('When this run of the service started, UTC.'),
    index_date: isoDate('The day the index is judged as of.'),
    total_offers: count('Offers in the index.'),
    total_changes: count('Change records in the index.'),
    requests_today: count('Requests answered on the current UTC day.'),
    requests_total: count('Requests answered since counting began.'),
    signals: z
      .strictObject({
        recommended: count('Recommendations that callers reported.'),
        converted: count('Sign-ups that callers reported: a counter of its own, never a rate.'),
      })
      .meta({ id: 'SignalTotals', description: 'Signals stored, all vendors together.' }),
    build: z
      .strictObject({
        commit: z
          .string()
          .optional()
          .describe(
            'Commit the build was made from, with `-dirty` where files differed from it; absent where unknown.',
          ),
        date: isoDate('The day the build was made for.'),
        files: count('Files in the build.'),
        bytes: count('Bytes of these files.'),
      })
      .meta({ id: 'BuildFacts', description: 'The build that is served.' }),
    ...warningsShape,
  })
  .meta({ id: 'Stats', description: 'Figures about the service.' });

export type StatsBody = z.infer<typeof statsBody>;
