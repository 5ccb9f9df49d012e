import type { Catalogue } from '../model/catalogue.ts';
import type { AnyServiceRoute, AnyRoute, JsonReply } from '../routes/route.ts';
import type { Parameter, Parameters } from '../routes/parameter.ts';
import { parseValues } from '../routes/parse-values.ts';
import { caseReply, isError } from '../routes/shared/cases.ts';
import { readSignal, MAX_SIGNAL_BYTES, signal, type SignalOutcome } from '../routes/signal.ts';
import type { Json } from '../model/openapi-document.ts';
import type { Given } from './parameters.ts';
import { shortened } from './shorten.ts';

/** Bodies of errors by status. */
export type ErrorExamples = Readonly<Record<number, Json>>;

/** A name that no vendor has. */
const NO_VENDOR = 'no-such-vendor';

/** One real refusal of a route for each status that it declares, as far as a wrong request brings it out. */
export function errorExamples(catalogue: Catalogue, route: AnyRoute, given: Given): ErrorExamples {
  const examples: Record<number, Json> = {};
  for (const wrong of [...unknownNames(route, given), ...wrongValues(route.parameters, given)]) {
    const { reply } = caseReply(catalogue, route, wrong);
    if (isError(reply)) examples[reply.status] ??= shown(reply);
  }
  return { ...repeatedParameter(route.parameters), ...examples };
}

/** The refusal of a parameter that is given twice, for a route that takes any value given once. */
function repeatedParameter(parameters: Parameters): ErrorExamples {
  const [name] = Object.keys(parameters).filter((each) => parameters[each]?.in === 'query');
  if (name === undefined) return {};
  const parsed = parseValues(parameters, new URLSearchParams(`${name}=a&${name}=b`), {});
  return 'refused' in parsed ? { [parsed.refused.status]: shown(parsed.refused) } : {};
}

/** The refusals of a route that the host's own records decide. */
export function liveErrorExamples(catalogue: Catalogue, route: AnyServiceRoute): ErrorExamples {
  if (route.method === 'POST') return signalRefusals(catalogue);
  const refused = wrongValues(route.parameters, {}).map((wrong) => {
    return parseValues(route.parameters, new URLSearchParams(wrong), {});
  });
  const [first] = refused.flatMap((parsed) => ('refused' in parsed ? [parsed.refused] : []));
  return {
    ...(first ? { [first.status]: shown(first) } : {}),
    503: { error: 'The figures cannot be read at the moment.' },
  };
}

function signalRefusals(catalogue: Catalogue): ErrorExamples {
  const read = readSignal(catalogue, { event: 'sold', vendor: NO_VENDOR });
  const outcomes: readonly SignalOutcome[] = [
    { kind: 'refused', status: 400, error: 'error' in read ? read.error : '' },
    { kind: 'refused', status: 408, error: 'The body took too long to arrive.' },
    { kind: 'refused', status: 413, error: `The body is at most ${MAX_SIGNAL_BYTES} bytes.` },
    { kind: 'refused', status: 415, error: 'The body is application/json, or a form.' },
    { kind: 'limited', retryAfterSeconds: 24 },
    { kind: 'unavailable' },
  ];
  return Object.fromEntries(
    outcomes.map((outcome) => {
      const reply = signal.answer(outcome, {});
      return [reply.status, shown(reply)];
    }),
  );
}

/**
 * The request with the name of a vendor that does not exist, for each parameter that takes a required text, or any text
 * where the route declares that names may be unknown.
 */
function unknownNames({ parameters, errors }: AnyRoute, given: Given): readonly Given[] {
  const refusesUnknown = errors.includes(404);
  return Object.entries(parameters).flatMap(([name, parameter]) =>
    parameter.kind === 'text' && (refusesUnknown || parameter.required !== undefined)
      ? [{ ...given, [name]: NO_VENDOR }]
      : [],
  );
}

/** The request without a required text, then with a wrong value for each other parameter. */
function wrongValues(parameters: Parameters, given: Given): readonly Given[] {
  const entries = Object.entries(parameters);
  const missing = entries.flatMap(([name, parameter]) =>
    parameter.kind === 'text' && parameter.required !== undefined ? [{ ...given, [name]: '' }] : [],
  );
  const wrong = entries.flatMap(([name, parameter]) => {
    const value = wrongValue(parameter);
    return value === null ? [] : [{ ...given, [name]: value }];
  });
  return [...missing, ...wrong];
}

/** A value that a parameter does not take; null where it takes every text. */
function wrongValue(parameter: Parameter): string | null {
  switch (parameter.kind) {
    case 'integer':
      return 'many';
    case 'choice':
    case 'list':
      return 'unknown';
    case 'flag':
      return 'perhaps';
    case 'since':
      return '2026-02-30';
    case 'limit':
      return 'lots';
    case 'text':
      return null;
  }
}

/** The body as a caller receives it. */
function shown({ body }: JsonReply): Json {
  return shortened(JSON.parse(JSON.stringify(body)) as Json);
}
