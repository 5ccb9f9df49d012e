import { type BuildIndex, INDEX_FILE, MANIFEST_FILE, type RenderedFile } from '../../model/build.ts';
import type { Catalogue } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { contentType } from '../../routes/content-type.ts';
import { cachePolicy, policyHeaders, readHeaders, typeHeaders } from '../../routes/response-headers.ts';
import { ROUTES } from '../../routes/table.ts';
import type { WriteResult } from './write.ts';

/** Headers of every path that matches a pattern; `*` matches anything. A later rule overrides an earlier one. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of earlier rules that these paths do without. */
  readonly without?: readonly string[];
}

/** What the function needs: the records of the catalogue, and how large the build is. */
export function indexFile(
  { date, site, records }: Catalogue,
  { manifest }: WriteResult,
  commit: string | null,
): RenderedFile {
  const entries = Object.values(manifest);
  const bytes = entries.reduce((total, entry) => total + entry.bytes, 0);
  const index: BuildIndex = { date, site, build: { files: entries.length, bytes, commit }, records };
  return { path: INDEX_FILE, text: `${JSON.stringify(index)}\n` };
}

/** For hosts alone, so not in the manifest: what the build holds, and what servers of files say of each. */
export function* hostFiles(catalogue: Catalogue, { manifest }: WriteResult): Generator<RenderedFile> {
  yield { path: MANIFEST_FILE, text: `${JSON.stringify({ files: manifest })}\n` };
  yield { path: '_headers', text: edgeHeaders(headerRules(catalogue, Object.keys(manifest))) };
  yield { path: '_redirects', text: '/ /index.html 200\n' };
  // The index is part of the function; the rest is for other hosts.
  yield { path: '.assetsignore', text: '_index\n*.gz\n*.br\n' };
}

/** The headers of each file that a host serves at its own path, equal to those of the function (docs/rules.md#response-headers). */
export function headerRules({ date }: Catalogue, paths: readonly string[]): readonly HeaderRule[] {
  return [{ pattern: '/*', headers: readHeaders('day', date) }, ...typeRules(paths), ...uncachedRules(date)];
}

/** The content types. A host applies the later rule: a folder, then an extension within it, then a file. */
function typeRules(paths: readonly string[]): readonly HeaderRule[] {
  const ofFolders = new Map<string, string>();
  const ofExtensions = new Map<string, string>();
  const ofFiles = new Map<string, string>();
  // The home page is requested at a path other than that of its file.
  if (paths.includes(HOME)) ofFolders.set('/', contentType(HOME));
  for (const path of paths.filter((listed) => !listed.startsWith('_'))) {
    const [pattern, type] = [typePattern(path), contentType(path)];
    const types = pattern.startsWith('/*.') ? ofExtensions : ofFolders;
    const known = types.get(pattern);
    if (known === undefined) types.set(pattern, type);
    else if (known !== type) ofFiles.set(`/${path}`, type);
  }
  const types = [...ofFolders, ...ofExtensions, ...ofFiles];
  return types.map(([pattern, type]) => ({ pattern, headers: typeHeaders(type) }));
}

/** The answers without parameters that no cache may keep. */
function uncachedRules(date: IsoDate): readonly HeaderRule[] {
  const headers = policyHeaders('no-store', date);
  const routes = ROUTES.filter((route) => cachePolicy(route) === 'no-store');
  const files = routes.filter(({ parameters }) => Object.keys(parameters).length === 0);
  return files.map(({ path }) => ({ pattern: path, headers, without: ['Expires'] }));
}

const HOME = 'index.html';

/** Files that have their type in common: those of an extension, or those without one in a folder. */
function typePattern(path: string): string {
  const extension = /\.[a-z]+$/.exec(path)?.[0];
  // The one hidden folder has a type of its own for each file.
  if (extension !== undefined && !path.startsWith('.')) return `/*${extension}`;
  const folder = path.startsWith('.') ? -1 : path.indexOf('/');
  return folder < 0 ? `/${path}` : `/${path.slice(0, folder)}/*`;
}

/** The platform takes 100 rules; their number depends on the kinds of files, not on the catalogue. */
function edgeHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers, without = [] }, position) => {
    // Values of several rules are joined unless the earlier ones are taken off first.
    const taken = position === 0 ? [] : [...without, ...Object.keys(headers)].map((name) => `  ! ${name}`);
    return [pattern, ...taken, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
  });
  return `${blocks.map((lines) => lines.join('\n')).join('\n')}\n`;
}
