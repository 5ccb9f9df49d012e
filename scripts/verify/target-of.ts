import { answerName } from '../../src/routes/answer-name.ts';
import { parseValues } from '../../src/routes/parse-values.ts';
import type { AnyRoute } from '../../src/routes/route.ts';
import { ROUTES } from '../../src/routes/table.ts';

const PREPARED = /^_answers\/(.+)\/([^/]+)\.(?:json|html|md|atom)$/;

/**
 * The request that a file of the build answers: the way back from its name (`answerName`). Null for a file that cannot
 * be requested. Throws when a file under `_answers/` is no route's, which would be our own bug.
 */
export function targetOf(path: string): string | null {
  if (path === 'index.html') return '/';
  if (!path.startsWith('_')) return `/${path}`;
  const named = PREPARED.exec(path);
  if (!named) return null;
  const [, folder = '', name = ''] = named;
  for (const route of ROUTES) {
    if (route.path.replace(/\/\{\w+\}$/, '') !== `/${folder}`) continue;
    const target = targetOfCase(route, name === '~default' ? [] : name.split('~'));
    if (target !== null && leadsTo(route, target, path)) return target;
  }
  throw new Error(`${path} answers no request`);
}

/** The target of the words in a name: that of the path is the bare value, the others name their parameter. */
function targetOfCase(route: AnyRoute, words: readonly string[]): string | null {
  const query = new URLSearchParams();
  let path = route.path;
  for (const word of words) {
    const parameter = word.slice(0, word.indexOf('.'));
    if (Object.hasOwn(route.parameters, parameter)) query.set(parameter, word.slice(parameter.length + 1));
    else path = path.replace(/\{\w+\}$/, word);
  }
  if (path.includes('{')) return null;
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

function leadsTo(route: AnyRoute, target: string, path: string): boolean {
  const url = new URL(target, 'http://localhost');
  const open = /\{(\w+)\}$/.exec(route.path)?.[1];
  const given = open === undefined ? {} : { [open]: url.pathname.slice(url.pathname.lastIndexOf('/') + 1) };
  const parsed = parseValues(route.parameters, url.searchParams, given);
  return !('refused' in parsed) && answerName(route, parsed.values) === path;
}
