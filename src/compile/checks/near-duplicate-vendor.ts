import { quoted, type Place } from '../diagnostics/diagnostic.ts';
import { memoizeByRecord } from '../../rules/catalogue/memoize.ts';
import { catalogueCheck, type CatalogueFiles, type Finding } from './check.ts';
import { likeness } from './likeness.ts';
import { pageKey } from './page-key.ts';
import { repeats } from './repeats.ts';
import { vendorNames } from './vendor-names.ts';
import { groupBy } from '../../rules/catalogue/group-by.ts';

/** A page with more vendors is a marketplace, on which each vendor has its own offer. */
const MAX_VENDORS_ON_OWN_PAGE = 3;
/** Descriptions at or above this likeness describe one product. Two products of one price list score far lower. */
const MIN_LIKENESS = 0.5;

/** Two vendors that are probably one: names that differ only in punctuation or spacing, or the same page, category and description. */
export const nearDuplicateVendor = catalogueCheck({
  code: 'near-duplicate-vendor',
  meaning:
    'two vendors are most likely one: the same name but for punctuation and spacing, or the same offer on one page',
  isWaivable: true,
  isLikely: true,
  why: 'a reader would compare the vendor with itself, and its records would rate one half of it only',
  *diagnose({ vendors }) {
    yield* sameName(vendors);
    yield* samePage(vendors);
  },
});

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
