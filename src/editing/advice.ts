import type { CatalogueFiles } from '../compile/checks/check.ts';
import { nearNames } from '../compile/checks/vendor-references.ts';
import { quoted, type Diagnostic, type Finding } from '../compile/diagnostics/diagnostic.ts';
import type { AdviceCode } from '../compile/diagnostics/stage-codes.ts';
import type { Draft, Path } from '../compile/parse/draft.ts';
import type { SourceFile } from '../compile/read/read.ts';
import { fileStem } from '../compile/shape/kinds.ts';
import { shapedFile } from '../compile/shape/shaped-file.ts';
import { fieldName } from '../compile/shape/issue.ts';
import { parsedUrl } from '../rules/text/parsed-url.ts';
import { slug } from '../rules/text/slug.ts';
import { formAdvice } from './fix/form-advice.ts';
import { uncitedReads } from './uncited-reads.ts';

/** The files of a change, and those that it removes. */
export interface Change {
  readonly paths: ReadonlySet<string>;
  readonly removed: readonly SourceFile[];
}

interface Ground {
  readonly files: CatalogueFiles;
  readonly change: Change;
  /** Files with an error: their form is not examined. */
  readonly faulty: ReadonlySet<string>;
}

/** Notices for the files of a change. None of them is an error: a right edit may have any of them. */
export function advice(sources: readonly SourceFile[], { files, change, faulty }: Ground): readonly Diagnostic[] {
  const touched = sources.filter(({ path }) => change.paths.has(path) && !faulty.has(path));
  const paths = new Set(touched.map(({ path }) => path));
  const vendors = files.vendors.filter(({ draft }) => paths.has(draft.file));
  const lists = [files.referralCodes, files.categories, files.stacks].filter(
    (file) => file && paths.has(file.draft.file),
  );
  const drafts = [...vendors, ...lists].flatMap((file) => file?.draft ?? []);
  const isTouchedVendor = ({ draft }: { readonly draft: Draft }) =>
    change.paths.has(draft.file) || change.paths.has(`vendors/${fileStem(draft.file)}.yaml`);
  return [
    ...touched.flatMap((source) => formAdvice(source) ?? []),
    ...noticed('uncited-read', NO_ENTRY, uncitedReads({ ...files, reads: files.reads.filter(isTouchedVendor) })),
    ...noticed('curly-quotes', 'the quotes are served as part of the value', drafts.flatMap(curlyQuotes)),
    ...noticed(
      'link-shortener',
      'the address says nothing of its target, which can change',
      drafts.flatMap(shortLinks),
    ),
    ...noticed(
      'front-page',
      'the nightly read finds the terms only on the page that states them',
      vendors.flatMap(frontPages),
    ),
    ...noticed('similar-vendor', 'the two may be one vendor, in two spellings', similarVendors(files, vendors)),
    ...noticed(
      'renamed-vendor',
      'links and questions with the former name would find nothing',
      renamedVendors(vendors, change),
    ),
  ];
}

const NO_ENTRY = 'the read belongs to no entry, so nothing that it found is served';

function noticed(code: AdviceCode, why: string, findings: readonly Finding[]): readonly Diagnostic[] {
  return findings.map((finding) => ({ code, severity: 'notice', why, ...finding }));
}

/** A value between typographic quotes, as a word processor writes them. */
const CURLY = /^[“”„‘’«](.*)[“”‘’»]$/u;

function curlyQuotes(draft: Draft): readonly Finding[] {
  return textsIn(draft.value, []).flatMap(({ text, path }) => {
    const bare = CURLY.exec(text)?.[1];
    if (bare === undefined || path.includes('quote')) return [];
    const what = `${fieldName(path)} is ${quoted(text)}, in typographic quotes`;
    return [{ at: draft.place(path), what, fix: `write ${quoted(bare)}` }];
  });
}

const SHORTENERS: ReadonlySet<string> = new Set([
  ...['bit.ly', 'buff.ly', 'cutt.ly', 'goo.gl', 'is.gd', 'lnkd.in', 'ow.ly', 'rb.gy', 'rebrand.ly', 's.id'],
  ...['shorturl.at', 't.co', 't.ly', 'tiny.cc', 'tinyurl.com', 'v.gd'],
]);

function shortLinks(draft: Draft): readonly Finding[] {
  return textsIn(draft.value, []).flatMap(({ text, path }) => {
    const host = /^https?:/i.test(text) ? parsedUrl(text)?.hostname.replace(/^www\./, '') : undefined;
    if (host === undefined || !SHORTENERS.has(host)) return [];
    const what = `${fieldName(path)} is an address of ${quoted(host)}, which shortens links`;
    return [{ at: draft.place(path), what, fix: 'write the address that it leads to' }];
  });
}

function frontPages({ draft, value }: CatalogueFiles['vendors'][number]): readonly Finding[] {
  return value.offers.flatMap(({ url }, index) => {
    const parsed = parsedUrl(url);
    if (parsed?.pathname !== '/' || parsed.search !== '' || parsed.hash !== '') return [];
    const what = `${quoted(url)} is the front page of the site`;
    return [
      { at: draft.place(['offers', index, 'url']), what, fix: 'cite the page that states the terms, if there is one' },
    ];
  });
}

function similarVendors({ vendorNames }: CatalogueFiles, vendors: CatalogueFiles['vendors']): readonly Finding[] {
  return vendors.flatMap(({ draft, value: { vendor } }) => {
    const own = slug(vendor);
    const others = new Map([...vendorNames].filter(([key]) => key !== own));
    const near = nearNames(others)(own);
    if (near === undefined) return [];
    const what = `${quoted(vendor)} is one letter from ${quoted(near)}`;
    return [{ at: draft.place(['vendor']), what, fix: 'correct the name, or leave it where both vendors exist' }];
  });
}

/** Vendors whose offers cite a page that a removed file cites, and that do not record the name in that file. */
function renamedVendors(vendors: CatalogueFiles['vendors'], { removed }: Change): readonly Finding[] {
  const before = removed.flatMap((file) => {
    const { validated } = shapedFile(file);
    return validated?.kind === 'vendor' ? [validated.sourced.value] : [];
  });
  return vendors.flatMap(({ draft, value }) => {
    const urls = new Set(value.offers.map(({ url }) => url));
    const names = [value.vendor, ...value.former_names, ...value.aliases].map((name) => slug(name));
    const former = before.find(
      ({ vendor, offers }) => offers.some(({ url }) => urls.has(url)) && !names.includes(slug(vendor)),
    );
    if (!former) return [];
    const what = `${quoted(value.vendor)} takes the place of ${quoted(former.vendor)}, which has no file any more`;
    const fix = `add ${quoted(`former_names: [${former.vendor}]`)}, if it is the same vendor`;
    return [{ at: draft.place(['vendor']), what, fix }];
  });
}

interface WrittenText {
  readonly text: string;
  readonly path: Path;
}

/** Every text in a plain value, at any depth. */
function textsIn(value: unknown, path: Path): readonly WrittenText[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([step, field]) => textsIn(field, [...path, step]));
}
