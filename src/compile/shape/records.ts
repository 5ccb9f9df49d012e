import type { CatalogueRecords } from '../../model/catalogue.ts';
import type { PageRead } from '../../model/page-read.ts';
import type { Vendor } from '../../model/vendor.ts';
import type { ComparisonName } from '../../model/vocabulary.ts';
import { byName, byCodeUnits, slug } from '../../rules/text/fold.ts';
import { recordsWithChecks } from '../../rules/changes/record-source-checks.ts';
import type { CatalogueFiles } from '../checks/check.ts';
import { memoizeByRecord } from '../../rules/catalogue/memoize.ts';
import { fileStem } from './kinds.ts';
import { changeRecord } from './vendor-file.ts';

/** Converts authored files to records; the only place that does. Complete only where every file is valid. */
export function records(files: CatalogueFiles): CatalogueRecords {
  const reads = new Map<string, readonly PageRead[]>(
    files.reads.map(({ draft, value }) => [fileStem(draft.file), value.reads]),
  );
  const vendors = files.vendors.map((file) => {
    const vendor = vendorRecord(file);
    const read = reads.get(vendor.slug);
    return read ? vendorWithReads(vendor)(read) : vendor;
  });
  const categories = (files.categories?.value ?? []).map((category) => ({ ...category, slug: slug(category.name) }));
  return {
    vendors: vendors.sort((a, b) => byCodeUnits(a.slug, b.slug)),
    categories: categories.sort((a, b) => byName(a.name, b.name)),
    comparisons: files.comparisons.map(({ draft, value }) => ({
      // The kinds table takes no other name.
      name: fileStem(draft.file) as ComparisonName,
      members: value.members,
    })),
    stacks: files.stacks?.value ?? [],
    referral_codes: files.referralCodes?.value ?? [],
    synonyms: files.synonyms?.value ?? [],
  };
}

const vendorRecord = memoizeByRecord(
  ({ value: { vendor, changes, ...authored } }: CatalogueFiles['vendors'][number]): Vendor => {
    // `missing-category` has proved that one of the two categories is there.
    const filedUnder = authored.offers[0]?.category ?? '';
    return {
      ...authored,
      slug: slug(vendor),
      name: vendor,
      changes: changes.map((change) => changeRecord(change, vendor, filedUnder)),
      reads: [],
    };
  },
);

/** The same object while neither file changes, so that what is derived from it can be kept. */
const vendorWithReads = memoizeByRecord((vendor: Vendor) =>
  memoizeByRecord((reads: readonly PageRead[]): Vendor => {
    return { ...vendor, reads, changes: recordsWithChecks(vendor.changes, reads) };
  }),
);
