import { fileStem } from '../compile/shape/kinds.ts';
import { quoted, type Diagnostic } from '../compile/diagnostics/diagnostic.ts';
import { pageKey } from '../compile/checks/page-key.ts';
import type { CatalogueFiles } from '../compile/checks/check.ts';
import { slug } from '../rules/text/slug.ts';

/** Reads of pages that the vendor's file does not cite, or cites in another spelling. The next read job removes them. */
export function uncitedReads({ vendors, reads, referralCodes }: CatalogueFiles): readonly Diagnostic[] {
  const bySlug = new Map(vendors.map((file) => [fileStem(file.draft.file), file.value]));
  return reads.flatMap(({ draft, value }) => {
    const vendor = bySlug.get(fileStem(draft.file));
    // A file of reads for no vendor, or for one whose file is invalid, has or causes another diagnostic.
    if (!vendor) return [];
    const codes = (referralCodes?.value ?? []).filter((code) => slug(code.vendor) === slug(vendor.vendor));
    const cited = new Set([...addressesIn([vendor, codes])]);
    const spelt = new Map([...cited].map((url) => [pageKey(url), url]));
    return value.reads.flatMap(({ url }, index) => {
      const other = spelt.get(pageKey(url));
      return cited.has(url) ? [] : [uncited(url, other, draft.place(['reads', index, 'url']))];
    });
  });
}

function uncited(url: string, other: string | undefined, at: Diagnostic['at']): Diagnostic {
  return {
    code: 'uncited-read',
    severity: 'error',
    at,
    what: `the vendor's file does not cite ${quoted(url)}${other === undefined ? '' : `, but ${quoted(other)}`}`,
    why: 'the read belongs to no entry, so nothing that it found is served',
    fix:
      other === undefined
        ? 'remove the entry; `npm run fix` does it'
        : `write ${quoted(other)}; \`npm run fix\` does it`,
  };
}

/** Every address in a value, at any depth. */
export function* addressesIn(value: unknown): Generator<string> {
  if (typeof value === 'string' && /^https?:/i.test(value)) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const field of Object.values(value)) yield* addressesIn(field);
}
