import type { Comparison } from '../../model/catalogue.ts';
import { fold, slug } from '../../rules/text/fold.ts';
import { fileStart, nearest, quote } from '../diagnostics/diagnostic.ts';
import { fileStem } from '../shape/kinds.ts';
import type { CategoriesFile } from '../shape/lists.ts';
import type { Sourced } from '../shape/shape.ts';
import type { VendorFile } from '../shape/vendor-file.ts';
import { type CatalogueFiles, type Check, fileCheck, uniqueCheck } from './check.ts';
import { repetitions } from './findings.ts';
import { isKnownVendor, vendorNameFix } from './vendor-references.ts';

/** Checks of the lists, and of the vendors that they name. */
export const LIST_CHECKS: readonly Check[] = [
  uniqueCheck('categories', {
    code: 'duplicate-category',
    meaning: 'two categories share a slug',
    why: 'both would answer to one filter, and one of them would never be found',
    entries: categoryNames,
    key: ({ name }) => slug(name),
    what: ({ name }) => `${quote(name)} is already a category`,
    fix: 'merge the two, or name them apart',
    note: 'first named here',
  }),

  uniqueCheck('categories', {
    code: 'duplicate-retired-name',
    meaning: 'a retired name is claimed twice, or is still in use',
    why: 'a retired name leads to one category, and here it would lead to two',
    entries(file) {
      const retired = file.value.flatMap(({ retired_names: names }, index) =>
        names.map((name, position) => ({ name, isRetired: true, path: [index, 'retired_names', position] })),
      );
      return [...categoryNames(file), ...retired];
    },
    key: ({ name }) => slug(name),
    what: ({ name }) => `${quote(name)} is the name of a category already`,
    fix: 'keep it where filters by that name should lead',
    note: 'first named here',
    // Two current names are `duplicate-category`.
    accepts: ({ isRetired }) => !isRetired,
  }),

  uniqueCheck('synonyms', {
    code: 'duplicate-synonym',
    meaning: 'a word is in two groups of synonyms, or twice in one',
    why: 'a search takes the words of one group for each other, and here it has two groups to choose from',
    entries: synonyms,
    key: ({ word }) => fold(word),
    what: ({ word }) => `${quote(word)} is a synonym already`,
    fix: 'merge the two groups, or keep the word in one of them',
    note: 'first written here',
  }),

  fileCheck('synonyms', {
    code: 'unfolded-synonym',
    meaning: 'a synonym is not in lower case without accents',
    why: 'searches compare folded words, and no search would match it',
    *diagnose(file) {
      for (const { word, path } of synonyms(file)) {
        if (fold(word) === word) continue;
        yield {
          at: file.draft.place(path),
          what: `${quote(word)} is not in lower case without accents`,
          fix: `write ${quote(fold(word))}`,
        };
      }
    },
  }),

  {
    code: 'unknown-vendor',
    meaning: 'a referral code or a file of reads is for no vendor',
    why: 'it belongs to no offer and would never be served',
    *diagnose(catalogue) {
      const codes = catalogue.referralCodes;
      for (const [index, { vendor }] of (codes?.value ?? []).entries()) {
        if (!codes || isKnownVendor(catalogue, vendor)) continue;
        const fix = vendorNameFix(catalogue, vendor);
        yield { at: codes.draft.place([index, 'vendor']), what: `${quote(vendor)} is not a vendor`, fix };
      }
      for (const { draft } of catalogue.reads) {
        const slug = fileStem(draft.file);
        if (catalogue.vendorNames.has(slug)) continue;
        const near = nearest(slug, catalogue.vendorNames.keys());
        yield {
          at: fileStart(draft.file),
          what: `no vendor has the slug ${quote(slug)}`,
          fix: near === undefined ? 'remove the file' : `call it reads/${near}.yaml, or remove the file`,
        };
      }
    },
  },

  {
    code: 'duplicate-member',
    meaning: 'an offer is in one comparison twice',
    isWaivable: true,
    why: 'the offer would be compared with itself, and counted twice',
    *diagnose({ comparisons, vendors }) {
      const firstCategories = new Map(vendors.map(({ value }) => [slug(value.vendor), value.offers[0]?.category]));
      // A member without a category is the first offer of the vendor.
      const offerOf = ({ vendor, category = firstCategories.get(slug(vendor)) ?? '' }: Member): string =>
        `${slug(vendor)} ${slug(category)}`;
      for (const { draft, value } of comparisons) {
        const members = value.members.map((member, index) => ({
          ...member,
          at: () => draft.place(['members', index, 'vendor']),
        }));
        yield* repetitions(members, {
          key: offerOf,
          what: ({ vendor }) => `${quote(vendor)} is listed twice`,
          fix: 'keep the kind that fits better, or name the `category` of the other offer',
          note: 'first listed here',
        });
      }
    },
  },

  {
    code: 'unknown-member',
    meaning: 'a member of a comparison is not a vendor, or has no such offer',
    why: 'the comparison would hold nothing for that member',
    *diagnose(catalogue) {
      const bySlug = new Map(catalogue.vendors.map((file) => [slug(file.value.vendor), file]));
      for (const { draft, value } of catalogue.comparisons) {
        for (const [index, member] of value.members.entries()) {
          const wrong = memberError(catalogue, bySlug.get(slug(member.vendor)), member);
          if (!wrong) continue;
          const { key, ...finding } = wrong;
          yield { at: draft.place(['members', index, key]), ...finding };
        }
      }
    },
  },
];

/** The current name of each category, and where it is written. */
function categoryNames({ value }: Sourced<CategoriesFile>) {
  return value.map(({ name }, index) => ({ name, isRetired: false, path: [index, 'name'] }));
}

function synonyms({ value }: NonNullable<CatalogueFiles['synonyms']>) {
  return value.flatMap((group, index) => group.map((word, position) => ({ word, path: [index, position] })));
}

type Member = Omit<Comparison['members'][number], 'kind'>;

/** What is wrong with a member, and the key that says it; null where nothing is. */
function memberError(catalogue: CatalogueFiles, file: Sourced<VendorFile> | undefined, { vendor, category }: Member) {
  if (!isKnownVendor(catalogue, vendor)) {
    return { key: 'vendor', what: `${quote(vendor)} is not a vendor`, fix: vendorNameFix(catalogue, vendor) };
  }
  // A vendor whose own file is invalid may have the offer.
  if (!file) return null;
  const offered = file.value.offers.map((offer) => offer.category);
  if (offered.length === 0) {
    return { key: 'vendor', what: `${quote(vendor)} has no offer`, fix: 'write its offer, or leave the member out' };
  }
  if (category === undefined || offered.includes(category)) return null;
  // One in an unknown category, which has a diagnostic of its own, may be the offer that is meant.
  const known = new Set(catalogue.categories?.value.map(({ name }) => name));
  if (!offered.every((name) => known.has(name))) return null;
  const fix = `use ${[...new Set(offered)].map(quote).join(' or ')}, or leave \`category\` out for the first offer`;
  return { key: 'category', what: `${quote(vendor)} has no offer in ${quote(category)}`, fix };
}
