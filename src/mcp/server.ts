import {
  createMcpHandler,
  isLegacyRequest,
  LATEST_PROTOCOL_VERSION,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  SUPPORTED_PROTOCOL_VERSIONS,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { Catalogue } from '../model/catalogue.ts';
import { address, PAGE } from '../routes/shared/page.ts';
import { callTool } from './call-tool.ts';
import { inputSchema } from './input.ts';
import { PROMPTS } from './prompts.ts';
import { RESOURCES } from './resources.ts';
import { TOOLS } from './tools/tools.ts';

/** Where the server answers over HTTP. */
export const MCP_PATH = '/mcp';

/** Version of the server, that of the package. */
export const SERVER_VERSION = '0.1.0';

export const SERVER_NAME = 'developer-deals-index';

/** The revision whose requests need no handshake; the package serves it besides those with one. */
const STATELESS_VERSION = '2026-07-28';

/** Newest revision with a handshake. */
export const HANDSHAKE_VERSION = LATEST_PROTOCOL_VERSION;

/** Every revision that is served, newest first. */
export const PROTOCOL_VERSIONS: readonly string[] = [STATELESS_VERSION, ...SUPPORTED_PROTOCOL_VERSIONS];

/** Bytes of a request body; a call is far smaller. */
export const MAX_MESSAGE_BYTES = 65_536;
/** Messages of one request: revision 2025-03-26 allows several. */
const MAX_MESSAGES = 10;
/** Lists and resources change with the next build only. */
const CACHE_HINT = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

/**
 * A server of the Model Context Protocol over the catalogue of the current day. It keeps nothing between two messages: a
 * client may initialize on one instance and call a tool on another.
 */
export function mcpServer(current: () => Catalogue): McpServer {
  const catalogue = current();
  const served = new McpServer(
    {
      name: SERVER_NAME,
      title: 'Developer Deals Index',
      version: SERVER_VERSION,
      websiteUrl: address(catalogue, PAGE.home),
    },
    {
      capabilities: { tools: {}, resources: {}, prompts: {} },
      instructions: instructions(catalogue),
      cacheHints: {
        'tools/list': CACHE_HINT,
        'prompts/list': CACHE_HINT,
        'resources/list': CACHE_HINT,
        'resources/templates/list': CACHE_HINT,
        'resources/read': CACHE_HINT,
        'server/discover': CACHE_HINT,
      },
    },
  );
  serveTools(served, current);
  servePrompts(served);
  serveResources(served, current);
  return served;
}

/**
 * Answers one HTTP request of the protocol as JSON, without sessions and streams. Refuses more than 10 messages in one
 * request. The platform bounds the body, since a clone of it is read here too.
 */
export async function mcpResponse(catalogue: Catalogue, request: Request): Promise<Response> {
  // A client that reads JSON alone is served too: the transport answers with JSON, but wants both types accepted.
  const headers = new Headers(request.headers);
  headers.set('Accept', 'application/json, text/event-stream');
  const accepted = new Request(request, { headers });
  const message = (await accepted
    .clone()
    .json()
    .catch(() => null)) as unknown;
  if (Array.isArray(message) && message.length > MAX_MESSAGES) {
    const error = { code: -32_600, message: `A request holds 1 to ${MAX_MESSAGES} messages; got ${message.length}.` };
    return Response.json({ jsonrpc: '2.0', id: null, error }, { status: 400 });
  }
  const factory = (): McpServer => mcpServer(() => catalogue);
  const bounds = { maxRequestBodySize: MAX_MESSAGE_BYTES };
  if (await isLegacyRequest(accepted.clone(), undefined, bounds)) {
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true, ...bounds });
    await factory().connect(transport);
    return transport.handleRequest(accepted);
  }
  return createMcpHandler(factory, { maxSubscriptions: 0, ...bounds }).fetch(accepted);
}

/** Calls have the schemas and refusals of the routes, which the registration of single tools would replace. */
function serveTools({ server }: McpServer, current: () => Catalogue): void {
  server.setRequestHandler('tools/list', ({ params }) => onlyPage(params, { tools: TOOLS.map(listedTool) }));
  server.setRequestHandler('tools/call', ({ params }) => {
    const tool = named(TOOLS, 'tool', params.name);
    const { content, structuredContent, isError } = callTool(current(), tool, params.arguments);
    return {
      content: content.map((part) => ({ ...part })),
      ...(structuredContent === undefined ? {} : { structuredContent: { ...structuredContent } }),
      ...(isError === undefined ? {} : { isError }),
    };
  });
}

function servePrompts({ server }: McpServer): void {
  server.setRequestHandler('prompts/list', ({ params }) =>
    onlyPage(params, {
      prompts: PROMPTS.map(({ name, title, description, argument }) => ({
        ...{ name, title, description },
        arguments: [{ ...argument }],
      })),
    }),
  );
  server.setRequestHandler('prompts/get', ({ params }) => {
    const prompt = named(PROMPTS, 'prompt', params.name);
    const { description, argument } = prompt;
    const value = params.arguments?.[argument.name]?.trim() ?? '';
    if (value === '' && argument.required) throw invalidParams(`Prompt ${params.name} needs ${argument.name}.`);
    return { description, messages: [{ role: 'user', content: { type: 'text', text: prompt.text(value) } }] };
  });
}

function serveResources({ server }: McpServer, current: () => Catalogue): void {
  server.setRequestHandler('resources/list', ({ params }) =>
    onlyPage(params, {
      resources: RESOURCES.map(({ uri, name, title, description, mimeType }) => {
        return { uri, name, title, description, mimeType };
      }),
    }),
  );
  server.setRequestHandler('resources/templates/list', ({ params }) => onlyPage(params, { resourceTemplates: [] }));
  server.setRequestHandler('resources/read', ({ params: { uri } }) => {
    const found = RESOURCES.find((each) => each.uri === uri);
    if (!found) throw invalidParams(`Unknown resource ${quoted(uri)}; use one of ${names(RESOURCES, 'uri')}.`);
    return { contents: [{ uri, mimeType: found.mimeType, text: found.text(current()) }] };
  });
}

/** The lists have one page, so no cursor was ever given out. */
function onlyPage<Result>(params: { readonly cursor?: string | undefined } | undefined, result: Result): Result {
  if (params?.cursor === undefined) return result;
  throw invalidParams(`Unknown cursor ${quoted(params.cursor)}; the list has one page.`);
}

function listedTool({ name, title, description, parameters, output }: (typeof TOOLS)[number]) {
  const annotations = { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
  return {
    ...{ name, title, description, annotations },
    inputSchema: { ...inputSchema(parameters), type: 'object' as const },
    outputSchema: { ...output.schema, type: 'object' as const },
  };
}

function named<Entry extends { readonly name: string }>(table: readonly Entry[], kind: string, name: string): Entry {
  const found = table.find((each) => each.name === name);
  if (found) return found;
  throw invalidParams(`Unknown ${kind} ${quoted(name)}; use one of ${names(table, 'name')}.`);
}

function names<Key extends string>(table: readonly Readonly<Record<Key, string>>[], key: Key): string {
  return table.map((each) => each[key]).join(', ');
}

function invalidParams(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}

function quoted(value: string): string {
  return JSON.stringify(value.slice(0, 100));
}

function instructions({ date }: Catalogue): string {
  return (
    `Free tiers, discounts and startup programmes for developers, judged as of ${date}, UTC. Call search_offers to find ` +
    'offers, get_vendor before stating the terms of one, audit_stack for the services of a project. risk_level null is ' +
    'withheld, not stable; an offer with a gate is not a usable free offer. Cite _provenance.cite_as with a figure.'
  );
}
