import type { Catalogue } from '../../model/catalogue.ts';
import { pairPage } from './pair.ts';
import { PAIR_PARAMETERS, pairForm, pairNamed, type PairQuestion } from './subject.ts';
import { type Page, pageRoute } from '../page.ts';
import { type Html, html, NOTHING } from '../parts/html.ts';
import { COMPARISON_PAGES } from '../parts/site-links.ts';
import { figure, figures } from '../parts/words.ts';
import { comparisonPath, PAGE } from '../../routes/shared/page.ts';
import { provenance } from '../../routes/shared/provenance.ts';
import { comparedListings } from '../../rules/catalogue/comparisons.ts';
import { addToGroup } from '../../rules/catalogue/group-by.ts';
import { vendorPairs } from '../../rules/catalogue/vendor-pairs.ts';
import { byName } from '../../rules/text/order.ts';
import { firstOffer } from '../../rules/ranking/alternatives.ts';

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
    cite: provenance(catalogue, PAGE.compare, []).cite_as,
    crumbs: [{ name: 'Comparisons', path: PAGE.compare }],
    kind: 'CollectionPage',
    description: `Offers side by side: ${COMPARISON_PAGES.map(({ shortTitle }) => shortTitle.toLowerCase()).join(', ')}.`,
    jsonAlternate: '/api/hosting-pricing',
    jsonAlternateTitle: 'One of them as JSON',
    main: html`<h1>Comparisons</h1>
      ${pairForm(catalogue, question)}
      <p class="lead">
        Offers of one kind side by side, by the way they work and then by name. The order prefers none.
      </p>
      <ul class="subjects">
        ${COMPARISON_PAGES.map(
          ({ name, path, shortTitle, lead }) =>
            html`<li>
              <h2><a href="${path}">${shortTitle}</a></h2>
              <p>${lead}</p>
              <p class="note">${figures(comparedListings(catalogue, name).length, 'offer')}</p>
            </li> `,
        )}
      </ul>
      <section aria-labelledby="tables">
        <h2 id="tables">A table per category</h2>
        <p>With a column for each limit that a fifth of its offers state.</p>
        <ul class="names linked">
          ${catalogue.records.categories.map((category) => html`<li><a href="${PAGE.compare}/${category.slug}">${category.name}</a></li> `)}
        </ul>
      </section>
      ${pairList(catalogue)}`,
  };
}

/** Pairs by the category of the first vendor's offer. */
function pairList(catalogue: Catalogue): Html {
  const groups = new Map<string, Html[]>();
  for (const [first, second] of vendorPairs(catalogue)) {
    const category =
      (firstOffer(catalogue, first) ?? firstOffer(catalogue, second))?.category.name ?? 'No offer listed';
    const entry = html`<li><a href="${comparisonPath(first, second)}">${first.name} and ${second.name}</a></li> `;
    addToGroup(groups, category, entry);
  }
  if (groups.size === 0) return NOTHING;
  return html`<section aria-labelledby="pairs">
    <h2 id="pairs">Likely comparisons</h2>
    <p>
      One is on record as an alternative to the other, or both are free offers of one category that share the most tags.
      Any other two are at <code>/compare/ONE-vs-OTHER</code>.
    </p>
    <div class="letters long">
      ${[...groups]
        .toSorted(([one], [other]) => byName(one, other))
        .map(
          ([name, entries]) =>
            html`<details class="letter">
              <summary>${name} <span class="tally">${figure(entries.length)}</span></summary>
              <ul class="names">
                ${entries}
              </ul>
            </details> `,
        )}
    </div>
  </section>`;
}
