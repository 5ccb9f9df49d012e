import type { Catalogue, Listing } from '../model/catalogue.ts';
import { COMPARISON_KINDS } from '../model/vocabulary.ts';
import type { Page } from './page.ts';
import { followBox } from './parts/follow.ts';
import { type Html, NOTHING, html, section } from './parts/html.ts';
import { foldedRows, offerRow, programmeRow } from './parts/offer-row.ts';
import { type ComparisonPage, KIND_TITLE } from './parts/site-links.ts';
import { figure, figures } from './parts/words.ts';
import { datedListings } from '../routes/shared/provenance.ts';
import { assess } from '../rules/risk/assessment.ts';
import { comparedListings } from '../rules/catalogue/comparisons.ts';

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
    jsonAlternate: `/api/${name}`,
    dated: datedListings(catalogue, listings),
    crumbs: [{ name: shortTitle, path }],
    main: html`<h1>${title}</h1>
      <p class="lead">${lead}</p>
      <p class="aside">
        ${figures(members.length, 'offer')}, by the way they work and then by name. The order prefers none.
      </p>
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
