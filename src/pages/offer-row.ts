import type { Catalogue, Listing } from '../model/catalogue.ts';
import { vendorPage } from '../routes/shared/page.ts';
import { assess } from '../rules/risk/assessment.ts';
import { memoizeByListing } from '../rules/catalogue/per-listing.ts';
import { html, NOTHING, type Html } from './html.ts';
import { categoryLink } from './link.ts';
import { riskMark } from './mark.ts';
import { unreadNote } from './unread.ts';

/** An offer in a list: whose, which tier, its terms, and how far they can be trusted. Made once for all lists it is in. */
export const offerRow = memoizeByListing((catalogue: Catalogue, listing: Listing): Html => {
  return row(catalogue, listing, NOTHING);
});

/** An offer in a list of many categories. */
export function foundRow(catalogue: Catalogue, listing: Listing): Html {
  return row(catalogue, listing, html` <span class="where">${categoryLink(listing.category)}</span>`);
}

function row(catalogue: Catalogue, listing: Listing, where: Html): Html {
  const { vendor, offer } = listing;
  const assessed = assess(catalogue, listing);
  const reason = assessed.gate ? html`<p class="why">${assessed.gate.reason}</p>` : NOTHING;
  return html`<li class="offer-row">
    <p class="offer-name">
      <a href="${vendorPage(vendor)}">${vendor.name}</a> <span class="tier">${offer.tier}</span>${where}
    </p>
    ${riskMark(assessed)}
    <p class="terms">${offer.description}</p>
    ${unreadNote(listing, assessed.risk_level)}${reason}
  </li> `;
}
