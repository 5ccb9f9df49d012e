import { groupBy } from '../../rules/catalogue/group-by.ts';
import { memoizeByRecord } from '../../rules/catalogue/memoize.ts';
import { slug } from '../../rules/text/slug.ts';
import { codePoint, fileStart, type Place, quoted } from '../diagnostics/diagnostic.ts';
import { patternsOf } from '../shape/vendor-file.ts';
import { catalogueCheck, type CatalogueFiles, type Check, type Finding, vendorCheck } from './check.ts';
import { likeness, pageKey, repeats } from './findings.ts';
import { misspeltVendor, namedAlternatives, type VendorName, vendorNames } from './vendor-references.ts';

/** Checks of the names of vendors and of what identifies them. */
export const NAME_CHECKS: readonly Check[] = [
  /** Two vendors, or a vendor and a former name or alias, that share a slug. */
  catalogueCheck({
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
  }),

  /** A vendor's name that a reader would take for another name. */
  catalogueCheck({
    code: 'look-alike-name',
    meaning:
      'a vendor’s name has a letter of another script, or differs from another one in `1`, `l` and the like only',
    isWaivable: true,
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
  }),

  /** A vendor's file that is not called by the vendor's slug, or a file of reads with another ending. */
  catalogueCheck({
    code: 'misnamed-file',
    meaning: "a vendor's file is not called by its slug",
    why: 'a file is found by its name, and so are two files about one vendor',
    *diagnose({ vendors, reads, paths }) {
      for (const { draft, value } of vendors) {
        const path = `vendors/${slug(value.vendor)}.yaml`;
        // Where the correct path is taken, `duplicate-vendor` reports the two files.
        // The slug leaves out letters that are not Latin: `look-alike-name` reports the name.
        if (draft.file === path || paths.has(path) || foreignLetter(value.vendor) !== undefined) continue;
        yield misnamed(draft.place(['vendor']), draft.file, path);
      }
      for (const { draft } of reads) {
        const path = draft.file.replace(/\.ya?ml$/i, '.yaml');
        if (draft.file !== path) yield misnamed(fileStart(draft.file), draft.file, path);
      }
    },
  }),

  /** Two vendors that are probably one: names that differ only in punctuation or spacing, or the same page, category and description. */
  catalogueCheck({
    code: 'near-duplicate-vendor',
    meaning:
      'two vendors are most likely one: the same name but for punctuation and spacing, or the same offer on one page',
    isWaivable: true,
    why: 'a reader would compare the vendor with itself, and its records would rate one half of it only',
    *diagnose({ vendors }) {
      yield* sameName(vendors);
      yield* samePage(vendors);
    },
  }),

  /** A pattern of `detect` that an earlier vendor has already; `duplicate-entry` covers one list. */
  catalogueCheck({
    code: 'duplicate-detector',
    meaning: 'a pattern of `detect` names two vendors',
    why: 'a project that uses one vendor would be reported as using the other',
    *diagnose({ vendors }) {
      for (const { entry, first } of repeats(vendors.flatMap(detectorsOf), ({ key }) => key)) {
        if (entry.vendor === first.vendor) continue;
        yield {
          at: entry.at(),
          what: `${quoted(entry.written)} of ${quoted(entry.kind)} already names ${quoted(first.vendor)}`,
          fix: 'keep it with the vendor that it names without doubt, or remove it from both',
          also: [{ at: first.at(), note: 'first written here' }],
        };
      }
    },
  }),

  /** A vendor named as the alternative to itself, by any of its names. */
  vendorCheck({
    code: 'self-alternative',
    meaning: 'a vendor is named as the alternative to itself',
    isWaivable: true,
    why: 'readers who look for a way out would be sent back',
    *diagnose(file) {
      const own = new Set(vendorNames(file).map(({ slug: known }) => known));
      for (const { name, path } of namedAlternatives(file.value)) {
        if (!own.has(slug(name))) continue;
        yield {
          at: file.draft.place(path),
          what: `${quoted(name)} is named as an alternative to itself`,
          fix: 'remove the name',
        };
      }
    },
  }),

  /** An alternative that is nearly the name of a vendor. A name that is like none is of a product without a file, and accepted. */
  catalogueCheck({
    code: 'unknown-alternative',
    meaning: 'an alternative is nearly the name of a vendor, or a former name or alias of one',
    isWaivable: true,
    why: 'a caller that requests the alternative next would not find the vendor',
    *diagnose(catalogue) {
      const misspelt = misspeltVendor(catalogue);
      for (const file of catalogue.vendors) {
        for (const { name, path } of namedAlternatives(file.value)) {
          const meant = misspelt(name);
          // The vendor's own names are `self-alternative`.
          if (meant === undefined || vendorNames(file).some(({ slug: own }) => own === slug(name))) continue;
          yield {
            at: file.draft.place(path),
            what: `${quoted(name)} is not a vendor, and ${quoted(meant)} is`,
            fix: `use ${quoted(meant)}, or waive the diagnostic where another product is meant`,
          };
        }
      }
    },
  }),
];

const FIXES: Readonly<Record<VendorName['kind'], string>> = {
  name: 'merge the two files, or name the products apart',
  'former name': 'merge the two files, or name the products apart',
  alias: 'keep the alias with the vendor that most people mean by it',
};

function isCalledBySlug({ slug, file }: VendorName): boolean {
  return file === `vendors/${slug}.yaml`;
}

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

function foreignFinding({ name, at }: VendorName, letter: string): Finding {
  return {
    at: at(),
    what: `${quoted(name)} has the letter \`${letter}\` (${codePoint(letter)}), which is not a Latin letter`,
    fix: 'write the letter with a Latin keyboard',
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

function misnamed(at: Finding['at'], file: string, path: string): Finding {
  return { at, what: `the file is called ${quoted(file)}`, fix: `call it ${quoted(path)}` };
}

/** A page with more vendors is a marketplace, on which each vendor has its own offer. */
const MAX_VENDORS_ON_OWN_PAGE = 3;
/** Descriptions at or above this likeness describe one product. Two products of one price list score far lower. */
const MIN_LIKENESS = 0.5;

type Vendors = CatalogueFiles['vendors'];

function* sameName(vendors: Vendors): Generator<Finding> {
  for (const { entry, first } of repeats(vendors.flatMap(vendorNames), ({ bare }) => bare)) {
    // Names that share a slug are `duplicate-vendor`.
    if (entry.file === first.file || entry.slug === first.slug) continue;
    yield {
      at: entry.at(),
      what: `${quoted(entry.name)} differs from ${quoted(first.name)} only in punctuation or spacing`,
      fix: 'merge the two files and keep the other name under `former_names`, or name the products apart',
      also: [{ at: first.at(), note: 'the other name' }],
    };
  }
}

interface CitedPage {
  readonly vendor: string;
  readonly page: string;
  readonly category: string;
  readonly description: string;
  readonly at: () => Place;
}

function* samePage(vendors: Vendors): Generator<Finding> {
  const pages = groupBy(vendors.flatMap(citedPages), ({ page }) => page);
  for (const cited of pages.values()) {
    if (new Set(cited.map(({ vendor }) => vendor)).size > MAX_VENDORS_ON_OWN_PAGE) continue;
    for (const [index, entry] of cited.entries()) {
      const other = cited.slice(0, index).find((earlier) => isSameOffer(earlier, entry));
      if (other) yield sameOfferFinding(entry, other);
    }
  }
}

const citedPages = memoizeByRecord(({ draft, value }: Vendors[number]): readonly CitedPage[] =>
  value.offers.map(({ url, category, description }, index) => ({
    vendor: value.vendor,
    page: pageKey(url),
    category,
    description,
    at: () => draft.place(['offers', index, 'url']),
  })),
);

function isSameOffer(one: CitedPage, other: CitedPage): boolean {
  if (one.vendor === other.vendor || one.category !== other.category) return false;
  return likeness(one.description, other.description) >= MIN_LIKENESS;
}

function sameOfferFinding({ vendor, page, at }: CitedPage, other: CitedPage): Finding {
  return {
    at: at(),
    what: `${quoted(vendor)} and ${quoted(other.vendor)} describe the same offer on ${quoted(page)}`,
    fix: 'merge the two files, or state the difference between the products in the descriptions',
    also: [{ at: other.at(), note: 'the other vendor' }],
  };
}

interface WrittenDetector {
  readonly kind: string;
  readonly written: string;
  readonly vendor: string;
  readonly key: string;
  readonly at: () => Place;
}

const detectorsOf = memoizeByRecord(({ draft, value }: CatalogueFiles['vendors'][number]): readonly WrittenDetector[] =>
  Array.from(patternsOf(value.detect ?? {}), ({ kind, index, written }) => ({
    kind,
    written,
    vendor: value.vendor,
    key: `${kind} ${written.toLowerCase()}`,
    at: () => draft.place(['detect', kind, index]),
  })),
);
