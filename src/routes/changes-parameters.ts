import { CHANGE_TYPES } from '../model/vocabulary.ts';
import type { Parameters } from './parameter.ts';

/** Parameters of `/api/changes`. */
export const CHANGES_PARAMETERS = {
  since: {
    kind: 'since',
    in: 'query',
    description:
      'Changes dated on or after this day: a date or an ISO 8601 timestamp, narrowed to the day it writes. Overrides the ' +
      'window rule.',
  },
  type: { kind: 'choice', in: 'query', values: CHANGE_TYPES, default: null, description: 'Only changes of this type.' },
  vendor: {
    kind: 'text',
    in: 'query',
    prepared: false,
    example: 'Neon',
    description: 'Part of a vendor name, case-insensitive. `vendors` beats it.',
  },
  vendors: {
    kind: 'text',
    in: 'query',
    prepared: false,
    example: 'Neon,Vercel',
    description: 'Parts of vendor names, comma-separated; a change matches with any of them.',
  },
  category: {
    kind: 'text',
    in: 'query',
    example: 'Databases',
    description: 'Parts of category names, comma-separated; retired names are accepted. `categories` beats it.',
  },
  categories: { kind: 'text', in: 'query', example: 'Databases,Auth', description: 'Same as `category`.' },
  limit: {
    kind: 'integer',
    in: 'query',
    default: 20,
    min: 0,
    outOfRange: 'refuse',
    description: 'Page size; there is no maximum, and an invalid value answers 400.',
  },
  offset: {
    kind: 'integer',
    in: 'query',
    default: 0,
    min: 0,
    outOfRange: 'refuse',
    description: 'Results to skip; a negative value answers 400.',
  },
  include_retracted: {
    kind: 'flag',
    in: 'query',
    description: 'Also return records withdrawn as our own error; anything other than `true` or `false` answers 400.',
  },
  include_index_housekeeping: {
    kind: 'flag',
    in: 'query',
    description: 'Also return housekeeping of the index; anything other than `true` or `false` answers 400.',
  },
} as const satisfies Parameters;
