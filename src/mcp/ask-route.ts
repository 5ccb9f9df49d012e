import type { Catalogue } from '../model/catalogue.ts';
import type { Parameters } from '../routes/parameter.ts';
import { parseValues } from '../routes/parse-values.ts';
import type { AnyRoute, ErrorBody } from '../routes/route.ts';
import type { Given, ToolReply } from './tool.ts';

/**
 * What a route answers to a request with these parameters. `Body` is the body type of the route's schema, which the tests
 * of the route prove of every 200.
 */
export function askRoute<Body extends object>(catalogue: Catalogue, route: AnyRoute, given: Given): ToolReply<Body> {
  const parsed = parseValues(route.parameters, new URLSearchParams(given), pathValues(route.parameters, given));
  if ('refused' in parsed) return { refused: parsed.refused.body };
  const reply = route.answer(catalogue, parsed.values);
  if ('text' in reply) throw new Error(`${route.path} answers text`);
  return reply.status === 200 ? { body: reply.body as Body } : { refused: reply.body as ErrorBody };
}

function pathValues(parameters: Parameters, given: Given): Given {
  return Object.fromEntries(Object.entries(given).filter(([name]) => parameters[name]?.in === 'path'));
}

/** The given ones among some names. */
export function pick(given: Given, names: readonly string[]): Given {
  return Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));
}
