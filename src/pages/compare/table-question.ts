import { LIMIT_MEASURES, type LimitMeasure } from '../../model/limit.ts';
import type { Values } from '../../routes/parameter.ts';
import { formText, unknownWord } from '../form.ts';
import { LEVELS, type ShownLevel } from '../search/search-question.ts';
import type { SearchQuery } from '../search/search-path.ts';

/** The query of a table. */
export const TABLE_PARAMETERS = {
  sort: formText('A column; the least first after a minus.'),
  level: formText('Risk level, `withheld` or `unranked`.'),
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
  readonly level: ShownLevel | null;
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
