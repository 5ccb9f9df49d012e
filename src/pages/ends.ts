import type { Catalogue } from '../model/catalogue.ts';
import type { Page } from './page.ts';
import { byMonth, monthSections } from './parts/change-entry.ts';
import { type Html, html } from './parts/html.ts';
import { categoryLink, categoryNameLink, hostLink, sourceLink, vendorLink } from './parts/links.ts';
import { type Ending, daysAhead } from './parts/time-axis.ts';
import { dayElement, dayInWords, dayMark, figures, prose } from './parts/words.ts';
import { changeWords } from '../routes/shared/change-words.ts';
import { datedDeadlines } from '../routes/shared/deadline.ts';
import { PAGE } from '../routes/shared/page.ts';
import { datedListings, provenance } from '../routes/shared/provenance.ts';
import { type Deadline, deadlines } from '../rules/dates/deadlines.ts';
import { type Expiry, expiring } from '../rules/dates/expiring.ts';

/** The page of days after today on which terms change or end, soonest first. */
export function deadlinesPage(catalogue: Catalogue): Page {
  const found = deadlines(catalogue);
  const months = monthSections(
    byMonth(found, ({ date }) => date),
    (deadline) => deadlineEntry(catalogue, deadline),
  );
  return {
    path: PAGE.deadlines,
    title: 'Deadlines',
    description: `Days to come on which developer offers change or end: ${figures(found.length, 'deadline')}, soonest first.`,
    jsonAlternate: '/api/deadlines',
    calendar: '/api/deadlines.ics',
    cite: provenance(catalogue, PAGE.deadlines, datedDeadlines(catalogue, found)).cite_as,
    crumbs: [{ name: 'Deadlines', path: PAGE.deadlines }],
    kind: 'CollectionPage',
    main: html`<h1>Deadlines</h1>
      <p class="lead">
        Days to come on which terms change or end. Some are change records dated ahead; others are days that an offer's
        terms or a record name in a sentence about an end. Offers with a last day of their own are under
        <a href="${PAGE.expiring}">expiring offers</a>.
      </p>
      ${found.length === 0 ? noDeadline(catalogue) : html`${daysAhead(announced(catalogue), catalogue.date)}${months}`}`,
  };
}

/** States what was searched, so that an empty page does not look like missing data. */
function noDeadline({ changes, listings, date }: Catalogue): Html {
  return html`<p class="empty">
    No deadline is on record. None of the ${figures(changes.length, 'change record')} is dated after
    ${dayElement(date)}, and neither they nor the terms of the ${figures(listings.length, 'offer')} name a later day as
    an end.
  </p>`;
}

/** A deadline in a list: day, vendor, days left, and the sentence that states it. */
export function deadlineEntry(catalogue: Catalogue, deadline: Deadline): Html {
  const { vendor, category, summary, source_url: source } = deadline.kind === 'stated' ? deadline : deadline.record;
  return html`<li class="change">
    ${dayMark(deadline.date)}
    <div>
      <p class="change-head">
        <b class="who">${vendorLink(catalogue, vendor)}</b>
        <span class="where">${categoryNameLink(catalogue, category)}</span>
        <span class="type">${kindWords(deadline)}</span>
        <span class="note">in ${figures(deadline.countdown_days, 'day')}</span>
      </p>
      <p>${prose(summary)} ${sourceLink(source)}</p>
    </div>
  </li> `;
}

function kindWords(deadline: Deadline): string {
  if (deadline.kind === 'change_record') return changeWords(deadline.record.change_type);
  return deadline.stated_in === 'listing'
    ? 'stated in the terms'
    : `stated in a record of ${dayInWords(deadline.record_date)}`;
}

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

const SHOWN = 6;

/** The next ends: deadlines and last days of offers. */
export function endingNext(catalogue: Catalogue): Html {
  const endings = [...announced(catalogue), ...expiring(catalogue, YEAR_AHEAD).map(lastDay)].toSorted(
    (one, other) => one.days - other.days,
  );
  return html`<section aria-labelledby="ending">
    <h2 id="ending">Ending next</h2>
    ${
      endings.length === 0
        ? html`<p class="empty">Nothing on record ends within a year.</p>`
        : html`<ol class="endings">
            ${endings.slice(0, SHOWN).map(
              ({ date, vendor, what, days }) =>
                html`<li>
                  ${dayMark(date)}
                  <span
                    ><b class="who">${vendorLink(catalogue, vendor)}</b> ${what}
                    <span class="note">in ${figures(days, 'day')}</span></span
                  >
                </li> `,
            )}
          </ol>`
    }
    <p class="more"><a href="${PAGE.deadlines}">Deadlines</a> · <a href="${PAGE.expiring}">Expiring offers</a></p>
  </section>`;
}

/** Every deadline as a day ahead. */
export function announced(catalogue: Catalogue): readonly Ending[] {
  return deadlines(catalogue).map((deadline) => ({
    date: deadline.date,
    vendor: deadline.kind === 'stated' ? deadline.vendor : deadline.record.vendor,
    what: 'deadline',
    days: deadline.countdown_days,
  }));
}
