import { groupBy } from '../../rules/catalogue/group-by.ts';
import { slug } from '../../rules/text/fold.ts';
import { codePoint, fileStart, type Finding, type Place, quote } from '../diagnostics/diagnostic.ts';
import { patternsOf } from '../shape/detect.ts';
import { type CatalogueFiles, type Check, fileCheck } from './check.ts';
import { firstOfEach, likeness, pageKey, repetitions, textsAt } from './findings.ts';
import { currentNames, misspeltVendor, type VendorName, vendorNames } from './vendor-references.ts';

/** Keys of what the change records name as alternatives, and of the products that the offers are an alternative to. */
const ALTERNATIVE_KEYS: ReadonlySet<unknown> = new Set(['alternative_to', 'alternatives']);

/** Checks of the names of vendors and of what identifies them. */
export const NAME_CHECKS: readonly Check[] = [
  {
    code: 'duplicate-vendor',
    meaning: 'two vendors, or a vendor and a former name or alias, share a slug',
    why: 'both would answer at one path, and only one of them could',
    diagnose({ vendors }) {
      const names = vendors.flatMap(vendorNames);
      // A file named after its vendor's slug counts as the first one, so that the other file is reported.
      const live = names.filter(({ kind }) => kind === 'name');
      live.sort((a, b) => Number(isCalledBySlug(b)) - Number(isCalledBySlug(a)));
      const others = names.filter(({ kind }) => kind !== 'name');
      const repeated = repetitions([...live, ...others], {
        key: ({ slug }) => slug,
        what: ({ name }, first) => `${quote(name)} is already the name of a vendor in ${first.file}`,
        fix({ kind, file }, first) {
          if (file === first.file) return 'remove it: the file has the name already';
          return kind === 'alias'
            ? 'keep the alias with the vendor that most people mean by it'
            : 'merge the two files, or name the products apart';
        },
        note: 'first named here',
      });
      return firstOfEach(repeated);
    },
  },

  {
    code: 'look-alike-name',
    meaning:
      'a vendor’s name has a letter of another script, or differs from another one in `1`, `l` and the like only',
    isWaivable: true,
    why: 'a reader takes it for another name, and a search for the name as it looks does not find it',
    *diagnose({ vendors }) {
      const names = vendors.flatMap(vendorNames);
      for (const { name, at } of names) {
        const letter = foreignLetter(name);
        if (letter === undefined) continue;
        const what = `${quote(name)} has the letter \`${letter}\` (${codePoint(letter)}), which is not a Latin letter`;
        yield { at: at(), what, fix: 'write the letter with a Latin keyboard' };
      }
      yield* repetitions(names, {
        key: ({ bare }) => skeleton(bare),
        what: ({ name }, first) => `${quote(name)} looks like ${quote(first.name)}`,
        fix: 'correct the name, or waive this where both vendors exist',
        note: 'the other name',
        // Names that are equal without punctuation are `duplicate-vendor` or `near-duplicate-vendor`.
        accepts: ({ file, bare }, first) => file === first.file || bare === first.bare,
      });
    },
  },

  {
    code: 'misnamed-file',
    meaning: "a vendor's file is not called by its slug",
    why: 'a file is found by its name, and so are two files about one vendor',
    *diagnose({ vendors, reads, paths }) {
      for (const { draft, value } of vendors) {
        const path = `vendors/${slug(value.vendor)}.yaml`;
        // Where the correct path is taken, `duplicate-vendor` reports the two files.
        // The slug leaves out letters that are not Latin: `look-alike-name` reports the name.
        if (draft.file === path || paths.has(path) || foreignLetter(value.vendor) !== undefined) continue;
        yield misnamedFile(draft.place(['vendor']), draft.file, path);
      }
      for (const { draft } of reads) {
        const path = draft.file.replace(/\.ya?ml$/i, '.yaml');
        if (draft.file !== path) yield misnamedFile(fileStart(draft.file), draft.file, path);
      }
    },
  },

  {
    code: 'near-duplicate-vendor',
    meaning:
      'two vendors are most likely one: the same name but for punctuation and spacing, or the same offer on one page',
    isWaivable: true,
    why: 'a reader would compare the vendor with itself, and its records would rate one half of it only',
    *diagnose({ vendors }) {
      yield* repetitions(vendors.flatMap(vendorNames), {
        key: ({ bare }) => bare,
        what: ({ name }, first) => `${quote(name)} differs from ${quote(first.name)} only in punctuation or spacing`,
        fix: 'merge the two files and keep the other name under `former_names`, or name the products apart',
        note: 'the other name',
        // Names that share a slug are `duplicate-vendor`.
        accepts: ({ file, slug }, first) => file === first.file || slug === first.slug,
      });
      yield* firstOfEach(offersOnOnePage(vendors));
    },
  },

  {
    code: 'duplicate-detector',
    meaning: 'a pattern of `detect` names two vendors',
    why: 'a project that uses one vendor would be reported as using the other',
    diagnose({ vendors }) {
      const repeated = repetitions(vendors.flatMap(writtenDetectors), {
        key: ({ kind, written }) => `${kind} ${written.toLowerCase()}`,
        what: ({ kind, written }, first) => `${quote(written)} of ${quote(kind)} already names ${quote(first.vendor)}`,
        fix: 'keep it with the vendor that it names without doubt, or remove it from both',
        note: 'first written here',
        accepts: ({ vendor }, first) => vendor === first.vendor,
      });
      return firstOfEach(repeated);
    },
  },

  fileCheck('vendors', {
    code: 'self-alternative',
    meaning: 'a vendor is named as the alternative to itself',
    isWaivable: true,
    why: 'readers who look for a way out would be sent back',
    *diagnose(file) {
      const own = new Set(vendorNames(file).map(({ slug: known }) => known));
      for (const { text: name, path } of textsAt(file, ALTERNATIVE_KEYS)) {
        if (!own.has(slug(name))) continue;
        yield {
          at: file.draft.place(path),
          what: `${quote(name)} is named as an alternative to itself`,
          fix: 'remove the name',
        };
      }
    },
  }),

  {
    code: 'unknown-alternative',
    meaning: 'an alternative is nearly the name of a vendor, or a former name or alias of one',
    isWaivable: true,
    why: 'a caller that requests the alternative next would not find the vendor',
    *diagnose(catalogue) {
      const [misspelt, current] = [misspeltVendor(catalogue), currentNames(catalogue)];
      for (const file of catalogue.vendors) {
        for (const { text: name, path } of textsAt(file, ALTERNATIVE_KEYS)) {
          const meant = misspelt(name);
          // The vendor's own names are `self-alternative`.
          if (meant === undefined || vendorNames(file).some(({ slug: own }) => own === slug(name))) continue;
          const byCommand = current.get(slug(name)) === meant ? ' (`npm run fix` does it)' : '';
          yield {
            at: file.draft.place(path),
            what: `${quote(name)} is not a vendor, and ${quote(meant)} is`,
            fix: `use ${quote(meant)}${byCommand}, or waive the diagnostic where another product is meant`,
          };
        }
      }
    },
  },
];

function isCalledBySlug({ slug, file }: VendorName): boolean {
  return file === `vendors/${slug}.yaml`;
}

/** A letter that only looks like one of a-z: of another script, or another form of it such as a full-width one. */
function foreignLetter(name: string): string | undefined {
  const letters = name.match(/\p{L}/gu) ?? [];
  return letters.find((letter) => !/\p{Script=Latin}/u.test(letter) || letter.normalize('NFKC') !== letter);
}

/** The name with one character for all that look alike in common typefaces: `PayPaI` and `PayPal`. */
function skeleton(bare: string): string {
  return bare.replace(/[1i]/g, 'l').replaceAll('0', 'o').replaceAll('rn', 'm').replaceAll('vv', 'w');
}

function misnamedFile(at: Place, file: string, path: string): Finding {
  return { at, what: `the file is called ${quote(file)}`, fix: `call it ${quote(path)}` };
}

/** A page with more vendors is a marketplace, on which each vendor has its own offer. */
const MAX_VENDORS_ON_OWN_PAGE = 3;
/** Descriptions at or above this likeness describe one product. Two products of one price list score far lower. */
const MIN_LIKENESS = 0.5;

type Vendors = CatalogueFiles['vendors'];

/** Offers of two vendors that describe the same product on the same page. */
function* offersOnOnePage(vendors: Vendors): Generator<Finding> {
  const pages = groupBy(vendors.flatMap(offerPages), ({ page }) => page);
  for (const cited of pages.values()) {
    if (new Set(cited.map(({ vendor }) => vendor)).size > MAX_VENDORS_ON_OWN_PAGE) continue;
    for (const [index, entry] of cited.entries()) {
      const other = cited.slice(0, index).find((earlier) => isSameOffer(earlier, entry));
      if (!other) continue;
      yield {
        at: entry.at(),
        what: `${quote(entry.vendor)} and ${quote(other.vendor)} describe the same offer on ${quote(entry.page)}`,
        fix: 'merge the two files, or state the difference between the products in the descriptions',
        also: [{ at: other.at(), note: 'the other vendor' }],
      };
    }
  }
}

type CitedPage = ReturnType<typeof offerPages>[number];

function offerPages({ draft, value: { vendor, offers } }: Vendors[number]) {
  return offers.map(({ url, category, description }, index) => {
    return { vendor, page: pageKey(url), category, description, at: () => draft.place(['offers', index, 'url']) };
  });
}

function isSameOffer(one: CitedPage, other: CitedPage): boolean {
  if (one.vendor === other.vendor || one.category !== other.category) return false;
  return likeness(one.description, other.description) >= MIN_LIKENESS;
}

function writtenDetectors({ draft, value: { vendor, detect = {} } }: Vendors[number]) {
  return Array.from(patternsOf(detect), ({ kind, index, written }) => {
    return { vendor, kind, written, at: () => draft.place(['detect', kind, index]) };
  });
}
