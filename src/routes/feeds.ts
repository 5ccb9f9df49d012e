import type { Catalogue } from '../model/catalogue.ts';
import { feedEntries } from '../rules/changes/feed-entries.ts';
import { ok, route, type AnyRoute, type Reply } from './route.ts';
import { CONTENT_TYPE } from './content-type.ts';
import { atomFeed, jsonFeed, jsonFeedBody, type ChangeFeed } from './shared/change-feed.ts';
import { resolveFollowed, FOLLOWED, followedQuery, type Followed } from './shared/followed.ts';
import { PAGE } from './shared/page.ts';

const DESCRIPTION =
  'One entry for each change record of the last 90 days, the newest 100; records of what the index itself did (`our_index`) ' +
  'are left out. An announced change enters on the day it was ' +
  'recorded and says when it takes effect. A record that was reversed or withdrawn since appears again as an updated ' +
  'entry of the same id. With `vendors` or `categories`, one entry for each record of these vendors and categories, whatever its ' +
  'day, the newest 100: the address is the subscription, and nothing is stored.';

/** The feed of all changes, or that of the named vendors and categories, in the form that `path` serves. */
function feedReply(
  catalogue: Catalogue,
  given: Readonly<Record<keyof Followed, string | null>>,
  path: '/api/feed' | '/api/feed.json',
): Reply {
  const named = resolveFollowed(catalogue, given);
  if ('refused' in named) return named.refused;
  const query = followedQuery(named);
  const self = query === '' ? path : `${path}?${query}`;
  const feed = query === '' ? wholeFeed(catalogue) : feedOf(catalogue, named);
  if (path === '/api/feed.json') return ok(jsonFeed(catalogue, feed, self));
  return { status: 200, contentType: CONTENT_TYPE.atom, text: atomFeed(catalogue, feed, self) };
}

const ALL_CHANGES = {
  tag: 'Changes',
  description: DESCRIPTION,
  isFile: true,
  parameters: FOLLOWED,
  errors: [404],
} as const satisfies Partial<AnyRoute>;

export const feed = route({
  ...ALL_CHANGES,
  body: null,
  contentTypes: [CONTENT_TYPE.atom],
  path: '/api/feed',
  operationId: 'getFeed',
  summary: 'Pricing changes as an Atom feed',
  answer: (catalogue, given) => feedReply(catalogue, given, '/api/feed'),
});

export const feedJson = route({
  ...ALL_CHANGES,
  path: '/api/feed.json',
  operationId: 'getJsonFeed',
  body: jsonFeedBody,
  summary: 'Pricing changes as a JSON Feed',
  answer: (catalogue, given) => feedReply(catalogue, given, '/api/feed.json'),
});

function wholeFeed(catalogue: Catalogue): ChangeFeed {
  return {
    name: 'feed',
    title: 'pricing changes',
    holds: 'The newest 100 changes of the last 90 days.',
    page: PAGE.changes,
    entries: feedEntries(catalogue),
  };
}

function feedOf(catalogue: Catalogue, { vendors, categories }: Followed): ChangeFeed {
  const lists = Object.entries({ vendors, categories }).filter(([, listed]) => listed.length > 0);
  const kinds = lists.map(([kind]) => kind).join(' and ');
  return {
    name: `feed/${lists.map(([kind, listed]) => `${kind}/${listed.map(({ slug }) => slug).join(',')}`).join('/')}`,
    title: `pricing changes of ${[...vendors, ...categories].map(({ name }) => name).join(', ')}`,
    holds: `The newest 100 change records of these ${kinds}.`,
    page: PAGE.changes,
    entries: feedEntries(catalogue, { vendors, categories }),
  };
}
