import type { BuildManifest, HistoryBuild, RenderedFile } from '../../model/build.ts';
import type { Catalogue } from '../../model/catalogue.ts';
import {
  INDEX_PARTS,
  type ChangesLine,
  type IndexHeader,
  type IndexPart,
  type VendorLine,
} from '../../model/index-lines.ts';
import type { Vendor } from '../../model/vendor.ts';
import { contentType } from '../../routes/content-type.ts';
import { cachePolicy, policyHeaders } from '../../routes/cache-policy.ts';
import { readHeaders, typeHeaders } from '../../routes/response-headers.ts';
import { ROUTES } from '../../routes/table.ts';
import { derivedLogDays } from '../../rules/changes/catalogue-as-of.ts';
import { derivedDates } from '../../rules/freshness/entry-dates.ts';
import { derivedVendorNames, vendorTable } from '../../rules/catalogue/link-held.ts';
import { limitsOf } from '../../rules/limits/limits-of.ts';
import { derivedNames } from '../../rules/names/name-index.ts';
import { derivedClasses } from '../../rules/risk/offer-classes.ts';
import { derivedDay } from '../../rules/risk/rank-facts.ts';
import { derivedSearch } from '../../rules/search/search-index.ts';
import { derivedTags } from '../../rules/tags.ts';
import { asciiJson } from '../../rules/text/ascii-json.ts';
import { STORED_VALUES } from './derived-values.ts';
import type { BuildFile, Written } from './write.ts';

/** Headers of every path that matches a pattern; `*` matches anything. A later rule overrides an earlier one. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of earlier rules that these paths do without. */
  readonly without?: readonly string[];
}

/**
 * What the function needs: the index, and how large the build is. A line of JSON for the header and for each part that is
 * derived, because deriving it takes longer than the start of the function, or a request, may; then one for each vendor, and
 * one for the change records of each vendor that has any.
 */
export function indexFile(
  catalogue: Catalogue,
  { manifest }: Written,
  { commit = null, history = [] }: { readonly commit?: string | null; readonly history?: readonly HistoryBuild[] } = {},
): BuildFile {
  const { date, site } = catalogue;
  const { vendors, ...records } = catalogue.records;
  const entries = Object.values(manifest);
  const [files, bytes] = [entries.length, entries.reduce((total, entry) => total + entry.bytes, 0)];
  const build = { files, bytes, commit };
  const header = (): IndexHeader => {
    const lineChars = Array.from(recordLines(vendors), ({ length }) => length);
    return { date, site, build, history, records, vendors: vendorTable(catalogue), lineChars };
  };
  return { path: '_index/catalogue.jsonl', pieces: indexPieces(catalogue, header) };
}

/** Lines of one piece of the index, of which the text is never whole in memory. */
const PIECE_LINES = 200;

/**
 * The text of the index. A part is derived when it is reached, so that one at a time is in memory. Records are written
 * twice, because their lengths come before them and all of their lines would take more memory than the rest.
 */
function* indexPieces(catalogue: Catalogue, header: () => IndexHeader): Generator<string> {
  yield `${asciiJson(header())}\n`;
  for (const part of INDEX_PARTS) yield `${asciiJson(DERIVED[part](catalogue))}\n`;
  let [piece, count] = ['', 0];
  for (const line of recordLines(catalogue.records.vendors)) {
    piece += `${line}\n`;
    if (++count % PIECE_LINES > 0) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** A line for each vendor, then one for each that has change records. */
function* recordLines(vendors: readonly Vendor[]): Generator<string> {
  for (const vendor of vendors) yield asciiJson(vendorLine(vendor));
  for (const vendor of vendors) if (vendor.changes.length > 0) yield asciiJson(changesLine(vendor));
}

function vendorLine(vendor: Vendor): VendorLine {
  return [{ ...vendor, changes: [] }, vendor.offers.map((offer) => limitsOf(offer))];
}

function changesLine({ changes }: Vendor): ChangesLine {
  return changes;
}

/** Makes the value of each part of the index that is derived. */
const DERIVED: { readonly [Part in IndexPart]: (catalogue: Catalogue) => unknown } = {
  names: ({ records }) => derivedNames(records),
  search: derivedSearch,
  day: derivedDay,
  ...STORED_VALUES,
  vendorNames: ({ records }) => derivedVendorNames(records),
  dates: derivedDates,
  logDays: derivedLogDays,
  classes: derivedClasses,
  tags: derivedTags,
};

/** For hosts alone, so not in the manifest: what the build holds, and what servers of files say of each. */
export function* hostFiles(
  catalogue: Catalogue,
  { manifest }: Written,
  commit: string | null = null,
): Generator<RenderedFile> {
  const build: BuildManifest = { date: catalogue.date, base_url: catalogue.site.base_url, commit, files: manifest };
  yield { path: '_index/manifest.json', text: `${JSON.stringify(build)}\n` };
  const rules = headerRules(catalogue, Object.keys(manifest));
  yield { path: '_headers', text: edgeHeaders(rules) };
  yield { path: '_redirects', text: '/ /index.html 200\n' };
  // The index is part of the function; the rest is for other hosts.
  yield { path: '.assetsignore', text: '_index\nserve.json\n*.gz\n*.br\n' };
  yield { path: 'serve.json', text: `${JSON.stringify(previewSettings(rules), null, 2)}\n` };
}

/** The headers of each file that a host serves at its own path, equal to those of the function (docs/rules.md#response-headers). */
export function headerRules(catalogue: Catalogue, paths: readonly string[]): readonly HeaderRule[] {
  const everything = readHeaders(policyHeaders('day', catalogue.date));
  const types = new Map<string, string>();
  const exceptions = new Map<string, string>();
  // The home page is requested at a path other than that of its file.
  if (paths.includes(HOME)) types.set('/', contentType(HOME));
  for (const path of paths.filter((listed) => !listed.startsWith('_'))) {
    const [pattern, type] = [patternOf(path), contentType(path)];
    const known = types.get(pattern);
    if (known === undefined) types.set(pattern, type);
    else if (known !== type) exceptions.set(`/${path}`, type);
  }
  // A host applies the later rule: a folder, then an extension within it, then a file.
  const isExtension = ([pattern]: readonly [string, string]): boolean => pattern.startsWith('/*.');
  const ofFolders = [...types].filter((entry) => !isExtension(entry));
  const ofExtensions = [...types].filter(isExtension);
  const typed = [...ofFolders, ...ofExtensions, ...exceptions].map(([pattern, type]) => ({
    pattern,
    headers: typeHeaders(type),
  }));
  const uncached = ROUTES.filter((route) => {
    return cachePolicy(route) === 'no-store' && Object.keys(route.parameters).length === 0;
  });
  const headers = policyHeaders('no-store', catalogue.date);
  const unkept = uncached.map(({ path }) => ({ pattern: path, headers, without: ['Expires'] }));
  return [{ pattern: '/*', headers: everything }, ...typed, ...unkept];
}

const HOME = 'index.html';

/** Files that have their type in common: those of an extension, or those without one in a folder. */
function patternOf(path: string): string {
  const extension = /\.[a-z]+$/.exec(path)?.[0];
  // The one hidden folder has a type of its own for each file.
  if (extension !== undefined && !path.startsWith('.')) return `/*${extension}`;
  const folder = path.startsWith('.') ? -1 : path.indexOf('/');
  return folder < 0 ? `/${path}` : `/${path.slice(0, folder)}/*`;
}

/** Limits of the edge platform for one line of `_headers` and for the whole file. */
const MAX_HEADER_RULES = 100;
const MAX_LINE_CHARS = 2000;

function edgeHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers, without = [] }, position) => {
    // Values of several rules are joined unless the earlier ones are taken off first.
    const taken = position === 0 ? [] : [...without, ...Object.keys(headers)].map((name) => `  ! ${name}`);
    return [pattern, ...taken, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
  });
  if (blocks.length > MAX_HEADER_RULES)
    throw new Error(`${blocks.length} rules of headers; the edge takes ${MAX_HEADER_RULES}`);
  const long = blocks.flat().find((line) => line.length > MAX_LINE_CHARS);
  if (long !== undefined) throw new Error(`a line of headers has ${long.length} characters: ${long.slice(0, 80)}`);
  return `${blocks.map((lines) => lines.join('\n')).join('\n')}\n`;
}

/** For `npm run preview`, which serves the folder as it lies. It takes no header away, so these are not all right. */
function previewSettings(rules: readonly HeaderRule[]): object {
  const headers = rules.map(({ pattern, headers: named }) => ({
    source: previewPattern(pattern),
    headers: Object.entries(named).map(([key, value]) => ({ key, value })),
  }));
  return { cleanUrls: false, rewrites: [{ source: '/', destination: '/index.html' }], headers };
}

/** Its globs want two stars for any depth, and the hidden folder by its name. */
function previewPattern(pattern: string): string {
  if (pattern === '/*') return '{**,.well-known/**}';
  if (pattern === '/') return HOME;
  return pattern.slice(1).replace('*', pattern.endsWith('/*') ? '**' : '**/*');
}
