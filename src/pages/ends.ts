import type { Catalogue } from '../model/catalogue.ts';
import { changeWords } from '../routes/shared/words.ts';
import { deadlineSources } from '../routes/deadlines.ts';
import { PAGE } from '../routes/shared/page.ts';
import { datedChanges, datedListings } from '../routes/shared/provenance.ts';
import { daysBetween } from '../rules/dates/days.ts';
import { type Deadline, deadlines, expiringWithin } from '../rules/dates/deadlines.ts';
import { byCodeUnits } from '../rules/text/fold.ts';
import type { Page } from './page.ts';
import { monthSections } from './parts/change-entry.ts';
import { followBox } from './parts/follow.ts';
import { html, NOTHING, section, type Html } from './parts/html.ts';
import { clause, dayElement, dayInWords, dayMark, figures, prose } from './parts/words.ts';
import { categoryNameLink, hostLink, sourceLink, vendorLink } from './parts/links.ts';

/** The maximum of `within_days`. */
const YEAR_AHEAD = 365;
const MONTH = 31;
const SHOWN_AT_HOME = 6;

/** Everything that ends after today: announced changes, days that terms state, last days of offers; soonest first. */
function endings(catalogue: Catalogue) {
  const announced = deadlines(catalogue).map((deadline) => {
    const { date, vendor, category, summary, source_url: source } = deadline;
    const text = html`${prose(summary)} ${sourceLink(source)}`;
    return { date, vendor, category, what: whatEnds(deadline), says: clause(summary), text };
  });
  const lastDays = expiringWithin(catalogue, YEAR_AHEAD).map(({ listing, expiresDate }) => {
    const { vendor, category, offer } = listing;
    const text = html`${prose(offer.description)} <span class="source">at ${hostLink(offer.url)}</span>`;
    const what = `${offer.tier} ends`;
    return { date: expiresDate, vendor: vendor.name, category: category.name, what, says: html`${what}`, text };
  });
  return [...announced, ...lastDays].toSorted((one, other) => byCodeUnits(one.date, other.date));
}

/** `free tier removed`, `stated in the terms`. */
function whatEnds(deadline: Deadline): string {
  if (deadline.kind === 'change_record') return changeWords(deadline.record.change_type);
  if (deadline.stated_in === 'listing') return 'stated in the terms';
  return `stated in a record of ${dayInWords(deadline.record_date)}`;
}

type Ending = ReturnType<typeof endings>[number];

export function endsPage(catalogue: Catalogue): Page {
  const found = endings(catalogue);
  const [next] = found;
  const soon = found.filter(({ date }) => daysBetween(catalogue.date, date) <= MONTH).length;
  const listings = expiringWithin(catalogue, YEAR_AHEAD).map(({ listing }) => listing);
  const sources = deadlineSources(deadlines(catalogue));
  const dated = [...datedListings(catalogue, [...sources.listings, ...listings]), ...datedChanges(sources.changes)];
  return {
    path: PAGE.deadlines,
    title: 'What ends',
    description: `Days on which developer offers and terms change or end, soonest first: ${found.length} on record.`,
    json: '/api/deadlines',
    calendar: '/api/deadlines.ics',
    dated,
    main: html`<p class="lead">
        ${next ? html`${found.length} ${found.length === 1 ? 'change or end' : 'changes and ends'} to come, ${soon === 0 ? 'none' : soon} within a month. The next is on ${dayElement(next.date)}, at ${vendorLink(catalogue, next.vendor)}: ${next.says}.` : html`Nothing on record ends after ${dayElement(catalogue.date)}.`}
      </p>
      ${followBox({}, { after: html` · <a href="/api/expiring.ics">calendar of last days of offers</a>` })}
      ${monthSections(found, (ending) => endingEntry(catalogue, ending))}`,
  };
}

function endingEntry(catalogue: Catalogue, { date, vendor, category, what, text }: Ending): Html {
  const days = daysBetween(catalogue.date, date);
  return html`<li class="change">
    ${dayMark(date)}
    <div>
      <p class="change-head">
        <b class="who">${vendorLink(catalogue, vendor)}</b>
        <span class="where">${categoryNameLink(catalogue, category)}</span>
        <span class="type">${what}</span>
        <span class="note">${days === 0 ? 'today' : html`in ${figures(days, 'day')}`}</span>
      </p>
      <p>${text}</p>
    </div>
  </li> `;
}

export function endingNext(catalogue: Catalogue): Html {
  const found = endings(catalogue);
  const none = html`<p class="empty">Nothing on record ends within a year.</p>`;
  if (found.length === 0) return section('ending', 'What ends next', none);
  const entries = found.slice(0, SHOWN_AT_HOME).map(
    ({ date, vendor, says }) =>
      html`<li>
        ${dayMark(date)}
        <div>
          <b class="who">${vendorLink(catalogue, vendor)}</b>
          <p class="short">${says}.</p>
        </div>
      </li> `,
  );
  const all = html`<p class="more"><a href="${PAGE.deadlines}">All that ends</a></p>`;
  return section('ending', 'What ends next', [
    html`<ol class="endings">
      ${entries}
    </ol>`,
    found.length > SHOWN_AT_HOME ? all : NOTHING,
  ]);
}
