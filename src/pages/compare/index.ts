import type { Catalogue } from '../../model/catalogue.ts';
import { pairPage } from './pair.ts';
import { PAIR_PARAMETERS, pairForm, pairNamed, type PairQuestion } from './subject.ts';
import { type Page, pageRoute } from '../page.ts';
import { html } from '../parts/html.ts';
import { COMPARISON_PAGES } from '../parts/site-links.ts';
import { figures } from '../parts/words.ts';
import { PAGE } from '../../routes/shared/page.ts';
import { comparedListings } from '../../rules/catalogue/comparisons.ts';

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
    jsonAlternate: '/api/hosting-pricing',
    jsonAlternateTitle: 'One of them as JSON',
    main: html`<h1>Comparisons</h1>
      ${pairForm(catalogue, question)}
      <p class="lead">
        Offers of one kind side by side, by the way they work and then by name. The order prefers none.
      </p>
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
