import type { AnyRoute } from './route.ts';

export interface MatchedRoute {
  readonly route: AnyRoute;
  /** The part of the path that the template leaves open, decoded. */
  readonly path: Readonly<Record<string, string>>;
}

/**
 * The route of a path, null where there is none, or `bad-escape` where a percent escape in it is broken (RULES.md 8).
 * A template leaves at most its last segment open; that segment may be missing, so that the route can say what it is. A
 * path that another route has as it stands is that route's.
 */
export function matchRoute(routes: readonly AnyRoute[], pathname: string): MatchedRoute | 'bad-escape' | null {
  if (!isDecodable(pathname)) return 'bad-escape';
  const fixed = routes.find((route) => route.path === pathname);
  if (fixed) return { route: fixed, path: {} };
  for (const route of routes) {
    const open = route.path.indexOf('{');
    if (open < 0) continue;
    const folder = route.path.slice(0, open);
    // A trailing slash is no part of a path (RULES.md 11), so the missing segment leaves none.
    const missing = `${pathname}/` === folder;
    if (!missing && (!pathname.startsWith(folder) || pathname.indexOf('/', folder.length) >= 0)) continue;
    const text = decodeURIComponent(pathname.slice(folder.length));
    return { route, path: { [route.path.slice(open + 1, -1)]: text } };
  }
  return null;
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
