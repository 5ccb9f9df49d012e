import type { Catalogue, Category } from '../../model/catalogue.ts';
import { ELIGIBILITY_TYPES, type EligibilityType, RISK_LEVELS } from '../../model/vocabulary.ts';
import { formText, pageNumber, type SearchQuery, unknownWord } from '../parts/form.ts';
import type { Values } from '../../routes/parameter.ts';
import {
  FILTERED_MEASURES,
  type FilteredMeasure,
  isLimitFilterError,
  type LimitFilter,
  limitFilter,
} from '../../rules/limits/limit-filter.ts';
import { categoryNamed } from '../../rules/catalogue/categories.ts';
import { commaList } from '../../rules/text/words.ts';
import { slug } from '../../rules/text/slug.ts';

export type SearchValues = Values<typeof SEARCH_PARAMETERS>;

/** Values of the level filter: a risk level, or why an offer has none. Offers that were not re-read are no others. */
export const LEVELS = [...RISK_LEVELS, 'withheld', 'lapsed', 'unranked'] as const;
export type LevelFilter = (typeof LEVELS)[number];

export const SORTS = ['best', 'newest', 'name'] as const;
export type Sort = (typeof SORTS)[number];

/** The parsed query of `/search`. */
export interface SearchQuestion {
  readonly q: string;
  readonly category: Category | null;
  readonly free: boolean;
  readonly noCard: boolean;
  readonly level: LevelFilter | null;
  readonly eligibility: EligibilityType | null;
  /** Slugs, each once. */
  readonly tags: readonly string[];
  readonly measure: FilteredMeasure | null;
  readonly least: string;
  /** Null where `least` is not a valid amount. */
  readonly limit: LimitFilter | null;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
  /** A sentence for each value that is not valid and is ignored. */
  readonly notices: readonly string[];
}

/** Parses the query. A value that is not valid is ignored, with a notice. */
export function searchQuestion(catalogue: Catalogue, values: SearchValues): SearchQuestion {
  const notices: string[] = [];
  const word = <Word extends string>(name: string, given: string | null, words: readonly Word[]): Word | null => {
    const found = words.find((one) => one === given) ?? null;
    if (given !== null && found === null) notices.push(unknownWord(name, given));
    return found;
  };
  const category = values.category === null ? null : categoryNamed(catalogue, values.category);
  if (values.category !== null && !category) notices.push(unknownWord('category', values.category));
  const measure = word('measure', values.measure, FILTERED_MEASURES);
  const least = (values.least ?? '').trim();
  const limit = measure !== null && least !== '' ? limitFilter(`min_${measure}`, least) : null;
  if (limit && isLimitFilterError(limit)) notices.push(`The least amount cannot be read: ${limit.error}.`);
  return {
    q: (values.q ?? '').trim(),
    category,
    free: values.free === 'true',
    noCard: values.card === 'none',
    level: word('level', values.level, LEVELS),
    eligibility: word('eligibility', values.eligibility, ELIGIBILITY_TYPES),
    tags: [...new Set(commaList(values.tag ?? '').map((tag) => slug(tag)))].filter((tag) => tag !== ''),
    measure,
    least,
    limit: limit && !isLimitFilterError(limit) ? limit : null,
    sort: word('order', values.sort, SORTS) ?? 'best',
    page: pageNumber(values.page),
    notices,
  };
}

/** The address parameters of a question: what equals its default is left out. */
export function queryOf(question: SearchQuestion): SearchQuery {
  const { q, category, free, noCard, level, eligibility, tags, measure, least, sort, page } = question;
  return {
    q,
    category: category?.slug,
    free: free ? 'true' : null,
    card: noCard ? 'none' : null,
    level,
    eligibility,
    tag: tags.join(','),
    measure: least === '' ? null : measure,
    least: measure === null ? null : least,
    sort: sort === 'best' ? null : sort,
    page: page === 1 ? null : String(page),
  };
}

/** The query of `/search`. */
export const SEARCH_PARAMETERS = {
  q: formText('Keywords.'),
  category: formText('Slug of a category.'),
  free: formText('`true`: free for good and open to all.'),
  card: formText('`none`: the offer states that it takes no card.'),
  level: formText('Risk level, `withheld`, `lapsed` or `unranked`.'),
  eligibility: formText('Who may apply.'),
  tag: formText('Tags, a comma list.'),
  measure: formText('Measure of a limit.'),
  least: formText('The least that the limit grants.'),
  sort: formText('Order of the results.'),
  page: formText('Page of the results, from 1.'),
  part: formText('For the script of the page: `results` without the rest of it, or the `first` of them.'),
} as const;
