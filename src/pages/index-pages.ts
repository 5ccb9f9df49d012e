import type { Catalogue } from '../model/catalogue.ts';
import type { Vendor } from '../model/vendor.ts';
import { PAIR_PARAMETERS, type PairQuestion, pairForm, pairNamed } from './compare/pair-form.ts';
import { pairPage } from './compare/pair.ts';
import { categoryList } from './home.ts';
import { linksMarkdown } from './list-markdown.ts';
import type { Page } from './page-content.ts';
import { pageRoute } from './page.ts';
import { type Html, NOTHING, html } from './parts/html.ts';
import { COMPARISON_PAGES } from './parts/site-links.ts';
import { figure, figures } from './parts/words.ts';
import { PAGE, comparisonPath, vendorPage } from '../routes/shared/page.ts';
import { provenance } from '../routes/shared/provenance.ts';
import { comparedListings } from '../rules/catalogue/comparisons.ts';
import { addToGroup, groupBy } from '../rules/catalogue/group-by.ts';
import { vendorPairs } from '../rules/catalogue/vendor-pairs.ts';
import { byName, byCodeUnits } from '../rules/text/order.ts';
import { firstOffer } from '../rules/ranking/alternatives.ts';

// The folder of a build cannot hold both a file `vendor` and a folder `vendor`, so the function renders these.

/** Every vendor by name. */
export const vendorsPage = pageRoute({
  path: PAGE.vendors,
  parameters: {},
  page: (catalogue) => vendors(catalogue),
});

/** Every category. */
export const categoriesPage = pageRoute({
  path: PAGE.categories,
  parameters: {},
  page: (catalogue) => categories(catalogue),
});

/** Every comparison; two vendors side by side where a form sends their names. */
export const comparePage = pageRoute({
  path: PAGE.compare,
  parameters: PAIR_PARAMETERS,
  page(catalogue, question) {
    const pair = pairNamed(catalogue, question);
    return pair ? pairPage(catalogue, ...pair) : comparisons(catalogue, question);
  },
});

function vendors(catalogue: Catalogue): Page {
  const all = catalogue.records.vendors;
  const withoutOffer = all.length - catalogue.vendors.length;
  return {
    ...indexPage(catalogue, PAGE.vendors, 'Vendors'),
    description: `Every vendor of the index by name: ${figures(catalogue.vendors.length, 'vendor')} with offers, and ${figure(withoutOffer)} held by their change records alone.`,
    jsonAlternate: '/api/offers?limit=1000',
    jsonAlternateTitle: 'The offers as JSON',
    markdown: () =>
      linksMarkdown(
        catalogue,
        all.toSorted((one, other) => byName(one.name, other.name)).map((vendor) => [vendor.name, vendorPage(vendor)]),
      ),
    main: html`<h1>Vendors</h1>
      <p class="lead">
        ${figures(catalogue.vendors.length, 'vendor')} with offers. Of ${figure(withoutOffer)} more, marked
        <em>changes only</em>, no offer is listed; what they changed is on record.
      </p>
      <div class="letters">
        ${byLetter(all).map(
          ([letter, members]) =>
            html`<details class="letter">
              <summary>${letter} <span class="tally">${figure(members.length)}</span></summary>
              <ul class="names">
                ${members.map(vendorEntry)}
              </ul>
            </details> `,
        )}
      </div>`,
  };
}

function vendorEntry(vendor: Vendor): Html {
  const note = vendor.offers.length === 0 ? html` <span class="note">changes only</span>` : NOTHING;
  return html`<li><a href="${vendorPage(vendor)}">${vendor.name}</a>${note}</li> `;
}

/** By the first letter of the slug, so that accents fall under their letter; digits are one group. */
function byLetter(members: readonly Vendor[]): readonly (readonly [string, readonly Vendor[]])[] {
  const groups = groupBy(
    members.toSorted((one, other) => byName(one.name, other.name)),
    (vendor) => {
      const first = vendor.slug.charAt(0).toUpperCase();
      return /[A-Z]/.test(first) ? first : '0–9';
    },
  );
  return [...groups].toSorted(([one], [other]) => byCodeUnits(one, other));
}

function categories(catalogue: Catalogue): Page {
  const count = catalogue.records.categories.length;
  return {
    ...indexPage(catalogue, PAGE.categories, 'Categories'),
    description: `The ${figures(count, 'category', 'categories')} of the index, each with its offers in the order of the day.`,
    jsonAlternate: '/api/categories',
    main: html`<h1>Categories</h1>
      <p class="lead">
        Every offer is in one category. The figure is how many offers it holds; a category's page ranks them.
      </p>
      <section aria-labelledby="all">
        <h2 id="all">${figures(count, 'category', 'categories')}</h2>
        ${categoryList(catalogue)}
      </section>`,
  };
}

function comparisons(catalogue: Catalogue, question: PairQuestion): Page {
  return {
    ...indexPage(catalogue, PAGE.compare, 'Comparisons'),
    description: `Offers side by side: ${COMPARISON_PAGES.map(({ shortTitle }) => shortTitle.toLowerCase()).join(', ')}.`,
    jsonAlternate: '/api/hosting-pricing',
    jsonAlternateTitle: 'One of them as JSON',
    markdown: () => linksMarkdown(catalogue, comparedPages(catalogue)),
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
        <p>With a column for each limit that a third of its offers state, or else with their terms.</p>
        <ul class="names linked">
          ${catalogue.records.categories.map((category) => html`<li><a href="${PAGE.compare}/${category.slug}">${category.name}</a></li> `)}
        </ul>
      </section>
      ${pairList(catalogue)}`,
  };
}

/** Every page of a comparison with its name. */
function comparedPages(catalogue: Catalogue): readonly (readonly [name: string, path: string])[] {
  return [
    ...COMPARISON_PAGES.map(({ shortTitle, path }) => [shortTitle, path] as const),
    ...catalogue.records.categories.map(({ name, slug }) => [`${name} in a table`, `${PAGE.compare}/${slug}`] as const),
    ...vendorPairs(catalogue).map(
      ([first, second]) => [`${first.name} and ${second.name}`, comparisonPath(first, second)] as const,
    ),
  ];
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

function indexPage(catalogue: Catalogue, path: string, title: string) {
  return {
    path,
    title,
    cite: provenance(catalogue, path, []).cite_as,
    crumbs: [{ name: title, path }],
    kind: 'CollectionPage',
  } as const satisfies Partial<Page>;
}
