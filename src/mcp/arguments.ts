import type { Parameters } from '../routes/parameter.ts';
import { parameterSchema } from '../routes/parameter-schema.ts';
import { parseWarned } from '../routes/parse-values.ts';
import type { ErrorBody, Given } from '../routes/route.ts';
import { unknownParameterNames } from '../routes/unknown-names.ts';

/** Longest argument that is read, in UTF-16 units. */
const MAX_ARGUMENT_CHARS = 2000;
/** The one argument that is an object: the parameters `min_storage` and so on, by measure. */
const LIMITS = 'limits';
const MEASURE_PREFIX = /^min_/;

const isMeasure = (name: string): boolean => MEASURE_PREFIX.test(name);
const measureOf = (name: string): string => name.replace(MEASURE_PREFIX, '');

/** The names of the arguments in the input schema: every `min_` parameter is a member of `limits`. */
export function argumentNames(parameters: Parameters): readonly string[] {
  const names = Object.keys(parameters);
  const plain = names.filter((name) => !isMeasure(name));
  return plain.length === names.length ? plain : [...plain, LIMITS];
}

export function inputSchema(parameters: Parameters): Readonly<Record<string, unknown>> {
  const plain = Object.entries(parameters).filter(([name]) => !isMeasure(name));
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(
        plain.map(([name, each]) => [name, { description: each.description, ...parameterSchema(each) }]),
      ),
      ...(argumentNames(parameters).includes(LIMITS) ? { [LIMITS]: limitsSchema(parameters) } : {}),
    },
    required: plain.flatMap(([name, each]) => (each.kind === 'text' && each.required !== undefined ? name : [])),
    additionalProperties: false,
  };
}

function limitsSchema(parameters: Parameters): object {
  const measures = Object.entries(parameters).flatMap(([name, each]) =>
    each.kind === 'limit' ? [[measureOf(name), `At least this much, such as ${each.example}.`] as const] : [],
  );
  return {
    type: 'object',
    description:
      'The least that the free tier has to grant, by measure; an offer that does not state the measure is left out.',
    properties: Object.fromEntries(measures.map(([name, description]) => [name, { type: 'string', description }])),
    additionalProperties: false,
  };
}

/**
 * The arguments of a call by the names of the routes, as a query writes them (`given`) and parsed as the routes parse a query;
 * `refused` says which one is wrong and what is valid.
 */
export function parseArguments(parameters: Parameters, written: unknown) {
  const given = givenTexts(written ?? {});
  if ('error' in given) return { refused: { error: given.error } };
  const unknown = unknownArguments(parameters, given.texts);
  const parsed = parseWarned({ parameters }, new URLSearchParams(given.texts), { path: {}, warnings: unknown });
  if ('refused' in parsed) return { refused: withArgumentName(parsed.refused.body) };
  return { given: given.texts, ...parsed };
}

/** An error about `min_storage` in terms of the input schema: about `limits.storage`. */
function withArgumentName(refused: ErrorBody): ErrorBody {
  const { error, param } = refused;
  if (typeof param !== 'string') return refused;
  const name = param.replace(MEASURE_PREFIX, `${LIMITS}.`);
  return { ...refused, error: error.replace(param, name), param: name };
}

/** A sentence for each argument that the input schema lacks. */
function unknownArguments(parameters: Parameters, given: Given): readonly string[] {
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(parameters, name));
  const [limits, plain] = [unknown.filter(isMeasure), unknown.filter((name) => !isMeasure(name))];
  const measures = Object.keys(parameters).filter(isMeasure);
  return [
    ...unknownParameterNames(plain, argumentNames(parameters), 'this tool'),
    ...unknownParameterNames(limits.map(measureOf), measures.map(measureOf), LIMITS),
  ];
}

/** Arguments as a query writes them: lists joined by a comma and a space, null left out, the members of `limits` by their parameters. */
function givenTexts(written: unknown): { readonly texts: Given } | { readonly error: string } {
  if (!isObject(written)) return { error: 'arguments must be an object' };
  const { [LIMITS]: limits = null, ...plain } = written;
  if (limits !== null && !isObject(limits)) {
    return { error: `argument "${LIMITS}" must be an object, such as {"storage": "10GB"}` };
  }
  const measures = Object.entries(limits ?? {}).map(([name, value]) => [`min_${measureOf(name)}`, value] as const);
  const texts: Record<string, string> = {};
  for (const [name, value] of [...Object.entries(plain), ...measures]) {
    if (value === null) continue;
    const text = argumentText(value);
    const quoted = JSON.stringify(name.replace(MEASURE_PREFIX, `${LIMITS}.`).slice(0, 50));
    if (text === null) return { error: `argument ${quoted} must be a text, a number, a boolean or a list of texts` };
    if (text.length > MAX_ARGUMENT_CHARS) {
      return { error: `argument ${quoted} must be at most ${MAX_ARGUMENT_CHARS} characters; got ${text.length}` };
    }
    texts[name] = text;
  }
  return { texts };
}

/** Null where the value is neither a text, a number, a boolean nor a list of texts. */
function argumentText(value: unknown): string | null {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string') ? value.join(', ') : null;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
