import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Build } from '../../functions/node/build.ts';
import { TOOLS } from '../../src/mcp/server.ts';
import { TODAY } from '../builders.ts';
import { running } from '../http/running.ts';
import { sharedMiniature } from '../http/compiled.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const dist = sharedMiniature();

async function connected(...flags: readonly string[]): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const args = ['scripts/run.mjs', 'mcp', ...flags];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: ROOT, stderr: 'pipe' }));
  onTestFinished(() => client.close());
  return client;
}

describe('npm run mcp', () => {
  it('answers from a build', async () => {
    const client = await connected('--dist', dist, '--date', TODAY);
    const { tools } = await client.listTools();
    expect(tools).toHaveLength(TOOLS.length);
    const result = await client.callTool({ name: 'get_vendor', arguments: { vendor: 'acme' } });
    expect(result.structuredContent).toMatchObject({ vendor: 'Acme', slug: 'acme' });
  });

  it('answers from a host, with the same results', async () => {
    const host = await running(await Build.open(dist));
    const [remote, local] = [await connected('--url', host.baseUrl), await connected('--dist', dist, '--date', TODAY)];
    const call = { name: 'recent_changes', arguments: { vendors: 'Acme' } };
    expect((await remote.callTool(call)).structuredContent).toEqual((await local.callTool(call)).structuredContent);
  });

  it('answers from a host what was written before the input closed', async () => {
    const host = await running(await Build.open(dist));
    const mcp = promisify(execFile)(process.execPath, ['scripts/run.mjs', 'mcp', '--url', host.baseUrl], { cwd: ROOT });
    mcp.child.stdin?.end('no JSON\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
    await expect(mcp).resolves.toMatchObject({ stdout: '{"result":{},"jsonrpc":"2.0","id":1}\n' });
  });

  it('answers with an error where the host does not', async () => {
    // Its connection is refused: the handshake fails with the reason instead of waiting.
    await expect(connected('--url', 'http://127.0.0.1:9')).rejects.toThrow(/did not answer/);
  });

  it('says how to make a build where there is none', async () => {
    await expect(connected('--dist', `${dist}/none`)).rejects.toThrow();
  });
});
