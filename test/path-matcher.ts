import { decodeEscapes } from '../src/rules/text/parsed-url.ts';

/** Finds the entry of a path as the function does: a fixed path first, then an open one, whose segment may be missing. */
export function pathMatcher<Entry extends { readonly path: string }>(entries: readonly Entry[]) {
  return (pathname: string): { readonly route: Entry; readonly path: Readonly<Record<string, string>> } | null => {
    const fixed = entries.find(({ path }) => path === pathname);
    if (fixed) return { route: fixed, path: {} };
    for (const route of entries) {
      const [folder = '', name] = route.path.split(/\/\{(\w+)\}$/);
      const segment = `${pathname}/`.startsWith(`${folder}/`) ? pathname.slice(folder.length + 1) : '/';
      if (name === undefined || segment.includes('/')) continue;
      const value = decodeEscapes(segment);
      return value === null ? null : { route, path: { [name]: value } };
    }
    return null;
  };
}
