import type { z } from 'zod';
import type { DescribedResponse, Header, Json, Reference, Schema } from '../model/openapi-document.ts';
import type { AnyRoute, AnyServiceRoute } from '../routes/route.ts';
import { EVERY_RESPONSE, NO_STORE } from '../routes/response-headers.ts';
import { errorBody, errorWithSuggestions, errorWithValid } from '../routes/shared/common.schema.ts';
import { reference } from './components.ts';

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

type Responses = Readonly<Record<string, DescribedResponse | Reference>>;

export const JSON_TYPE = 'application/json';

const MEANING: Readonly<Record<number, string>> = {
  400: 'A parameter is missing or wrong.',
  404: 'There is nothing by that name.',
  408: 'The request took too long to arrive.',
  410: 'Retired for good.',
  413: 'The body is too large.',
  414: 'The query is longer than 8,192 characters.',
  415: 'The body is of another type than those described.',
  417: 'An expectation other than `100-continue`.',
  429: 'Too many requests of one address in this minute.',
  431: 'The headers of the request are too large.',
  500: 'A fault of the service; the next request is answered as if nothing had happened.',
  503: 'The store of the service is out of reach; nothing was written.',
};

/** Bodies of errors where an operation does not say otherwise. */
const USUAL_BODY: Readonly<Record<number, z.ZodType>> = { 400: errorWithValid, 404: errorWithSuggestions };

/** 200 or 202, and for a read the 304 of an answer that the caller already has. JSON has its schema, any other type is text. */
export function successResponses(
  route: AnyRoute | AnyServiceRoute,
  answers: Readonly<Record<string, Json>>,
): Responses {
  const { body, summary, about } = route;
  const contentTypes = 'contentTypes' in route ? route.contentTypes.map(bareType) : [JSON_TYPE];
  const content = contentTypes.map((type) => {
    const schema: Schema = type === JSON_TYPE && body ? reference(body) : { type: 'string' };
    return [type, { schema, ...(answers[type] === undefined ? {} : { example: answers[type] }) }] as const;
  });
  const success = { description: body?.description ?? summary, content: Object.fromEntries(content) };
  if ('method' in route && route.method === 'POST') return { 202: { ...success, headers: responseHeaders('NoStore') } };
  const caching = about === 'index' ? (['CacheControl', 'Expires'] as const) : (['NoStore'] as const);
  const policy = contentTypes.includes('text/html') ? (['ContentSecurityPolicy'] as const) : [];
  const headers = responseHeaders('ETag', 'Vary', ...caching, 'Link', ...policy);
  return {
    200: { ...success, headers },
    304: { description: 'The caller holds this answer: `If-None-Match` named it.', headers },
  };
}

/** A content type without its parameters. */
export function bareType(contentType: string): string {
  return contentType.replace(/;.*/s, '');
}

/** Every refusal: those that the route declares, and those that the router or HTTP itself makes for any path. */
export function errorResponses(
  { errors, errorBodies = {} }: Pick<AnyRoute, 'errors' | 'errorBodies'>,
  examples: Readonly<Record<number, Json>>,
): Responses {
  const declared = errors.map((status) => {
    const body = errorBodies[status] ?? USUAL_BODY[status] ?? errorBody;
    return [status, errorResponse(status, body, examples[status])] as const;
  });
  // Keys that are numbers are kept in ascending order, whatever comes first here.
  return { ...SHARED_REFERENCES, ...Object.fromEntries(declared) };
}

/** Answers of any operation, described once: the component, its status and an error as this service words it. */
const SHARED = {
  Moved: { status: 308, error: null },
  RequestTimeout: { status: 408, error: 'The request took too long to arrive.' },
  QueryTooLong: { status: 414, error: 'The query is longer than 8192 characters.' },
  ExpectationFailed: { status: 417, error: 'The only expectation that is met is 100-continue.' },
  HeadersTooLarge: { status: 431, error: 'The request headers are too large.' },
  Fault: { status: 500, error: 'The service failed to answer this request.' },
} as const;

const SHARED_REFERENCES: Responses = Object.fromEntries(
  Object.entries(SHARED).map(([id, { status }]) => [status, { $ref: `#/components/responses/${id}` }]),
);

export function sharedResponses(): Readonly<Record<string, DescribedResponse>> {
  const described = Object.entries(SHARED).map(([id, { status, error }]) => {
    return [id, error === null ? MOVED : errorResponse(status, errorBody, { error })] as const;
  });
  return Object.fromEntries(described);
}

const MOVED: DescribedResponse = {
  description: 'The path ends in a slash: the same without it is in `Location`.',
  headers: responseHeaders('NoStore', 'Location'),
};

export function errorResponse(status: number, body: z.ZodType, example?: Json): DescribedResponse {
  return {
    description: MEANING[status] ?? `Status ${status}.`,
    headers: status === 429 ? responseHeaders('NoStore', 'RetryAfter') : responseHeaders('NoStore'),
    content: { [JSON_TYPE]: { schema: reference(body), ...(example === undefined ? {} : { example }) } },
  };
}
