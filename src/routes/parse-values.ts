import { parseIsoDate, type IsoDate } from '../model/iso-date.ts';
import { limitFilter } from '../rules/limits/limit-filter.ts';
import {
  defaultOf,
  docsOf,
  type IntegerParameter,
  type Parameter,
  type ParsedOperation,
  type ParsedRequest,
  type TextParameter,
} from './parameter.ts';
import { refusal, type OrRefused } from './route.ts';
import { nonEmpty } from './shared/pick-fields.ts';
import { quoteText } from './shared/words.ts';
import { commaList } from '../rules/text/words.ts';
import { unknownParameters } from './unknown-names.ts';

type Parsed =
  | { readonly value: unknown; readonly warning?: string }
  | { readonly error: string; readonly valid?: readonly string[] };

/**
 * Parses the values of a route's parameters; returns the 400 on an error (docs/rules.md#parameters). An empty text, an
 * empty `since` and a required text of white space count as absent; an empty number, flag or choice is an error.
 */
export function parseValues(
  operation: ParsedOperation,
  query: URLSearchParams,
  path: Readonly<Record<string, string>>,
): OrRefused<ParsedRequest> {
  // File hosts ignore the query of a route without query parameters, so no host adds warnings there.
  const takesQuery = Object.values(operation.parameters).some((parameter) => parameter.in !== 'path');
  const warnings = takesQuery ? unknownParameters(operation.parameters, query) : [];
  return parseWarned(operation, query, { path, warnings });
}

/** The same for a caller that has its own warnings about unknown names. */
export function parseWarned(
  operation: ParsedOperation,
  query: URLSearchParams,
  { path, warnings }: { readonly path: Readonly<Record<string, string>>; readonly warnings: readonly string[] },
): OrRefused<ParsedRequest> {
  const values: Record<string, unknown> = {};
  const noted = [...warnings];
  for (const [name, parameter] of Object.entries(operation.parameters)) {
    const given = parameter.in === 'path' ? [path[name] ?? ''] : query.getAll(name);
    const parsed = parseGiven(name, parameter, given);
    if ('error' in parsed) {
      const { error, ...extras } = parsed;
      // What is missing may have been given by another name.
      const more = { warnings: nonEmpty(warnings), ...extras };
      return { refused: refusal(400, error, { param: name, docs: docsOf(operation, name), ...more }) };
    }
    if (parsed.warning !== undefined) noted.push(parsed.warning);
    values[name] = parsed.value;
  }
  return { values, warnings: noted };
}

function absentValue(parameter: Parameter): Parsed {
  const usage = parameter.kind === 'text' ? parameter.required : undefined;
  return usage === undefined ? { value: defaultOf(parameter) } : { error: usage };
}

function parseGiven(name: string, parameter: Parameter, given: readonly string[]): Parsed {
  if (given.length > 1) return { error: `${name} must be given once; got ${given.length} values` };
  const [text] = given;
  if (text === undefined) return absentValue(parameter);
  switch (parameter.kind) {
    case 'text':
      return parseText(name, parameter, text);
    case 'integer':
      return parseInteger(name, parameter, text);
    case 'choice': {
      const { values: valid } = parameter;
      if (valid.includes(text)) return { value: text };
      return { error: `${name} must be one of ${valid.join(', ')}; got ${quoteText(text)}`, valid };
    }
    case 'flag':
      if (text === 'true' || text === 'false') return { value: text === 'true' };
      return { error: `${name} must be true or false; got ${quoteText(text)}`, valid: ['true', 'false'] };
    case 'list': {
      const { values: valid } = parameter;
      const words = commaList(text);
      const wrong = words.find((word) => !valid.includes(word));
      if (wrong === undefined) return { value: words.length === 0 ? null : words };
      return { error: `${name} must be a list of ${valid.join(', ')}; got ${quoteText(wrong)}`, valid };
    }
    case 'since':
      return parseSince(name, text);
    case 'limit': {
      if (text.trim() === '') return { value: null };
      const read = limitFilter(name, text);
      return 'error' in read ? { error: read.error } : { value: { ...read, written: text } };
    }
  }
}

function parseText(name: string, parameter: TextParameter, text: string): Parsed {
  const { maxLength = Infinity } = parameter;
  // Counts code points, as JSON Schema does.
  const length = text.length > maxLength ? Array.from(text).length : text.length;
  if (length > maxLength) return { error: `${name} must be at most ${maxLength} characters; got ${length}` };
  const isAbsent = text === '' || (parameter.required !== undefined && text.trim() === '');
  return isAbsent ? absentValue(parameter) : { value: text };
}

function parseInteger(name: string, parameter: IntegerParameter, text: string): Parsed {
  const { min, max = Number.MAX_SAFE_INTEGER } = parameter;
  if (!/^[+-]?\d+$/.test(text)) return { error: `${name} must be a whole number; got ${quoteText(text)}` };
  // A number above the safe range becomes its maximum; -0 becomes 0.
  const value = Math.min(Number(text), Number.MAX_SAFE_INTEGER) + 0;
  if (value >= min && value <= max) return { value };
  const bound = value < min ? `at least ${min}` : `at most ${max}`;
  if (parameter.outOfRange === 'refuse') return { error: `${name} must be ${bound}; got ${quoteText(text)}` };
  const nearest = Math.min(Math.max(value, min), max);
  return { value: nearest, warning: `${name} must be ${bound}; got ${quoteText(text)}, so ${nearest} was used.` };
}

// An unescaped plus of a zone arrives as a space.
const HOUR = '(?:[01]\\d|2[0-3])';
const FRACTION = '(?:[.,]\\d{1,9})?';
/** Any time of ISO 8601: extended or basic, to the hour, minute or second, with a fraction of the last. */
const TIME = `${HOUR}(?::[0-5]\\d(?::(?:[0-5]\\d|60))?|[0-5]\\d(?:(?:[0-5]\\d|60))?)?${FRACTION}`;
const ZONE = `(?: ?Z|(?: ?[+\u2212-]| )${HOUR}(?::?[0-5]\\d)?)`;
const TIMESTAMP = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})(?:[T ]${TIME}${ZONE}?)?$`, 'i');

function parseSince(name: string, text: string): Parsed {
  if (text === '') return { value: null };
  const written = TIMESTAMP.exec(text)?.[1];
  if (!written) {
    return { error: `${name} must be a date (2026-11-20) or an ISO 8601 timestamp; got ${quoteText(text)}` };
  }
  const day: IsoDate | null = parseIsoDate(written);
  return day ? { value: day } : { error: `${name} must be a date that exists; got ${quoteText(written)}` };
}
