import { CODE, mcpResponse, rpcFailure, type RpcResponse } from '../src/mcp/protocol.ts';
import { MCP_PATH, PROTOCOL_VERSIONS } from '../src/mcp/versions.ts';
import { readBody } from './body.ts';
import type { PlainAnswer } from './message.ts';
import { uncachedAnswer } from './representation.ts';
import type { RequestContext, RouterRow } from './router-row.ts';

/** A call is far smaller; more would be read for nothing. */
const MAX_MESSAGE_BYTES = 65_536;
const REQUEST_BODY_TIMEOUT_MS = 5000;
/** Messages of one request: revision 2025-03-26 allows several. */
const MAX_MESSAGES = 10;

/** The HTTP status of an error where it concerns the request as a whole, as the official server answers it. */
const STATUS: ReadonlyMap<number, number> = new Map([
  [CODE.parseError, 400],
  [CODE.invalidRequest, 400],
  [CODE.unsupportedVersion, 400],
]);

/**
 * The Model Context Protocol over streamable HTTP without sessions: each request is answered by itself, as JSON. There is
 * no stream to open, so GET and DELETE are answered 405.
 */
export const MCP_ROW: RouterRow = {
  method: 'POST',
  path: MCP_PATH,
  cache: 'no-store',
  parameters: {},
  handler: mcpAnswer,
};

async function mcpAnswer({ request, environment, today, summary }: RequestContext): Promise<PlainAnswer> {
  const sent = (status: number, responses: RpcResponse | readonly RpcResponse[] | null): PlainAnswer => {
    const body = encoder.encode(responses === null ? '' : `${JSON.stringify(responses)}\n`);
    return uncachedAnswer(status, body, { target: summary });
  };
  const { protocolVersion } = request.body;
  if (protocolVersion !== undefined && !PROTOCOL_VERSIONS.includes(protocolVersion)) {
    const known = PROTOCOL_VERSIONS.join(', ');
    return sent(400, rpcFailure(CODE.unsupportedVersion, `The protocol version must be one of ${known}.`));
  }
  const read = await readBody(request.body, { maxBytes: MAX_MESSAGE_BYTES, timeoutMs: REQUEST_BODY_TIMEOUT_MS });
  if ('error' in read) return sent(read.status, rpcFailure(CODE.parseError, read.error));
  const messages = Array.isArray(read.fields) ? (read.fields as readonly unknown[]) : [read.fields];
  if (messages.length === 0 || messages.length > MAX_MESSAGES) {
    const error = `A request holds 1 to ${MAX_MESSAGES} messages; got ${messages.length}.`;
    return sent(400, rpcFailure(CODE.invalidRequest, error));
  }
  const responses = await environment.over(today, (catalogue) =>
    messages.flatMap((message) => mcpResponse(catalogue, message) ?? []),
  );
  const [first] = responses;
  if (!first) return sent(202, null);
  return Array.isArray(read.fields) ? sent(200, responses) : sent(statusOf(first), first);
}

const encoder = new TextEncoder();

function statusOf(response: RpcResponse): number {
  return 'error' in response ? (STATUS.get(response.error.code) ?? 200) : 200;
}
