import * as z from 'zod';

/** An object of responses with a name of its own, a component of the document. */
export const component = <Shape extends z.core.$ZodLooseShape>(id: string, description: string, shape: Shape) =>
  z.strictObject(shape).meta({ id, description });

export const text = (description: string) => z.string().describe(description);

export const nullableText = (description: string) => z.string().nullable().describe(description);

export const optionalText = (description: string) => z.string().optional().describe(description);

export const texts = (description: string) => z.array(z.string()).describe(description);

export const list = <Item extends z.ZodType>(item: Item, description: string) => z.array(item).describe(description);

export const isoDate = (description: string) => z.iso.date().describe(description);

/** An absolute http or https address. */
export const uri = (description: string) => z.url({ protocol: /^https?$/ }).describe(description);

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
  param: optionalText('The parameter that is wrong or missing; absent where the fault is elsewhere.'),
  docs: optionalText('Path of the page that describes the parameter; absent where none is at fault.'),
  ...warningsShape,
};

/** Body of every error response (docs/rules.md#http-errors). */
export const errorBody = component('ErrorBody', 'Why the request was refused.', {
  error: text('What is wrong and what to do instead.'),
  ...parameterShape,
});

export const errorWithValid = component('InvalidRequest', 'A parameter is wrong.', {
  error: text('What is wrong and what to do instead.'),
  ...parameterShape,
  valid: z.array(z.string()).optional().describe('The accepted values, where the list is closed.'),
});

export const errorWithSuggestions = component('NotFound', 'No vendor by that name.', {
  error: text('What was not found.'),
  suggestions: texts('Names that may have been meant; at most 5.'),
  records: optionalText('Path of the change records of a vendor of which nothing else is held; absent otherwise.'),
});

/** How ties were broken (docs/rules.md#tie-break). */
export const tieBreak = component('TieBreak', 'How entries of the same rank were ordered; a reader can recompute it.', {
  date: isoDate('UTC day of the order.'),
  query_key: text('What the order was made for.'),
  seed: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('SHA-256 of date, key and the demerit total of the leading group, in hex.'),
  tie_count: count('Entries of the leading group: those on the ranked list with the lowest demerit total.'),
  demerits: count('Demerit total of the leading group; 0 where no entry is on the ranked list.'),
  ranked_total: count('All entries of the order.'),
  algorithm: text('How the order is made.'),
});

const next = nullableText(
  'Path of the next page, with every other parameter of this request; null on the last. The header `Link` states it too, ' +
    'as `rel="next"`.',
);

export const pageShape = { limit: count('Page size.'), offset: count('Results skipped.'), next };
