import type { z } from 'zod';
import { errorBody, errorWithSuggestions, errorWithValid } from '../routes/shared/common.schema.ts';
import type { Components } from './components.ts';
import type { DescribedResponse, Json, MediaType, Reference, Schema } from '../model/openapi-document.ts';
import { responseHeaders, type HeaderId } from './headers.ts';
import type { OperationSchemas } from './operations.ts';

type Responses = Readonly<Record<string, DescribedResponse | Reference>>;

const JSON_TYPE = 'application/json';

/** The meaning of each error status. */
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

/** Successful answers by content type: JSON by its schema, any other as text. */
export interface Success {
  readonly status: 200 | 202;
  readonly contentTypes: readonly string[];
  readonly description: string;
  readonly about: 'index' | 'service';
  readonly examples: Readonly<Record<string, Json>>;
}

/** 200 or 202, and for a read the 304 of an answer that the caller already has. */
export function successResponses(components: Components, { body }: OperationSchemas, success: Success): Responses {
  const content = success.contentTypes.map((type) => [type, mediaType(components, type, { body, success })] as const);
  const headers = freshnessHeaders(success);
  const described = { description: success.description, headers, content: Object.fromEntries(content) };
  if (success.status === 202) return { 202: described };
  return { 200: described, 304: { description: 'The caller holds this answer: `If-None-Match` named it.', headers } };
}

function freshnessHeaders({ status, about, contentTypes }: Success) {
  if (status === 202) return responseHeaders('NoStore');
  const kept: readonly HeaderId[] = about === 'index' ? ['CacheControl', 'Expires'] : ['NoStore'];
  const page: readonly HeaderId[] = contentTypes.includes('text/html') ? ['ContentSecurityPolicy'] : [];
  return responseHeaders('ETag', 'Vary', ...kept, 'Link', ...page);
}

interface Answered {
  readonly body: z.ZodType | null;
  readonly success: Success;
}

function mediaType(components: Components, type: string, { body, success }: Answered): MediaType {
  const example = success.examples[type];
  const schema: Schema = type === JSON_TYPE && body ? components.reference(body) : { type: 'string' };
  return { schema, ...(example === undefined ? {} : { example }) };
}

/** What one operation answers instead of a success: the statuses of its route, each with an example where one is known. */
export interface Refusals {
  readonly statuses: readonly number[];
  readonly examples: Readonly<Record<number, Json>>;
}

/** The refusals of a path of files with a parameter; its 404 is described beside it. */
export const BAD_ESCAPE: Refusals = {
  statuses: [400],
  examples: { 400: { error: 'A percent escape in the path is broken.' } },
};

/** Every refusal: those of the route, and those that the router or HTTP itself makes for any path. */
export function errorResponses(
  components: Components,
  { errors = {} }: OperationSchemas,
  { statuses, examples }: Refusals,
): Responses {
  const bodyOf = (status: number): z.ZodType =>
    'all' in errors ? errors.all : (errors[status] ?? USUAL_BODY[status] ?? errorBody);
  const declared = statuses.map((status) => {
    const refusal = { status, body: bodyOf(status), example: examples[status] };
    return [status, errorResponse(components, refusal)] as const;
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

/** The components that `SHARED` names. */
export function sharedResponses(components: Components): Readonly<Record<string, DescribedResponse>> {
  return Object.fromEntries(
    Object.entries(SHARED).map(([id, { status, error }]) => [
      id,
      error === null ? MOVED : errorResponse(components, { status, body: errorBody, example: { error } }),
    ]),
  );
}

const MOVED: DescribedResponse = {
  description: 'The path ends in a slash: the same without it is in `Location`.',
  headers: responseHeaders('NoStore', 'Location'),
};

interface Refusal {
  readonly status: number;
  readonly body: z.ZodType;
  readonly example?: Json | undefined;
}

/** The description of one refusal. */
export function errorResponse(components: Components, { status, body, example }: Refusal): DescribedResponse {
  return {
    description: MEANING[status] ?? `Status ${status}.`,
    headers: status === 429 ? responseHeaders('NoStore', 'RetryAfter') : responseHeaders('NoStore'),
    content: {
      [JSON_TYPE]: { schema: components.reference(body), ...(example === undefined ? {} : { example }) },
    },
  };
}
