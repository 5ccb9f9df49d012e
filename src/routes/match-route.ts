import type { AnyRoute } from './route.ts';

export interface MatchedRoute {
  readonly route: AnyRoute;
  /** The part of the path that the template leaves open, decoded. */
  readonly path: Readonly<Record<string, string>>;
}

/**
 * The route of a path, null where there is none, or `bad-escape` where a percent escape in it is broken (RULES.md 8).
 * A template leaves at most its last segment open; that segment may be empty, so that the route can say what is missing.
 */
export function matchRoute(routes: readonly AnyRoute[], pathname: string): MatchedRoute | 'bad-escape' | null {
  for (const route of routes) {
    const open = route.path.indexOf('{');
    if (open < 0) {
      if (route.path === pathname) return { route, path: {} };
      continue;
    }
    const fixed = route.path.slice(0, open);
    if (!pathname.startsWith(fixed) || pathname.indexOf('/', fixed.length) >= 0) continue;
    const text = decoded(pathname.slice(fixed.length));
    return text === null ? 'bad-escape' : { route, path: { [route.path.slice(open + 1, -1)]: text } };
  }
  return null;
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
