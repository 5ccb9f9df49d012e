import { z } from 'zod';
import { isoDate } from './primitive.schema.ts';

/** What every answer about a window of time says of the catalogue. */
export const asOfShape = {
  catalogue_as_of: isoDate('Newest day of any record or entry of the catalogue; null for an empty one.').nullable(),
  note: z
    .string()
    .optional()
    .describe('Present only when the answer is empty: since when nothing was recorded, and what finds the newest.'),
};
