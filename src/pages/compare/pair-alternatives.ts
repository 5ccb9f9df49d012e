import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { alternativesPath, comparisonPath, PAGE } from '../../routes/shared/page.ts';
import { leftVendors } from '../../rules/changes/left-vendors.ts';
import { alternatives, rankedListings } from '../../rules/ranking/alternatives.ts';
import { firstOffer } from '../../rules/ranking/first-offer.ts';
import { alternativesOf } from '../../rules/search/recorded-alternatives.ts';
import { dayElement } from '../day.ts';
import { html, NOTHING, type Html } from '../html.ts';
import { foundRow } from '../offer-row.ts';
import type { Side } from './side.ts';

const SHOWN = 6;

/**
 * Alternatives to both sides: what is recorded as one to either, then the other vendors of their categories, each in the
 * order of the day.
 */
export function pairAlternatives(catalogue: Catalogue, sides: readonly Side[]): Html {
  const vendors = sides.map(({ vendor }) => vendor);
  const key = `compare:${vendors.map(({ name }) => name).join(':')}`;
  const recorded = rankedListings(catalogue, recordedFor(catalogue, vendors), key).listings;
  const inCategory = new Set(
    sides.flatMap(({ listing }) => (listing ? alternatives(catalogue, listing, key).listings : [])),
  );
  const ranked = rankedListings(catalogue, [...inCategory], key).listings;
  const shown = [...new Set([...recorded, ...ranked])]
    .filter(({ vendor }) => !vendors.includes(vendor))
    .slice(0, SHOWN);
  if (shown.length === 0) return NOTHING;
  return html`<section aria-labelledby="alternatives">
    <h2 id="alternatives">Alternatives to both</h2>
    <p class="aside">
      What is recorded as an alternative to either, then other vendors of their categories. Ties are drawn anew each
      day, for ${dayElement(catalogue.date)} with the key <code class="long">${key}</code>;
      <a href="${PAGE.criteria}#ties">how the draw works</a>.
    </p>
    <ol class="offer-rows brief">
      ${shown.map((listing) => foundRow(catalogue, listing))}
    </ol>
    ${further(catalogue, vendors, shown)}
  </section> `;
}

function recordedFor(catalogue: Catalogue, vendors: readonly Vendor[]): readonly Listing[] {
  const found = vendors.flatMap(({ slug }) => [...(alternativesOf(catalogue, slug)?.recorded ?? [])]);
  return [...new Set(found)].filter((listing) => firstOffer(catalogue, listing.vendor) === listing);
}

const FURTHER = 3;

function further(catalogue: Catalogue, vendors: readonly Vendor[], shown: readonly Listing[]): Html {
  const others = [...new Set(shown.map(({ vendor }) => vendor))].slice(0, FURTHER);
  const left = leftVendors(catalogue);
  return html`<h3>Side by side</h3>
    <ul class="names linked">
      ${vendors.flatMap((vendor) => [
        ...(left.has(vendor)
          ? [html`<li><a href="${alternativesPath(vendor)}">Alternatives to ${vendor.name}</a></li> `]
          : []),
        ...others.map(
          (other) => html`<li><a href="${comparisonPath(vendor, other)}">${vendor.name} and ${other.name}</a></li> `,
        ),
      ])}
    </ul>`;
}
