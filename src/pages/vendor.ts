import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { Vendor } from '../model/vendor.ts';
import { badgePath } from './badge.ts';
import { offerSection, recordedLevel } from './offer-section.ts';
import type { Page } from './page.ts';
import { timelineEntry } from './parts/change-entry.ts';
import { type Html, NOTHING, html } from './parts/html.ts';
import { limitHistogram } from './parts/limit-histogram.ts';
import { hostLink, vendorLink } from './parts/links.ts';
import { foundRow, offerRow } from './parts/offer-row.ts';
import type { Structured } from './parts/shell.ts';
import { vendorTimeline } from './parts/vendor-timeline.ts';
import { dayElement, dayInWords, figures, signalCommand } from './parts/words.ts';
import { PAGE, address, alternativesPath, categoryPage, comparisonPath, vendorPage } from '../routes/shared/page.ts';
import { datedChanges, datedListings, provenance } from '../routes/shared/provenance.ts';
import { feedLinks, hasFeed } from '../routes/shared/scoped-feeds.ts';
import { memoizeByListing } from '../rules/catalogue/memoize.ts';
import { listedProgramme } from '../rules/catalogue/referral-programmes.ts';
import { changeHistory } from '../rules/changes/change-history.ts';
import { leftVendors } from '../rules/changes/left-vendors.ts';
import { vendorModified } from '../rules/freshness/last-modified.ts';
import { exactVendor } from '../rules/names/resolver.ts';
import { relatedAlternatives, relatedKey } from '../rules/ranking/alternatives.ts';
import { firstOffer } from '../rules/ranking/first-offer.ts';
import { assess } from '../rules/risk/assessment.ts';
import { isFreeAsStated } from '../rules/risk/free-offer.ts';

/** Alternatives shown with their terms; the next ones follow by name. */
const ALTERNATIVES_IN_FULL = 10;
/** Maximum number of named alternatives: without it, the pages of a large category would grow with its square. */
const ALTERNATIVES_NAMED = 60;

/**
 * The page of a vendor: terms, risk with its dated cause, change timeline, alternatives in rank order, citation and
 * signal.
 */
export function vendorPageOf(catalogue: Catalogue, vendor: Vendor): Page {
  const listings = catalogue.listingsByVendor.get(vendor.slug) ?? [];
  const [first] = listings;
  return {
    path: vendorPage(vendor),
    modified: vendorModified(catalogue, vendor),
    file: `catalogue/vendors/${vendor.slug}.yaml`,
    badge: badgePath(vendor),
    ...(first ? { preview: preview(catalogue, first) } : {}),
    title: first ? `${vendor.name}: free terms and what changed` : `${vendor.name}: what changed`,
    description: first
      ? `${first.offer.tier}: ${first.offer.description}`
      : `Recorded changes of ${vendor.name}; the index lists no offer.`,
    ...(hasFeed(vendor) ? { feed: feedLinks('vendor', vendor.slug, `Pricing changes of ${vendor.name}`) } : {}),
    ...jsonForm(vendor),
    cite: provenance(
      catalogue,
      vendorPage(vendor),
      first ? datedListings(catalogue, [first]) : datedChanges(changeHistory(vendor)),
    ).cite_as,
    crumbs: [
      ...(first
        ? [{ name: first.category.name, path: categoryPage(first.category) }]
        : [{ name: 'Changes', path: PAGE.changes }]),
      { name: vendor.name, path: vendorPage(vendor) },
    ],
    structured: vendorStructure(catalogue, vendor, listings),
    main: html`<h1>${vendor.name}</h1>
      ${formerNames(vendor)}${first ? NOTHING : html`${UNLISTED}${recordedLevel(catalogue, vendor)}`}
      ${listings.map((listing, index) => offerSection(catalogue, listing, index + 1))}${vendorTimeline(catalogue, vendor)}${first ? limitHistogram(catalogue, first) : NOTHING}${timeline(vendor)}${referral(vendor)}${
        first
          ? alternativesSection(catalogue, first)
          : html`${namedAlternatives(catalogue, vendor)}${recordedLink(catalogue, vendor)}`
      }${first ? report(catalogue, vendor) : NOTHING}`,
  };
}

/** The offer in a line, with its level and the day of its terms. */
function preview(catalogue: Catalogue, listing: Listing): NonNullable<Page['preview']> {
  const { offer, category, vendor, read } = listing;
  const { risk_level: level, gate } = assess(catalogue, listing);
  const rated = level ?? (gate ? 'not ranked' : 'level withheld');
  const unread = level === 'stable' && !read?.last_read ? ', not yet read by us' : '';
  return {
    title: `${vendor.name}: ${offer.tier}, ${category.name}`,
    text: `${rated}${unread}, written ${dayInWords(offer.verifiedDate)}. ${offer.description}`,
  };
}

/** The JSON of the page: the details, or the records of a vendor without offers. */
function jsonForm(vendor: Vendor): Pick<Page, 'jsonAlternate'> {
  if (vendor.offers.length > 0) return { jsonAlternate: `/api/details/${vendor.slug}` };
  return { jsonAlternate: `/api/changes?${new URLSearchParams({ vendor: vendor.name }).toString()}` };
}

const UNLISTED = html`<p class="lead">The index lists no offer of this vendor. What it changed is kept on record.</p>`;

function formerNames({ former_names: names }: Vendor): Html {
  return names.length === 0 ? NOTHING : html`<p class="aside">Listed before as ${names.join(', ')}.</p>`;
}

function timeline(vendor: Vendor): Html {
  const history = changeHistory(vendor);
  return html`<section aria-labelledby="changes">
    <h2 id="changes">Changes on record</h2>
    ${
      history.length === 0
        ? html`<p>None since the index began to follow this vendor.</p>`
        : html`<ol class="timeline">
            ${history.map(timelineEntry)}
          </ol>`
    }
  </section> `;
}

function referral(vendor: Vendor): Html {
  const programme = listedProgramme(vendor);
  if (!programme) return NOTHING;
  return html`<section aria-labelledby="referral">
    <h2 id="referral">Referral programme</h2>
    <p>
      The new customer gets: ${programme.referee_benefit}. The referrer gets: ${programme.referrer_benefit}. Read on
      ${dayElement(programme.read_on)}. ${hostLink(programme.program_url)}
    </p>
  </section> `;
}

function alternativesSection(catalogue: Catalogue, listing: Listing): Html {
  const key = relatedKey(listing);
  const { listings } = relatedAlternatives(catalogue, listing);
  const rest = listings.slice(ALTERNATIVES_IN_FULL, ALTERNATIVES_NAMED);
  return html`<section aria-labelledby="alternatives">
    <h2 id="alternatives">Alternatives, in today's order</h2>
    <p class="aside">
      ${figures(listings.length, 'other vendor')} of
      <a href="${categoryPage(listing.category)}">${listing.category.name}</a>. Ties are drawn anew each day, for
      ${dayElement(catalogue.date)} with the key <code>${key}</code>;
      <a href="${PAGE.criteria}#ties">how the draw works</a>.
    </p>
    <ol class="offer-rows brief">
      ${listings.slice(0, ALTERNATIVES_IN_FULL).map((other) => offerRow(catalogue, other))}
    </ol>
    ${sideBySide(catalogue, listing.vendor, listings)}
    ${
      rest.length === 0
        ? NOTHING
        : html`<details>
            <summary>The next ${figures(rest.length, 'vendor')}, in order</summary>
            <ol class="names" start="${ALTERNATIVES_IN_FULL + 1}">
              ${rest.map((other) => nameRow(catalogue, other))}
            </ol>
            ${
              listings.length > ALTERNATIVES_NAMED
                ? html`<p class="aside">${wholeOrder(listing, listings.length)}</p>`
                : NOTHING
            }
          </details>`
    }
  </section> `;
}

const COMPARED = 5;

function sideBySide(catalogue: Catalogue, vendor: Vendor, others: readonly Listing[]): Html {
  const left = leftVendors(catalogue).has(vendor);
  if (others.length === 0 && !left) return NOTHING;
  return html`<p>
    Side by side:
    ${others
      .slice(0, COMPARED)
      .map(
        (other, place) =>
          html`${place === 0 ? '' : ', '}<a href="${comparisonPath(vendor, other.vendor)}"
              >${vendor.name} and ${other.vendor.name}</a
            >`,
      )}.
    ${recordedAlternatives(catalogue, vendor)}
  </p> `;
}

function recordedAlternatives(catalogue: Catalogue, vendor: Vendor): Html {
  if (!leftVendors(catalogue).has(vendor)) return NOTHING;
  return html`<a href="${alternativesPath(vendor)}">Recorded alternatives to ${vendor.name}</a>.`;
}

function recordedLink(catalogue: Catalogue, vendor: Vendor): Html {
  return leftVendors(catalogue).has(vendor) ? html`<p>${recordedAlternatives(catalogue, vendor)}</p> ` : NOTHING;
}

function wholeOrder({ vendor }: Listing, total: number): Html {
  return html`All ${total} are in <a href="/api/details/${vendor.slug}">relatedVendors</a> of the same order.`;
}

const nameRow = memoizeByListing(
  (_, { vendor }): Html => html`<li><a href="${vendorPage(vendor)}">${vendor.name}</a></li>`,
);

function report(catalogue: Catalogue, vendor: Vendor): Html {
  return html`<section aria-labelledby="report">
    <h2 id="report">Did you recommend it?</h2>
    <p>
      A program that names ${vendor.name} to its user may say so. It moves no rank and no rating;
      <a href="${PAGE.signal}">what is recorded</a>.
    </p>
    ${signalCommand(catalogue, vendor.slug)}
  </section>`;
}

/** A vendor's offers as structured data; nothing for a vendor with change records only. */
export function vendorStructure(
  catalogue: Catalogue,
  vendor: Vendor,
  listings: readonly Listing[],
): readonly Structured[] {
  const [first] = listings;
  if (!first) return [];
  return [
    {
      '@type': 'Product',
      name: vendor.name,
      category: first.category.name,
      description: first.offer.description,
      url: address(catalogue, vendorPage(vendor)),
      offers: listings.map((listing) => offerStructure(catalogue, listing)),
    },
  ];
}

/** The only price ever stated is 0 (docs/rules.md#costs). */
function offerStructure(catalogue: Catalogue, listing: Listing): Structured {
  const { offer, category } = listing;
  return {
    '@type': 'Offer',
    name: offer.tier,
    description: offer.description,
    category: category.name,
    url: offer.url,
    ...(isFreeAsStated(catalogue, listing) ? { price: '0', priceCurrency: 'USD' } : {}),
    ...(offer.expires_date === undefined ? {} : { validThrough: offer.expires_date }),
  };
}

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
