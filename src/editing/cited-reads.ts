import type { CatalogueFiles } from '../compile/checks/check.ts';
import { pageKey, textsOf } from '../compile/checks/findings.ts';
import { type Finding, quote } from '../compile/diagnostics/diagnostic.ts';
import type { SourceFile } from '../compile/read/read.ts';
import { fileKind, fileStem } from '../compile/shape/kinds.ts';
import { readsFile } from '../compile/shape/lists.ts';
import { slug } from '../rules/text/fold.ts';
import { canonicalYaml } from './fix/canonical.ts';

/** Reads of pages that the vendor's file does not cite, or cites in another spelling. The next read job removes them. */
export function uncitedReads(files: CatalogueFiles, paths: ReadonlySet<string>): readonly Finding[] {
  return files.reads.flatMap(({ draft, value }) => {
    const stem = fileStem(draft.file);
    const isTouched = paths.has(draft.file) || paths.has(`vendors/${stem}.yaml`);
    const pages = isTouched ? citedBy(stem, files) : null;
    // A file of reads for no vendor, or for one whose file is invalid, has or causes another diagnostic.
    if (!pages) return [];
    return value.reads.flatMap(({ url }, index) => {
      if (pages.cited.has(url)) return [];
      return [uncitedFinding(url, pages.spelt.get(pageKey(url)), draft.place(['reads', index, 'url']))];
    });
  });
}

/** The addresses that a vendor's entries cite, and each by the page it leads to; null where the vendor is unknown. */
function citedBy(stem: string, { vendors, referralCodes }: Pick<CatalogueFiles, 'vendors' | 'referralCodes'>) {
  const vendor = vendors.find(({ draft }) => fileStem(draft.file) === stem)?.value;
  if (!vendor) return null;
  const codes = (referralCodes?.value ?? []).filter((code) => slug(code.vendor) === slug(vendor.vendor));
  const texts = [vendor, codes].flatMap((value) => textsOf({ value })).map(({ text }) => text);
  const cited = new Set(texts.filter((text) => /^https?:/i.test(text)));
  return { cited, spelt: new Map([...cited].map((url) => [pageKey(url), url])) };
}

/** The text of a file of reads, each address as the vendor's file spells it; reads of pages that it does not cite stay. */
export function withCitedReads({ path, text }: SourceFile, files: CatalogueFiles): string {
  const pages = fileKind(path)?.kind === 'reads' ? citedBy(fileStem(path), files) : null;
  const own = files.reads.find(({ draft }) => draft.file === path);
  if (!pages || !own) return text;
  const written = new Set(own.value.reads.map(({ url }) => url));
  const reads = own.value.reads.map((read) => {
    const url = pages.spelt.get(pageKey(read.url));
    // The page may have an entry in the right spelling already.
    return pages.cited.has(read.url) || url === undefined || written.has(url) ? read : { ...read, url };
  });
  return reads.every(({ url }) => written.has(url)) ? text : canonicalYaml({ reads }, readsFile);
}

function uncitedFinding(url: string, other: string | undefined, at: Finding['at']): Finding {
  const what = `the vendor's file does not cite ${quote(url)}`;
  if (other === undefined)
    return { at, what, fix: 'correct the address there; an old page’s reads go at the next read' };
  return { at, what: `${what}, but ${quote(other)}`, fix: `write ${quote(other)}; \`npm run fix\` does it` };
}
