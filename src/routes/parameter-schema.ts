import type { Schema } from '../model/openapi-document.ts';
import { MAX_LIMIT_CHARS } from '../rules/limits/limit-filter.ts';
import type { Parameter } from './parameter.ts';

/** A day, or a timestamp that begins with one (docs/rules.md#parameters). */
const SINCE_PATTERN = '^\\d{4}-\\d{2}-\\d{2}([T ].+)?$';

/** The JSON Schema of a parameter's value, for the OpenAPI document and the tools of `/mcp`. */
export function parameterSchema(parameter: Parameter): Schema {
  switch (parameter.kind) {
    case 'text':
      return { type: 'string', ...(parameter.maxLength === undefined ? {} : { maxLength: parameter.maxLength }) };
    case 'integer': {
      const { min, max } = parameter;
      const value = parameter.default ?? parameter.assumed;
      return {
        type: 'integer',
        ...(value === undefined ? {} : { default: value }),
        minimum: min,
        ...(max === undefined ? {} : { maximum: max }),
      };
    }
    case 'choice': {
      const { values, default: value } = parameter;
      return { type: 'string', enum: values, ...(value === undefined ? {} : { default: value }) };
    }
    case 'flag':
      return { type: 'boolean', ...(parameter.default === null ? {} : { default: false }) };
    case 'since':
      return { type: 'string', pattern: SINCE_PATTERN };
    case 'list':
      return { type: 'string' };
    case 'limit':
      return { type: 'string', maxLength: MAX_LIMIT_CHARS };
  }
}
