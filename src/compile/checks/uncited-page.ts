import { slug } from '../../rules/slug.ts';
import { quoted } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import { perFile } from '../per-file.ts';
import { fileStem } from '../shape/file-kind.ts';
import type { CatalogueCheck, CatalogueFiles } from './check.ts';
import { texts } from './texts.ts';

/** A page that reads are kept of and that neither the vendor's file nor its referral code cites, letter for letter. */
export const uncitedPage: CatalogueCheck = {
  code: 'uncited-page',
  scope: 'catalogue',
  why: 'what the reads found is looked up by the address, so it would never be served',
  *faults(catalogue) {
    const vendors = new Map<string, Vendor>(catalogue.vendors.map((file) => [slug(file.value.vendor), file]));
    for (const { draft, value } of catalogue.reads) {
      const stem = fileStem(draft.file);
      const vendor = vendors.get(stem);
      const codes = codePages(catalogue, stem);
      // What a file at fault cites is not known, nor which of two files about one vendor is meant.
      if (!vendor || !codes || catalogue.vendorNames.get(stem) !== vendor.value.vendor) continue;
      const pages = citedPages(vendor);
      // Of a vendor without any page it is the vendor's file that is at fault.
      if (pages.length === 0) continue;
      const cited = new Set([...pages, ...codes]);
      for (const [index, { url }] of value.reads.entries()) {
        if (cited.has(url)) continue;
        const near = nearest(url, pages);
        const remove = `remove the entry, or cite the page in ${vendor.draft.file}`;
        yield {
          at: draft.place(['reads', index, 'url']),
          what: `${quoted(vendor.value.vendor)} cites no page ${quoted(url)}`,
          fix: near === undefined ? remove : `use ${quoted(near)}, or ${remove}`,
        };
      }
    }
  },
};

type Vendor = CatalogueFiles['vendors'][number];

const citedPages = perFile(({ value }: Vendor): readonly string[] =>
  [...texts(value)].filter((text) => /^https?:/i.test(text)),
);

/** Where a vendor's referral codes lead; null where the list of codes is at fault. */
function codePages({ referralCodes, paths }: CatalogueFiles, vendor: string): readonly string[] | null {
  if (!referralCodes) return paths.has('referral-codes.yaml') ? null : [];
  return referralCodes.value.flatMap(({ vendor: name, referral_url: url }) => (slug(name) === vendor ? [url] : []));
}
