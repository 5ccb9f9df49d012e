import type { Catalogue } from '../model/catalogue.ts';
import { feedEntries } from '../rules/changes/feed-entries.ts';
import { ATOM_TYPE, atomFeed, jsonFeed, type ChangeFeed } from './shared/change-feed.ts';
import { PAGE } from './shared/page.ts';
import { ok, route, type AnyRoute } from './route.ts';

const DESCRIPTION =
  'One entry for each change record of the last 90 days, the newest 100. An announced change enters on the day it was ' +
  'recorded and says when it takes effect. A record that was reversed or withdrawn since appears again as an updated ' +
  'entry of the same id.';

/** Both forms of the feed of all changes. */
const COMMON = {
  description: DESCRIPTION,
  about: 'index',
  parameters: {},
  errors: [],

  *cases() {
    yield { given: {} };
  },
} satisfies Partial<AnyRoute>;

export const feed = route({
  ...COMMON,
  path: '/api/feed',
  summary: 'Pricing changes as an Atom feed',
  contentTypes: [ATOM_TYPE],
  answer: (catalogue) => ({
    status: 200,
    contentType: ATOM_TYPE,
    text: atomFeed(catalogue, wholeFeed(catalogue), '/api/feed'),
  }),
});

export const feedJson = route({
  ...COMMON,
  path: '/api/feed.json',
  summary: 'Pricing changes as a JSON Feed',
  answer: (catalogue) => ok(jsonFeed(catalogue, wholeFeed(catalogue), '/api/feed.json')),
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
