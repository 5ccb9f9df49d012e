import type { Catalogue } from '../model/catalogue.ts';
import { changeWords } from '../routes/shared/change-words.ts';
import { datedDeadlines } from '../routes/shared/deadline.ts';
import { PAGE } from '../routes/shared/page.ts';
import { provenance } from '../routes/shared/provenance.ts';
import { deadlines, type Deadline } from '../rules/dates/deadlines.ts';
import { byMonth, monthSections } from './by-month.ts';
import { dayElement, dayInWords, dayMark } from './day.ts';
import { announced } from './ending-next.ts';
import { figures } from './figure.ts';
import { html, type Html } from './html.ts';
import { categoryNameLink, sourceLink, vendorLink } from './link.ts';
import { daysAhead } from './pictures/days-ahead.ts';
import { prose } from './prose.ts';
import type { Page } from './page.ts';

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
