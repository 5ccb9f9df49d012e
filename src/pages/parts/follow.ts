import { type Followed, followedQuery } from '../../routes/shared/followed.ts';
import { PAGE } from '../../routes/shared/page.ts';
import { html, type Html, NOTHING } from './html.ts';

/** Feeds, calendar and watchlist of what is named; where nothing is, those of the whole index, which has no watchlist. */
export function followAddresses(named: Followed) {
  const query = followedQuery(named);
  if (query === '') {
    return { atom: '/api/feed', json: '/api/feed.json', calendar: '/api/deadlines.ics', watchlist: null };
  }
  const at = (path: string): string => `${path}?${query}`;
  return {
    atom: at('/api/feed'),
    json: at('/api/feed.json'),
    calendar: at('/api/watchlist.ics'),
    watchlist: at('/api/watchlist'),
  };
}

/** The box of a list: feed and calendar of what it shows, and the page that adds more. `MAX_LISTED` vendors at most. */
export function followBox(
  { vendors = [], categories = [] }: Partial<Followed>,
  { before = NOTHING, after = NOTHING } = {},
): Html {
  const named = { vendors: [...new Set(vendors)].slice(0, MAX_LISTED), categories };
  const { atom, calendar } = followAddresses(named);
  return html`<p class="follow">
    ${before}<span
      ><b>Follow</b> <a href="${atom}">feed</a> · <a href="${calendar}">calendar</a> ·
      <a href="${followPath(named)}">choose vendors</a>${after}</span
    >
  </p> `;
}

/** The page to follow vendors and categories, filled in. */
export function followPath(named: Partial<Followed>): string {
  const query = followedQuery(named);
  return query === '' ? PAGE.follow : `${PAGE.follow}?${query}`;
}

/** As many as the page shows of a long list; a feed takes 100. */
const MAX_LISTED = 30;
