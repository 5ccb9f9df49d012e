import { quoted } from '../diagnostics/diagnostic.ts';
import { catalogueCheck } from './check.ts';
import { repeats } from './repeats.ts';
import { vendorNames, type VendorName } from './vendor-names.ts';

/** Two vendors, or a vendor and a former name or alias, that share a slug. */
export const duplicateVendor = catalogueCheck({
  code: 'duplicate-vendor',
  meaning: 'two vendors, or a vendor and a former name or alias, share a slug',
  why: 'both would answer at one path, and only one of them could',
  *diagnose({ vendors }) {
    const names = vendors.flatMap(vendorNames);
    // A file named after its vendor's slug counts as the first one, so that the other file is reported.
    const live = names.filter(({ kind }) => kind === 'name');
    live.sort((a, b) => Number(isCalledBySlug(b)) - Number(isCalledBySlug(a)));
    const others = names.filter(({ kind }) => kind !== 'name');
    for (const { entry, first } of repeats([...live, ...others], ({ slug }) => slug)) {
      yield {
        at: entry.at(),
        what: `${quoted(entry.name)} is already the name of a vendor in ${first.file}`,
        fix: FIXES[entry.kind],
        also: [{ at: first.at(), note: 'first named here' }],
      };
    }
  },
});

const FIXES: Readonly<Record<VendorName['kind'], string>> = {
  name: 'merge the two files, or name the products apart',
  'former name': 'merge the two files, or name the products apart',
  alias: 'keep the alias with the vendor that most people mean by it',
};

function isCalledBySlug({ slug, file }: VendorName): boolean {
  return file === `vendors/${slug}.yaml`;
}
