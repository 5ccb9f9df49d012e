import * as z from 'zod';
import {
  createMcpHandler,
  fromJsonSchema,
  isLegacyRequest,
  McpServer,
  SUPPORTED_PROTOCOL_VERSIONS,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { Catalogue } from '../model/catalogue.ts';
import { categories } from '../routes/categories.ts';
import { encode } from '../routes/route.ts';
import { criteriaMarkdown } from '../routes/shared/criteria-markdown.ts';
import { address, PAGE } from '../routes/shared/page.ts';
import { inputSchema } from './arguments.ts';
import { PROMPTS } from './prompts.ts';
import { callTool, type AnyTool } from './tool.ts';
import { recentChanges, upcomingDeadlines } from './tools/changes.ts';
import { searchOffers } from './tools/search-offers.ts';
import { auditStack, findStack } from './tools/stacks.ts';
import { compareVendors, getVendor } from './tools/vendors.ts';

export const MCP_PATH = '/mcp';

/** Version of the server, that of the package. */
export const SERVER_VERSION = '0.1.0';

export const SERVER_NAME = 'developer-deals-index';

/** The revision whose requests need no handshake; the package serves it besides those with one. */
const STATELESS_VERSION = '2026-07-28';

/** Every revision that is served, newest first. */
export const PROTOCOL_VERSIONS: readonly string[] = [STATELESS_VERSION, ...SUPPORTED_PROTOCOL_VERSIONS];

/** Every tool, the most general first. */
export const TOOLS: readonly AnyTool[] = [
  searchOffers,
  getVendor,
  compareVendors,
  auditStack,
  findStack,
  recentChanges,
  upcomingDeadlines,
];

/** Documents that a client may read without a call. */
export const RESOURCES = [
  {
    uri: 'deals://categories',
    name: 'categories',
    title: 'Categories',
    description: 'Every category with its slug, its scope, the questions it answers and how many offers it holds.',
    mimeType: 'application/json',
    text: (catalogue: Catalogue) => encode(categories.answer(catalogue, {})),
  },
  {
    uri: 'deals://rules',
    name: 'rules',
    title: 'Rules',
    description: 'What gate, risk_level, stability and the order of offers mean, with every weight.',
    mimeType: 'text/markdown',
    text: criteriaMarkdown,
  },
];

/** Messages of one request: revision 2025-03-26 allows several. */
const MAX_MESSAGES = 10;
/** Lists and resources change with the next build only. */
const CACHE_HINT = { ttlMs: 3_600_000, cacheScope: 'public' } as const;
const UNCHANGING = { listChanged: false };
const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
const ANY_ARGUMENTS = {
  getValidator: () => (data: unknown) => ({ valid: true, data, errorMessage: undefined }) as never,
};

/**
 * A server of the Model Context Protocol over the catalogue of the current day. It keeps nothing between two messages: a
 * client may initialize on one instance and call a tool on another.
 */
export function mcpServer(current: () => Catalogue): McpServer {
  const catalogue = current();
  const server = new McpServer(
    {
      name: SERVER_NAME,
      title: 'Developer Deals Index',
      version: SERVER_VERSION,
      websiteUrl: address(catalogue, PAGE.home),
    },
    {
      capabilities: { tools: UNCHANGING, resources: UNCHANGING, prompts: UNCHANGING },
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
  for (const tool of TOOLS) {
    const { name, title, description, parameters, output } = tool;
    const annotations = { ...READ_ONLY, title };
    // The tool parses its own arguments, so that a refusal says the fix; the package validates the result.
    const schema = fromJsonSchema(inputSchema(parameters), ANY_ARGUMENTS);
    const config = { title, description, annotations, inputSchema: schema, outputSchema: output };
    server.registerTool(name, config, (written) => ({ ...callTool(current(), tool, written) }));
  }
  for (const { name, text, argument, ...described } of PROMPTS) {
    const value = z.string().describe(argument.description);
    const argsSchema = z.object({ [argument.name]: argument.required ? value.trim().min(1) : value.trim().optional() });
    server.registerPrompt(name, { ...described, argsSchema }, (given) => ({
      description: described.description,
      messages: [{ role: 'user', content: { type: 'text', text: text(given[argument.name] ?? '') } }],
    }));
  }
  for (const { uri, name, text, ...described } of RESOURCES) {
    server.registerResource(name, uri, described, () => ({
      contents: [{ uri, mimeType: described.mimeType, text: text(current()) }],
    }));
  }
  return server;
}

/**
 * Answers one HTTP request of the protocol as JSON, without sessions and streams. Refuses more than 10 messages in one
 * request. Reads of the headers those of the protocol alone: a client that accepts only JSON is answered too.
 */
export async function mcpResponse(catalogue: Catalogue, received: Headers, message: unknown): Promise<Response> {
  if (Array.isArray(message) && message.length > MAX_MESSAGES) {
    const error = { code: -32_600, message: `A request holds 1 to ${MAX_MESSAGES} messages; got ${message.length}.` };
    return Response.json({ jsonrpc: '2.0', id: null, error }, { status: 400 });
  }
  const headers = new Headers([...received].filter(([name]) => name.startsWith('mcp-')));
  headers.set('Content-Type', 'application/json');
  headers.set('Accept', 'application/json, text/event-stream');
  const request = new Request(`http://localhost${MCP_PATH}`, { method: 'POST', headers });
  const factory = (): McpServer => mcpServer(() => catalogue);
  const options = { parsedBody: message };
  if (await isLegacyRequest(request, message)) {
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await factory().connect(transport);
    return transport.handleRequest(request, options);
  }
  return createMcpHandler(factory, { maxSubscriptions: 0 }).fetch(request, options);
}

function instructions({ date }: Catalogue): string {
  return (
    `Free tiers, discounts and startup programmes for developers, judged as of ${date}, UTC. Call search_offers to find ` +
    'offers, get_vendor before stating the terms of one, audit_stack for the services of a project. risk_level null is ' +
    'withheld, not stable; an offer with a gate is not a usable free offer. Cite _provenance.cite_as with a figure.'
  );
}
