import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { Category } from '../model/category.ts';
import { address, categoryPage, PAGE, vendorPage } from '../routes/shared/page.ts';
import { feedLinks } from '../routes/shared/scoped-feeds.ts';
import { datedListings, provenance } from '../routes/shared/provenance.ts';
import { alsoAnswering } from '../rules/catalogue/also-answering.ts';
import { categoryModified } from '../rules/freshness/last-modified.ts';
import { figures } from './figure.ts';
import { categoryFilter } from './category-filter.ts';
import { categorySections, type Section } from './category-offers.ts';
import { html, NOTHING, type Html } from './html.ts';
import type { Page } from './page.ts';
import { mainLimitHistogram } from './pictures/limit-histogram.ts';

/** The page of a category: its offers in the day's rank order, then the questions it answers and its former names. */
export function categoryPageOf(catalogue: Catalogue, category: Category): Page {
  const listings = catalogue.listingsByCategory.get(category.slug) ?? [];
  const path = categoryPage(category);
  const sections = [
    ...categorySections(catalogue, category),
    ...mainLimit(catalogue, category),
    answers(catalogue, category),
  ];
  return {
    path,
    modified: categoryModified(catalogue, category),
    file: 'catalogue/categories.yaml',
    preview: { title: category.name, text: `${figures(listings.length, 'offer')}. ${category.scope}` },
    title: category.name,
    description: category.scope,
    feed: feedLinks('category', category.slug, `Pricing changes in ${category.name}`),
    jsonAlternate: `/api/offers?category=${category.slug}`,
    cite: provenance(catalogue, path, datedListings(catalogue, listings)).cite_as,
    crumbs: [
      { name: 'Categories', path: PAGE.categories },
      { name: category.name, path },
    ],
    kind: 'CollectionPage',
    structured: [itemList(catalogue, listings)],
    main: html`<h1>${category.name}</h1>
      <p class="lead">${category.scope}</p>
      <nav class="contents" aria-label="On this page">
        <ul>
          ${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li> `)}
          <li><a href="${PAGE.compare}/${category.slug}">As a table</a></li>
        </ul>
      </nav>
      ${listings.length > 1 ? categoryFilter(catalogue, category) : NOTHING}${sections.map(section)}`,
  };
}

function section({ id, title, content }: Section): Html {
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${content}
  </section> `;
}

function itemList(catalogue: Catalogue, listings: readonly Listing[]) {
  return {
    '@type': 'ItemList',
    itemListOrder: 'https://schema.org/ItemListUnordered',
    numberOfItems: listings.length,
    itemListElement: listings.map(({ vendor }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: vendor.name,
      url: address(catalogue, vendorPage(vendor)),
    })),
  };
}

/** The spread of the limit that most offers state; no section where too few state one. */
function mainLimit(catalogue: Catalogue, category: Category): readonly Section[] {
  const content = mainLimitHistogram(catalogue, category);
  return content === null ? [] : [{ id: 'limit', title: 'How much they grant', content }];
}

function answers(catalogue: Catalogue, category: Category): Section {
  const others = alsoAnswering(category, catalogue.records.categories);
  const content = html`<ul class="questions">
      ${category.answers.map((question) => html`<li>${question}</li>`)}
    </ul>
    ${others.length === 0 ? NOTHING : html`<p>Also answering: ${others.map((other, index) => html`${index > 0 ? ', ' : ''}<a href="${categoryPage(other)}">${other.name}</a>`)}.</p>`}${
      category.retired_names.length === 0
        ? NOTHING
        : html`<p class="aside">Its name was ${category.retired_names.join(', ')} before; filters still take that.</p>`
    }`;
  return { id: 'answers', title: 'What it answers', content };
}
