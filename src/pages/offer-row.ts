import type { Catalogue, Listing } from '../model/catalogue.ts';
import { vendorPage } from '../routes/shared/page.ts';
import { assess } from '../rules/risk/assessment.ts';
import { memoizeByListing } from '../rules/catalogue/per-listing.ts';
import { html, NOTHING, type Html } from './html.ts';
import { riskMark } from './mark.ts';
import { unreadNote } from './unread.ts';

/**
 * An offer in a list: vendor, tier, terms, and marks. Memoized for all lists that contain it.
 */
export const offerRow = memoizeByListing((catalogue: Catalogue, listing: Listing): Html => {
  const { vendor, offer } = listing;
  const assessed = assess(catalogue, listing);
  const reason = assessed.gate ? html`<p class="why">${assessed.gate.reason}</p>` : NOTHING;
  return html`<li class="offer-row">
    <p class="offer-name"><a href="${vendorPage(vendor)}">${vendor.name}</a> <span class="tier">${offer.tier}</span></p>
    ${riskMark(assessed)}${unreadNote(listing, assessed.risk_level)}
    <p class="terms">${offer.description}</p>
    ${reason}
  </li> `;
});
