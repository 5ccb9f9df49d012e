import { LIMIT_MEASURES } from '../model/limit.ts';
import { LIMIT_PARAMETERS, LIMIT_VALUE_EXAMPLES } from '../rules/limits/limit-filter.ts';
import type { TextParameter } from './parameter.ts';

/** `min_storage` and so on: one query parameter per measure of limits. Never prepared, as each value is another answer. */
export const LIMIT_FILTER_PARAMETERS: Readonly<Record<string, TextParameter>> = Object.fromEntries(
  LIMIT_MEASURES.map((measure, index): [string, TextParameter] => [
    LIMIT_PARAMETERS[index] ?? measure,
    {
      kind: 'text',
      in: 'query',
      prepared: false,
      example: LIMIT_VALUE_EXAMPLES[measure],
      description:
        `Only offers whose free tier grants at least this much ${measure.replace('_', ' ')}, by the limits that their ` +
        'descriptions state. A value that cannot be read answers 400.',
    },
  ]),
);
