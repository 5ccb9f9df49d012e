import { Client, StreamableHTTPClientTransport, type ClientOptions } from '@modelcontextprotocol/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PROMPTS } from '../../src/mcp/prompts.ts';
import { SERVER_VERSION, TOOLS } from '../../src/mcp/server.ts';
import type { Host, Served } from './served.ts';

async function connected({ baseUrl }: Served, options: ClientOptions = {}): Promise<Client> {
  const client = new Client({ name: 'suite', version: '1' }, options);
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', baseUrl)));
  onTestFinished(() => client.close());
  return client;
}

const post = (host: Served, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(new URL('/mcp', host.baseUrl), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** A request of the revision without a handshake, and the headers that have to repeat it. */
export const STATELESS = {
  ...{ jsonrpc: '2.0', id: 1, method: 'tools/list' },
  params: {
    _meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'suite', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  },
};
export const STATELESS_HEADERS = { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/list' };

const NEGOTIATIONS = [
  ['with a handshake', {}, '2025-11-25'],
  ['by probing', { versionNegotiation: { mode: 'auto' } }, '2026-07-28'],
  ['with a pinned revision', { versionNegotiation: { mode: { pin: '2026-07-28' } } }, '2026-07-28'],
] as const;

/** The Model Context Protocol by the official client, at the address of a host alone. */
export function mcpSuite(name: string, host: Host): void {
  describe(`${name}: /mcp`, () => {
    it.each(NEGOTIATIONS)('serves the official client %s', async (_, options, version) => {
      const client = await connected(host(), options);
      expect(client.getNegotiatedProtocolVersion()).toBe(version);
      expect(client.getServerVersion()?.version).toBe(SERVER_VERSION);
      const { tools } = await client.listTools();
      expect(tools.map((tool) => tool.name)).toEqual(TOOLS.map((tool) => tool.name));
      for (const { annotations } of tools)
        expect(annotations).toMatchObject({ readOnlyHint: true, idempotentHint: true });
      const found = await client.callTool({ name: 'search_offers', arguments: { query: 'acme' } });
      expect(found.structuredContent).toMatchObject({
        offers: [{ vendor: 'Acme' }, { vendor: 'Acme' }],
        _provenance: {},
      });
      const { resources } = await client.listResources();
      for (const { uri } of resources) {
        const { contents } = await client.readResource({ uri });
        expect(contents[0]).toHaveProperty('text');
      }
    });

    it('answers a wrong call with the fix', async () => {
      const client = await connected(host());
      const result = await client.callTool({ name: 'get_vendor', arguments: { vendor: 'Acmee' } });
      expect(result).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('Acme') as unknown }] });
      await expect(client.callTool({ name: 'no_tool', arguments: {} })).rejects.toThrow(/no_tool not found/);
    });

    it('offers the prompts', async () => {
      const client = await connected(host());
      const { prompts } = await client.listPrompts();
      expect(prompts.map(({ name }) => name)).toEqual(PROMPTS.map(({ name }) => name));
      const { messages } = await client.getPrompt({ name: 'find_free_alternative', arguments: { vendor: 'Heroku' } });
      expect(messages).toMatchObject([
        { role: 'user', content: { text: expect.stringContaining('Heroku') as string } },
      ]);
      await expect(client.getPrompt({ name: 'find_free_alternative' })).rejects.toThrow(
        /find_free_alternative: vendor/,
      );
    });

    it('opens no stream, and answers a notification with 202', async () => {
      const opened = await fetch(new URL('/mcp', host().baseUrl), { headers: { Accept: 'text/event-stream' } });
      expect(opened.status).toBe(405);
      expect(opened.headers.get('allow')).toBe('POST, OPTIONS');
      const noted = await post(host(), { jsonrpc: '2.0', method: 'notifications/initialized' });
      expect([noted.status, await noted.text()]).toEqual([202, '']);
    });

    it('answers a page of any origin', async () => {
      const foreign = await post(host(), STATELESS, { ...STATELESS_HEADERS, Origin: 'https://page.example' });
      expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    });

    it('counts calls as mcp in /api/traffic, whatever the client calls itself', async () => {
      const counted = async (): Promise<number> => {
        const response = await fetch(new URL('/api/traffic', host().baseUrl));
        return ((await response.json()) as { web_vs_mcp: { mcp: number } }).web_vs_mcp.mcp;
      };
      const before = await counted();
      await post(host(), { jsonrpc: '2.0', id: 1, method: 'ping' }, { 'User-Agent': 'curl/8' });
      expect(await counted()).toBeGreaterThan(before);
    });
  });
}
