import type { Catalogue, Category, Listing } from '../../model/catalogue.ts';
import type { LimitMeasure } from '../../model/limit.ts';
import type { Eligibility } from '../../model/offer.ts';
import { queryOf, type SortColumn, sortedListings, type TableQuestion } from './table-question.ts';
import type { Page } from '../page.ts';
import { entriesOf, isPastEnd, option, pager, rangeWords, searchPath } from '../parts/form.ts';
import { type Html, html, NOTHING } from '../parts/html.ts';
import { ELIGIBILITY_WORDS, levelMark, shownLevel, stableLegend, whoMayApply } from '../parts/level.ts';
import { limitCell, measureWords } from '../parts/limits.ts';
import { capitalised, figure, figures, prose } from '../parts/words.ts';
import { LEVEL_WORDS } from '../search/filters.ts';
import { LEVELS } from '../search/question.ts';
import { categoryPage, PAGE, vendorPage } from '../../routes/shared/page.ts';
import { datedListings } from '../../routes/shared/provenance.ts';
import { limitColumns, newCustomerLimits } from '../../rules/limits/limits-of.ts';
import { categoryListings } from '../../rules/ranking/category-order.ts';
import { assess } from '../../rules/risk/assessment.ts';

/** Path of the table of a category. */
export function tablePath({ slug }: Category): string {
  return `${PAGE.compare}/${slug}`;
}

/** The offers of a category as a table, with a column per limit that a fifth of them states. */
export function tablePage(catalogue: Catalogue, category: Category, question: TableQuestion): Page {
  const { name, slug } = category;
  const path = tablePath(category);
  const listings = categoryListings(catalogue, category);
  const columns = columnsOf(catalogue, listings);
  const found = sortedListings(catalogue, listings, question);
  const shown = entriesOf(found, question.page);
  return {
    path,
    title: `${name} compared`,
    description: `${figures(listings.length, 'offer')} of ${name} in a table: tier${columnNames(columns)}.`,
    addressQuery: searchPath(queryOf(question), ''),
    jsonAlternate: `/api/offers?category=${slug}`,
    dated: datedListings(catalogue, shown),
    crumbs: [
      { name: 'Compare', path: PAGE.compare },
      { name, path },
    ],
    kind: 'CollectionPage',
    script: '/assets/table.js',
    main: html`<h1>${name} compared</h1>
      <p class="lead">
        ${figures(listings.length, 'offer')} side by side. ${columnWords(columns)} The same offers
        <a href="${categoryPage(category)}">as a list</a>.
      </p>
      <div id="compared">
        ${tableForm(path, columns, question)}
        <p class="status" role="status">${status(question, found.length)}</p>
        ${stableLegend(catalogue, shown)}${shown.length === 0 ? NOTHING : table(catalogue, shown, { path, columns, question })}${pagesOf(path, question, found.length)}
      </div>`,
  };
}

/** What the rows of a table show between the offer and its date. */
interface Columns {
  /** Whether any offer is on the ranked list; otherwise none has a level. */
  readonly isRated: boolean;
  /** Whether at least a third of the offers are for some applicants only. */
  readonly isOpenTo: boolean;
  /** The limits that at least a fifth of the offers state. */
  readonly measures: readonly LimitMeasure[];
}

function columnsOf(catalogue: Catalogue, listings: readonly Listing[]): Columns {
  const restricted = listings.filter(({ offer }) => (offer.eligibility?.type ?? 'public') !== 'public').length;
  return {
    isRated: listings.some((listing) => assess(catalogue, listing).gate === null),
    isOpenTo: restricted > 0 && restricted * 3 >= listings.length,
    measures: limitColumns(listings.map(({ offer }) => newCustomerLimits(offer))),
  };
}

function columnNames({ isRated, isOpenTo, measures }: Columns): string {
  const names = [
    ...(isRated ? ['risk level'] : []),
    ...(isOpenTo ? ['who may apply'] : []),
    ...measures.map(measureWords),
    'terms',
  ];
  return names.map((name) => `, ${name}`).join('');
}

function columnWords({ measures }: Columns): Html {
  if (measures.length === 0) return html`No limit is stated by a fifth of them.`;
  const words = measures.map(measureWords).join(', ');
  return html`A limit that at least a fifth of them state has a column: ${words}. Sorted, an amount for another period
  counts as for a month of 30 days.`;
}

function status(question: TableQuestion, count: number): string {
  const prefix = question.notices.length === 0 ? '' : `${question.notices.join(' ')} `;
  if (count === 0) return `${prefix}No offer matches these filters.`;
  if (isPastEnd(question.page, count)) return `${prefix}There is no page ${figure(question.page)}.`;
  return `${prefix}${figures(count, 'offer')}${rangeWords(question.page, count)}.`;
}

interface TableParts {
  readonly path: string;
  readonly columns: Columns;
  readonly question: TableQuestion;
}

function table(catalogue: Catalogue, shown: readonly Listing[], { path, columns, question }: TableParts): Html {
  const { isRated, isOpenTo, measures } = columns;
  const head = (column: SortColumn, words: string): Html => header(path, { column, words, question });
  const plain = (words: string): Html => html`<th scope="col">${words}</th> `;
  return html`<div class="table compared cards" role="region" aria-label="Offers compared" tabindex="0">
    <table>
      <thead>
        <tr>
          ${head('name', 'Offer')}${isRated ? head('level', 'Level') : NOTHING}${isOpenTo ? plain('Open to') : NOTHING}${measures.map(
            (measure) => head(measure, measureWords(measure)),
          )}${plain('Terms')}
        </tr>
      </thead>
      <tbody>
        ${shown.map((listing) => row(catalogue, listing, columns))}
      </tbody>
    </table>
  </div>`;
}

function header(
  path: string,
  { column, words, question }: { column: SortColumn; words: string; question: TableQuestion },
): Html {
  const isSorted = question.column === column;
  const to = queryOf({ ...question, column, isReversed: isSorted && !question.isReversed, page: 1 });
  const isRising = (column === 'name' || column === 'level') !== question.isReversed;
  const state = isSorted ? (isRising ? html` aria-sort="ascending"` : html` aria-sort="descending"`) : NOTHING;
  return html`<th scope="col" ${state}><a id="by-${column}" href="${searchPath(to, path)}">${words}</a></th> `;
}

function row(catalogue: Catalogue, listing: Listing, { isRated, isOpenTo, measures }: Columns): Html {
  const { vendor, offer } = listing;
  return html`<tr>
    <th scope="row"><a href="${vendorPage(vendor)}">${vendor.name}</a> <span class="tier">${offer.tier}</span></th>
    ${isRated ? levelCell(catalogue, listing) : NOTHING}${
      isOpenTo ? html`<td data-label="Open to"><span>${openTo(offer.eligibility)}</span></td> ` : NOTHING
    }${measures.map((measure) => html`<td data-label="${capitalised(measureWords(measure))}">${limitCell(catalogue, listing, measure)}</td> `)}
    <td class="text"><span class="short">${prose(offer.description)}</span></td>
  </tr> `;
}

function levelCell(catalogue: Catalogue, listing: Listing): Html {
  const level = shownLevel(catalogue, listing);
  return html`<td data-label="Level">
    ${levelMark(level)}${level.kind !== 'stable' && level.why ? html` <span class="unread">${level.why}</span>` : NOTHING}
  </td> `;
}

function openTo(eligibility: Eligibility | undefined): Html {
  return eligibility ? whoMayApply(eligibility) : html`${ELIGIBILITY_WORDS.public}`;
}

function pagesOf(path: string, question: TableQuestion, count: number): Html {
  const to = (page: number): string => searchPath(queryOf({ ...question, page }), path);
  return pager(question.page, count, { label: 'Pages of the table', words: ['Previous', 'Next'], to });
}

/** The order and filters of a table as a form: on a phone the table has no head to sort by. */
function tableForm(path: string, { measures, isRated }: Columns, question: TableQuestion): Html {
  const sort = queryOf(question)['sort'] ?? '';
  return html`<form class="choose" action="${path}" method="get" aria-label="Sort and filter the table">
    <label
      >Order
      <select name="sort">
        ${option('', "today's order", sort)}${option('name', 'name', sort)}${isRated ? option('level', 'level', sort) : NOTHING}${measures.map(
          (measure) =>
            html`${option(measure, `most ${measureWords(measure)}`, sort)}${option(`-${measure}`, `least ${measureWords(measure)}`, sort)}`,
        )}${option('written', 'newest terms', sort)}${option('-written', 'oldest terms', sort)}
      </select></label
    >
    ${isRated ? ratedFilters(question) : NOTHING}
    <button type="submit">Show</button>
  </form> `;
}

function ratedFilters({ level: chosen, free }: TableQuestion): Html {
  return html`<label
      >Level
      <select name="level">
        ${option('', 'any', chosen ?? '')}${LEVELS.map((level) => option(level, LEVEL_WORDS[level], chosen ?? ''))}
      </select></label
    >
    <label class="box"
      ><input type="checkbox" name="free" value="true" ${free ? html` checked` : ''} /> free for good, open to
      all</label
    > `;
}
