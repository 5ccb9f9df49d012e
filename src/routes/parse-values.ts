import { parseIsoDate, type IsoDate } from '../model/iso-date.ts';
import { isLimitFilterError, limitFilter } from '../rules/limits/limit-filter.ts';
import type { ChoiceParameter, IntegerParameter, Parameter, Parameters, TextParameter } from './parameter.ts';
import { refusal, type ErrorBody, type JsonReply } from './route.ts';

export type ParsedValues =
  { readonly values: Readonly<Record<string, unknown>> } | { readonly refused: JsonReply<ErrorBody> };

type Parsed = { readonly value: unknown } | { readonly error: string; readonly valid?: readonly string[] };

/**
 * The values a request gives a route's parameters, or the 400 that says what is wrong (RULES.md 6, "Numbers").
 * Unknown parameters are ignored; a known one given twice is refused. An empty text, and an empty `since`, are absent, and
 * so is a required text of white space; an empty number, flag or word of a closed list is a wrong one.
 */
export function parseValues(
  parameters: Parameters,
  query: URLSearchParams,
  path: Readonly<Record<string, string>>,
): ParsedValues {
  const values: Record<string, unknown> = {};
  for (const [name, parameter] of Object.entries(parameters)) {
    const given = parameter.in === 'path' ? [path[name] ?? ''] : query.getAll(name);
    if (given.length > 1)
      return { refused: refusal(400, `The parameter ${name} is given ${given.length} times; give it once.`) };
    const [text] = given;
    const parsed = text === undefined ? absent(parameter) : parseOne(name, parameter, text);
    if ('error' in parsed) {
      return { refused: refusal(400, parsed.error, parsed.valid ? { valid: parsed.valid } : {}) };
    }
    values[name] = parsed.value;
  }
  return { values };
}

function absent(parameter: Parameter): Parsed {
  switch (parameter.kind) {
    case 'integer':
    case 'choice':
      return { value: parameter.default };
    case 'flag':
      return { value: parameter.default === null ? null : false };
    case 'text':
      return parameter.required === undefined ? { value: null } : { error: parameter.required };
    case 'since':
    case 'limit':
      return { value: null };
  }
}

function parseOne(name: string, parameter: Parameter, text: string): Parsed {
  switch (parameter.kind) {
    case 'text':
      return parseText(name, parameter, text);
    case 'integer':
      return parseInteger(name, parameter, text);
    case 'choice':
      return parseChoice(name, parameter, text);
    case 'flag':
      if (text === 'true' || text === 'false') return { value: text === 'true' };
      return { error: `The parameter ${name} is true or false.`, valid: ['true', 'false'] };
    case 'since':
      return parseSince(name, text);
    case 'limit':
      return parseLimit(name, text);
  }
}

function parseText(name: string, parameter: TextParameter, text: string): Parsed {
  const { maxLength = Infinity } = parameter;
  // Characters and not the halves of which the rarer ones are made, as JSON Schema counts.
  const length = text.length > maxLength ? Array.from(text).length : text.length;
  if (length > maxLength) {
    return { error: `The parameter ${name} is at most ${maxLength} characters; this one has ${length}.` };
  }
  const isAbsent = text === '' || (parameter.required !== undefined && text.trim() === '');
  return isAbsent ? absent(parameter) : { value: text };
}

function parseInteger(name: string, parameter: IntegerParameter, text: string): Parsed {
  const { min, max = Number.MAX_SAFE_INTEGER } = parameter;
  if (!/^[+-]?\d+$/.test(text)) return { error: `The parameter ${name} is a whole number.` };
  // A number too long to count with asks for as much as there is; -0 is 0.
  const value = Math.min(Number(text), Number.MAX_SAFE_INTEGER) + 0;
  if (value >= min && value <= max) return { value };
  if (parameter.outOfRange === 'refuse')
    return { error: `The parameter ${name} is a whole number of at least ${min}.` };
  return { value: Math.min(Math.max(value, min), max) };
}

function parseChoice(name: string, parameter: ChoiceParameter, text: string): Parsed {
  if (parameter.values.includes(text)) return { value: text };
  return { error: `The parameter ${name} is one of ${parameter.values.join(', ')}.`, valid: parameter.values };
}

// The plus of a zone, written into a query without being escaped, arrives as a blank.
const HOUR = '(?:[01]\\d|2[0-3])';
const FRACTION = '(?:[.,]\\d{1,9})?';
/** Any time of ISO 8601: extended or basic, to the hour, minute or second, with a fraction of the last; 24:00 too. */
const TIME =
  `(?:24(?::?00(?::?00(?:[.,]0{1,9})?)?)?|${HOUR}(?::[0-5]\\d(?::(?:[0-5]\\d|60))?|[0-5]\\d(?:(?:[0-5]\\d|60))?)?` +
  `${FRACTION})`;
const ZONE = `(?: ?Z|(?: ?[+\u2212-]| )${HOUR}(?::?[0-5]\\d)?)`;
const TIMESTAMP = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})(?:[T ]${TIME}${ZONE}?)?$`, 'i');

function parseSince(name: string, text: string): Parsed {
  if (text === '') return { value: null };
  const written = TIMESTAMP.exec(text)?.[1];
  if (!written) return { error: `The parameter ${name} is a date (2026-11-20) or an ISO 8601 timestamp.` };
  const day: IsoDate | null = parseIsoDate(written);
  return day ? { value: day } : { error: `The parameter ${name} names ${written}, a date that does not exist.` };
}

function parseLimit(name: string, text: string): Parsed {
  if (text.trim() === '') return { value: null };
  const read = limitFilter(name, text);
  return isLimitFilterError(read) ? { error: read.error } : { value: read };
}
