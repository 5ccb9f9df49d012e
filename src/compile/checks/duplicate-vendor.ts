import { slug } from '../../rules/slug.ts';
import { quoted, type Place } from '../diagnostic.ts';
import { perFile } from '../per-file.ts';
import type { CatalogueCheck, CatalogueFiles } from './check.ts';
import { repeats } from './repeats.ts';

/** Two vendors, or a vendor and a former name, that share a slug (RULES.md 8). */
export const duplicateVendor: CatalogueCheck = {
  code: 'duplicate-vendor',
  scope: 'catalogue',
  why: 'both would answer at one path, and only one of them could',
  *faults({ vendors }) {
    // The file that is called by the vendor's slug is the first one, and the other the newcomer.
    const live = vendors.map(nameOf).sort((a, b) => Number(isCalledBySlug(b)) - Number(isCalledBySlug(a)));
    for (const { entry, first } of repeats([...live, ...vendors.flatMap(formerNamesOf)], ({ key }) => key)) {
      yield {
        at: entry.at(),
        what: `${quoted(entry.name)} is already the name of a vendor in ${first.file}`,
        fix: 'merge the two files, or name the products apart',
        also: [{ at: first.at(), note: 'first named here' }],
      };
    }
  },
};

interface Named {
  readonly name: string;
  /** Its slug. */
  readonly key: string;
  readonly file: string;
  /** Asked for a fault alone: to find it is to read the file again. */
  readonly at: () => Place;
}

type VendorDraft = CatalogueFiles['vendors'][number];

const nameOf = perFile(({ draft, value }: VendorDraft): Named => {
  return { name: value.vendor, key: slug(value.vendor), file: draft.file, at: () => draft.place(['vendor']) };
});

const formerNamesOf = perFile(({ draft, value }: VendorDraft): readonly Named[] =>
  value.former_names.map((name, index) => {
    return { name, key: slug(name), file: draft.file, at: () => draft.place(['former_names', index]) };
  }),
);

function isCalledBySlug({ key, file }: Named): boolean {
  return file === `vendors/${key}.yaml`;
}
