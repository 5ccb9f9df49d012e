import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { Vendor } from '../model/vendor.ts';
import { changeHistory } from '../rules/changes/change-history.ts';
import { exactVendor } from '../rules/names/resolver.ts';
import { firstOffer } from '../rules/ranking/first-offer.ts';
import { html, NOTHING, type Html } from './html.ts';
import { vendorLink } from './link.ts';
import { foundRow } from './offer-row.ts';

/** What the change records of a vendor name in its place: offers of the index first, then names that it does not hold. */
export function namedAlternatives(catalogue: Catalogue, vendor: Vendor): Html {
  const names = [...new Set(changeHistory(vendor).flatMap(({ alternatives }) => alternatives))];
  if (names.length === 0) return NOTHING;
  const offered = names.flatMap((name) => offerOf(catalogue, name) ?? []);
  const others = names.filter((name) => !offerOf(catalogue, name));
  return html`<section aria-labelledby="alternatives">
    <h2 id="alternatives">Alternatives that its records name</h2>
    ${
      offered.length === 0
        ? NOTHING
        : html`<ol class="offer-rows">
            ${[...new Set(offered)].map((listing) => foundRow(catalogue, listing))}
          </ol>`
    }${
      others.length === 0
        ? NOTHING
        : html`<p>
            Named without an offer on the index:
            ${others.map((name, place) => html`${place === 0 ? '' : ', '}${vendorLink(catalogue, name)}`)}.
          </p>`
    }
  </section> `;
}

function offerOf(catalogue: Catalogue, name: string): Listing | null {
  const vendor = exactVendor(catalogue, name)?.vendor;
  return vendor ? firstOffer(catalogue, vendor) : null;
}
