import { z } from 'zod';

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
