import type { Catalogue } from '../../model/catalogue.ts';
import { parseValues } from '../parse-values.ts';
import type { AnyRoute, Given, JsonReply, Reply } from '../route.ts';
import { defaultOf, type ParsedRequest } from '../parameter.ts';

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
 * Answers one request of a route without a host: parses the parameters, then calls the route or returns its refusal. `parsed`
 * is null when they are refused.
 */
export function caseReply(catalogue: Catalogue, route: AnyRoute, given: Given) {
  const parsed = parseValues(route, new URLSearchParams(given), given);
  if ('refused' in parsed) return { reply: parsed.refused, parsed: null };
  return { reply: route.answer(catalogue, parsed.values, parsed.warnings), parsed };
}

/** Whether a reply is an error: JSON with a status other than 200. */
export function isErrorReply(reply: Reply): reply is JsonReply {
  return !('text' in reply) && reply.status !== 200;
}

/**
 * A request that a route answers: with the examples of its required parameters, with those of the parameters of its first
 * case, or, where the index has no such names, its first case. Null where the route refuses all.
 */
export function exampleCase(catalogue: Catalogue, route: AnyRoute): Given | null {
  const [first = {}] = route.cases(catalogue);
  const answers = (given: Given): boolean => !isErrorReply(caseReply(catalogue, route, given).reply);
  return [declaredExamples(route), declaredExamples(route, first), first].find(answers) ?? null;
}

/** The example of each required parameter, and of each that a case has. */
export function declaredExamples({ parameters }: AnyRoute, given: Given = {}): Given {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, parameter]) =>
      parameter.kind === 'text' && (parameter.required || name in given) && parameter.example !== undefined
        ? [[name, parameter.example]]
        : [],
    ),
  );
}

/** Characters that neither a file system nor a CDN rewrites in a path. */
const SAFE = /^[A-Za-z0-9_-]{1,120}$/;

/** File name of the request without parameters; no slug can equal it. */
const DEFAULT = '~default';

/**
 * The path under `dist` of a request's prepared answer: a pure function of the canonical request (defaults
 * dropped, unknown parameters dropped, declared order). Null when a value cannot be part of a file name or occurs in no
 * case: such a request is never prepared. The answer of a route without parameters, or with `isFile` to a request without
 * parameters, is a file at its own URL path. Any other lies under `_answers/`, because a CDN ignores the query and a file
 * cannot also be a folder.
 */
export function answerName(route: AnyRoute, { values, warnings }: ParsedRequest): string | null {
  // An answer with warnings is never prepared.
  if (warnings.length > 0) return null;
  const all = Object.entries(route.parameters);
  if (all.length === 0) return route.path.slice(1);
  const words: string[] = [];
  for (const [name, parameter] of all) {
    // Lists and limits are objects. An open segment is never absent: a request without it is refused.
    const value = values[name] as string | number | boolean | object | null;
    if (value === defaultOf(parameter)) continue;
    if (parameter.prepared === false || typeof value === 'object') return null;
    const word = String(value);
    if (!SAFE.test(word)) return null;
    words.push(parameter.in === 'path' ? word : `${name}.${word}`);
  }
  if (route.isFile && words.length === 0) return route.path.slice(1);
  const folder = route.path.slice(1).replace(/\/\{\w+\}$/, '');
  const name = words.length === 0 ? DEFAULT : words.join('~');
  return `_answers/${folder}/${name}${extensionOf(route, values)}`;
}

function extensionOf(route: AnyRoute, values: Readonly<Record<string, unknown>>): string {
  if (!route.contentTypes) return '.json';
  if (route.contentTypes[0]?.startsWith('application/atom+xml')) return '.atom';
  if (route.contentTypes[0]?.startsWith('text/calendar')) return '.ics';
  const format = values['format'];
  return format === 'html' ? '.html' : format === 'markdown' ? '.md' : '.json';
}
