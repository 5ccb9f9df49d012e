import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { COMPARISON_KINDS } from '../../model/vocabulary.ts';
import { pairPage } from './pair.ts';
import { PAIR_PARAMETERS, pairForm, pairNamed, type PairQuestion } from './subject.ts';
import { type Page, pageRoute } from '../page.ts';
import { followBox } from '../parts/follow.ts';
import { type Html, html, NOTHING, section } from '../parts/html.ts';
import { figure, figures } from '../parts/words.ts';
import { stableLegend } from '../parts/level.ts';
import { foldedRows, offerRow, programmeRow } from '../parts/offer-row.ts';
import { COMPARISON_PAGES, type ComparisonPage, KIND_TITLE } from '../parts/site-links.ts';
import { PAGE } from '../../routes/shared/page.ts';
import { datedListings } from '../../routes/shared/provenance.ts';
import { comparedListings } from '../../rules/catalogue/comparisons.ts';
import { assess } from '../../rules/risk/assessment.ts';

/** Every comparison; two vendors side by side where a form sends their names. */
export const comparePage = pageRoute({
  path: PAGE.compare,
  parameters: PAIR_PARAMETERS,
  page(catalogue, question) {
    const pair = pairNamed(catalogue, question);
    return pair ? pairPage(catalogue, ...pair) : comparisons(catalogue, question);
  },
});

function comparisons(catalogue: Catalogue, question: PairQuestion): Page {
  return {
    path: PAGE.compare,
    title: 'Comparisons',
    description: `Offers side by side: ${COMPARISON_PAGES.map(({ shortTitle }) => shortTitle.toLowerCase()).join(', ')}.`,
    json: { name: 'One of them as JSON', path: '/api/hosting-pricing' },
    main: html`${pairForm(catalogue, question)}
      <p class="lead">Offers of one kind side by side, by group and then by name. The order prefers none.</p>
      <ul class="cards-list">
        ${COMPARISON_PAGES.map(
          ({ name, path, shortTitle, lead }) =>
            html`<li>
              <a href="${path}">${shortTitle}</a> ${lead}
              <span class="note">${figures(comparedListings(catalogue, name).length, 'offer')}</span>
            </li> `,
        )}
      </ul>
      <section aria-labelledby="tables">
        <h2 id="tables">A table per category</h2>
        <p>With a column for each limit that a fifth of its offers state.</p>
        <ul class="names">
          ${catalogue.records.categories.map((category) => html`<li><a href="${PAGE.compare}/${category.slug}">${category.name}</a></li> `)}
        </ul>
      </section>`,
  };
}

/** Rows of a kind before the rest is folded, so that a phone shows every kind. */
const SHOWN_OF_A_KIND = 10;

/** The page of a category comparison: its members by kind, each with terms and warnings. */
export function comparisonPage(catalogue: Catalogue, { name, path, title, shortTitle, lead }: ComparisonPage): Page {
  const members = comparedListings(catalogue, name);
  const listings = members.map(({ listing }) => listing);
  return {
    path,
    title,
    description: `${lead} ${figures(members.length, 'offer')} side by side, each with its risk and the date of its terms.`,
    json: `/api/${name}`,
    dated: datedListings(catalogue, listings),
    name: shortTitle,
    main: html`<p class="lead">${lead}</p>
      <p class="aside">${figures(members.length, 'offer')}, by group and then by name. The order prefers none.</p>
      ${stableLegend(catalogue, listings)}
      ${COMPARISON_KINDS[name].map((kind) => {
        const rows = members.filter((member) => member.kind === kind).map(({ listing }) => rowOf(catalogue, listing));
        const title = html`${KIND_TITLE[kind]} <span class="tally">${figure(rows.length)}</span>`;
        return rows.length === 0 ? NOTHING : section(kind, title, foldedRows(rows, SHOWN_OF_A_KIND));
      })}
      ${followBox({ categories: [...new Set(listings.map(({ category }) => category))] })}`,
  };
}

function rowOf(catalogue: Catalogue, listing: Listing): Html {
  const isRestricted = assess(catalogue, listing).gate?.code === 'eligibility_restricted';
  return isRestricted ? programmeRow(catalogue, listing) : offerRow(catalogue, listing);
}
