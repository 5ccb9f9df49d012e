import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnLoopback } from '../../scripts/lib/network.ts';
import { Build } from '../../functions/node/build.ts';
import { folderOfTests, sharedMiniature } from '../http/compiled.ts';
import { running } from '../http/running.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MAX_COMPRESSED_BYTES = 6 * 1024;
const run = promisify(execFile);
/** What npm needs to know of the machine, and no settings of the repository it is run from. */
const environment = {
  PATH: process.env['PATH'] ?? '',
  HOME: process.env['HOME'] ?? '',
  npm_config_update_notifier: 'false',
};

const project = folderOfTests();
let archive: string;
let server: Server;
let url: string;

/** Packs the client and installs the archive into a project of its own, without network. */
beforeAll(async () => {
  const packed = await run('npm', ['pack', '--pack-destination', project], {
    cwd: join(ROOT, 'client'),
    env: environment,
  });
  archive = packed.stdout.trim().split('\n').at(-1) ?? '';
  await writeFile(join(project, 'package.json'), '{ "name": "clean", "private": true }');
  const installed = ['install', '--offline', '--no-audit', '--no-fund', `./${archive}`];
  await run('npm', installed, { cwd: project, env: environment });
  server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', ETag: '"a"' });
    response.end('{"offers":[{"vendor":"Acme"}],"total":1}');
  });
  ({ url } = await listenOnLoopback(server));
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function printed(name: string, program: string): Promise<string> {
  await writeFile(join(project, name), program);
  return (await run(process.execPath, [name, url], { cwd: project })).stdout.trim();
}

const USE = `
const deals = createClient({ baseUrl: process.argv[2] });
(async () => { for await (const { vendor } of deals.items('/api/offers')) console.log(vendor); })();`;

describe('the packed client, installed in a clean project', () => {
  it('works as a module and as CommonJS', async () => {
    expect(await printed('use.mjs', `import { createClient } from 'developer-deals-client';${USE}`)).toBe('Acme');
    expect(await printed('use.cjs', `const { createClient } = require('developer-deals-client');${USE}`)).toBe('Acme');
  });

  it('is typed for both kinds of module, its own declarations included', async () => {
    const typed = (field: string): string => `
import { createClient, DealsError } from 'developer-deals-client';
export async function use(): Promise<string | undefined> {
  const deals = createClient({ baseUrl: 'http://index.example' });
  for await (const offer of deals.items('/api/offers', { q: 'postgres' })) if (offer.${field}) return offer.vendor;
  const { data } = await deals.GET('/api/vendor-risk/{vendor}', { params: { path: { vendor: 'neon' } } });
  if (!data) throw new DealsError(404, null);
  return 'risk_level' in data ? data.vendor : undefined;
}
`;
    const files = {
      'use.mts': 'risk_level',
      'use.cts': 'risk_level',
      'wrong.mts': 'risk_levle',
      'wrong.cts': 'risk_levle',
    };
    for (const [name, field] of Object.entries(files)) await writeFile(join(project, name), typed(field));
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', ...Object.keys(files)];
    const { stdout } = await run(process.execPath, [compiler, ...options], { cwd: project }).catch(
      (failed: unknown) => failed as { stdout: string },
    );
    // Indented lines explain the error above them.
    const errors = stdout
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith(' '));
    expect(errors.map((line) => line.slice(0, line.indexOf('('))).sort()).toEqual(['wrong.cts', 'wrong.mts']);
    expect(errors.filter((line) => !line.includes("Property 'risk_levle' does not exist"))).toEqual([]);
  });

  it('is bundled for a browser in at most 6 KB compressed, and needs nothing of Node', async () => {
    const entry = join(project, 'browser.mjs');
    await writeFile(entry, `export { createClient } from 'developer-deals-client';`);
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      platform: 'browser',
      format: 'iife',
      globalName: 'deals',
      write: false,
    });
    const [bundle] = outputFiles;
    expect(gzipSync(bundle?.contents ?? '').byteLength).toBeLessThanOrEqual(MAX_COMPRESSED_BYTES);
    const sent: (string | null)[] = [];
    const context = createContext({
      ...{ document: {}, URL, URLSearchParams, Request, Response, Headers, AbortController, setTimeout, clearTimeout },
      fetch: (request: Request) => {
        sent.push(request.headers.get('If-None-Match'));
        return Promise.resolve(new Response('{"categories":[]}', { headers: { ETag: '"a"', 'Content-Length': '17' } }));
      },
    });
    context['globalThis'] = context;
    const program = `${bundle?.text ?? ''};
      const client = deals.createClient({ baseUrl: 'http://index.example' });
      client.GET('/api/categories').then(() => client.GET('/api/categories')).then(({ data }) => JSON.stringify(data))`;
    expect(await (runInContext(program, context) as Promise<string>)).toBe('{"categories":[]}');
    // Browsers revalidate by themselves; a validator of ours would cost a preflight request.
    expect(sent).toEqual([null, null]);
  });

  it('has the command, which reads a project without a network', async () => {
    await mkdir(join(project, 'app'), { recursive: true });
    await cp(join(ROOT, 'test/audit/projects/infrastructure'), join(project, 'app'), { recursive: true });
    const vendor = {
      slug: 'fauna',
      risk_level: null,
      cause: null,
      withheld: null,
      is_link_gone: false,
      is_programme: false,
    };
    const gate = { code: 'product_discontinued', reason: 'The product was discontinued.' };
    const facts = {
      format: 'deals-facts-1',
      source: 'http://index.example',
      catalogue_as_of: '2026-11-20',
      detectors: { vendors: [{ vendor: 'Fauna', slug: 'fauna', detect: { env: ['FAUNA_*'] } }] },
      vendors: [{ ...vendor, gate, alternatives: ['Neon'] }],
      endings: [],
      expiring: [],
    };
    await writeFile(join(project, 'facts.json'), JSON.stringify(facts));
    const deals = join(project, 'node_modules/.bin/deals');
    const audit = run(deals, ['audit', 'app', '--offline', 'facts.json', '--fail-on', 'risky'], { cwd: project });
    const { code, stdout } = await audit.then(
      () => ({ code: 0, stdout: '' }),
      (failed: unknown) => failed as { code: number; stdout: string },
    );
    expect(stdout).toContain('GONE      Fauna: The product was discontinued.');
    expect(code).toBe(1);
  });

  it('serves the tools by npx, from a build and from a host', async () => {
    const dist = sharedMiniature();
    const host = await running(await Build.open(dist));
    for (const from of [
      ['--dist', dist],
      ['--url', host.baseUrl],
    ]) {
      const client = new Client({ name: 'test', version: '1' });
      const args = ['--yes', '--offline', `./${archive}`, 'mcp', ...from];
      await client.connect(
        new StdioClientTransport({ command: 'npx', args, cwd: project, env: environment, stderr: 'pipe' }),
      );
      expect(client.getServerVersion()?.name).toBe('developer-deals-index');
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toContain('search_offers');
      const { structuredContent } = await client.callTool({ name: 'get_vendor', arguments: { vendor: 'acme' } });
      expect(structuredContent).toMatchObject({ vendor: 'Acme' });
      await client.close();
    }
  });

  it('holds the built files, its licence and those of bundled code, and installs nothing else', async () => {
    const folder = join(project, 'node_modules/developer-deals-client');
    const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as object;
    expect(manifest).not.toHaveProperty('dependencies');
    const licences = await readFile(join(folder, 'dist/bundled-licences.txt'), 'utf8');
    for (const name of ['openapi-fetch', 'yaml', 'smol-toml', 'jsonc-parser'])
      expect(licences).toContain(`${name}\n\n`);
    expect(await readFile(join(folder, 'dist/LICENSE'), 'utf8')).toContain('MIT');
  });
});
