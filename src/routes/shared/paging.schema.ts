import { z } from 'zod';
import { count } from './primitive.schema.ts';

const next = z
  .string()
  .nullable()
  .describe(
    'Path of the next page, with every other parameter of this request; null on the last. The header `Link` states it too, ' +
      'as `rel="next"`.',
  );

/** What every paged answer says of its page. */
export const pageShape = {
  limit: count('Page size.'),
  offset: count('Results skipped.'),
  next,
};

/** The same of answers that are whole unless the caller sets a page size. */
export const optionalPageShape = {
  ...pageShape,
  limit: count('Page size; null where all are in the answer.').nullable(),
};
