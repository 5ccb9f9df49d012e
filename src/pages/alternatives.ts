import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { Vendor } from '../model/vendor.ts';
import { type Page, pageRoute } from './page.ts';
import { timelineEntry } from './parts/change-entry.ts';
import { type Html, html, NOTHING } from './parts/html.ts';
import { stableLegend } from './parts/level.ts';
import { foundRow } from './parts/offer-row.ts';
import { figures } from './parts/words.ts';
import { alternativesPath, categoryPage, comparisonPath, PAGE, vendorPage } from '../routes/shared/page.ts';
import { datedChanges, datedListings, provenance } from '../routes/shared/provenance.ts';
import { leftVendors, negativeRecords, alternativesOf } from '../rules/search/recorded-alternatives.ts';
import { vendorsModified } from '../rules/freshness/newest.ts';
import { byName } from '../rules/text/order.ts';
import { rankedListings, relatedAlternatives, firstOffer } from '../rules/ranking/alternatives.ts';
import { recordedAlternatives } from '../rules/risk/record-risk.ts';

/** Vendors with a page of alternatives, by name. */
export const alternativesIndex = pageRoute({
  path: PAGE.alternatives,
  parameters: {},
  page: (catalogue) => indexPage(catalogue),
});

/** The alternatives to one vendor. */
export const alternativesRoute = pageRoute({
  path: `${PAGE.alternatives}/{vendor}`,
  parameters: { vendor: { kind: 'text', in: 'path', description: 'Slug of a vendor.' } },
  fileOf: ({ vendor }) => (/^[a-z0-9-]+$/.test(vendor ?? '') ? `alternatives/${vendor ?? ''}` : null),
  page(catalogue, { vendor: name }) {
    const vendor = [...leftVendors(catalogue)].find(({ slug }) => slug === name);
    return vendor ? alternativesPage(catalogue, vendor) : null;
  },
});

const OTHERS_SHOWN = 10;
const RECORDS_SHOWN = 3;

/** What happened at a vendor, what is recorded as an alternative to it, then others of its category. */
export function alternativesPage(catalogue: Catalogue, vendor: Vendor): Page {
  const path = alternativesPath(vendor);
  const key = `alternatives:${vendor.name}`;
  const recorded = rankedListings(catalogue, recordedFor(catalogue, vendor), key).listings;
  const others = categoryOthers(catalogue, vendor, key).filter((listing) => !recorded.includes(listing));
  const records = negativeRecords(vendor);
  const shown = [...recorded, ...others.slice(0, OTHERS_SHOWN)];
  return {
    path,
    modified: vendorsModified(catalogue, [vendor, ...shown.map((listing) => listing.vendor)]),
    title: `Alternatives to ${vendor.name}`,
    description: `${figures(recorded.length, 'offer')} recorded as alternatives to ${vendor.name}, others of its category, and what ${vendor.name} changed.`,
    jsonAlternate: `/api/offers?${new URLSearchParams({ q: `alternative to ${vendor.name}` }).toString()}`,
    jsonAlternateTitle: 'The search for alternatives as JSON',
    cite: provenance(catalogue, path, [...datedListings(catalogue, shown), ...datedChanges(records)]).cite_as,
    crumbs: [
      { name: 'Alternatives', path: PAGE.alternatives },
      { name: vendor.name, path },
    ],
    kind: 'CollectionPage',
    main: html`<h1>Alternatives to ${vendor.name}</h1>
      ${happened(vendor)}${recordedSection(catalogue, vendor, recorded)}${othersSection(catalogue, vendor, others)}`,
  };
}

function happened(vendor: Vendor): Html {
  const records = negativeRecords(vendor);
  const own = html`<a href="${vendorPage(vendor)}">What the index holds on ${vendor.name}</a>`;
  if (records.length === 0) return html`<p class="lead">No change for the worse is on record. ${own}.</p>`;
  const more = records.length - RECORDS_SHOWN;
  return html`<section aria-labelledby="happened">
    <h2 id="happened">What ${vendor.name} changed</h2>
    <ol class="timeline">
      ${records.slice(0, RECORDS_SHOWN).map((record) => timelineEntry(record))}
    </ol>
    <p>${more > 0 ? html`${figures(more, 'earlier record')} and the rest: ` : NOTHING}${own}.</p>
  </section> `;
}

/** The first offer of each vendor that is recorded as an alternative. */
function recordedFor(catalogue: Catalogue, { slug }: Vendor): readonly Listing[] {
  const vendors = new Set([...(alternativesOf(catalogue, slug)?.recorded ?? [])].map((listing) => listing.vendor));
  return [...vendors].flatMap((vendor) => firstOffer(catalogue, vendor) ?? []);
}

function categoryOthers(catalogue: Catalogue, vendor: Vendor, key: string): readonly Listing[] {
  const own = firstOffer(catalogue, vendor);
  return (own ? relatedAlternatives(catalogue, own) : recordedAlternatives(catalogue, vendor, key)).listings;
}

function recordedSection(catalogue: Catalogue, vendor: Vendor, recorded: readonly Listing[]): Html {
  if (recorded.length === 0) return NOTHING;
  return html`<section aria-labelledby="recorded">
    <h2 id="recorded">Recorded as alternatives</h2>
    <p class="aside">
      Named by a record of ${vendor.name} or by the offer itself, in today's order (<a href="${PAGE.criteria}#ties"
        >why?</a
      >).
    </p>
    ${stableLegend(catalogue, recorded)}
    <ol class="offer-rows">
      ${recorded.map((listing) => foundRow(catalogue, listing))}
    </ol>
    <h3>Side by side</h3>
    <ul class="names linked">
      ${recorded.map((other) => html`<li><a href="${comparisonPath(vendor, other.vendor)}">${vendor.name} and ${other.vendor.name}</a></li> `)}
    </ul>
  </section> `;
}

function othersSection(catalogue: Catalogue, vendor: Vendor, others: readonly Listing[]): Html {
  const [first] = others;
  if (!first) return NOTHING;
  const category = firstOffer(catalogue, vendor)?.category ?? first.category;
  return html`<section aria-labelledby="others">
    <h2 id="others">Others of its category, in today's order</h2>
    <ol class="offer-rows brief">
      ${others.slice(0, OTHERS_SHOWN).map((listing) => foundRow(catalogue, listing))}
    </ol>
    <p>
      <a href="${categoryPage(category)}">All of ${category.name}</a>, or
      <a href="${PAGE.compare}/${category.slug}">in a table</a>.
    </p>
  </section> `;
}

function indexPage(catalogue: Catalogue): Page {
  const vendors = [...leftVendors(catalogue)].toSorted((one, other) => byName(one.name, other.name));
  return {
    path: PAGE.alternatives,
    title: 'Alternatives',
    description: `Alternatives to ${figures(vendors.length, 'vendor')} that reduced their free terms or that an alternative is recorded to.`,
    jsonAlternate: '/api/changes',
    jsonAlternateTitle: 'Recent changes as JSON',
    cite: provenance(catalogue, PAGE.alternatives, []).cite_as,
    crumbs: [{ name: 'Alternatives', path: PAGE.alternatives }],
    kind: 'CollectionPage',
    main: html`<h1>Alternatives</h1>
      <p class="lead">
        ${figures(vendors.length, 'vendor')} with a change for the worse in force, or with an alternative on record.
      </p>
      ${
        vendors.length === 0
          ? NOTHING
          : html`<ul class="names linked">
              ${vendors.map((vendor) => html`<li><a href="${alternativesPath(vendor)}">${vendor.name}</a></li> `)}
            </ul>`
      }`,
  };
}
