import type { Header, Reference, Schema } from '../model/openapi-document.ts';
import { EVERY_RESPONSE, NO_STORE } from '../routes/response-headers.ts';

const text = { type: 'string' } as const;

/** A header that its responses always have. */
const always = (field: string, description: string, schema: Schema = text) =>
  ({ field, description, required: true, schema }) as const;

const only = (value: string): Schema => ({ type: 'string', enum: [value] });

/** Headers of responses (docs/rules.md#response-headers), each with its HTTP name. */
const HEADERS = {
  AllowOrigin: always('Access-Control-Allow-Origin', 'Any origin may read any response.', only('*')),
  ExposeHeaders: always(
    'Access-Control-Expose-Headers',
    'The headers that a page of another origin may read.',
    only(EVERY_RESPONSE['Access-Control-Expose-Headers']),
  ),
  ContentTypeOptions: always(
    'X-Content-Type-Options',
    'The content type is meant as it is written.',
    only(EVERY_RESPONSE['X-Content-Type-Options']),
  ),
  ETag: always('ETag', 'Strong validator; send it back in `If-None-Match`.'),
  Vary: always('Vary', '`Accept-Encoding`: br and gzip are served.'),
  CacheControl: always('Cache-Control', 'May be kept for five minutes.', only('public, max-age=300')),
  NoStore: always('Cache-Control', 'Not to be kept.', only(NO_STORE['Cache-Control'])),
  Expires: always('Expires', 'The next UTC midnight, whatever `Cache-Control` says: an answer is as of its day.'),
  Link: always(
    'Link',
    'Where the interface is described: `service-desc` this document, `service-doc` its pages (RFC 8631), `api-catalog` the list of APIs (RFC 9727); on a page that is not the last, the following one as `next`.',
  ),
  ContentSecurityPolicy: {
    field: 'Content-Security-Policy',
    description: 'On HTML: the page loads nothing from elsewhere.',
    schema: text,
  },
  Location: always('Location', 'The path without its last slash, with the query.'),
  RetryAfter: always('Retry-After', 'Seconds until the next minute begins.', { type: 'integer', minimum: 1 }),
} as const satisfies Readonly<Record<string, Header & { readonly field: string }>>;

type HeaderId = keyof typeof HEADERS;

export const HEADER_COMPONENTS: Readonly<Record<string, Header>> = Object.fromEntries(
  Object.entries(HEADERS).map(([id, header]) => [id, { ...header, field: undefined }]),
);

/** The headers of one response: those on every one, and these. */
export function responseHeaders(...ids: readonly HeaderId[]): Readonly<Record<string, Reference>> {
  const all: readonly HeaderId[] = ['AllowOrigin', 'ExposeHeaders', 'ContentTypeOptions', ...ids];
  return Object.fromEntries(all.map((id) => [HEADERS[id].field, { $ref: `#/components/headers/${id}` }]));
}
