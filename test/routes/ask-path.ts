import type { Catalogue } from '../../src/model/catalogue.ts';
import { parseValues } from '../../src/routes/parse-values.ts';
import type { AnyRoute, Reply } from '../../src/routes/route.ts';
import { pathMatcher } from '../path-matcher.ts';

/** The reply of a route with an open segment to a path with its query, matched and parsed as by the function. */
export function askPath(route: AnyRoute, catalogue: Catalogue, path: string): Reply {
  const { pathname, searchParams } = new URL(path, 'https://deals.example');
  const matched = pathMatcher([route])(pathname);
  if (!matched) throw new Error(`${path} is not of ${route.path}`);
  const parsed = parseValues(route, searchParams, matched.path);
  return 'refused' in parsed ? parsed.refused : route.answer(catalogue, parsed.values);
}
