import { codePoint, quoted } from '../diagnostics/diagnostic.ts';
import { memoizeByRecord } from '../../rules/catalogue/memoize.ts';
import { catalogueCheck, type CatalogueFiles, type Finding } from './check.ts';
import { repeats } from './repeats.ts';
import { vendorNames, type VendorName } from './vendor-names.ts';

/** A letter that only looks like one of a-z: of another script, or another form of it such as a full-width one. */
function foreignLetter(name: string): string | undefined {
  const letters = name.match(/\p{L}/gu) ?? [];
  return letters.find((letter) => !/\p{Script=Latin}/u.test(letter) || letter.normalize('NFKC') !== letter);
}

/** The name with one character for all that look alike in common typefaces: `PayPaI` and `PayPal`. */
export function skeleton(bare: string): string {
  return bare.replace(/[1i]/g, 'l').replaceAll('0', 'o').replaceAll('rn', 'm').replaceAll('vv', 'w');
}

const skeletons = memoizeByRecord((file: CatalogueFiles['vendors'][number]) =>
  vendorNames(file).map((entry) => ({ ...entry, skeleton: skeleton(entry.bare), foreign: foreignLetter(entry.name) })),
);

/** The cause of what follows from the name of a vendor's file. */
export const nameOf = (file: string): string => `name in ${file}`;

/** A vendor's name that a reader would take for another name. */
export const lookAlikeName = catalogueCheck({
  code: 'look-alike-name',
  meaning: 'a vendor’s name has a letter of another script, or differs from another one in `1`, `l` and the like only',
  isWaivable: true,
  isLikely: true,
  why: 'a reader takes it for another name, and a search for the name as it looks does not find it',
  *diagnose({ vendors }) {
    const names = vendors.flatMap(skeletons);
    for (const entry of names) {
      if (entry.foreign !== undefined) yield foreignFinding(entry, entry.foreign);
    }
    for (const { entry, first } of repeats(names, (name) => name.skeleton)) {
      // Names that are equal without punctuation are `duplicate-vendor` or `near-duplicate-vendor`.
      if (entry.file !== first.file && entry.bare !== first.bare) yield alikeFinding(entry, first);
    }
  },
});

function foreignFinding({ name, kind, file, at }: VendorName, letter: string): Finding {
  return {
    at: at(),
    what: `${quoted(name)} has the letter \`${letter}\` (${codePoint(letter)}), which is not a Latin letter`,
    fix: 'write the letter with a Latin keyboard',
    ...(kind === 'name' && { reportsCauses: [nameOf(file)] }),
  };
}

function alikeFinding(entry: VendorName, first: VendorName): Finding {
  return {
    at: entry.at(),
    what: `${quoted(entry.name)} looks like ${quoted(first.name)}`,
    fix: 'correct the name, or waive this where both vendors exist',
    also: [{ at: first.at(), note: 'the other name' }],
  };
}
