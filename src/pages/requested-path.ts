/** Maximum length of a name in a path; the rest is cut. */
const MAX_NAME_CHARS = 200;

/** The names in a path that has no page. */
export interface RequestedPath {
  /** `vendor` of `/vendor/neon`, in lower case; empty where the path has one segment. */
  readonly folder: string;
  /** The last segment in words: `fly io` of `/vendor/fly-io.html`. */
  readonly words: string;
  /** The last segment as it is written, decoded. */
  readonly name: string;
}

/** Parses a path. One with an invalid percent escape is not decoded. */
export function requestedPath(path: string): RequestedPath {
  const segments = decoded(path)
    .split('/')
    .filter((segment) => segment !== '');
  const name = (segments.at(-1) ?? '').slice(0, MAX_NAME_CHARS);
  const words = name
    .replace(/\.(?:html?|json|md|php)$/i, '')
    .replace(/[-_+]+/g, ' ')
    .trim();
  return { folder: segments.slice(0, -1).join('/').toLowerCase(), words, name };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
