import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { comparableAmount } from '../../rules/limits/limit-filter.ts';
import { commonUnit } from '../../rules/limits/limit-columns.ts';
import { limitsOf } from '../../rules/limits/limits-of.ts';
import { byName } from '../../rules/names/name-order.ts';
import { isFreeOffer } from '../../rules/risk/free-offer.ts';
import { byNewest, shownLevel } from '../search/answered.ts';
import { LEVELS } from '../search/search-question.ts';
import type { SortColumn, TableQuestion } from './table-question.ts';

/** The offers that a question keeps, sorted; equals keep the order given. What a column does not state is last. */
export function sortedListings(
  catalogue: Catalogue,
  listings: readonly Listing[],
  question: TableQuestion,
): readonly Listing[] {
  const { column, level, free } = question;
  const kept = listings.filter(
    (listing) =>
      (level === null || shownLevel(catalogue, listing) === level) && (!free || isFreeOffer(catalogue, listing)),
  );
  return column === null ? kept : sortedBy(catalogue, kept, { column, isReversed: question.isReversed });
}

type Order = Readonly<{ column: SortColumn; isReversed: boolean }>;

function sortedBy(catalogue: Catalogue, kept: readonly Listing[], { column, isReversed }: Order): readonly Listing[] {
  const turn = isReversed ? -1 : 1;
  if (column === 'name') return kept.toSorted((one, other) => turn * byName(one.vendor.name, other.vendor.name));
  const rank = (listing: Listing): number => LEVELS.indexOf(shownLevel(catalogue, listing));
  if (column === 'level') return kept.toSorted((one, other) => turn * (rank(one) - rank(other)));
  if (column === 'written') return kept.toSorted((one, other) => turn * byNewest(one, other));
  const limits = kept.map(({ offer }) => limitsOf(offer));
  const unit = commonUnit(limits, column);
  const amounts = new Map(
    kept.map((listing) => [listing, comparableAmount(limitsOf(listing.offer), column, unit)] as const),
  );
  return kept.toSorted((one, other) => {
    const [first, second] = [amounts.get(one) ?? null, amounts.get(other) ?? null];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return first === second ? 0 : turn * (first > second ? -1 : 1);
  });
}
