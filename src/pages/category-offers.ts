import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { Category } from '../model/category.ts';
import { ELIGIBILITY_TYPES } from '../model/vocabulary.ts';
import { type Html, NOTHING, html } from './parts/html.ts';
import { ELIGIBILITY_WORDS } from './parts/level.ts';
import { offerRow, programmeOfferRow } from './parts/offer-row.ts';
import { dayElement, figure, figures } from './parts/words.ts';
import { PAGE } from '../routes/shared/page.ts';
import { groupBy } from '../rules/catalogue/group-by.ts';
import { withFurtherOffers } from '../rules/ranking/category-listings.ts';
import { categoryOrder } from '../rules/ranking/category-order.ts';
import { assess } from '../rules/risk/assessment.ts';

/** Rows of a list before the rest is folded: a page stays short enough for a phone. */
const RANKED_SHOWN = 20;
const UNRANKED_SHOWN = 5;

/** A part of the page, named in its list of contents. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly content: Html;
}

/** Rows that belong together under a heading; the heading may be left out. */
interface Group {
  readonly heading: Html;
  readonly rows: readonly Html[];
}

/** The lists of a category: ranked offers, then programmes by who may apply, then other offers that are not ranked. */
export function categorySections(catalogue: Catalogue, category: Category): readonly Section[] {
  const { listings } = categoryOrder(catalogue, category);
  const gated = listings.filter((listing) => assess(catalogue, listing).gate);
  const ranked = listings.filter((listing) => !assess(catalogue, listing).gate);
  const programmes = category.holds === 'programmes' ? gated.filter(isProgramme) : [];
  const others = gated.filter((listing) => !programmes.includes(listing));
  return [
    ...(ranked.length > 0 || category.holds === 'products' ? [rankedSection(catalogue, category, ranked)] : []),
    ...(programmes.length > 0 ? [programmeSection(catalogue, programmes)] : []),
    ...(others.length > 0 ? [unrankedSection(catalogue, others)] : []),
  ];
}

function isProgramme({ offer }: Listing): boolean {
  return offer.eligibility !== undefined && offer.eligibility.type !== 'public';
}

function rankedSection(catalogue: Catalogue, category: Category, ranked: readonly Listing[]): Section {
  const groups = byDemerits(catalogue, ranked).map(([demerits, tied]): Group => ({
    heading: html`<h3 class="tie">
      ${figures(demerits, 'demerit')}<span>
        ${tied.length === 1 ? 'one vendor' : `${figure(tied.length)} tied, drawn by lot`}</span
      >
    </h3>`,
    rows: withFurtherOffers(catalogue, tied).map((listing) => offerRow(catalogue, listing)),
  }));
  const content = html`<p class="aside">
      Fewer demerits first; ties are drawn anew each day, for ${dayElement(catalogue.date)} with the key
      <code>category:${category.name}</code>. <a href="${PAGE.criteria}#ties">How the draw works</a>.
    </p>
    ${ranked.length === 0 ? html`<p class="empty">No offer of this category is free for anyone.</p>` : folded(groups, RANKED_SHOWN)}`;
  return { id: 'offers', title: `${figures(ranked.length, 'vendor')}, in today's order`, content };
}

/** Programmes by who may apply, in the order of the day within each. */
function programmeSection(catalogue: Catalogue, programmes: readonly Listing[]): Section {
  const groups = ELIGIBILITY_TYPES.flatMap((type): readonly Group[] => {
    const members = programmes.filter(({ offer }) => offer.eligibility?.type === type);
    if (members.length === 0) return [];
    const rows = withFurtherOffers(catalogue, members).map((listing) => programmeOfferRow(catalogue, listing));
    return [
      {
        heading: html`<h3>For ${ELIGIBILITY_WORDS[type]} <span class="tally">${figure(rows.length)}</span></h3>`,
        rows,
      },
    ];
  });
  const content = html`<p class="aside">
      Programmes have conditions, so none is ranked against offers that are open to all. Within a group the order is the
      day's draw. <a href="${PAGE.criteria}#ties">How the draw works</a>.
    </p>
    ${folded(groups, RANKED_SHOWN)}`;
  return { id: 'programmes', title: `${figures(programmes.length, 'programme')}, by who may apply`, content };
}

function unrankedSection(catalogue: Catalogue, listings: readonly Listing[]): Section {
  const rows = withFurtherOffers(catalogue, listings).map((listing) => offerRow(catalogue, listing));
  const content = html`<p class="aside">Retired, ended, not free, or not for everyone. Each says why.</p>
    ${folded([{ heading: NOTHING, rows }], UNRANKED_SHOWN)}`;
  return { id: 'gated', title: `${figure(listings.length)} not on the ranked list`, content };
}

/** The groups in order. All rows after the first `shown` are folded. */
function folded(groups: readonly Group[], shown: number): Html {
  let left = shown;
  const open: Html[] = [];
  const rest: Html[] = [];
  let restRows = 0;
  for (const { heading, rows } of groups) {
    const head = rows.slice(0, Math.max(left, 0));
    const tail = rows.slice(head.length);
    left -= rows.length;
    if (head.length > 0) open.push(html`${heading}${list(head, 1)}`);
    if (tail.length > 0) rest.push(html`${head.length > 0 ? NOTHING : heading}${list(tail, head.length + 1)}`);
    restRows += tail.length;
  }
  if (restRows === 0) return html`${open}`;
  return html`${open}
    <details class="rest">
      <summary>Show the other ${figure(restRows)}</summary>
      ${rest}
    </details> `;
}

function list(rows: readonly Html[], start: number): Html {
  return html`<ol class="offer-rows" start="${start}">
    ${rows}
  </ol> `;
}

/** Ranked listings by their demerit total, which the order given already follows. */
function byDemerits(
  catalogue: Catalogue,
  ranked: readonly Listing[],
): readonly (readonly [number, readonly Listing[]])[] {
  return [...groupBy(ranked, (listing) => assess(catalogue, listing).demerits)];
}
