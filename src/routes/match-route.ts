/** The entry of a table whose path template matches a path. */
export interface MatchedRoute<Entry> {
  readonly route: Entry;
  /** The decoded value of the open segment of the template. */
  readonly path: Readonly<Record<string, string>>;
}

const NO_OPEN_SEGMENT = {};

/**
 * Finds the entry of a path: null where there is none, or `bad-escape` where a percent escape in the path is broken.
 * Only the last segment of a template may be open; it may be missing, so that the route can answer with its usage. A
 * fixed path takes precedence over an open one.
 */
export function pathMatcher<Entry extends { readonly path: string }>(entries: readonly Entry[]) {
  const fixed = new Map(entries.map((route) => [route.path, { route, path: NO_OPEN_SEGMENT }] as const));
  const open = entries.filter(({ path }) => path.includes('{')).map(openTemplate);
  return (pathname: string): MatchedRoute<Entry> | 'bad-escape' | null => {
    const known = fixed.get(pathname);
    if (known) return known;
    for (const { route, folder, parameter } of open) {
      // A trailing slash is not part of a path, so a missing segment leaves none.
      const isMissing = pathname.length === folder.length - 1 && folder.startsWith(pathname);
      if (!isMissing && (!pathname.startsWith(folder) || pathname.includes('/', folder.length))) continue;
      const value = decodeEscapes(pathname.slice(folder.length));
      return value === null ? 'bad-escape' : { route, path: { [parameter]: value } };
    }
    return decodeEscapes(pathname) === null ? 'bad-escape' : null;
  };
}

/** A template that ends in an open segment, such as `/api/details/{vendor}`; its folder includes the last slash. */
function openTemplate<Entry extends { readonly path: string }>(route: Entry) {
  const start = route.path.indexOf('{');
  return { route, folder: route.path.slice(0, start), parameter: route.path.slice(start + 1, -1) };
}

/** A text without its percent escapes; null where one is broken. */
export function decodeEscapes(text: string): string | null {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
