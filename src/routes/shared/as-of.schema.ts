import { z } from 'zod';
import { isoDate } from './primitive.schema.ts';

/** Fields of every answer on a window of time (docs/rules.md#catalogue-as-of). */
export const asOfShape = {
  catalogue_as_of: isoDate('Newest day of any record or entry of the catalogue; null for an empty one.').nullable(),
  note: z
    .string()
    .optional()
    .describe('Present only when the answer is empty: since when nothing was recorded, and what finds the newest.'),
};
