import type { Catalogue, Category, Listing } from '../../model/catalogue.ts';
import { LIMIT_MEASURES, type LimitMeasure } from '../../model/limit.ts';
import type { Page } from '../page.ts';
import { followBox } from '../parts/follow.ts';
import {
  shownEntries,
  formText,
  isPastEnd,
  option,
  pageNumber,
  pager,
  rangeWords,
  searchPath,
  type SearchQuery,
  unknownWord,
} from '../parts/form.ts';
import { type Html, html, NOTHING } from '../parts/html.ts';
import { capitalize, figure, figures, prose } from '../parts/words.ts';
import { levelMark, shownLevel, stableLegend, whoMayApply } from '../parts/level.ts';
import { limitCell, measureWords, statedAmounts } from '../parts/limits.ts';
import { type CardRow, cardTable } from '../parts/tables.ts';
import { byNewest } from '../../rules/freshness/newest.ts';
import { levelFilterOf, LEVELS } from '../search/question.ts';
import type { Values } from '../../routes/parameter.ts';
import { categoryPage, PAGE, vendorPage } from '../../routes/shared/page.ts';
import { datedListings } from '../../routes/shared/provenance.ts';
import { limitColumns, newCustomerLimits } from '../../rules/limits/limits-of.ts';
import { MEASURES } from '../../rules/limits/measures.ts';
import { categoryListings } from '../../rules/ranking/alternatives.ts';
import { assess } from '../../rules/risk/assessment.ts';
import { ELIGIBLE } from '../../rules/risk/gate.ts';
import { byName } from '../../rules/text/fold.ts';

export const TABLE_PARAMETERS = {
  sort: formText('A column; the least first after a minus.'),
  page: formText('Page, from 1.'),
} as const;

/** A column by which a table may be sorted, besides the order in which it comes. */
type SortColumn = LimitMeasure | 'name' | 'level' | 'written';
const SORT_COLUMNS: readonly SortColumn[] = ['name', 'level', 'written', ...LIMIT_MEASURES];

interface TableQuestion {
  readonly column: SortColumn | null;
  /** The reverse of the column's first order. */
  readonly isReversed: boolean;
  /** From 1. */
  readonly page: number;
}

function queryOf({ column, isReversed, page }: TableQuestion): SearchQuery {
  return { sort: column && `${isReversed ? '-' : ''}${column}`, page: page === 1 ? null : String(page) };
}

export function tablePath({ slug }: Category): string {
  return `${PAGE.compare}/${slug}`;
}

/** The offers of a category as a table, with a column per limit that a fifth of them states. */
export function tablePage(catalogue: Catalogue, category: Category, values: Values<typeof TABLE_PARAMETERS>): Page {
  const { name, slug } = category;
  const path = tablePath(category);
  const isReversed = values.sort?.startsWith('-') ?? false;
  const column = SORT_COLUMNS.find((each) => each === values.sort?.slice(isReversed ? 1 : 0)) ?? null;
  const question = { column, isReversed: column !== null && isReversed, page: pageNumber(values.page) };
  const listings = categoryListings(catalogue, category);
  const columns = columnsOf(catalogue, listings);
  const shown = shownEntries(sortListings(catalogue, listings, question), question.page);
  return {
    path,
    title: `${name} compared`,
    description: `${figures(listings.length, 'offer')} of ${name} in a table: tier, risk level, limits and terms.`,
    addressQuery: searchPath(queryOf(question), ''),
    json: { name: 'The offers as JSON', path: `/api/offers?category=${slug}&limit=1000` },
    dated: datedListings(catalogue, shown),
    above: { name: 'Compare', path: PAGE.compare },
    name,
    script: '/assets/table.js',
    main: html`<p class="lead">
        ${figures(listings.length, 'offer')} side by side. ${columnWords(columns)} The same offers
        <a href="${categoryPage(category)}">as a list</a>, or <a href="${searchPath({ category: slug })}">filtered</a>.
      </p>
      <div id="compared">
        ${sortForm(path, columns, question)}
        <p class="status" role="status">
          ${values.sort !== null && column === null ? `${unknownWord('column', values.sort)} ` : NOTHING}${tableStatus(question, listings.length)}
        </p>
        ${stableLegend(catalogue, shown)}${shown.length === 0 ? NOTHING : offerTable(catalogue, shown, { path, columns, question })}${pager(question.page, listings.length, (page) => searchPath(queryOf({ ...question, page }), path))}
      </div>
      ${followBox({ categories: [category] })}`,
  };
}

/** The offers sorted by the column of a question; equals keep the order given. What a column does not state is last. */
function sortListings(
  catalogue: Catalogue,
  listings: readonly Listing[],
  { column, isReversed }: TableQuestion,
): readonly Listing[] {
  if (column === null) return listings;
  const turn = isReversed ? -1 : 1;
  if (column === 'name') return listings.toSorted((one, other) => turn * byName(one.vendor.name, other.vendor.name));
  const rank = (listing: Listing): number => LEVELS.indexOf(levelFilterOf(catalogue, listing));
  if (column === 'level') return listings.toSorted((one, other) => turn * (rank(one) - rank(other)));
  if (column === 'written') return listings.toSorted((one, other) => turn * byNewest(one, other));
  const amounts = statedAmounts(listings, column);
  return listings.toSorted((one, other) => {
    const [first, second] = [amounts.get(one) ?? null, amounts.get(other) ?? null];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return first === second ? 0 : turn * (first > second ? -1 : 1);
  });
}

type Columns = ReturnType<typeof columnsOf>;

/** What the rows of a table show between the offer and its terms. */
function columnsOf(catalogue: Catalogue, listings: readonly Listing[]) {
  const restricted = listings.filter(({ offer }) => (offer.eligibility?.type ?? 'public') !== 'public').length;
  return {
    /** Whether any offer is on the ranked list; otherwise none has a level. */
    isRated: listings.some((listing) => assess(catalogue, listing).gate === null),
    /** Whether at least a third of the offers are for some applicants only. */
    isOpenTo: restricted > 0 && restricted * 3 >= listings.length,
    measures: limitColumns(listings.map(({ offer }) => newCustomerLimits(offer))),
  };
}

function columnWords({ measures }: Columns): Html {
  if (measures.length === 0) return html`No limit is stated by a fifth of them.`;
  const words = measures.map(measureWords).join(', ');
  return html`A limit that at least a fifth of them state has a column: ${words}. Sorted, an amount for another period
  counts as for a month of 30 days.`;
}

function tableStatus({ page }: TableQuestion, count: number): string {
  if (isPastEnd(page, count)) return `There is no page ${figure(page)}.`;
  return `${figures(count, 'offer')}${rangeWords(page, count)}.`;
}

function offerTable(
  catalogue: Catalogue,
  shown: readonly Listing[],
  { path, columns, question }: { readonly path: string; readonly columns: Columns; readonly question: TableQuestion },
): Html {
  const { isRated, isOpenTo, measures } = columns;
  const plain = (words: string): Html => html`<th scope="col">${words}</th> `;
  const sorting = (column: SortColumn, words: string): Html => {
    const isSorted = question.column === column;
    const to = queryOf({ column, isReversed: isSorted && !question.isReversed, page: 1 });
    const isRising = (column === 'name' || column === 'level') !== question.isReversed;
    const state = isSorted ? (isRising ? html` aria-sort="ascending"` : html` aria-sort="descending"`) : NOTHING;
    return html`<th scope="col" ${state}><a id="by-${column}" href="${searchPath(to, path)}">${words}</a></th> `;
  };
  const heads = [
    sorting('name', 'Offer'),
    ...(isRated ? [sorting('level', 'Risk level')] : []),
    ...(isOpenTo ? [plain('Open to')] : []),
    ...measures.map((measure) => sorting(measure, measureWords(measure))),
    plain('Terms'),
  ];
  const rows = shown.map((listing) => listingRow(catalogue, listing, columns));
  return cardTable('Offers compared', heads, rows);
}

function listingRow(catalogue: Catalogue, listing: Listing, { isRated, isOpenTo, measures }: Columns): CardRow {
  const { vendor, offer } = listing;
  const openTo = offer.eligibility ? whoMayApply(offer.eligibility) : html`${ELIGIBLE.public}`;
  return {
    head: html`<a href="${vendorPage(vendor)}">${vendor.name}</a> <span class="tier">${offer.tier}</span>`,
    cells: [
      ...(isRated ? ([['Risk level', levelWords(catalogue, listing)]] as const) : []),
      ...(isOpenTo ? ([['Open to', openTo]] as const) : []),
      ...measures.map(
        (measure) => [capitalize(measureWords(measure)), limitCell(catalogue, listing, measure)] as const,
      ),
      [null, prose(offer.description)],
    ],
  };
}

function levelWords(catalogue: Catalogue, listing: Listing): Html {
  const level = shownLevel(catalogue, listing);
  const why = level.kind !== 'stable' && level.why ? html` <span class="unread">${level.why}</span>` : NOTHING;
  return html`${levelMark(level)}${why}`;
}

/** The order of a table as a form: on a phone the table has no head to sort by. */
function sortForm(path: string, { measures, isRated }: Columns, question: TableQuestion): Html {
  const sort = queryOf(question)['sort'] ?? '';
  return html`<form class="choose" action="${path}" method="get" aria-label="Sort the table">
    <label
      >Order
      <select name="sort">
        ${option('', "today's order", sort)}${option('name', 'name', sort)}${isRated ? option('level', 'risk level', sort) : NOTHING}${measures.map(
          (measure) => {
            const least = MEASURES[measure].kind === 'count' ? 'fewest' : 'least';
            return html`${option(measure, `most ${measureWords(measure)}`, sort)}${option(`-${measure}`, `${least} ${measureWords(measure)}`, sort)}`;
          },
        )}${option('written', 'newest terms', sort)}${option('-written', 'oldest terms', sort)}
      </select></label
    >
    <button type="submit">Show</button>
  </form> `;
}
