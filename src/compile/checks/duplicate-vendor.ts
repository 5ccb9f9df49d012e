import { slug } from '../../rules/slug.ts';
import { quoted, type Place } from '../diagnostic.ts';
import type { CatalogueCheck } from './check.ts';
import { repeats } from './repeats.ts';

/** Two vendors, or a vendor and a former name, that share a slug (RULES.md 8). */
export const duplicateVendor: CatalogueCheck = {
  code: 'duplicate-vendor',
  scope: 'catalogue',
  why: 'both would answer at one path, and only one of them could',
  *faults({ vendors }) {
    const live = vendors.map(({ draft, value }) => ({ name: value.vendor, at: draft.place(['vendor']) }));
    // The file that is called by the vendor's slug is the first one, and the other the newcomer.
    live.sort((a, b) => Number(isCalledBySlug(b)) - Number(isCalledBySlug(a)));
    const former = vendors.flatMap(({ draft, value }) =>
      value.former_names.map((name, index) => ({ name, at: draft.place(['former_names', index]) })),
    );
    for (const { entry, first } of repeats([...live, ...former], ({ name }) => slug(name))) {
      yield {
        at: entry.at,
        what: `${quoted(entry.name)} is already the name of a vendor in ${first.at.file}`,
        fix: 'merge the two files, or name the products apart',
        also: [{ at: first.at, note: 'first named here' }],
      };
    }
  },
};

function isCalledBySlug({ name, at }: { readonly name: string; readonly at: Place }): boolean {
  return at.file === `vendors/${slug(name)}.yaml`;
}
