import { z } from 'zod';

/** SPEC.md "Errors". */
export const errorBody = z
  .strictObject({ error: z.string().describe('What is wrong and what to do instead.') })
  .meta({ id: 'Error', description: 'Why the request was refused.' });

/** A value outside a closed list, RULES.md 6. */
export const errorWithValid = z
  .strictObject({
    error: z.string().describe('What is wrong and what to do instead.'),
    valid: z.array(z.string()).optional().describe('The accepted values, where the list is closed.'),
  })
  .meta({ id: 'InvalidRequest', description: 'A parameter is wrong.' });

/** A name that reaches no vendor. */
export const errorWithSuggestions = z
  .strictObject({
    error: z.string().describe('What was not found.'),
    suggestions: z.array(z.string()).describe('Names that may have been meant; at most 5.'),
  })
  .meta({ id: 'NotFound', description: 'No vendor by that name.' });
