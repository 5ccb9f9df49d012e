import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { LIMIT_MEASURES, type LimitMeasure } from '../../model/limit.ts';
import { formText, type SearchQuery, unknownWord } from '../parts/form.ts';
import { byNewest, levelFilterOf } from '../search/answered.ts';
import { type LevelFilter, LEVELS } from '../search/question.ts';
import type { Values } from '../../routes/parameter.ts';
import { commonUnit, limitsOf } from '../../rules/limits/limits-of.ts';
import { comparableAmount } from '../../rules/limits/limit-filter.ts';
import { byName } from '../../rules/text/order.ts';
import { isFreeOffer } from '../../rules/risk/free-offer.ts';

/** The query of a table. */
export const TABLE_PARAMETERS = {
  sort: formText('A column; the least first after a minus.'),
  level: formText('Risk level, `withheld`, `lapsed` or `unranked`.'),
  free: formText('`true`: free for good and open to all.'),
  page: formText('Page, from 1.'),
} as const;

/** A column by which a table may be sorted, besides the order in which it comes. */
export type SortColumn = LimitMeasure | 'name' | 'level' | 'written';
const SORT_COLUMNS: readonly SortColumn[] = ['name', 'level', 'written', ...LIMIT_MEASURES];

/** The parsed query of a table. */
export interface TableQuestion {
  readonly column: SortColumn | null;
  /** The reverse of the column's first order. */
  readonly isReversed: boolean;
  readonly level: LevelFilter | null;
  readonly free: boolean;
  /** From 1. */
  readonly page: number;
  /** A sentence for each value that is not valid and is ignored. */
  readonly notices: readonly string[];
}

/** Parses the query. A value that is not valid is ignored, with a notice. */
export function tableQuestion({ sort, level, free, page }: Values<typeof TABLE_PARAMETERS>): TableQuestion {
  const isReversed = sort?.startsWith('-') ?? false;
  const column = SORT_COLUMNS.find((each) => each === sort?.slice(isReversed ? 1 : 0)) ?? null;
  const known = LEVELS.find((each) => each === level) ?? null;
  return {
    column,
    isReversed: column !== null && isReversed,
    level: known,
    free: free === 'true',
    page: /^[1-9]\d{0,3}$/.test(page ?? '') ? Number(page) : 1,
    notices: [
      ...(sort !== null && column === null ? [unknownWord('column', sort)] : []),
      ...(level !== null && known === null ? [unknownWord('level', level)] : []),
    ],
  };
}

/** The query of a question; what equals its default is left out. */
export function queryOf({ column, isReversed, level, free, page }: TableQuestion): SearchQuery {
  return {
    sort: column && `${isReversed ? '-' : ''}${column}`,
    level,
    free: free ? 'true' : null,
    page: page === 1 ? null : String(page),
  };
}

/** The offers that a question keeps, sorted; equals keep the order given. What a column does not state is last. */
export function sortedListings(
  catalogue: Catalogue,
  listings: readonly Listing[],
  question: TableQuestion,
): readonly Listing[] {
  const { column, level, free } = question;
  const kept = listings.filter(
    (listing) =>
      (level === null || levelFilterOf(catalogue, listing) === level) && (!free || isFreeOffer(catalogue, listing)),
  );
  return column === null ? kept : sortedBy(catalogue, kept, { column, isReversed: question.isReversed });
}

type Order = Readonly<{ column: SortColumn; isReversed: boolean }>;

function sortedBy(catalogue: Catalogue, kept: readonly Listing[], { column, isReversed }: Order): readonly Listing[] {
  const turn = isReversed ? -1 : 1;
  if (column === 'name') return kept.toSorted((one, other) => turn * byName(one.vendor.name, other.vendor.name));
  const rank = (listing: Listing): number => LEVELS.indexOf(levelFilterOf(catalogue, listing));
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
