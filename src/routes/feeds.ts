import type { Catalogue } from '../model/catalogue.ts';
import { ATOM_TYPE } from './shared/change-feed.ts';
import { FEEDS_FOLDER, hasFeed } from './shared/scoped-feeds.ts';
import { NAME_VENDORS, VENDORS, vendorsAtomReply, vendorsJsonReply } from './shared/vendors-feed.ts';
import { route, type Case } from './route.ts';

const JSON_PATH = `${FEEDS_FOLDER}.json`;

/** Both forms of the feed of a list of vendors. */
const COMMON = {
  about: 'index' as const,
  parameters: { vendors: { ...VENDORS, required: NAME_VENDORS } },
  errors: [400, 404],

  *cases(catalogue: Catalogue): Generator<Case> {
    // Any list may be requested. One vendor is prepared, so that the build validates a real answer.
    const [first] = catalogue.records.vendors.filter(hasFeed);
    if (first) yield { given: { vendors: first.slug } };
  },
};

export const vendorsFeed = route({
  ...COMMON,
  path: FEEDS_FOLDER,
  summary: 'Pricing changes of a list of vendors as an Atom feed',
  description: 'The same as `/api/feed?vendors=`.',
  contentTypes: [ATOM_TYPE],
  answer: (catalogue, { vendors }) => vendorsAtomReply(catalogue, vendors),
});

export const vendorsFeedJson = route({
  ...COMMON,
  path: JSON_PATH,
  summary: 'Pricing changes of a list of vendors as a JSON Feed',
  description: 'The same as `/api/feed.json?vendors=`.',
  answer: (catalogue, { vendors }) => vendorsJsonReply(catalogue, vendors),
});
