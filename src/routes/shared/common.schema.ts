import { z } from 'zod';

/** A `YYYY-MM-DD` day. */
export const isoDate = (description: string) => z.iso.date().describe(description);

/** An absolute http or https address. */
export const uri = (description: string) => z.url({ protocol: /^https?$/ }).describe(description);

/** A count, 0 or more. */
export const count = (description: string) => z.int().min(0).describe(description);

/** Warnings on the request, in every JSON answer. */
export const warningsShape = {
  warnings: z
    .array(z.string())
    .optional()
    .describe(
      'Sentences on the request, absent when there are none: parameters that were ignored, numbers that were moved to a ' +
        'bound, names that match nothing, each with what was probably meant.',
    ),
};

const parameterShape = {
  param: z.string().optional().describe('The parameter that is wrong or missing; absent where the fault is elsewhere.'),
  docs: z.string().optional().describe('Path of the page that describes the parameter; absent where none is at fault.'),
};

/** Body of every error response (docs/rules.md#http-errors). */
export const errorBody = z
  .strictObject({ error: z.string().describe('What is wrong and what to do instead.'), ...parameterShape })
  .meta({ id: 'ErrorBody', description: 'Why the request was refused.' });

/** Error body for an invalid parameter. */
export const errorWithValid = z
  .strictObject({
    error: z.string().describe('What is wrong and what to do instead.'),
    ...parameterShape,
    valid: z.array(z.string()).optional().describe('The accepted values, where the list is closed.'),
  })
  .meta({ id: 'InvalidRequest', description: 'A parameter is wrong.' });

/** Error body for an unknown vendor name. */
export const errorWithSuggestions = z
  .strictObject({
    error: z.string().describe('What was not found.'),
    suggestions: z.array(z.string()).describe('Names that may have been meant; at most 5.'),
    records: z
      .string()
      .optional()
      .describe('Path of the change records of a vendor of which nothing else is held; absent otherwise.'),
  })
  .meta({ id: 'NotFound', description: 'No vendor by that name.' });

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
