import { z } from 'zod';
import { LIMIT_MEASURES, STORAGE_KINDS } from '../../model/limit.ts';

/** One limit of an offer's free tier. */
export const limit = z
  .strictObject({
    measure: z.enum(LIMIT_MEASURES).describe('What the amount measures.'),
    amount: z.number().min(0).nullable().describe('In `unit`; null where the tier has no limit of this measure.'),
    unit: z
      .string()
      .nullable()
      .describe(
        '`bytes`, `minutes`, `hours`, `days`, `GB-hours`, `%`, or the currency of a credit (`USD`); null for counts. Of the ' +
          'measure `other` what is counted, in the singular (`branch`).',
      ),
    per: z
      .string()
      .nullable()
      .describe('The period that renews the amount (`month`, `15 minutes`) or `once`; null where it is not renewed.'),
    text: z.string().describe('As the catalogue has it, in words.'),
    kind: z.enum(STORAGE_KINDS).optional().describe('What holds the storage, where that is known.'),
    scope: z.string().optional().describe('What each amount applies to where that is not the account: `project`.'),
    for: z
      .string()
      .optional()
      .describe('Who gets it, where that is not every new customer. Filters leave such a limit out.'),
  })
  .meta({ id: 'Limit', description: 'An amount that the free tier grants.' });

export const limits = z.array(limit).describe('Limits of the free tier; empty where none is recorded.');

export type PublishedLimit = z.infer<typeof limit>;
