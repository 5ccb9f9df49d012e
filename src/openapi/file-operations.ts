import type { Catalogue } from '../model/catalogue.ts';
import type { DescribedParameter, Json, MediaType, Operation, PathItem, Schema } from '../model/openapi-document.ts';
import { encode, ok, type Tag } from '../routes/route.ts';
import {
  exportedChanges,
  exportedOffers,
  exportManifest,
  EXPORT_DESCRIPTIONS,
  EXPORT_FOLDER,
  EXPORT_MANIFEST,
  EXPORTS,
} from '../routes/export.ts';
import { exportTexts } from '../routes/export-texts.ts';
import { retiredSubmission } from '../routes/referral-codes.ts';
import { atomFeed, jsonFeed, jsonFeedBody } from '../routes/shared/change-feed.ts';
import { errorBody } from '../routes/shared/common.schema.ts';
import { FEED_KINDS, FEEDS_FOLDER, scopedFeeds, type FeedKind } from '../routes/shared/scoped-feeds.ts';
import { reference } from './components.ts';
import { cutLists, cutFeed, SHOWN_ELEMENTS } from './examples.ts';
import { errorResponse, errorResponses, responseHeaders } from './responses.ts';

/** The operations of files that the build writes and no route answers, by path. */
export function filePaths(catalogue: Catalogue): Readonly<Record<string, PathItem>> {
  const feeds = FEED_KINDS.map((kind) => [`${FEEDS_FOLDER}/${kind}/{file}`, feedOperation(catalogue, kind)] as const);
  return {
    [`${EXPORT_FOLDER}/{file}`]: { get: exportOperation(catalogue) },
    ...Object.fromEntries(feeds.map(([path, get]) => [path, { get }])),
  };
}

interface FileOperation extends Pick<Operation, 'operationId' | 'summary' | 'description'> {
  readonly tag: Tag;
  /** The name of the file in the path. */
  readonly name: Pick<DescribedParameter, 'description' | 'schema' | 'example'>;
  /** What a file is: `feed`. */
  readonly what: string;
  readonly content: Readonly<Record<string, MediaType>>;
  /** A path that has no file. */
  readonly missing: string;
}

function fileOperation({ tag, name, what, content, missing, ...described }: FileOperation): Operation {
  const headers = responseHeaders('ETag', 'Vary', 'CacheControl', 'Expires', 'Link');
  return {
    ...described,
    tags: [tag],
    parameters: [{ name: 'file', in: 'path', required: true, ...name }],
    responses: {
      200: { description: `The ${what}.`, headers, content },
      304: { description: `The caller holds this ${what}: \`If-None-Match\` named it.`, headers },
      ...errorResponses({ errors: [400] }, { 400: { error: 'A percent escape in the path is broken.' } }),
      404: errorResponse(404, errorBody, {
        error: `There is nothing at ${missing}; the paths are at /api/openapi.json.`,
      }),
    },
  };
}

function exportOperation(catalogue: Catalogue): Operation {
  const texts = exportTexts(catalogue, SHOWN_ELEMENTS);
  const files = EXPORTS.map(({ name, holds }) => `\`${name}\`: ${holds}`).join(' ');
  const json = [exportedOffers, exportedChanges, exportManifest].map((schema) => reference(schema));
  const description: Schema = { type: 'object', description: 'A JSON Schema.' };
  const names = [...EXPORTS.map(({ name }) => name), EXPORT_MANIFEST, ...EXPORT_DESCRIPTIONS];
  return fileOperation({
    operationId: 'getExport',
    tag: 'Offers',
    summary: 'The whole index as one file',
    description: `${files} \`${EXPORT_MANIFEST}\` lists them with length, digest and day. The database describes its tables itself.`,
    name: { description: 'Name of the file.', schema: { type: 'string', enum: names }, example: 'offers.json' },
    what: 'file',
    content: {
      'application/json': {
        schema: { anyOf: [...json, description] },
        example: cutLists(JSON.parse(texts['offers.json']) as Json),
      },
      'application/x-ndjson': { schema: { type: 'string' }, example: firstLines(texts['offers.ndjson']) },
      'text/csv': { schema: { type: 'string' }, example: firstLines(texts['offers.csv']) },
      'application/vnd.sqlite3': { schema: { type: 'string', format: 'binary' } },
    },
    missing: `${EXPORT_FOLDER}/offers.xlsx`,
  });
}

function firstLines(text: string): string {
  return text
    .split(/(?<=\n)/)
    .slice(0, SHOWN_ELEMENTS)
    .join('');
}

/** What each kind of feed is named by. */
const FEEDS: Readonly<Record<FeedKind, readonly [operationId: string, of: string, name: string, example: string]>> = {
  category: ['getCategoryFeed', 'a category', 'Slug of the category', 'databases'],
  vendor: ['getVendorFeed', 'a vendor', 'Slug of a vendor that has change records', 'neon'],
  type: ['getTypeFeed', 'a change type', 'The change type', 'free_tier_removed'],
};

function feedOperation(catalogue: Catalogue, kind: FeedKind): Operation {
  const [operationId, of, name, assumed] = FEEDS[kind];
  const feeds = [...scopedFeeds(catalogue, [kind])];
  const shown = feeds.find(({ feed }) => feed.entries.length > 0) ?? feeds[0];
  const json = shown && (JSON.parse(encode(ok(jsonFeed(catalogue, shown.feed, `${shown.path}.json`)))) as Json);
  return fileOperation({
    operationId,
    tag: 'Changes',
    summary: `Pricing changes of ${of} as a feed`,
    description:
      'The newest 100 change records, whatever their day, as Atom 1.0 (`.atom`) or JSON Feed 1.1 (`.json`). The entries ' +
      'have the ids of `/api/feed`.',
    name: {
      description: `${name}, with \`.atom\` or \`.json\`.`,
      schema: { type: 'string', pattern: '\\.(atom|json)$' },
      example: `${shown?.path.replace(/^.*\//, '') ?? assumed}.atom`,
    },
    what: 'feed',
    content: {
      'application/atom+xml': {
        schema: { type: 'string' },
        ...(shown ? { example: cutFeed(atomFeed(catalogue, shown.feed, `${shown.path}.atom`)) } : {}),
      },
      'application/json': {
        schema: reference(jsonFeedBody),
        ...(json === undefined ? {} : { example: cutLists(json) }),
      },
    },
    missing: `${FEEDS_FOLDER}/${kind}/none.atom`,
  });
}

/** `POST /api/referral-codes`: retired, always 410 (docs/rules.md#referral-codes). */
export function retiredOperation(): Operation {
  const example = { error: retiredSubmission().body.error };
  return {
    operationId: 'submitReferralCode',
    tags: ['Referrals'],
    summary: 'Retired',
    description: 'Codes submitted by agents are retired. Every request answers 410, whatever its body.',
    deprecated: true,
    responses: {
      ...errorResponses({ errors: [410] }, { 410: example }),
      // Linters take an operation without a success for an oversight; this one has none to describe.
      default: errorResponse(410, errorBody, example),
    },
  };
}
