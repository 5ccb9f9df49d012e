import { type BuildIndex, INDEX_FILE, type Manifest, MANIFEST_FILE, type RenderedFile } from '../../model/build.ts';
import type { Catalogue } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { CONTENT_TYPE, contentType } from '../../routes/content-type.ts';
import { cachePolicy, type Headers, policyHeaders, readHeaders, typeHeaders } from '../../routes/response-headers.ts';
import { ROUTES } from '../../routes/table.ts';

/** What the function needs: the records of the catalogue, and how large the build is. */
export function indexFile({ date, site, records }: Catalogue, manifest: Manifest, commit: string | null): RenderedFile {
  const entries = Object.values(manifest);
  const bytes = entries.reduce((total, entry) => total + entry.bytes, 0);
  const index: BuildIndex = { date, site, build: { files: entries.length, bytes, commit }, records };
  return { path: INDEX_FILE, text: `${JSON.stringify(index)}\n` };
}

/** For hosts alone, so not in the manifest: what the build holds, and what servers of files say of each. */
export function* hostFiles({ date }: Catalogue, manifest: Manifest): Generator<RenderedFile> {
  yield { path: MANIFEST_FILE, text: `${JSON.stringify({ files: manifest })}\n` };
  yield { path: '_headers', text: edgeHeaders(date, Object.keys(manifest)) };
  yield { path: '_redirects', text: '/ /index.html 200\n' };
  // The index is part of the function; the rest is for other hosts.
  yield { path: '.assetsignore', text: '_index\n*.gz\n*.br\n' };
}

/**
 * The headers of each file that a host serves at its own path, equal to those of the function (docs/rules.md#response-headers).
 * Of the rules that match a path a later one overrides an earlier one. The platform takes 100 rules; their number depends on
 * the kinds of files, not on the catalogue.
 */
function edgeHeaders(date: IsoDate, paths: readonly string[]): string {
  const uncached = ROUTES.filter((route) => cachePolicy(route) === 'no-store');
  const uncachedFiles = uncached.filter(({ parameters }) => Object.keys(parameters).length === 0);
  const rules = [
    headerRule('/*', readHeaders('day', date), []),
    ...typesByPattern(paths).map(([pattern, type]) => headerRule(pattern, typeHeaders(type))),
    ...uncachedFiles.map(({ path }) => {
      const headers = policyHeaders('no-store', date);
      return headerRule(path, headers, ['Expires', ...Object.keys(headers)]);
    }),
  ];
  return `${rules.join('\n')}\n`;
}

/** A rule for the paths of a pattern, in which `*` matches anything. Values of several rules are joined unless the earlier ones are taken off. */
function headerRule(pattern: string, headers: Headers, takenOff: readonly string[] = Object.keys(headers)): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [pattern, ...takenOff.map((name) => `  ! ${name}`), ...lines].join('\n');
}

/** The content types: those of folders, then those of extensions, then those of files that differ from the first of their kind. */
function typesByPattern(paths: readonly string[]): readonly (readonly [pattern: string, type: string])[] {
  const served = paths.filter((path) => !path.startsWith('_'));
  const types = new Map<string, string>();
  for (const path of served) types.set(typePattern(path), types.get(typePattern(path)) ?? contentType(path));
  const isOfExtension = ([pattern]: readonly [string, string]): boolean => pattern.startsWith('/*.');
  const others = served.filter((path) => types.get(typePattern(path)) !== contentType(path));
  // The home page is requested at a path other than that of its file.
  return [
    ['/', CONTENT_TYPE.html],
    ...[...types].filter((rule) => !isOfExtension(rule)),
    ...[...types].filter(isOfExtension),
    ...others.map((path) => [`/${path}`, contentType(path)] as const),
  ];
}

/** Files that have their type in common: those of an extension, or those without one in a folder. */
function typePattern(path: string): string {
  const extension = /\.[a-z]+$/.exec(path)?.[0];
  // The one hidden folder has a type of its own for each file.
  if (path.startsWith('.')) return `/${path}`;
  if (extension !== undefined) return `/*${extension}`;
  return path.includes('/') ? `/${path.slice(0, path.indexOf('/'))}/*` : `/${path}`;
}
