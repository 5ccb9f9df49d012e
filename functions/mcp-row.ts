import { MAX_MESSAGE_BYTES, MCP_PATH, mcpResponse } from '../src/mcp/server.ts';
import { readBody } from './body.ts';
import type { PlainAnswer } from './message.ts';
import { uncachedAnswer } from './representation.ts';
import type { RequestContext, RouterRow } from './router-row.ts';

const REQUEST_BODY_TIMEOUT_MS = 5000;
const PARSE_ERROR = -32_700;

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
  const read = await readBody(request.body, { maxBytes: MAX_MESSAGE_BYTES, timeoutMs: REQUEST_BODY_TIMEOUT_MS });
  if ('error' in read) {
    const refused = { jsonrpc: '2.0', id: null, error: { code: PARSE_ERROR, message: read.error } };
    return uncachedAnswer(read.status, new TextEncoder().encode(JSON.stringify(refused)), { target: summary });
  }
  const message = new Request(`http://localhost${MCP_PATH}`, {
    method: 'POST',
    headers: { ...request.body.mcpHeaders, 'Content-Type': 'application/json' },
    body: JSON.stringify(read.fields),
  });
  const response = await environment.over(today, (catalogue) => mcpResponse(catalogue, message));
  return uncachedAnswer(response.status, new Uint8Array(await response.arrayBuffer()), { target: summary });
}
