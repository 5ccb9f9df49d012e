import { fileKind, fileStem } from '../compile/shape/kinds.ts';
import { quoted, type Finding } from '../compile/diagnostics/diagnostic.ts';
import { pageKey } from '../compile/checks/repeats.ts';
import type { CatalogueFiles } from '../compile/checks/check.ts';
import type { SourceFile } from '../compile/read/read.ts';
import { formatReads } from './fix/format.ts';
import { slug } from '../rules/text/slug.ts';

/** Reads of pages that the vendor's file does not cite, or cites in another spelling. The next read job removes them. */
export function uncitedReads({ vendors, reads, referralCodes }: CatalogueFiles): readonly Finding[] {
  return reads.flatMap(({ draft, value }) => {
    const pages = citedBy(fileStem(draft.file), { vendors, referralCodes });
    // A file of reads for no vendor, or for one whose file is invalid, has or causes another diagnostic.
    if (!pages) return [];
    const { cited, spelt } = pages;
    return value.reads.flatMap(({ url }, index) => {
      const other = spelt.get(pageKey(url));
      return cited.has(url) ? [] : [uncited(url, other, draft.place(['reads', index, 'url']))];
    });
  });
}

/** The addresses that a vendor's entries cite, and each by the page it leads to; null where the vendor is unknown. */
function citedBy(stem: string, { vendors, referralCodes }: Pick<CatalogueFiles, 'vendors' | 'referralCodes'>) {
  const vendor = vendors.find(({ draft }) => fileStem(draft.file) === stem)?.value;
  if (!vendor) return null;
  const codes = (referralCodes?.value ?? []).filter((code) => slug(code.vendor) === slug(vendor.vendor));
  const cited = new Set([...texts([vendor, codes])].filter((text) => /^https?:/i.test(text)));
  return { cited, spelt: new Map([...cited].map((url) => [pageKey(url), url])) };
}

/** The text of a file of reads without entries that nothing cites; null where none is left. Other files are unchanged. */
export function withCitedReads({ path, text }: SourceFile, files: CatalogueFiles): string | null {
  const pages = fileKind(path)?.kind === 'reads' ? citedBy(fileStem(path), files) : null;
  const own = files.reads.find(({ draft }) => draft.file === path);
  if (!pages || !own || own.value.reads.every(({ url }) => pages.cited.has(url))) return text;
  const kept = own.value.reads.flatMap((read) => {
    const url = pages.cited.has(read.url) ? read.url : pages.spelt.get(pageKey(read.url));
    // The page may have an entry in the right spelling already.
    const isRepeated = url !== read.url && own.value.reads.some((other) => other.url === url);
    return url === undefined || isRepeated ? [] : [{ ...read, url }];
  });
  return kept.length === 0 ? null : formatReads({ reads: kept });
}

function uncited(url: string, other: string | undefined, at: Finding['at']): Finding {
  return {
    at,
    what: `the vendor's file does not cite ${quoted(url)}${other === undefined ? '' : `, but ${quoted(other)}`}`,
    fix:
      other === undefined
        ? 'remove the entry; `npm run fix` does it'
        : `write ${quoted(other)}; \`npm run fix\` does it`,
  };
}

/** Every text in a plain value, at any depth. */
function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const field of Object.values(value)) yield* texts(field);
}
