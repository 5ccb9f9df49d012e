import { z } from 'zod';
import { count, isoDate } from './primitive.schema.ts';

/** SPEC.md "Tie break". */
export const tieBreak = z
  .strictObject({
    date: isoDate('UTC day of the order.'),
    query_key: z.string().describe('What the order was made for.'),
    seed: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe('SHA-256 of date, key and a demerit total of 0, in hex.'),
    tie_count: count('Entries on the ranked list without a demerit.'),
    ranked_total: count('All entries of the order.'),
    algorithm: z.string().describe('How the order is made.'),
  })
  .meta({ id: 'TieBreak', description: 'How entries of the same rank were ordered; a reader can recompute it.' });
