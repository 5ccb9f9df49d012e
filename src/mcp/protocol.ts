import type { Catalogue } from '../model/catalogue.ts';
import { address, PAGE } from '../routes/shared/page.ts';
import { callTool } from './call-tool.ts';
import { inputSchema } from './input.ts';
import { RESOURCES } from './resources.ts';
import { TOOLS } from './tools/tools.ts';
import { HANDSHAKE_VERSIONS, PROTOCOL_VERSIONS, SERVER_NAME, SERVER_VERSION, STATELESS_VERSIONS } from './versions.ts';

/** Error codes of JSON-RPC 2.0 and of the Model Context Protocol. */
export const CODE = {
  parseError: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internalError: -32_603,
  unsupportedVersion: -32_022,
} as const;

type Id = string | number | null;

export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: object;
}

export type RpcResponse =
  | { readonly jsonrpc: '2.0'; readonly id: Id; readonly result: object }
  | { readonly jsonrpc: '2.0'; readonly id: Id; readonly error: RpcError };

/** Thrown by a method for a request that it cannot answer; becomes an error response. */
class RpcFault extends Error {
  readonly code: number;
  readonly data: object | undefined;

  constructor(code: number, message: string, data?: object) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

type Params = Readonly<Record<string, unknown>>;
type Method = (catalogue: Catalogue, params: Params) => object;

/** Results that may be kept until the next build; of every other method only the new revision's envelope is added. */
const CACHEABLE: ReadonlySet<string> = new Set([
  'tools/list',
  'resources/list',
  'resources/templates/list',
  'resources/read',
  'server/discover',
]);
const CACHE_MS = 3_600_000;

const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['initialize', (catalogue, params) => ({ protocolVersion: agreedVersion(params), ...introduction(catalogue) })],
  ['server/discover', (catalogue) => ({ supportedVersions: [...STATELESS_VERSIONS], ...introduction(catalogue) })],
  ['ping', () => ({})],
  ['tools/list', () => ({ tools: listedTools() })],
  ['tools/call', toolCall],
  ['resources/list', () => ({ resources: listedResources() })],
  ['resources/templates/list', () => ({ resourceTemplates: [] })],
  ['resources/read', resourceRead],
]);

function listedTools(): readonly object[] {
  return TOOLS.map(({ name, title, description, parameters, output }) => ({
    name,
    title,
    description,
    inputSchema: inputSchema(parameters),
    outputSchema: output.schema,
    annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  }));
}

function listedResources(): readonly object[] {
  return RESOURCES.map(({ uri, name, title, description, mimeType }) => ({ uri, name, title, description, mimeType }));
}

/**
 * Answers one message of the Model Context Protocol; null for a notification or a response, which have no answer. It keeps
 * nothing between two messages: a client may initialize on one instance and call a tool on another.
 */
export function mcpResponse(catalogue: Catalogue, message: unknown): RpcResponse | null {
  const request = rpcRequest(message);
  if (request === null) return null;
  const { id } = request;
  try {
    return { jsonrpc: '2.0', id, result: result(catalogue, request) };
  } catch (fault) {
    if (fault instanceof RpcFault) return { jsonrpc: '2.0', id, error: errorOf(fault) };
    throw fault;
  }
}

function errorOf({ code, message, data }: RpcFault): RpcError {
  return { code, message, ...(data === undefined ? {} : { data }) };
}

/** The response to a message that could not be read or answered. */
export function rpcFailure(code: number, message: string): RpcResponse {
  return { jsonrpc: '2.0', id: null, error: { code, message } };
}

interface Request {
  readonly id: Id;
  readonly method: string | null;
  readonly params: Params;
}

/** The request in a message; its method is null where the message is none of JSON-RPC 2.0. */
function rpcRequest(message: unknown): Request | null {
  const { jsonrpc, id, method, params } = fields(message);
  const isNamed = typeof id === 'string' || typeof id === 'number';
  if (jsonrpc !== '2.0') return { id: isNamed ? id : null, method: null, params: {} };
  // A response of the client has no method; a notification has no id, or null as in JSON-RPC 1.0.
  if (typeof method !== 'string') return isNamed || id === null ? null : { id: null, method: null, params: {} };
  if (isNamed) return { id, method, params: fields(params) };
  const isNotification = id === undefined || method.startsWith('notifications/');
  return isNotification ? null : { id: null, method: null, params: {} };
}

function fields(value: unknown): Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Params) : {};
}

function result(catalogue: Catalogue, { method, params }: Request): object {
  if (method === null) {
    const message = 'The message must be a JSON-RPC 2.0 object; the id of a request is a string or a number.';
    throw new RpcFault(CODE.invalidRequest, message);
  }
  const version = statelessVersion(params);
  const answer = METHODS.get(method);
  if (!answer) {
    const known = [...METHODS.keys()].join(', ');
    throw new RpcFault(CODE.methodNotFound, `Method ${method.slice(0, 100)} is not supported; use one of ${known}.`);
  }
  const found = answer(catalogue, params);
  return version === null && method !== 'server/discover' ? found : stamped(method, found);
}

const META = 'io.modelcontextprotocol/';

/** The revision that a request names in itself; null in the revisions with a handshake. */
function statelessVersion(params: Params): string | null {
  const requested = fields(params['_meta'])[`${META}protocolVersion`];
  if (typeof requested !== 'string') return null;
  if (STATELESS_VERSIONS.some((version) => version === requested)) return requested;
  throw new RpcFault(CODE.unsupportedVersion, `Unsupported protocol version: ${requested.slice(0, 50)}`, {
    supported: PROTOCOL_VERSIONS,
    requested,
  });
}

/** A result as the revisions without a handshake require it. */
function stamped(method: string, found: object): object {
  const own = '_meta' in found ? fields(found._meta) : {};
  return {
    ...found,
    resultType: 'complete',
    ...(CACHEABLE.has(method) ? { ttlMs: CACHE_MS, cacheScope: 'public' } : {}),
    _meta: { ...own, [`${META}serverInfo`]: SERVER_INFO },
  };
}

const SERVER_INFO = { name: SERVER_NAME, title: 'Developer Deals Index', version: SERVER_VERSION };

/** The revision of a handshake: the requested one where it is known, else the newest. */
function agreedVersion({ protocolVersion }: Params): string {
  return HANDSHAKE_VERSIONS.find((version) => version === protocolVersion) ?? HANDSHAKE_VERSIONS[0];
}

function introduction(catalogue: Catalogue): object {
  return {
    capabilities: { tools: {}, resources: {} },
    serverInfo: { ...SERVER_INFO, websiteUrl: address(catalogue, PAGE.home) },
    instructions:
      `Free tiers, discounts and startup programmes for developers, judged as of ${catalogue.date}, UTC. Call ` +
      'search_offers to find offers, get_vendor before stating the terms of one, audit_stack for the services of a ' +
      'project. risk_level null is withheld, not stable; an offer with a gate is not a usable free offer. Cite ' +
      '_provenance.cite_as with a figure.',
  };
}

function toolCall(catalogue: Catalogue, { name, arguments: given }: Params): object {
  const tool = TOOLS.find((each) => each.name === name);
  if (tool) return callTool(catalogue, tool, given);
  const known = TOOLS.map((each) => each.name).join(', ');
  throw new RpcFault(CODE.invalidParams, `Unknown tool ${quoted(name)}; use one of ${known}.`);
}

function resourceRead(catalogue: Catalogue, { uri }: Params): object {
  const resource = RESOURCES.find((each) => each.uri === uri);
  if (resource) return { contents: [{ uri, mimeType: resource.mimeType, text: resource.text(catalogue) }] };
  const known = RESOURCES.map((each) => each.uri).join(', ');
  throw new RpcFault(CODE.invalidParams, `Unknown resource ${quoted(uri)}; use one of ${known}.`, { uri });
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value.slice(0, 100)) : 'without a name';
}
