import type { Header, Reference } from '../model/openapi-document.ts';

const text = { type: 'string' } as const;

/** Headers of responses (docs/rules.md#response-headers), each with its HTTP name. */
const HEADERS = {
  AllowOrigin: {
    field: 'Access-Control-Allow-Origin',
    description: 'Any origin may read any response.',
    required: true,
    schema: { type: 'string', enum: ['*'] },
  },
  ExposeHeaders: {
    field: 'Access-Control-Expose-Headers',
    description: 'The headers that a page of another origin may read.',
    required: true,
    schema: { type: 'string', enum: ['ETag, Link, Retry-After, Content-Length, Age'] },
  },
  ContentTypeOptions: {
    field: 'X-Content-Type-Options',
    description: 'The content type is meant as it is written.',
    required: true,
    schema: { type: 'string', enum: ['nosniff'] },
  },
  ETag: {
    field: 'ETag',
    description: 'Strong validator; send it back in `If-None-Match`.',
    required: true,
    schema: text,
  },
  Vary: { field: 'Vary', description: '`Accept-Encoding`: br and gzip are served.', required: true, schema: text },
  CacheControl: {
    field: 'Cache-Control',
    description: 'May be kept for five minutes.',
    required: true,
    schema: { type: 'string', enum: ['public, max-age=300'] },
  },
  NoStore: {
    field: 'Cache-Control',
    description: 'Not to be kept.',
    required: true,
    schema: { type: 'string', enum: ['no-store'] },
  },
  Expires: {
    field: 'Expires',
    description: 'The next UTC midnight, whatever `Cache-Control` says: an answer is as of its day.',
    required: true,
    schema: text,
  },
  Link: {
    field: 'Link',
    description:
      'Where the interface is described: `service-desc` this document, `service-doc` its pages (RFC 8631), `api-catalog` the list of APIs (RFC 9727); on a page that is not the last, the following one as `next`.',
    required: true,
    schema: text,
  },
  ContentSecurityPolicy: {
    field: 'Content-Security-Policy',
    description: 'On HTML: the page loads nothing from elsewhere.',
    schema: text,
  },
  Location: {
    field: 'Location',
    description: 'The path without its last slash, with the query.',
    required: true,
    schema: text,
  },
  RetryAfter: {
    field: 'Retry-After',
    description: 'Seconds until the next minute begins.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
} as const satisfies Readonly<Record<string, Header & { readonly field: string }>>;

type HeaderId = keyof typeof HEADERS;

/** The headers as components of the document. */
export const HEADER_COMPONENTS: Readonly<Record<string, Header>> = Object.fromEntries(
  Object.entries(HEADERS).map(([id, header]) => [id, { ...header, field: undefined }]),
);

/** The headers of one response: those on every one, and these. */
export function responseHeaders(...ids: readonly HeaderId[]): Readonly<Record<string, Reference>> {
  const all: readonly HeaderId[] = ['AllowOrigin', 'ExposeHeaders', 'ContentTypeOptions', ...ids];
  return Object.fromEntries(all.map((id) => [HEADERS[id].field, { $ref: `#/components/headers/${id}` }]));
}
