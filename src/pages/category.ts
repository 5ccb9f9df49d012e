import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { Category } from '../model/category.ts';
import { ELIGIBILITY_TYPES } from '../model/vocabulary.ts';
import { type Section, categorySections } from './category-offers.ts';
import type { Page } from './page.ts';
import { type Html, NOTHING, html } from './parts/html.ts';
import { ELIGIBILITY_WORDS } from './parts/level.ts';
import { mainLimitHistogram } from './parts/limit-histogram.ts';
import { figure, figures } from './parts/words.ts';
import { shownLevel } from './search/answered.ts';
import { LEVEL_WORDS } from './search/filters.ts';
import { LEVELS } from './search/question.ts';
import { PAGE, address, categoryPage, vendorPage } from '../routes/shared/page.ts';
import { datedListings, provenance } from '../routes/shared/provenance.ts';
import { feedLinks } from '../routes/shared/scoped-feeds.ts';
import { alsoAnswering } from '../rules/catalogue/also-answering.ts';
import { categoryModified } from '../rules/freshness/last-modified.ts';
import { isFreeOffer } from '../rules/risk/free-offer.ts';
import { statesNoCard } from '../rules/search/states-no-card.ts';
import { byCodeUnits } from '../rules/text/by-code-units.ts';
import { slug } from '../rules/text/slug.ts';

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

const TAGS_OFFERED = 30;

/** A value of a filter, with the number of offers that have it. */
type Choice = readonly [value: string, label: string, count: number];

/** The filters of a category: a form that leads to the search page, where they can be changed one by one. */
export function categoryFilter(catalogue: Catalogue, category: Category): Html {
  const listings = catalogue.listingsByCategory.get(category.slug) ?? [];
  const count = (has: (listing: Listing) => boolean): number => listings.filter(has).length;
  return html`<form class="choose" action="/search" method="get" aria-label="Filter and sort this category">
    <input type="hidden" name="category" value="${category.slug}" />
    ${select(
      'level',
      'Level',
      LEVELS.map((level) => [level, LEVEL_WORDS[level], count((each) => shownLevel(catalogue, each) === level)]),
    )}
    ${select(
      'eligibility',
      'Open to',
      ELIGIBILITY_TYPES.map((type) => [
        type,
        ELIGIBILITY_WORDS[type],
        count(({ offer }) => (offer.eligibility?.type ?? 'public') === type),
      ]),
    )}
    ${select('tag', 'Tag', tags(listings))}
    <label
      >Order
      <select name="sort">
        <option value="">rank of the day</option>
        <option value="newest">newest entry</option>
        <option value="name">name</option>
      </select></label
    >
    ${box('free', 'true', ['free for good, open to all', count((listing) => isFreeOffer(catalogue, listing))])}
    ${box('card', 'none', ['stated to take no card', count(({ offer }) => statesNoCard(offer))])}
    <button type="submit">Show</button>
  </form> `;
}

/** A check box, left out where no offer has the value. */
function box(name: string, value: string, [label, count]: readonly [string, number]): Html {
  if (count === 0) return NOTHING;
  return html`<label class="box"
    ><input type="checkbox" name="${name}" value="${value}" /> ${label} (${figure(count)})</label
  >`;
}

/** A select where there is something to choose. */
function select(name: string, label: string, choices: readonly Choice[]): Html {
  const kept = choices.filter(([, , count]) => count > 0);
  if (kept.length < 2) return NOTHING;
  return html`<label
    >${label}
    <select name="${name}">
      <option value="">any</option>
      ${kept.map(([value, words, count]) => html`<option value="${value}">${words} (${figure(count)})</option>`)}
    </select></label
  >`;
}

function tags(listings: readonly Listing[]): readonly Choice[] {
  const counts = new Map<string, number>();
  for (const { offer } of listings) for (const tag of offer.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .toSorted(([one, first], [other, second]) => second - first || byCodeUnits(one, other))
    .slice(0, TAGS_OFFERED)
    .map(([tag, count]) => [slug(tag), tag, count]);
}
