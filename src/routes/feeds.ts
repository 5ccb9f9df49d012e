import type { Catalogue } from '../model/catalogue.ts';
import { feedEntries } from '../rules/changes/feed-entries.ts';
import type { TextParameter } from './parameter.ts';
import { ok, route, type AnyRoute, type Given, type Reply } from './route.ts';
import { ATOM_TYPE, atomReply, jsonFeed, jsonFeedBody, type ChangeFeed } from './shared/change-feed.ts';
import { exactVendors, NAME_VENDORS } from './shared/named-services.ts';
import { PAGE } from './shared/page.ts';
import { FEEDS_FOLDER, hasFeed } from './shared/scoped-feeds.ts';

export const VENDORS = {
  kind: 'text',
  example: 'neon,vercel',
  description:
    'Comma-separated vendors, at most 100: exact names, slugs, former names and aliases. Their order and spelling do not ' +
    'matter; one unknown name refuses the whole list.',
} as const satisfies TextParameter;

const DESCRIPTION =
  'One entry for each change record of the last 90 days, the newest 100. An announced change enters on the day it was ' +
  'recorded and says when it takes effect. A record that was reversed or withdrawn since appears again as an updated ' +
  'entry of the same id. With `vendors`, one entry for each record of these vendors, whatever its day, the newest 100: the ' +
  'address is the subscription, and nothing is stored.';

/** Both forms of the feed of all changes. */
const ALL_CHANGES = {
  description: DESCRIPTION,
  isFile: true,
  parameters: { vendors: VENDORS },
  errors: [404],
} as const satisfies Partial<AnyRoute>;

export const feed = route({
  ...ALL_CHANGES,
  path: '/api/feed',
  operationId: 'getFeed',
  tag: 'Changes',
  body: null,
  summary: 'Pricing changes as an Atom feed',
  contentTypes: [ATOM_TYPE],
  answer: (catalogue, { vendors }) => {
    if (vendors === null) return atomReply(catalogue, wholeFeed(catalogue), '/api/feed');
    return vendorsAtomReply(catalogue, vendors);
  },
});

export const feedJson = route({
  ...ALL_CHANGES,
  path: '/api/feed.json',
  operationId: 'getJsonFeed',
  tag: 'Changes',
  body: jsonFeedBody,
  summary: 'Pricing changes as a JSON Feed',
  answer: (catalogue, { vendors }) => {
    if (vendors === null) return ok(jsonFeed(catalogue, wholeFeed(catalogue), '/api/feed.json'));
    return vendorsJsonReply(catalogue, vendors);
  },
});

function wholeFeed(catalogue: Catalogue): ChangeFeed {
  return {
    name: 'feed',
    title: 'pricing changes',
    holds: 'Changes of the last 90 days.',
    page: PAGE.changes,
    entries: feedEntries(catalogue),
  };
}

const JSON_PATH = `${FEEDS_FOLDER}.json`;

/** Both forms of the feed of a list of vendors. */
const NAMED_VENDORS = {
  about: 'index' as const,
  parameters: { vendors: { ...VENDORS, required: NAME_VENDORS } },
  errors: [404],

  *cases(catalogue: Catalogue): Generator<Given> {
    // Any list may be requested. One vendor is prepared, so that the build validates a real answer.
    const [first] = catalogue.records.vendors.filter(hasFeed);
    if (first) yield { vendors: first.slug };
  },
};

export const vendorsFeed = route({
  ...NAMED_VENDORS,
  path: FEEDS_FOLDER,
  operationId: 'getVendorsFeed',
  tag: 'Changes',
  body: null,
  summary: 'Pricing changes of a list of vendors as an Atom feed',
  description: 'The same as `/api/feed?vendors=`.',
  contentTypes: [ATOM_TYPE],
  answer: (catalogue, { vendors }) => vendorsAtomReply(catalogue, vendors),
});

export const vendorsFeedJson = route({
  ...NAMED_VENDORS,
  path: JSON_PATH,
  operationId: 'getVendorsJsonFeed',
  tag: 'Changes',
  body: jsonFeedBody,
  summary: 'Pricing changes of a list of vendors as a JSON Feed',
  description: 'The same as `/api/feed.json?vendors=`.',
  answer: (catalogue, { vendors }) => vendorsJsonReply(catalogue, vendors),
});

/** The feed of the named vendors in Atom; 400 without a name, 404 where one is unknown. */
export function vendorsAtomReply(catalogue: Catalogue, text: string): Reply {
  return vendorsFeedReply(catalogue, text, (feed, query) => atomReply(catalogue, feed, `/api/feed?${query}`));
}

/** The same as a JSON Feed. */
export function vendorsJsonReply(catalogue: Catalogue, text: string): Reply {
  return vendorsFeedReply(catalogue, text, (feed, query) => ok(jsonFeed(catalogue, feed, `/api/feed.json?${query}`)));
}

/** Lays out the feed of the named vendors; `query` is the same for every spelling of the list. */
function vendorsFeedReply(
  catalogue: Catalogue,
  text: string,
  layOut: (feed: ChangeFeed, query: string) => Reply,
): Reply {
  const named = exactVendors(catalogue, text);
  if ('refused' in named) return named.refused;
  const { vendors } = named;
  const list = vendors.map(({ slug }) => slug).join(',');
  const feed: ChangeFeed = {
    name: `feed/vendors/${list}`,
    title: `pricing changes of ${vendors.map(({ name }) => name).join(', ')}`,
    holds: 'The newest 100 change records of these vendors.',
    page: PAGE.changes,
    entries: feedEntries(catalogue, { vendors }),
  };
  return layOut(feed, `vendors=${list}`);
}
