import type { Header, Reference } from '../model/openapi-document.ts';

const text = { type: 'string' } as const;

/** Headers of responses (docs/rules.md#response-headers). */
export const HEADERS = {
  AllowOrigin: {
    description: 'Any origin may read any response.',
    required: true,
    schema: { type: 'string', enum: ['*'] },
  },
  ExposeHeaders: {
    description: 'The headers that a page of another origin may read.',
    required: true,
    schema: { type: 'string', enum: ['ETag, Link, Retry-After, Content-Length, Age'] },
  },
  ContentTypeOptions: {
    description: 'The content type is meant as it is written.',
    required: true,
    schema: { type: 'string', enum: ['nosniff'] },
  },
  ETag: { description: 'Strong validator; send it back in `If-None-Match`.', required: true, schema: text },
  Vary: { description: '`Accept-Encoding`: br and gzip are served.', required: true, schema: text },
  CacheControl: {
    description: 'May be kept for five minutes.',
    required: true,
    schema: { type: 'string', enum: ['public, max-age=300'] },
  },
  NoStore: { description: 'Not to be kept.', required: true, schema: { type: 'string', enum: ['no-store'] } },
  Expires: {
    description: 'The next UTC midnight, whatever `Cache-Control` says: an answer is as of its day.',
    required: true,
    schema: text,
  },
  Link: {
    description:
      'Where the interface is described: `service-desc` this document, `service-doc` its pages (RFC 8631), `api-catalog` the list of APIs (RFC 9727); on a page that is not the last, the following one as `next`.',
    required: true,
    schema: text,
  },
  ContentSecurityPolicy: { description: 'On HTML: the page loads nothing from elsewhere.', schema: text },
  Location: { description: 'The path without its last slash, with the query.', required: true, schema: text },
  RetryAfter: {
    description: 'Seconds until the next minute begins.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
} as const satisfies Readonly<Record<string, Header>>;

/** A header as responses refer to it. */
export type HeaderId = keyof typeof HEADERS;

/** The HTTP name of each header. */
const FIELD: Readonly<Record<HeaderId, string>> = {
  AllowOrigin: 'Access-Control-Allow-Origin',
  ExposeHeaders: 'Access-Control-Expose-Headers',
  ContentTypeOptions: 'X-Content-Type-Options',
  ETag: 'ETag',
  Vary: 'Vary',
  CacheControl: 'Cache-Control',
  NoStore: 'Cache-Control',
  Expires: 'Expires',
  Link: 'Link',
  ContentSecurityPolicy: 'Content-Security-Policy',
  Location: 'Location',
  RetryAfter: 'Retry-After',
};

/** The headers of one response: those on every one, and these. */
export function responseHeaders(...ids: readonly HeaderId[]): Readonly<Record<string, Reference>> {
  const all: readonly HeaderId[] = ['AllowOrigin', 'ExposeHeaders', 'ContentTypeOptions', ...ids];
  return Object.fromEntries(all.map((id) => [FIELD[id], { $ref: `#/components/headers/${id}` }]));
}
