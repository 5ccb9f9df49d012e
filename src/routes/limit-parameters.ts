import {
  FILTERED_MEASURES,
  LIMIT_VALUE_EXAMPLES,
  type FilteredMeasure,
  type LimitParameterName,
} from '../rules/limits/limit-filter.ts';
import type { LimitParameter } from './parameter.ts';

/**
 * `min_storage` and so on: one query parameter per measure of limits. Never prepared, because the values are unbounded.
 */
export const LIMIT_FILTER_PARAMETERS = Object.fromEntries(
  FILTERED_MEASURES.map((measure) => [`min_${measure}`, limitParameter(measure)]),
) as Readonly<Record<LimitParameterName, LimitParameter>>;

function limitParameter(measure: FilteredMeasure): LimitParameter {
  return {
    kind: 'limit',
    in: 'query',
    prepared: false,
    example: LIMIT_VALUE_EXAMPLES[measure],
    description:
      `Only offers whose free tier grants at least this much ${measure.replace('_', ' ')}, by the \`limits\` that they ` +
      'publish; an offer without one is left out. A value that cannot be read answers 400.',
  };
}
