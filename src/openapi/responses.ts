import type { z } from 'zod';
import { errorBody, errorWithSuggestions, errorWithValid } from '../routes/shared/error.schema.ts';
import type { Components } from './components.ts';
import type { DescribedResponse, Json, MediaType, Reference } from './document.ts';
import { responseHeaders, type HeaderId } from './headers.ts';
import type { OperationSchemas } from './operations.ts';

type Responses = Readonly<Record<string, DescribedResponse | Reference>>;

const JSON_TYPE = 'application/json';

/** The meaning of each error status. */
const MEANING: Readonly<Record<number, string>> = {
  400: 'A parameter is missing or wrong.',
  404: 'There is nothing by that name.',
  408: 'The body took too long to arrive.',
  410: 'Retired for good.',
  413: 'The body is too large.',
  414: 'The query is longer than 8,192 characters.',
  415: 'The body is of another type than those described.',
  429: 'Too many requests of one address in this minute.',
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
  const schema = type === JSON_TYPE && body ? components.reference(body) : { type: 'string' };
  return { schema, ...(example === undefined ? {} : { example }) };
}

/** Every error response: those of the route, a query that is too long, an internal error, and those of HTTP itself. */
export function errorResponses(
  components: Components,
  { errors = {} }: OperationSchemas,
  statuses: readonly number[],
): Responses {
  const bodyOf = (status: number): z.ZodType =>
    'all' in errors ? errors.all : (errors[status] ?? USUAL_BODY[status] ?? errorBody);
  const declared = statuses.map((status) => [status, errorResponse(components, status, bodyOf(status))] as const);
  return {
    ...Object.fromEntries(declared),
    414: shared('QueryTooLong'),
    500: shared('Fault'),
    default: shared('Refused'),
  };
}

function shared(id: string): Reference {
  return { $ref: `#/components/responses/${id}` };
}

/** Refusals that every operation may answer, described once. */
export function sharedResponses(components: Components): Readonly<Record<string, DescribedResponse>> {
  return {
    QueryTooLong: errorResponse(components, 414, errorBody),
    Fault: errorResponse(components, 500, errorBody),
    Refused: {
      description:
        'Any other refusal: 405 for another method, with `Allow`; 408, 417 or 431 for HTTP that cannot be met.',
      headers: responseHeaders('NoStore', 'Allow'),
      content: { [JSON_TYPE]: { schema: components.reference(errorBody) } },
    },
  };
}

function errorResponse(components: Components, status: number, body: z.ZodType): DescribedResponse {
  return {
    description: MEANING[status] ?? `Status ${status}.`,
    headers: status === 429 ? responseHeaders('NoStore', 'RetryAfter') : responseHeaders('NoStore'),
    content: { [JSON_TYPE]: { schema: components.reference(body) } },
  };
}
