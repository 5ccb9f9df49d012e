import { MAX_MESSAGE_BYTES, MCP_PATH, mcpResponse } from '../src/mcp/server.ts';
import type { Asked, Row } from './answers.ts';
import { readBody } from './body.ts';
import { uncached, type Answer } from './representation.ts';

const PARSE_ERROR = -32_700;

/**
 * The Model Context Protocol over streamable HTTP without sessions: each request is answered by itself, as JSON. There is
 * no stream to open, so GET and DELETE are answered 405.
 */
export const MCP_ROW: Row = { method: 'POST', path: MCP_PATH, parameters: {}, answer: mcpAnswer };

async function mcpAnswer({ request, host, today }: Asked): Promise<Answer> {
  const read = await readBody(request, MAX_MESSAGE_BYTES);
  if ('error' in read) {
    const refused = { jsonrpc: '2.0', id: null, error: { code: PARSE_ERROR, message: read.error } };
    return uncached(read.status, JSON.stringify(refused));
  }
  const headers = new Headers([...request.headers].filter(([name]) => name.startsWith('mcp-')));
  headers.set('Content-Type', 'application/json');
  const message = new Request(`http://localhost${MCP_PATH}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(read.fields),
  });
  const response = await mcpResponse(host.build.catalogue(today), message);
  return uncached(response.status, await response.text());
}
