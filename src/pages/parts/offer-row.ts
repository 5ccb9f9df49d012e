import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { vendorPage } from '../../routes/shared/page.ts';
import { assess } from '../../rules/risk/assessment.ts';
import { latestChange, lastChangeNote } from './change-entry.ts';
import { html, NOTHING, type Html } from './html.ts';
import { figure, prose } from './words.ts';
import { eligibilityWords, levelMark, shownLevel } from './level.ts';
import { limitLine, type MeasureAndKind } from './limits.ts';
import { categoryLink } from './links.ts';

/** An offer in a list: vendor, tier, its first limits and terms, level with the record that sets it or else the last change. */
export function offerRow(
  catalogue: Catalogue,
  listing: Listing,
  { where = NOTHING, open = null as Html | null, first = null as MeasureAndKind | null } = {},
): Html {
  const { vendor, offer } = listing;
  const level = shownLevel(catalogue, listing);
  const { gate, risk_level: rated, risk_cause: cause } = assess(catalogue, listing);
  const code = gate?.code;
  const isProgramme = open !== null && (code === 'eligibility_restricted' || code === 'not_a_free_offer');
  // What the other levels rest on is the change beside them, or is said by their name.
  const why = level.kind === 'unknown' || level.kind === 'ended' ? level.why : null;
  const change = rated === 'caution' || rated === 'risky' ? cause : latestChange(catalogue, vendor, offer.tier);
  return html`<li class="offer-row">
    <p class="offer-name">
      <a href="${vendorPage(vendor)}">${vendor.name}</a>
      <span class="tier">${offer.tier}${notForGood(catalogue, listing)}</span>${where}
    </p>
    <div class="level">
      ${isProgramme ? NOTHING : levelMark(level)} ${change ? lastChangeNote(change, level, catalogue.date) : NOTHING}
    </div>
    <div class="what">
      ${limitLine(catalogue, listing, { first })}
      <p class="terms">${prose(offer.description)}</p>
      ${open}${why ? html`<p class="why">${why}.</p>` : NOTHING}
    </div>
  </li> `;
}

/** An offer in a list of many categories; the limit of a measure comes first where the list is about it. */
export function foundRow(catalogue: Catalogue, listing: Listing, first: MeasureAndKind | null = null): Html {
  const where = html` <span class="where">${categoryLink(listing.category)}</span>`;
  return offerRow(catalogue, listing, { where, first });
}

/** An offer in a list of programmes. It states who may apply, in place of a level. */
export function programmeRow(catalogue: Catalogue, listing: Listing): Html {
  const { eligibility } = listing.offer;
  const open = eligibility ? html`<p class="why"><b>Open to</b> ${eligibilityWords(eligibility)}.</p>` : NOTHING;
  return offerRow(catalogue, listing, { open });
}

/** The rows of a list; `isBrief` shortens the terms. */
export function offerRows(rows: readonly Html[], { start = 1, isBrief = false } = {}): Html {
  return html`<ol class="offer-rows ${isBrief ? 'brief' : ''}" start="${start}">
    ${rows}
  </ol> `;
}

/** The first rows of a list; the rest is folded, so that the page stays short enough for a phone. */
export function foldedRows(rows: readonly Html[], open: number): Html {
  const rest = rows.slice(open);
  const fold = html`<details class="rest">
    <summary>Show ${figure(rest.length)} more</summary>
    ${offerRows(rest, { start: open + 1 })}
  </details>`;
  return html`${offerRows(rows.slice(0, open))}${rest.length === 0 ? NOTHING : fold}`;
}

/** That an offer for anyone is not free for good, where the name of its tier does not say so. */
function notForGood(catalogue: Catalogue, listing: Listing): string {
  const { tier } = listing.offer;
  const { gate, tier_class: tierClass } = assess(catalogue, listing);
  if (gate || tierClass !== 'time-limited' || /trial|month|day|year/i.test(tier)) return '';
  return /credit/i.test(tier) ? ', one-time' : ', not for good';
}
