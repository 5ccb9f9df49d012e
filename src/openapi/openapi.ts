import type { Catalogue } from '../model/catalogue.ts';
import type {
  DescribedParameter,
  Json,
  OpenApiDocument,
  Operation,
  PathItem,
  RequestBody,
} from '../model/openapi-document.ts';
import type { Parameter, Parameters } from '../routes/parameter.ts';
import { parameterSchema } from '../routes/parameter-schema.ts';
import { TAGS, type AnyRoute, type AnyServiceRoute } from '../routes/route.ts';
import { signalRequest } from '../routes/signal.ts';
import { SERVICE_ROUTES, ROUTES } from '../routes/table.ts';
import { componentSchemas, reference } from './components.ts';
import { routeExample, serviceExample, signalExample, type Example } from './examples.ts';
import { filePaths, retiredOperation } from './file-operations.ts';
import { errorResponses, HEADER_COMPONENTS, JSON_TYPE, sharedResponses, successResponses } from './responses.ts';

/** The version of the interface (docs/rules.md#interface-version). */
export const INTERFACE_VERSION = '0.1.0';

const INTRODUCTION = `A catalogue of offers for developer infrastructure and tools (free tiers, discounts, startup programmes), with the
changes that vendors made to them, judged as of one UTC day.

**Access.** No key and no sign-up. Every operation is a read but one: the beacon \`POST /api/signal\`. Any origin may call.

**Methods.** \`HEAD\` answers every read without its body; \`OPTIONS\` answers 204 with the CORS headers; any other method
answers 405 with \`Allow\`. A path with a slash at its end answers 308 to the path without.

**Parameters.** Unknown ones are ignored. An empty text counts as absent; an empty number, flag or word of a closed list
answers 400, as does any value outside the list (the accepted ones are in \`valid\`) and a parameter given twice.

**Errors** are JSON objects with \`error\`, a sentence for a person, and the fields described here.

**Null and absent.** A field that is null says that the service knows there is nothing, or withholds a judgement; its
description says which. A field that is not required is absent where its description says so.

**Growth.** Fields may be added to any object, so ignore those you do not know. Anything else is announced in the
changelog.

**Citing.** \`_provenance\` says where the figures come from, how old the oldest is, and how to cite them.
`;

/** The OpenAPI document of an index as of its day, with real answers as examples. */
export function openApi(catalogue: Catalogue): OpenApiDocument {
  const paths = pathItems(catalogue);
  const responses = sharedResponses();
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
    // A build for the own machine names no address that a reader elsewhere could use: it means the host it is read from.
    servers: [{ url: new URL(base_url).hostname === 'localhost' ? '/' : base_url, description: name }],
    security: [],
    tags: TAGS,
    paths,
    components: { schemas: componentSchemas([paths, responses]), headers: HEADER_COMPONENTS, responses },
  };
}

/** The contract as the text of the file that is kept with the code, its examples the answers of a small catalogue. */
export function contractText(catalogue: Catalogue): string {
  return `${JSON.stringify({ ...openApi(catalogue), servers: undefined }, null, 2)}\n`;
}

function pathItems(catalogue: Catalogue): Readonly<Record<string, PathItem>> {
  const items: Record<string, PathItem> = {};
  for (const route of ROUTES) items[route.path] = { get: operation(route, routeExample(catalogue, route)) };
  for (const route of SERVICE_ROUTES) {
    const documented = operation(route, serviceExample(catalogue, route));
    items[route.path] =
      route.method === 'GET' ? { get: documented } : { post: { ...documented, requestBody: signalBody(catalogue) } };
  }
  const retired = '/api/referral-codes';
  items[retired] = { ...items[retired], post: retiredOperation() };
  return { ...items, ...filePaths(catalogue) };
}

function operation(route: AnyRoute | AnyServiceRoute, example: Example): Operation {
  const { operationId, tag, summary, description } = route;
  const parameters = describedParameters(route.parameters, example.given);
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    ...(parameters.length > 0 ? { parameters } : {}),
    responses: { ...successResponses(route, example.answers), ...errorResponses(route, example.errors) },
  };
}

/** The parameters of a path, each with its default, bounds and closed list; `given` are the examples. */
function describedParameters(parameters: Parameters, given: Example['given']): readonly DescribedParameter[] {
  return Object.entries(parameters).map(([name, parameter]) => {
    const example = exampleValue(parameter, given[name]);
    return {
      name,
      in: parameter.in ?? 'query',
      ...(parameter.kind === 'text' && parameter.required ? { required: true } : {}),
      description: parameterDescription(parameter, example),
      schema: parameterSchema(parameter),
      ...(example === undefined ? {} : { example }),
    };
  });
}

function parameterDescription(parameter: Parameter, example: Json | undefined): string {
  const { description } = parameter;
  const isText = parameter.kind === 'text' || parameter.kind === 'limit';
  if (isText && example === undefined && parameter.example !== undefined) {
    return `${description} For example \`${parameter.example}\`.`;
  }
  if (parameter.kind !== 'integer' || parameter.outOfRange === 'refuse') return description;
  const range = parameter.max === undefined ? `A value below ${parameter.min}` : 'A value out of range';
  return `${description} ${range} moves to the nearest bound.`;
}

/**
 * The example value of a parameter. The interactive documentation sends every example along, so a value that would change
 * the shown answer is described in words instead.
 */
function exampleValue(parameter: Parameter, given: string | undefined): Json | undefined {
  if (given === undefined) return undefined;
  if (parameter.kind === 'integer') return Number(given);
  return parameter.kind === 'flag' ? given === 'true' : given;
}

function signalBody(catalogue: Catalogue): RequestBody {
  const content = { schema: reference(signalRequest), example: { ...signalExample(catalogue) } };
  return {
    description: 'JSON or a form of at most 4,096 bytes.',
    required: true,
    content: { [JSON_TYPE]: content, 'application/x-www-form-urlencoded': content },
  };
}
