import type { Catalogue } from '../../model/catalogue.ts';
import { parseValues } from '../parse-values.ts';
import type { AnyRoute, Given, JsonReply, Reply } from '../route.ts';

/** The address of one request of a route: `/api/details/{vendor}` and its values → `/api/details/neon?alternatives=true`. */
export function caseAddress(path: string, given: Given): string {
  const query: string[] = [];
  let filled = path;
  for (const [name, value] of Object.entries(given)) {
    const written = encodeURIComponent(value);
    if (filled.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, () => written);
    else query.push(`${name}=${written.replaceAll('%20', '+')}`);
  }
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

/**
 * Answers one request of a route without a host: parses the parameters, then calls the route or returns its refusal. The
 * values are null when they are refused.
 */
export function caseReply(catalogue: Catalogue, route: AnyRoute, given: Given) {
  const parsed = parseValues(route.parameters, new URLSearchParams(given), given);
  if ('refused' in parsed) return { reply: parsed.refused, values: null };
  return { reply: route.answer(catalogue, parsed.values), values: parsed.values };
}

/** Whether a reply is an error: JSON with a status other than 200. */
export function isErrorReply(reply: Reply): reply is JsonReply {
  return !('text' in reply) && reply.status !== 200;
}

/**
 * A request that a route answers: with the examples of its required parameters, or, where the index has no such names, its
 * first case. Null where the route refuses both.
 */
export function exampleCase(catalogue: Catalogue, route: AnyRoute): Given | null {
  const [first] = route.cases(catalogue);
  const answers = (given: Given): boolean => !isErrorReply(caseReply(catalogue, route, given).reply);
  return [declaredExamples(route), first ?? {}].find(answers) ?? null;
}

/** The example of each required parameter. */
export function declaredExamples({ parameters }: AnyRoute): Given {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, parameter]) =>
      parameter.kind === 'text' && parameter.required && parameter.example !== undefined
        ? [[name, parameter.example]]
        : [],
    ),
  );
}
