import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Category } from '../../model/category.ts';
import { LIMIT_MEASURES, LIMIT_PERIODS, type LimitMeasure } from '../../model/limit.ts';
import { memoizeWithin } from '../../rules/catalogue/memoize.ts';
import { commonUnit } from '../../rules/limits/limit-columns.ts';
import { comparableAmount } from '../../rules/limits/limit-filter.ts';
import { limitsOf } from '../../rules/limits/limits-of.ts';

/** Fewer amounts than this are not drawn. */
const MIN_OFFERS = 5;

/** The amounts of one measure that the offers of a category state. */
export interface LimitSpread {
  readonly measure: LimitMeasure;
  /** The unit of the amounts; a currency for credits, null for counts. */
  readonly unit: string | null;
  /** Rising; infinite for unlimited, a renewed amount for a month. */
  readonly amounts: readonly number[];
  /** Whether some of the amounts apply to one project, user or the like. */
  readonly isPerPart: boolean;
  readonly amountOf: ReadonlyMap<Listing, number>;
}

/** The measures that at least five offers of a category state with more than one amount; the one that most state first. */
export const limitSpreads = memoizeWithin((catalogue: Catalogue, { slug }: Category): readonly LimitSpread[] => {
  const listings = catalogue.listingsByCategory.get(slug) ?? [];
  return LIMIT_MEASURES.map((measure) => spreadOf(listings, measure))
    .filter(({ amounts }) => amounts.length >= MIN_OFFERS && new Set(amounts).size > 1)
    .toSorted((one, other) => other.amounts.length - one.amounts.length);
});

function spreadOf(listings: readonly Listing[], measure: LimitMeasure): LimitSpread {
  const limits = listings.map(({ offer }) => limitsOf(offer));
  const unit = commonUnit(limits, measure);
  const amountOf = new Map<Listing, number>();
  for (const listing of listings) {
    const amount = comparableAmount(limitsOf(listing.offer), measure, unit);
    if (amount !== null && amount > 0) amountOf.set(listing, amount);
  }
  const isPerPart = limits.flat().some((limit) => limit.measure === measure && namesPart(limit.per));
  return { measure, unit, isPerPart, amountOf, amounts: [...amountOf.values()].toSorted((one, other) => one - other) };
}

function namesPart(per: string | null): boolean {
  return per?.split(' per ').some((part) => !(LIMIT_PERIODS as readonly string[]).includes(part)) ?? false;
}
