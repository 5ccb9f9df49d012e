/** Content types by extension; a path without one is decided by its folder, since the URL is the file name. */
export const CONTENT_TYPE = {
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
  sqlite: 'application/vnd.sqlite3',
  atom: 'application/atom+xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
} as const;

const BY_EXTENSION: Readonly<Record<string, string>> = CONTENT_TYPE;

/** Extension-less files that are neither the API's JSON nor a page. */
const BY_PATH: Readonly<Record<string, string>> = {
  'api/feed': CONTENT_TYPE.atom,
  'api/docs': CONTENT_TYPE.html,
  '.well-known/api-catalog': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
};

/** The content type of a file of `dist`, by its path. Also the source of `_headers`. */
export function contentType(path: string): string {
  const named = BY_PATH[path];
  if (named !== undefined) return named;
  const extension = /\.([a-z]+)$/.exec(path)?.[1];
  if (extension !== undefined) return BY_EXTENSION[extension] ?? 'application/octet-stream';
  return path.startsWith('api/') ? CONTENT_TYPE.json : CONTENT_TYPE.html;
}

/** Compressing a smaller body saves less than the `Content-Encoding` header costs. */
const MIN_COMPRESSED_BYTES = 860;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|x-ndjson|vnd\.sqlite3|xml|atom\+xml|linkset\+json)|image\/svg)/;

/** Whether a body of this type and length is compressed for a client that accepts it. */
export function isWorthCompressing(type: string, bytes: number): boolean {
  return bytes >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(type);
}
