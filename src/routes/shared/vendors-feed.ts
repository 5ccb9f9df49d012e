import type { Catalogue } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { feedEntries } from '../../rules/changes/feed-entries.ts';
import { exactVendor } from '../../rules/names/resolver.ts';
import type { TextParameter } from '../parameter.ts';
import { ok, refusal, type ErrorBody, type JsonReply, type Reply } from '../route.ts';
import { atomReply, jsonFeed, type ChangeFeed } from './change-feed.ts';
import { distinctNames } from './named-services.ts';
import { PAGE } from './page.ts';
import { unlistedVendor } from './unlisted-vendor.ts';
import { byCodeUnits } from '../../rules/text/order.ts';

const MAX_VENDORS = 100;

export const NAME_VENDORS = 'Name the vendors, separated by commas: /api/feed?vendors=neon,vercel.';

export const VENDORS = {
  kind: 'text',
  in: 'query',
  example: 'neon,vercel',
  description:
    'Comma-separated vendors, at most 100: exact names, slugs, former names and aliases. Their order and spelling do not ' +
    'matter; one unknown name refuses the whole list.',
} as const satisfies TextParameter;

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
