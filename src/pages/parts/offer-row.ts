import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Limit } from '../../model/limit.ts';
import { type Html, NOTHING, html } from './html.ts';
import { eligibilityWords, levelReason, riskMark, unreadNote } from './level.ts';
import { categoryLink } from './links.ts';
import { prose } from './words.ts';
import { vendorPage } from '../../routes/shared/page.ts';
import { memoizeByListing } from '../../rules/catalogue/memoize.ts';
import { assess } from '../../rules/risk/assessment.ts';

/**
 * An offer in a list: vendor, tier, terms, and marks. Memoized for all lists that contain it.
 */
export const offerRow = memoizeByListing((catalogue: Catalogue, listing: Listing): Html => {
  return row(catalogue, listing, { where: NOTHING, why: reason(catalogue, listing) });
});

/** An offer in a list of many categories, with the limits that a filter matched. */
export function foundRow(catalogue: Catalogue, listing: Listing, matched: readonly Limit[] = []): Html {
  const where = html` <span class="where">${categoryLink(listing.category)}</span>`;
  const words = matched.map(({ text }) => text).join('; ');
  const limits = matched.length === 0 ? NOTHING : html`<p class="why"><b>Grants</b> ${words}.</p>`;
  return row(catalogue, listing, { where, why: html`${limits}${reason(catalogue, listing)}` });
}

/** An offer in a list of programmes. It states who may apply, in place of the reason that it is not open to all. */
export function programmeOfferRow(catalogue: Catalogue, listing: Listing): Html {
  const { eligibility } = listing.offer;
  const { gate } = assess(catalogue, listing);
  const open = eligibility ? html`<p class="why"><b>Open to</b> ${eligibilityWords(eligibility)}.</p>` : NOTHING;
  const isEnded = gate !== null && gate.code !== 'eligibility_restricted' && gate.code !== 'not_a_free_offer';
  return row(catalogue, listing, {
    where: NOTHING,
    isProgramme: true,
    why: html`${open}${isEnded ? reason(catalogue, listing) : NOTHING}`,
  });
}

interface RowParts {
  readonly where: Html;
  readonly why: Html;
  /** In a list of programmes no offer is ranked, so none is marked as not ranked. */
  readonly isProgramme?: boolean;
}

function reason(catalogue: Catalogue, listing: Listing): Html {
  const words = levelReason(assess(catalogue, listing));
  return words ? html`<p class="why">${words}</p>` : NOTHING;
}

function row(catalogue: Catalogue, listing: Listing, { where, why, isProgramme = false }: RowParts): Html {
  const { vendor, offer } = listing;
  const assessed = assess(catalogue, listing);
  return html`<li class="offer-row">
    <p class="offer-name">
      <a href="${vendorPage(vendor)}">${vendor.name}</a> <span class="tier">${offer.tier}</span>${where}
    </p>
    ${isProgramme && assessed.gate ? NOTHING : riskMark(assessed)}
    <p class="terms">${prose(offer.description)}</p>
    ${unreadNote(listing, assessed.risk_level)}${why}
  </li> `;
}
