import type { Catalogue } from '../model/catalogue.ts';
import type { Vendor } from '../model/vendor.ts';
import { feedEntries } from '../rules/changes/feed-entries.ts';
import { exactVendor } from '../rules/names/resolver.ts';
import { ATOM_TYPE, atomFeed, jsonFeed, type ChangeFeed } from './shared/change-feed.ts';
import { distinctNames } from './shared/named-services.ts';
import { PAGE } from './shared/page.ts';
import { FEEDS_FOLDER, hasFeed } from './shared/scoped-feeds.ts';
import { unlistedVendor } from './shared/unlisted-vendor.ts';
import type { TextParameter } from './parameter.ts';
import { ok, refusal, route, type Case, type ErrorBody, type JsonReply, type Reply } from './route.ts';
import { byCodeUnits } from '../rules/text/by-code-units.ts';

const MAX_VENDORS = 100;
const NAME_VENDORS = 'Name the vendors, separated by commas: /api/feeds?vendors=neon,vercel.';
const JSON_PATH = `${FEEDS_FOLDER}.json`;

const VENDORS = {
  kind: 'text',
  in: 'query',
  required: NAME_VENDORS,
  example: 'neon,vercel',
  description: 'Comma-separated vendors, at most 100: exact names, slugs, former names and aliases.',
} as const satisfies TextParameter;

const DESCRIPTION =
  'One entry for each change record of the vendors, whatever its day, the newest 100. The address is the subscription: ' +
  'nothing is stored. The order of the names and their spelling do not matter; one unknown name refuses the whole list.';

/** Both forms of the feed of a list of vendors. */
const COMMON = {
  description: DESCRIPTION,
  about: 'index' as const,
  parameters: { vendors: VENDORS },
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
  contentTypes: [ATOM_TYPE],
  answer: (catalogue, values) =>
    answered(catalogue, values.vendors, (feed, query) => ({
      status: 200,
      contentType: ATOM_TYPE,
      text: atomFeed(catalogue, feed, `${FEEDS_FOLDER}?${query}`),
    })),
});

export const vendorsFeedJson = route({
  ...COMMON,
  path: JSON_PATH,
  summary: 'Pricing changes of a list of vendors as a JSON Feed',
  answer: (catalogue, values) =>
    answered(catalogue, values.vendors, (feed, query) => ok(jsonFeed(catalogue, feed, `${JSON_PATH}?${query}`))),
});

/** Lays out the feed of the named vendors; `query` is the same for every spelling of the list. */
function answered(catalogue: Catalogue, text: string, layOut: (feed: ChangeFeed, query: string) => Reply): Reply {
  const named = namedVendors(catalogue, text);
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

type NamedVendors = { readonly vendors: readonly Vendor[] } | { readonly refused: JsonReply<ErrorBody> };

function namedVendors(catalogue: Catalogue, text: string): NamedVendors {
  const names = distinctNames(text);
  if (names.length === 0) return { refused: refusal(400, NAME_VENDORS, { param: 'vendors' }) };
  if (names.length > MAX_VENDORS) {
    const error = `vendors must name at most ${MAX_VENDORS} vendors; got ${names.length}`;
    return { refused: refusal(400, error, { param: 'vendors' }) };
  }
  const vendors = new Set<Vendor>();
  for (const name of names) {
    const found = exactVendor(catalogue, name);
    if (!found) return { refused: unknown(catalogue, name) };
    vendors.add(found.vendor);
  }
  return { vendors: [...vendors].sort((one, other) => byCodeUnits(one.slug, other.slug)) };
}

function unknown(catalogue: Catalogue, name: string): JsonReply<ErrorBody> {
  const { error, suggestions } = unlistedVendor(catalogue, name, { kind: 'none' });
  return refusal(404, error, { suggestions });
}
