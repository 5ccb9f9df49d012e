import type { Catalogue } from '../model/catalogue.ts';
import { encode } from '../routes/encode.ts';
import { ok } from '../routes/route.ts';
import { atomFeed, jsonFeed, jsonFeedBody } from '../routes/shared/change-feed.ts';
import { errorBody } from '../routes/shared/common.schema.ts';
import {
  FEED_KINDS,
  FEEDS_FOLDER,
  scopedFeeds,
  type FeedKind,
  type ScopedFeed,
} from '../routes/shared/scoped-feeds.ts';
import type { Components } from './components.ts';
import type { Json, Operation, PathItem } from '../model/openapi-document.ts';
import { responseHeaders } from './headers.ts';
import { BAD_ESCAPE, errorResponse, errorResponses } from './responses.ts';
import { shortened, shortenedText } from './shorten.ts';

/** What each kind of feed is named by. */
const KINDS: Readonly<Record<FeedKind, { readonly operationId: string; readonly of: string; readonly name: string }>> =
  {
    category: { operationId: 'getCategoryFeed', of: 'a category', name: 'Slug of the category' },
    vendor: { operationId: 'getVendorFeed', of: 'a vendor', name: 'Slug of a vendor that has change records' },
    type: { operationId: 'getTypeFeed', of: 'a change type', name: 'The change type' },
  };

const FALLBACK_EXAMPLE = { category: 'databases', vendor: 'neon', type: 'free_tier_removed' } as const;

/** The operations of the feeds that the build writes below `/api/feeds`, by path; no route answers them. */
export function feedPaths(components: Components, catalogue: Catalogue): readonly (readonly [string, PathItem])[] {
  return FEED_KINDS.map((kind) => {
    const shown = examples(catalogue, shownFeed(catalogue, kind));
    return [`${FEEDS_FOLDER}/${kind}/{file}`, { get: feedOperation(components, kind, shown) }];
  });
}

/** The first feed of a kind that has entries, or else the first one. */
function shownFeed(catalogue: Catalogue, kind: FeedKind): ScopedFeed | undefined {
  let first: ScopedFeed | undefined;
  for (const each of scopedFeeds(catalogue, kind)) {
    if (each.feed.entries.length > 0) return each;
    first ??= each;
  }
  return first;
}

interface Shown {
  readonly name: string | null;
  readonly atom?: { readonly example: Json };
  readonly json?: { readonly example: Json };
}

function examples(catalogue: Catalogue, shown: ScopedFeed | undefined): Shown {
  if (shown === undefined) return { name: null };
  const json = JSON.parse(encode(ok(jsonFeed(catalogue, shown.feed, `${shown.path}.json`)))) as Json;
  return {
    name: shown.path.replace(/^.*\//, ''),
    atom: { example: shortenedText(atomFeed(catalogue, shown.feed, `${shown.path}.atom`)) },
    json: { example: shortened(json) },
  };
}

function feedOperation(components: Components, kind: FeedKind, { name: shown, atom, json }: Shown): Operation {
  const { operationId, of, name } = KINDS[kind];
  const headers = responseHeaders('ETag', 'Vary', 'CacheControl', 'Expires', 'Link');
  return {
    operationId,
    tags: ['Changes'],
    summary: `Pricing changes of ${of} as a feed`,
    description:
      'The newest 100 change records, whatever their day, as Atom 1.0 (`.atom`) or JSON Feed 1.1 (`.json`). The entries ' +
      'have the ids of `/api/feed`.',
    parameters: [
      {
        name: 'file',
        in: 'path',
        required: true,
        description: `${name}, with \`.atom\` or \`.json\`.`,
        schema: { type: 'string', pattern: '\\.(atom|json)$' },
        example: `${shown ?? FALLBACK_EXAMPLE[kind]}.atom`,
      },
    ],
    responses: {
      200: {
        description: 'The feed.',
        headers,
        content: {
          'application/atom+xml': { schema: { type: 'string' }, ...atom },
          'application/json': { schema: components.reference(jsonFeedBody), ...json },
        },
      },
      304: { description: 'The caller holds this feed: `If-None-Match` named it.', headers },
      ...errorResponses(components, { operationId, tag: 'Changes', body: null }, BAD_ESCAPE),
      404: errorResponse(components, {
        status: 404,
        body: errorBody,
        example: {
          error: `There is nothing at ${FEEDS_FOLDER}/${kind}/none.atom; the paths are at /api/openapi.json.`,
        },
      }),
    },
  };
}
