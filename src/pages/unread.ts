import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { RiskLevel } from '../model/vocabulary.ts';
import { daysBetween } from '../rules/dates/days.ts';
import { newestRead } from '../rules/reading/newest-read.ts';
import { dayElement } from './day.ts';
import { html, NOTHING, type Html } from './html.ts';

/** The basis of `stable` for an entry whose page was never read. */
export const UNREAD_WORDS = 'no bad news on record; not yet read by us';

/** Days without a read after which pages state this. */
const QUIET_DAYS = 7;

/** A note beside `stable` that the page was never read; nothing beside other levels. */
export function unreadNote({ read }: Listing, level: RiskLevel | null): Html {
  return level === 'stable' && read?.last_read === undefined
    ? html`<span class="unread">${UNREAD_WORDS}</span>`
    : NOTHING;
}

/** Whether the page of any offer was ever read. */
export function hasReads({ listings }: Catalogue): boolean {
  return newestRead(listings) !== null;
}

/** A sentence on the day of the last read; nothing while reads continue. */
export function sinceWhenUnread({ listings, date }: Catalogue): Html {
  const newest = newestRead(listings);
  if (newest !== null) {
    const isQuiet = daysBetween(newest, date) > QUIET_DAYS;
    return isQuiet ? html`<p class="aside">No page was read since ${dayElement(newest)}.</p>` : NOTHING;
  }
  const [oldest] = listings.map(({ offer }) => offer.verifiedDate).sort();
  if (oldest === undefined) return NOTHING;
  return html`<p>
    No page of an offer has been read by us since the index began: its oldest entry was written on
    ${dayElement(oldest)}. A level of <em>stable</em> means ${UNREAD_WORDS}.
  </p>`;
}
