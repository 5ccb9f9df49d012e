import { z } from 'zod';
import { LIMIT_MEASURES } from '../../model/limit.ts';

/** One limit of an offer's free tier. */
export const limit = z
  .strictObject({
    measure: z.enum(LIMIT_MEASURES).describe('What the amount measures.'),
    amount: z.number().min(0).nullable().describe('In `unit`; null where the tier has no limit of this measure.'),
    unit: z
      .string()
      .nullable()
      .describe(
        '`bytes` for storage, memory and bandwidth, `minutes`, `hours`, the currency of a credit (`USD`); null for counts.',
      ),
    per: z
      .string()
      .nullable()
      .describe('What the amount applies to, such as `month`, `project` or `user per month`; null where not stated.'),
    text: z.string().describe('As the description writes it.'),
  })
  .meta({ id: 'Limit', description: 'An amount that the free tier grants, read from the description.' });

export const limits = z
  .array(limit)
  .describe('Limits of the free tier, read from the description or written by an editor; empty where it states none.');
