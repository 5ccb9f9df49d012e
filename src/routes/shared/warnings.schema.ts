import { z } from 'zod';

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
