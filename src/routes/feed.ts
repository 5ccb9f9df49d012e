import type { Catalogue } from '../model/catalogue.ts';
import { feedEntries } from '../rules/changes/feed-entries.ts';
import { ATOM_TYPE, atomReply, jsonFeed, type ChangeFeed } from './shared/change-feed.ts';
import { PAGE } from './shared/page.ts';
import { VENDORS, vendorsAtomReply, vendorsJsonReply } from './shared/vendors-feed.ts';
import { ok, route, type AnyRoute } from './route.ts';

const DESCRIPTION =
  'One entry for each change record of the last 90 days, the newest 100. An announced change enters on the day it was ' +
  'recorded and says when it takes effect. A record that was reversed or withdrawn since appears again as an updated ' +
  'entry of the same id. With `vendors`, one entry for each record of these vendors, whatever its day, the newest 100: the ' +
  'address is the subscription, and nothing is stored.';

/** Both forms of the feed of all changes. */
const COMMON = {
  description: DESCRIPTION,
  about: 'index',
  isFile: true,
  parameters: { vendors: VENDORS },
  errors: [400, 404],

  *cases() {
    yield { given: {} };
  },
} as const satisfies Partial<AnyRoute>;

export const feed = route({
  ...COMMON,
  path: '/api/feed',
  summary: 'Pricing changes as an Atom feed',
  contentTypes: [ATOM_TYPE],
  answer: (catalogue, { vendors }) => {
    if (vendors === null) return atomReply(catalogue, wholeFeed(catalogue), '/api/feed');
    return vendorsAtomReply(catalogue, vendors);
  },
});

export const feedJson = route({
  ...COMMON,
  path: '/api/feed.json',
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
