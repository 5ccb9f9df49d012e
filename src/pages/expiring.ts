import type { Catalogue } from '../model/catalogue.ts';
import { PAGE } from '../routes/shared/page.ts';
import { datedListings, provenance } from '../routes/shared/provenance.ts';
import { expiring, type Expiry } from '../rules/dates/expiring.ts';
import { byMonth, monthSections } from './by-month.ts';
import { dayElement, dayMark } from './day.ts';
import { figures } from './figure.ts';
import { html, type Html } from './html.ts';
import { categoryLink, hostLink, vendorLink } from './link.ts';
import { daysAhead, type Ending } from './pictures/days-ahead.ts';
import { prose } from './prose.ts';
import type { Page } from './page.ts';

/** The maximum of `within_days`. */
export const YEAR_AHEAD = 365;

/** Offers with a last day, soonest first. */
export function expiringPage(catalogue: Catalogue): Page {
  const found = expiring(catalogue, YEAR_AHEAD);
  const months = monthSections(
    byMonth(found, ({ expiresDate }) => expiresDate),
    (expiry) => expiryEntry(catalogue, expiry),
  );
  const listings = found.map(({ listing }) => listing);
  return {
    path: PAGE.expiring,
    title: 'Expiring offers',
    description: `Developer offers that end within a year: ${figures(found.length, 'offer')}, soonest first.`,
    jsonAlternate: `/api/expiring?within_days=${YEAR_AHEAD}`,
    calendar: '/api/expiring.ics',
    cite: provenance(catalogue, PAGE.expiring, datedListings(catalogue, listings)).cite_as,
    crumbs: [{ name: 'Expiring offers', path: PAGE.expiring }],
    kind: 'CollectionPage',
    main: html`<h1>Expiring offers</h1>
      <p class="lead">
        Offers whose last day is within a year. The API looks <a href="/api/expiring">30 days ahead</a> unless asked for
        more.
      </p>
      ${found.length === 0 ? noExpiry(catalogue) : html`${daysAhead(found.map(lastDay), catalogue.date)}${months}`}`,
  };
}

/** The last day of an offer as a day ahead. */
export function lastDay({ listing, expiresDate, daysUntilExpiry }: Expiry): Ending {
  return {
    date: expiresDate,
    vendor: listing.vendor.name,
    what: `${listing.offer.tier} ends`,
    days: daysUntilExpiry,
  };
}

/** States how many offers have a last day at all, so that an empty page does not look like missing data. */
function noExpiry({ listings, date }: Catalogue): Html {
  const days = listings.flatMap(({ offer }) => offer.expires_date ?? []);
  const past = days.filter((day) => day < date).length;
  return html`<p class="empty">
    No offer has a last day between ${dayElement(date)} and a year from then. Of ${figures(listings.length, 'offer')},
    ${figures(days.length, 'states', 'state')} a last day: ${past} of these days ${past === 1 ? 'is' : 'are'} past,
    ${days.length - past} ${days.length - past === 1 ? 'is' : 'are'} further away.
  </p>`;
}

/** An ending offer in a list: last day, vendor, days left, and terms. */
export function expiryEntry(catalogue: Catalogue, { listing, expiresDate, daysUntilExpiry }: Expiry): Html {
  const { vendor, category, offer } = listing;
  return html`<li class="change">
    ${dayMark(expiresDate)}
    <div>
      <p class="change-head">
        <b class="who">${vendorLink(catalogue, vendor.name)}</b> <span class="where">${categoryLink(category)}</span>
        <span class="type">${offer.tier} ends</span> <span class="note">in ${figures(daysUntilExpiry, 'day')}</span>
      </p>
      <p>${prose(offer.description)} <span class="source">at ${hostLink(offer.url)}</span></p>
    </div>
  </li> `;
}
