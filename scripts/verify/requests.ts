import type { BuildManifest } from '../../src/model/build.ts';
import type { AnyRoute } from '../../src/routes/route.ts';
import { ROUTES } from '../../src/routes/table.ts';
import { groupBy } from '../../src/rules/catalogue/group-by.ts';

/** One kind of answer, with a request that gets it on any catalogue. */
export interface Kind {
  readonly what: string;
  readonly target: string;
  readonly status: number;
  readonly request?: { readonly method: 'POST'; readonly body: string };
}

/** One of each kind of answer that has a body. The HTTP suite and `npm run verify` request the same ones. */
export const READS: readonly Kind[] = [
  { what: 'a prepared answer', target: '/api/offers', status: 200 },
  { what: 'a file at its own path', target: '/api/categories', status: 200 },
  { what: 'a computed answer', target: '/api/offers?q=a&limit=3', status: 200 },
  { what: 'a computed answer that found nothing', target: '/api/offers?q=zzzzzzzz', status: 200 },
];

/** One of each kind of refusal. */
export const ERRORS: readonly Kind[] = [
  { what: 'an unknown path', target: '/nowhere', status: 404 },
  { what: 'an unknown path of the API', target: '/api/nowhere', status: 404 },
  { what: 'an unknown vendor', target: '/api/details/no-vendor-is-called-this', status: 404 },
  { what: 'a missing parameter', target: '/api/compare', status: 400 },
  { what: 'a missing vendor', target: '/api/details', status: 400 },
  { what: 'a wrong parameter', target: '/api/changes?limit=many', status: 400 },
  { what: 'a broken escape', target: '/api/details/%zz', status: 400 },
  { what: 'a query of more than 8 KB', target: `/api/offers?q=${'a'.repeat(9000)}`, status: 414 },
  { what: 'a retired submission', target: '/api/referral-codes', status: 410, request: { method: 'POST', body: '{}' } },
];

/** An even sample of the files that can be requested: at most so many of each folder. */
export function evenSample(build: BuildManifest, most: number): readonly string[] {
  const paths = Object.keys(build.files).filter((listed) => targetOf(listed) !== null);
  const folders = groupBy(paths, (path) => path.slice(0, path.lastIndexOf('/') + 1));
  return [...folders.values()].flatMap((all) => {
    const step = Math.max(1, all.length / most);
    return all.filter((_, position) => Math.floor(position / step) !== Math.floor((position - 1) / step));
  });
}

const PREPARED = /^_answers\/(.+)\/([^/]+)\.(?:json|html|md|atom|ics)$/;

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
    if (target !== null) return target;
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
    else if (path.includes('{')) path = path.replace(/\{\w+\}$/, word);
    else return null;
  }
  if (path.includes('{')) return null;
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
