import { z } from 'zod';
import { count, isoDate } from './primitive.schema.ts';

/** How ties were broken (docs/rules.md#tie-break). */
export const tieBreak = z
  .strictObject({
    date: isoDate('UTC day of the order.'),
    query_key: z.string().describe('What the order was made for.'),
    seed: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe('SHA-256 of date, key and the demerit total of the leading group, in hex.'),
    tie_count: count('Entries of the leading group: those on the ranked list with the lowest demerit total.'),
    demerits: count('Demerit total of the leading group; 0 where no entry is on the ranked list.'),
    ranked_total: count('All entries of the order.'),
    algorithm: z.string().describe('How the order is made.'),
  })
  .meta({ id: 'TieBreak', description: 'How entries of the same rank were ordered; a reader can recompute it.' });
