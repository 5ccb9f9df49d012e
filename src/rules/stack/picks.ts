import type { Listing, Catalogue, Category } from '../../model/catalogue.ts';
import type { Slug, Vendor } from '../../model/vendor.ts';
import { isFreeOffer, type Lapsed } from '../risk/free-offer.ts';
import { rankedListings } from '../ranking/alternatives.ts';
import { assess } from '../risk/assessment.ts';
import type { StackRole } from './stack-roles.ts';
import { categoryNamed } from '../catalogue/categories.ts';
import { groupBy } from '../catalogue/group-by.ts';
import { memoizeByRecord } from '../catalogue/memoize.ts';
import { recordedCategory } from '../risk/record-risk.ts';

/** Whether an offer has one of the qualifying tags; without tags, every offer of the category qualifies (docs/rules.md#picks). */
export function doesJob({ offer }: Listing, tags: readonly string[] | undefined): boolean {
  return tags === undefined || offer.tags.some((tag) => tags.includes(tag));
}

/** The two tags that say most of what an offer is (docs/rules.md#picks). */
export function leadingTags({ offer }: Listing): readonly string[] {
  return offer.tags.slice(0, 2);
}

/** Whether an offer has one of the two leading tags of another (docs/rules.md#picks). */
export function doesSameJob(candidate: Listing, service: Listing): boolean {
  const leading = leadingTags(service);
  return candidate.offer.tags.some((tag) => leading.includes(tag));
}

/** One entry for each vendor of a category, in catalogue order: its first offer there that qualifies, or else its first. */
export function entriesWith(
  catalogue: Catalogue,
  category: Category,
  qualifies: (listing: Listing) => boolean,
): readonly Listing[] {
  const members = groupBy(catalogue.listingsByCategory.get(category.slug) ?? [], ({ vendor }) => vendor);
  return [...members.values()].flatMap((own) => own.find(qualifies) ?? own[0] ?? []);
}

/**
 * The cheaper alternative of a listing (docs/rules.md#audit): the first offer in the day's order of another vendor in
 * the same category with one of the listing's two leading tags that is free and published as stable. Null for a listing
 * that is itself free and stable, and when no offer qualifies.
 */
export function cheaperAlternative(catalogue: Catalogue, listing: Listing): Listing | null {
  if (isFreeAndStable(catalogue, listing)) return null;
  const qualifies = (other: Listing): boolean => isFreeAndStable(catalogue, other) && doesSameJob(other, listing);
  const entries = entriesWith(catalogue, listing.category, qualifies);
  const others = entries.filter(({ vendor }) => vendor !== listing.vendor);
  const { listings } = rankedListings(catalogue, others, `cheaper-alternative:${listing.vendor.name}`);
  return listings.find(qualifies) ?? null;
}

function isFreeAndStable(catalogue: Catalogue, listing: Listing): boolean {
  return isFreeOffer(catalogue, listing) && assess(catalogue, listing).risk_level === 'stable';
}

export type StackCandidates = NonNullable<ReturnType<typeof stackCandidates>>;

/**
 * Every free offer that qualifies for a role, in the day's order, from the first of its categories that has any; an empty
 * list of the first category when none has. Null for a role without a category.
 */
export function stackCandidates(
  catalogue: Catalogue,
  role: StackRole,
  { useCase, lapsed = null }: { readonly useCase: string; readonly lapsed?: Lapsed },
) {
  const [first] = role.categories;
  if (!first) return null;
  const qualifies = (listing: Listing): boolean =>
    isFreeOffer(catalogue, listing, lapsed) && doesJob(listing, role.tags);
  const hasCandidate = ({ slug }: Category): boolean =>
    catalogue.listingsByCategory.get(slug)?.some(qualifies) ?? false;
  const category = role.categories.find(hasCandidate) ?? first;
  const entries = entriesWith(catalogue, category, qualifies);
  const { listings, tie_break } = rankedListings(catalogue, entries, `stack:${useCase}:${role.role}`);
  return { category, listings: listings.filter(qualifies), tie_break };
}

/** The core categories of a stack, in published order (docs/rules.md#audit). */
export const CORE_CATEGORIES = [
  'Databases',
  'Cloud Hosting',
  'Monitoring',
  'Logging',
  'CI/CD',
  'Auth',
  'Email',
  'Search',
  'Feature Flags',
] as const;

/** A core category without a matched vendor, with the recommended free offer. */
export interface AuditGap {
  readonly category: Category;
  /** Null when no free offer of the category qualifies. */
  readonly recommendation: Listing | null;
}

/** The gaps of a stack: the core categories that none of its vendors covers. */
export function auditGaps(catalogue: Catalogue, vendors: readonly Vendor[]): readonly AuditGap[] {
  return coreGaps(catalogue).filter(({ category }) => !vendors.some((vendor) => isIn(catalogue, vendor, category)));
}

/**
 * Whether a vendor covers a category: one of its offers, gated ones included, is listed there; one of its programmes
 * has a qualifying tag; or it has no offer and its newest record is in the category.
 */
function isIn(catalogue: Catalogue, vendor: Vendor, category: Category): boolean {
  const listings = catalogue.listingsByVendor.get(vendor.slug) ?? [];
  if (listings.length === 0) return categoryNamed(catalogue, recordedCategory(vendor) ?? '') === category;
  return listings.some((listing) => {
    const isProgramme = listing.category.holds === 'programmes' && category.tags !== undefined;
    return listing.category === category || (isProgramme && doesJob(listing, category.tags));
  });
}

/** Every core category as a gap, memoized: the recommendation depends on the day, not on the stack. */
const coreGaps = memoizeByRecord((catalogue: Catalogue): readonly AuditGap[] => {
  const gaps = new Map<Slug, AuditGap>();
  for (const name of CORE_CATEGORIES) {
    // Unknown category names are skipped, and merged categories are one gap.
    const category = categoryNamed(catalogue, name);
    if (category) gaps.set(category.slug, { category, recommendation: recommendation(catalogue, category) });
  }
  return [...gaps.values()];
});

function recommendation(catalogue: Catalogue, category: Category): Listing | null {
  const qualifies = (listing: Listing): boolean => isFreeOffer(catalogue, listing) && doesJob(listing, category.tags);
  const entries = entriesWith(catalogue, category, qualifies);
  const ranked = rankedListings(catalogue, entries, `audit-gap:${category.name}`);
  return ranked.listings.find(qualifies) ?? null;
}
