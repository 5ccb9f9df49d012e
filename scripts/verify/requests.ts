import type { Build } from '../../functions/node/build.ts';
import type { ManifestEntry } from '../../src/model/build.ts';
import type { Catalogue } from '../../src/model/catalogue.ts';
import { parseValues } from '../../src/routes/parse-values.ts';
import { answerName, caseAddress } from '../../src/routes/shared/cases.ts';
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

/** A file of a build with the request that it answers. */
export interface ServedFile extends Pick<ManifestEntry, 'sha256'> {
  readonly path: string;
  readonly target: string;
}

/** The files of a build that can be requested: those at their own paths, and the prepared answers. */
export function servedFiles(build: Build): readonly ServedFile[] {
  const prepared = preparedTargets(build.catalogue(build.date));
  return Object.entries(build.files).flatMap(([path, { sha256 }]) => {
    const own = path === 'index.html' ? '/' : `/${path}`;
    const target = path.startsWith('_') ? prepared.get(path) : own;
    return target === undefined ? [] : [{ path, target, sha256 }];
  });
}

/** The request of every case of every route, by the path of the file that holds its answer. */
export function preparedTargets(catalogue: Catalogue): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const route of ROUTES) {
    for (const given of route.cases(catalogue)) {
      const parsed = parseValues(route, new URLSearchParams(given), given);
      const file = 'refused' in parsed ? null : answerName(route, parsed);
      if (file !== null) targets.set(file, caseAddress(route.path, given));
    }
  }
  return targets;
}

/** An even sample of files: at most so many of each folder. */
export function evenSample(files: readonly ServedFile[], most: number): readonly ServedFile[] {
  const folders = groupBy(files, ({ path }) => path.slice(0, path.lastIndexOf('/') + 1));
  return [...folders.values()].flatMap((all) => {
    const step = Math.max(1, all.length / most);
    return all.filter((_, position) => Math.floor(position / step) !== Math.floor((position - 1) / step));
  });
}
