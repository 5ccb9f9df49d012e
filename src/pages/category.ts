import type { Catalogue, Listing, Category } from '../model/catalogue.ts';
import { ELIGIBILITY_TYPES, type GateCode } from '../model/vocabulary.ts';
import { PAGE, categoryPage } from '../routes/shared/page.ts';
import { datedListings } from '../routes/shared/provenance.ts';
import { feedLinks } from '../routes/shared/scoped-feeds.ts';
import { alsoAnswering } from '../rules/catalogue/categories.ts';
import { groupBy } from '../rules/catalogue/group-by.ts';
import { categoryModified } from '../rules/freshness/newest.ts';
import { categoryListings } from '../rules/ranking/alternatives.ts';
import { assess } from '../rules/risk/assessment.ts';
import { isFreeOffer } from '../rules/risk/free-offer.ts';
import { ELIGIBLE } from '../rules/risk/gate.ts';
import { slug } from '../rules/text/fold.ts';
import { followBox } from './parts/follow.ts';
import { searchPath } from './parts/form.ts';
import { categoryLink, categoryShape } from './parts/links.ts';
import type { Page } from './page.ts';
import { html, NOTHING, section, wordList, type Html } from './parts/html.ts';
import { figure, figures } from './parts/words.ts';
import { stableLegend } from './parts/level.ts';
import { foldedRows, offerRow, programmeRow } from './parts/offer-row.ts';
import { categoryFilters } from './search/filters.ts';

/** Rows of a list before the rest is folded: a page stays short enough for a phone. */
const OPEN_ROWS = 20;
const FURTHER_ROWS = 5;

/** The page of a category: its offers in the order of the day, then those that are not free for all. */
export function categoryPageOf(catalogue: Catalogue, category: Category): Page {
  const listings = catalogue.listingsByCategory.get(category.slug) ?? [];
  const path = categoryPage(category);
  return {
    path,
    modified: categoryModified(catalogue, category),
    file: 'catalogue/categories.yaml',
    preview: { title: category.name, text: `${figures(listings.length, 'offer')}. ${category.scope}` },
    title: category.name,
    description: category.scope,
    feed: feedLinks('category', category.slug, `Pricing changes in ${category.name}`),
    json: { name: 'The offers as JSON', path: `/api/offers?category=${category.slug}&limit=1000` },
    dated: datedListings(catalogue, listings),
    above: { name: 'Categories', path: PAGE.categories },
    heading: null,
    main: html`<div class="list-head">
        <h1>${categoryShape(category)}${category.name} <span class="tally">${figure(listings.length)}</span></h1>
        <p class="tools">
          <a href="${searchPath({ category: category.slug })}">In another order</a>
          <a href="${PAGE.compare}/${category.slug}">As a table</a>
        </p>
        ${followBox({ categories: [category] })}
      </div>
      ${categoryFilters(catalogue, category)}${stableLegend(catalogue, listings)}${sections(catalogue, category)}${about(catalogue, category)}`,
  };
}

/** What is free for all and for good in the order of the day, then trials, programmes by who may apply, and the rest. */
function sections(catalogue: Catalogue, category: Category): readonly Html[] {
  const listings = categoryListings(catalogue, category);
  const apart = groupBy(listings, (listing) => {
    const { gate, free_tier_ended_by: endedBy } = assess(catalogue, listing);
    if (gate) return APART[gate.code];
    return isFreeOffer(catalogue, listing) ? FREE : endedBy ? ENDED : LIMITED;
  });
  const open = apart.get(FREE) ?? [];
  const rowsOf = (members: readonly Listing[]): readonly Html[] =>
    members.map((listing) => offerRow(catalogue, listing));
  const hasFree = open.length > 0 || (category.holds !== 'programmes' && !apart.has(LAPSED));
  const free = open.length === 0 ? NONE_FREE : foldedRows(rowsOf(open), OPEN_ROWS);
  const why = html`<a href="${PAGE.criteria}#ties">why?</a>`;
  const tally = html`<span class="tally">${figure(open.length)} in today's order (${why})</span>`;
  const heading = html`${FREE} ${open.length === 0 ? NOTHING : tally}`;
  return [
    hasFree ? section({ id: 'offers', look: 'rows' }, heading, free) : NOTHING,
    ...APART_ORDER.flatMap((title): readonly Html[] => {
      const members = apart.get(title) ?? [];
      if (members.length === 0) return [];
      if (title === RESTRICTED) return programmes(catalogue, members);
      const rows = rowsOf(members);
      const [note, shown] = title === LAPSED && !hasFree ? [AS_OF, OPEN_ROWS] : [NOTHING, FURTHER_ROWS];
      return [
        section({ id: slug(title), look: 'rows' }, `${title} (${figure(rows.length)})`, [
          note,
          foldedRows(rows, shown),
        ]),
      ];
    }),
  ];
}

const NONE_FREE = html`<p class="empty">No offer of this category is free for anyone for good.</p>`;
const AS_OF = html`<p class="aside">Each is as it was written or last read on the day beside it.</p>`;
const [FREE, LIMITED] = ['Free for anyone', 'Free for a limited time or once'] as const;
const [ENDED, LAPSED, PAID, RESTRICTED] = ['Ended', 'Not re-read for long', 'Paid', 'For some applicants'] as const;
const APART_ORDER = [LIMITED, LAPSED, RESTRICTED, PAID, ENDED] as const;
const APART = {
  offer_retired: ENDED,
  product_discontinued: ENDED,
  offer_expired: ENDED,
  not_a_free_offer: PAID,
  eligibility_restricted: RESTRICTED,
  verification_lapsed: LAPSED,
} as const satisfies Record<GateCode, string>;

/** Programmes by who may apply, in the order of the day within each. */
function programmes(catalogue: Catalogue, listings: readonly Listing[]): readonly Html[] {
  return ELIGIBILITY_TYPES.flatMap((type): readonly Html[] => {
    const members = listings.filter(({ offer }) => (offer.eligibility?.type ?? 'public') === type);
    if (members.length === 0) return [];
    const rows = members.map((listing) => programmeRow(catalogue, listing));
    const title = `For ${ELIGIBLE[type]} (${figure(rows.length)})`;
    return [section({ id: `for-${type}`, look: 'rows' }, title, foldedRows(rows, OPEN_ROWS / 2))];
  });
}

function about(catalogue: Catalogue, category: Category): Html {
  const others = alsoAnswering(category, catalogue.records.categories);
  return html`<section aria-labelledby="answers">
    <h2 id="answers">What it answers</h2>
    <p>${category.scope}</p>
    <ul class="questions">
      ${category.answers.map((question) => html`<li>${question}</li>`)}
    </ul>
    ${others.length === 0 ? NOTHING : html`<p>Also answering: ${wordList(others.map(categoryLink))}.</p>`}${
      category.retired_names.length === 0
        ? NOTHING
        : html`<p class="aside">Its name was ${category.retired_names.join(', ')} before; filters still take that.</p>`
    }
  </section> `;
}
