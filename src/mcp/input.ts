import { FILTERED_MEASURES } from '../rules/limits/limit-filter.ts';
import { noticed, type Parameter, type Parameters } from '../routes/parameter.ts';
import { parseArgumentValues } from '../routes/parse-values.ts';
import { unknownParameterNames } from '../routes/unknown-names.ts';
import type { ErrorBody } from '../routes/route.ts';
import type { Given } from './tool.ts';
import type { JsonSchema } from './typed-schema.ts';

/** Longest argument that is read, in UTF-16 units. */
const MAX_ARGUMENT_CHARS = 2000;
/** The one argument that is an object: the parameters `min_storage` and so on, by measure. */
const LIMITS = 'limits';
const LIMITS_PREFIX = `${LIMITS}.`;
const LIMIT_PREFIX = 'min_';

/** The input schema of a tool. Parameters of the kind `limit` become one object. */
export function inputSchema(parameters: Parameters): JsonSchema {
  const entries = Object.entries(parameters);
  const limits = entries.filter(([, parameter]) => parameter.kind === 'limit');
  const plain = entries.filter(([, parameter]) => parameter.kind !== 'limit');
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(plain.map(([name, parameter]) => [name, schemaOf(parameter)])),
      ...(limits.length === 0 ? {} : { [LIMITS]: limitsSchema(limits) }),
    },
    required: plain.flatMap(([name, parameter]) =>
      parameter.kind === 'text' && parameter.required !== undefined ? name : [],
    ),
    additionalProperties: false,
  };
}

function limitsSchema(limits: readonly (readonly [string, Parameter])[]): JsonSchema {
  const properties = limits.map(([name, parameter]) => {
    const example = 'example' in parameter ? ` such as ${parameter.example}` : '';
    return [
      name.slice(LIMIT_PREFIX.length),
      { type: 'string', description: `At least this much,${example}.` },
    ] as const;
  });
  return {
    type: 'object',
    description:
      'The least that the free tier has to grant, by measure; an offer that does not state the measure is left out.',
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
}

function schemaOf(parameter: Parameter): JsonSchema {
  const { description } = parameter;
  switch (parameter.kind) {
    case 'text':
    case 'since':
    case 'list':
    case 'limit':
      return { type: 'string', description };
    case 'integer': {
      const { default: value, min, max } = parameter;
      return {
        type: 'integer',
        description,
        ...(value === null ? {} : { default: value }),
        minimum: min,
        ...(max === undefined ? {} : { maximum: max }),
      };
    }
    case 'choice':
      return {
        type: 'string',
        description,
        enum: parameter.values,
        ...(parameter.default === null ? {} : { default: parameter.default }),
      };
    case 'flag':
      return { type: 'boolean', description };
  }
}

export interface ParsedArguments {
  readonly given: Given;
  readonly values: Readonly<Record<string, unknown>>;
  readonly warnings: readonly string[];
}

/** The arguments of a call, parsed as the routes parse a query; `refused` says which one is wrong and what is valid. */
export function parseArguments(
  parameters: Parameters,
  written: unknown,
): ParsedArguments | { readonly refused: ErrorBody } {
  const flattened = flatten(written ?? {});
  if ('error' in flattened) return { refused: flattened };
  const { given } = flattened;
  const parsed = parseArgumentValues(parameters, new URLSearchParams(given), unknownArguments(parameters, given));
  if ('refused' in parsed) return { refused: asWritten(parsed.refused.body) };
  return { given, values: parsed.values, warnings: noticed(parsed.values) };
}

/** A sentence for each argument that the input schema lacks. */
function unknownArguments(parameters: Parameters, given: Given): readonly string[] {
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(parameters, name));
  const measures = Object.keys(parameters).filter((name) => parameters[name]?.kind === 'limit');
  const known = Object.keys(parameters).filter((name) => !measures.includes(name));
  const nested = unknown.filter((name) => measures.length > 0 && name.startsWith(LIMITS_PREFIX));
  return [
    ...unknownParameterNames(
      unknown.filter((name) => !nested.includes(name)),
      measures.length === 0 ? known : [...known, LIMITS],
      'this tool',
    ),
    ...unknownParameterNames(
      nested.map((name) => name.slice(LIMITS_PREFIX.length)),
      measures.map((name) => name.slice(LIMIT_PREFIX.length)),
      LIMITS,
    ),
  ];
}

/** An error about `min_storage` in terms of the input schema: about `limits.storage`. */
function asWritten({ error, param, ...extras }: ErrorBody): ErrorBody {
  if (typeof param !== 'string' || !param.startsWith(LIMIT_PREFIX)) return { error, param, ...extras };
  const name = `${LIMITS_PREFIX}${param.slice(LIMIT_PREFIX.length)}`;
  return { error: error.replace(param, name), param: name, ...extras };
}

type Flattened = { readonly given: Given } | { readonly error: string };

/** Arguments as a query writes them: lists joined by commas, null left out, `limits` by the names of their parameters. */
function flatten(written: unknown): Flattened {
  if (typeof written !== 'object' || written === null || Array.isArray(written)) {
    return { error: 'arguments must be an object' };
  }
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(written) as [string, unknown][]) {
    if (name === LIMITS && value !== null && !isObject(value)) {
      return { error: `argument "${LIMITS}" must be an object, such as {"storage": "10GB"}` };
    }
    const fields = name === LIMITS && isObject(value) ? limitFields(value) : [[name, value] as const];
    for (const [field, content] of fields) {
      const text = asText(content);
      if (text === null) continue;
      if (text === undefined || text.length > MAX_ARGUMENT_CHARS) return { error: wrongArgument(field, text) };
      given[field] = text;
    }
  }
  return { given };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function limitFields(limits: object): readonly (readonly [string, unknown])[] {
  return Object.entries(limits).map(([measure, least]) => [limitName(measure), least as unknown] as const);
}

/** The parameter of a measure, named as such or by its parameter; any other word is unknown below `limits`. */
function limitName(word: string): string {
  const measure = FILTERED_MEASURES.find((known) => known === word || `${LIMIT_PREFIX}${known}` === word);
  return measure === undefined ? `${LIMITS_PREFIX}${word}` : `${LIMIT_PREFIX}${measure}`;
}

function wrongArgument(name: string, text: string | undefined): string {
  const named = JSON.stringify(name.slice(0, 50));
  if (text === undefined) return `argument ${named} must be a text, a number, a boolean or a list of texts`;
  return `argument ${named} must be at most ${MAX_ARGUMENT_CHARS} characters; got ${text.length}`;
}

/** Null for an argument that counts as left out, undefined for one that no parameter can be. */
function asText(value: unknown): string | null | undefined {
  if (value === null) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string');
  return isList ? value.join(',') : undefined;
}
