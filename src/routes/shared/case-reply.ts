import type { Catalogue } from '../../model/catalogue.ts';
import { parseValues } from '../parse-values.ts';
import type { AnyRoute, JsonReply, Reply } from '../route.ts';

/** Parameters of one request, path parameters included, as written in the request. */
export type Given = Readonly<Record<string, string>>;

/** A reply with the parsed values it is made from; null when the values are refused. */
export interface CaseReply {
  readonly reply: Reply;
  readonly values: Readonly<Record<string, unknown>> | null;
}

/**
 * Answers one request of a route without a host: parses the parameters, then calls the route or returns its refusal.
 */
export function caseReply(catalogue: Catalogue, route: AnyRoute, given: Given): CaseReply {
  const parsed = parseValues(route.parameters, new URLSearchParams(given), given);
  if ('refused' in parsed) return { reply: parsed.refused, values: null };
  return { reply: route.answer(catalogue, parsed.values), values: parsed.values };
}

/** Whether a reply is an error: JSON with a status other than 200. */
export function isError(reply: Reply): reply is JsonReply {
  return !('text' in reply) && reply.status !== 200;
}
