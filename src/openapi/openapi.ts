import type { Catalogue } from '../model/catalogue.ts';
import type { AnyServiceRoute, AnyRoute } from '../routes/route.ts';
import { SERVICE_ROUTES, ROUTES } from '../routes/table.ts';
import { signalRequest } from '../routes/signal.ts';
import { Components } from './components.ts';
import type { OpenApiDocument, Operation, PathItem, RequestBody } from '../model/openapi-document.ts';
import { bareType, NO_EXAMPLE, routeExamples, type Example, type Examples } from './examples.ts';
import { EXPORT_PATH, exportOperation } from './export-operation.ts';
import { feedPaths } from './feed-operations.ts';
import { HEADERS } from './headers.ts';
import { INTRODUCTION } from './introduction.ts';
import { liveExamples, signalExample } from './live-examples.ts';
import { OPERATIONS, type OperationSchemas } from './operations.ts';
import { describedParameters } from './parameters.ts';
import { errorResponses, sharedResponses, successResponses, type Success } from './responses.ts';
import { retiredSubmission } from './retired.ts';
import { TAGS } from './tags.ts';

/** The version of the interface (docs/rules.md#interface-version). */
export const INTERFACE_VERSION = '0.1.0';

const JSON_TYPES = ['application/json'];

/** The index that a document describes, and what its examples are made of. */
interface DocumentSource {
  readonly catalogue: Catalogue;
  readonly examples: Examples;
  readonly components: Components;
}

/** The OpenAPI document of an index as of its day, with real answers as examples. */
export function openApi(catalogue: Catalogue): OpenApiDocument {
  const examples = { ...routeExamples(catalogue, ROUTES), ...liveExamples(catalogue) };
  const components = new Components();
  const paths = pathItems({ catalogue, examples, components });
  const responses = sharedResponses(components);
  const { name, base_url } = catalogue.site;
  return {
    openapi: '3.0.3',
    info: {
      title: name,
      version: INTERFACE_VERSION,
      description: INTRODUCTION,
      contact: { name, url: base_url },
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: serverUrl(base_url), description: name }],
    security: [],
    tags: TAGS,
    paths,
    components: { schemas: components.reachable([paths, responses]), headers: HEADERS, responses },
  };
}

/** The contract as the text of the file that is kept with the code, its examples the answers of a small catalogue. */
export function contractText(catalogue: Catalogue): string {
  return `${JSON.stringify({ ...openApi(catalogue), servers: undefined }, null, 2)}\n`;
}

/** A build for the own machine names no address that a reader elsewhere could use: it means the host it is read from. */
function serverUrl(baseUrl: string): string {
  return new URL(baseUrl).hostname === 'localhost' ? '/' : baseUrl;
}

function pathItems(index: DocumentSource): Readonly<Record<string, PathItem>> {
  const { catalogue, components } = index;
  const described = new Map<string, PathItem>();
  for (const path of Object.keys(OPERATIONS)) described.set(path, {});
  for (const route of ROUTES) described.set(route.path, { get: readOperation(index, route) });
  for (const route of SERVICE_ROUTES) {
    described.set(route.path, { [route.method === 'GET' ? 'get' : 'post']: serviceOperation(index, route) });
  }
  const retired = '/api/referral-codes';
  described.set(retired, { ...described.get(retired), post: retiredSubmission(components, schemasOf(retired)) });
  described.set(EXPORT_PATH, { get: exportOperation(components, catalogue) });
  for (const [path, item] of feedPaths(components, catalogue)) described.set(path, item);
  return Object.fromEntries(described);
}

function readOperation(index: DocumentSource, route: AnyRoute): Operation {
  const contentTypes = route.contentTypes?.map(bareType) ?? JSON_TYPES;
  return operation(index, { route, contentTypes, status: 200 });
}

function serviceOperation(index: DocumentSource, route: AnyServiceRoute): Operation {
  const described = operation(index, { route, contentTypes: JSON_TYPES, status: route.success });
  return route.method === 'POST' ? { ...described, requestBody: signalBody(index) } : described;
}

interface Answered {
  readonly route: AnyRoute | AnyServiceRoute;
  readonly contentTypes: readonly string[];
  readonly status: 200 | 202;
}

function operation({ examples, components }: DocumentSource, { route, contentTypes, status }: Answered): Operation {
  const schemas = schemasOf(route.path);
  const example: Example = examples[route.path] ?? NO_EXAMPLE;
  const { summary, description, about } = route;
  const parameters = describedParameters(route.parameters, example.given);
  const success: Success = {
    status,
    contentTypes,
    description: schemas.body?.description ?? summary,
    about,
    examples: example.answers,
  };
  return {
    operationId: schemas.operationId,
    tags: [schemas.tag],
    summary,
    description,
    ...(parameters.length > 0 ? { parameters } : {}),
    responses: {
      ...successResponses(components, schemas, success),
      ...errorResponses(components, schemas, { statuses: route.errors, examples: example.errors }),
    },
  };
}

function schemasOf(path: string): OperationSchemas {
  const schemas = OPERATIONS[path];
  if (!schemas) throw new Error(`${path} has no entry in OPERATIONS`);
  return schemas;
}

function signalBody({ catalogue, components }: DocumentSource): RequestBody {
  const content = { schema: components.reference(signalRequest), example: { ...signalExample(catalogue) } };
  return {
    description: 'JSON or a form of at most 4,096 bytes.',
    required: true,
    content: { 'application/json': content, 'application/x-www-form-urlencoded': content },
  };
}
