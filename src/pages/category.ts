import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { Category } from '../model/category.ts';
import { address, categoryPage, PAGE, vendorPage } from '../routes/shared/page.ts';
import { datedListings, provenance } from '../routes/shared/provenance.ts';
import { alsoAnswering } from '../rules/catalogue/also-answering.ts';
import { assess } from '../rules/risk/assessment.ts';
import { categoryOrder } from '../rules/ranking/category-order.ts';
import { dayElement } from './day.ts';
import { figure, figures } from './figure.ts';
import { html, NOTHING, type Html } from './html.ts';
import { offerRow } from './offer-row.ts';
import type { Page } from './shell.ts';

/** The page of a category: its scope, the questions it answers, and its offers in the day's rank order. */
export function categoryPageOf(catalogue: Catalogue, category: Category): Page {
  const listings = catalogue.listingsByCategory.get(category.slug) ?? [];
  const path = categoryPage(category);
  return {
    path,
    title: category.name,
    description: category.scope,
    jsonAlternate: `/api/offers?category=${category.slug}`,
    cite: provenance(catalogue, path, datedListings(catalogue, listings)).cite_as,
    crumbs: [
      { name: 'Categories', path: '/#categories' },
      { name: category.name, path },
    ],
    kind: 'CollectionPage',
    structured: [itemList(catalogue, listings)],
    main: html`<h1>${category.name}</h1>
      <p class="lead">${category.scope}</p>
      ${questions(catalogue, category)}${offers(catalogue, category)}`,
  };
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

function questions(catalogue: Catalogue, category: Category): Html {
  const others = alsoAnswering(category, catalogue.records.categories);
  return html`<section class="questions" aria-labelledby="answers">
    <h2 id="answers">What it answers</h2>
    <ul>
      ${category.answers.map((question) => html`<li>${question}</li>`)}
    </ul>
    ${others.length === 0 ? NOTHING : html`<p>Also answering: ${others.map((other, index) => html`${index > 0 ? ', ' : ''}<a href="${categoryPage(other)}">${other.name}</a>`)}.</p>`}${
      category.retired_names.length === 0
        ? NOTHING
        : html`<p class="aside">Its name was ${category.retired_names.join(', ')} before; filters still take that.</p>`
    }
  </section> `;
}

function offers(catalogue: Catalogue, category: Category): Html {
  const { listings } = categoryOrder(catalogue, category);
  const gated = listings.filter((listing) => assess(catalogue, listing).gate);
  const ranked = listings.filter((listing) => !assess(catalogue, listing).gate);
  return html`<section aria-labelledby="offers">
      <h2 id="offers">${figures(ranked.length, 'vendor')}, in today's order</h2>
      <p class="aside">
        Fewer demerits first; ties are drawn anew each day, for ${dayElement(catalogue.date)} with the key
        <code>category:${category.name}</code>. <a href="${PAGE.criteria}#ties">How the draw works</a>.
      </p>
      ${byDemerits(catalogue, ranked).map(
        ([demerits, tied]) =>
          html`<h3 class="tie">
              ${figures(demerits, 'demerit')}<span>
                ${tied.length === 1 ? 'one vendor' : `${figure(tied.length)} tied, drawn by lot`}</span
              >
            </h3>
            <ol class="offer-rows">
              ${rows(catalogue, tied)}
            </ol> `,
      )}
    </section>
    ${
      gated.length === 0
        ? NOTHING
        : html`<section aria-labelledby="gated">
            <h2 id="gated">${figure(gated.length)} not on the ranked list</h2>
            <p class="aside">Retired, ended, not free, or not for everyone. Each says why.</p>
            <ol class="offer-rows">
              ${rows(catalogue, gated)}
            </ol>
          </section>`
    }`;
}

/** Groups ranked listings by demerit total; they are already in that order. */
function byDemerits(
  catalogue: Catalogue,
  ranked: readonly Listing[],
): readonly (readonly [number, readonly Listing[]])[] {
  const groups = new Map<number, Listing[]>();
  for (const listing of ranked) {
    const { demerits } = assess(catalogue, listing);
    const group = groups.get(demerits);
    if (group) group.push(listing);
    else groups.set(demerits, [listing]);
  }
  return [...groups];
}

/** A vendor's other offers in the category follow its first, which is the ranked one. */
function rows(catalogue: Catalogue, listings: readonly Listing[]): readonly Html[] {
  return listings.flatMap((first) => {
    const own = catalogue.listingsByVendor.get(first.vendor.slug) ?? [];
    return own.filter(({ category }) => category === first.category).map((listing) => offerRow(catalogue, listing));
  });
}
