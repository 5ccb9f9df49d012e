import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { Build } from '../../functions/node/build.ts';
import { TOOLS } from '../../src/mcp/server.ts';
import { TODAY } from '../builders.ts';
import { compiledMiniature, folderOfTests } from '../http/compiled.ts';
import { running } from '../http/running.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGES = fileURLToPath(new URL('./node_modules/@modelcontextprotocol', import.meta.url));
const INSPECTOR = `${PACKAGES}/inspector-cli/build/index.js`;
const MAX_RESULT_BYTES = 8192;

/** A call of each tool, and a word of its result. */
const CALLS: readonly (readonly [tool: string, args: readonly string[], word: string])[] = [
  ['search_offers', ['query=database'], 'Acme'],
  ['get_vendor', ['vendor=acme'], 'Acme'],
  ['compare_vendors', ['a=acme', 'b=borealis'], 'Borealis'],
  ['audit_stack', ['services=acme,borealis'], 'Borealis'],
  ['find_stack', ['use_case=saas'], 'stack'],
  ['recent_changes', ['since=2020-01-01'], 'Acme'],
  ['upcoming_deadlines', ['within_days=365'], 'deadlines'],
];

const folder = folderOfTests();
let dist: string;

beforeAll(async () => {
  // The package of the command line reads its name and version from the package that usually contains it.
  await writeFile(`${PACKAGES}/package.json`, JSON.stringify({ name: 'inspector', version: '0.17.5' }));
  dist = await compiledMiniature(folder);
});

const TRANSPORTS: readonly (readonly [name: string, target: () => Promise<readonly string[]>])[] = [
  ['streamable HTTP', async () => [`${(await running(await Build.open(dist))).baseUrl}/mcp`, '--transport', 'http']],
  [
    'standard input',
    () => Promise.resolve([process.execPath, 'scripts/run.mjs', 'mcp', '--dist', dist, '--date', TODAY]),
  ],
];

async function inspected(target: readonly string[], ...args: readonly string[]): Promise<Record<string, unknown>> {
  const { stdout } = await promisify(execFile)(process.execPath, [INSPECTOR, ...target, '--method', ...args], {
    cwd: ROOT,
  });
  return JSON.parse(stdout) as Record<string, unknown>;
}

describe.each(TRANSPORTS)('the command line of the inspector over %s', (_name, target) => {
  it('lists every tool, and the test calls each', async () => {
    const { tools } = (await inspected(await target(), 'tools/list')) as {
      readonly tools: readonly { name: string }[];
    };
    expect(tools.map(({ name }) => name).sort()).toEqual(TOOLS.map(({ name }) => name).sort());
    expect(CALLS.map(([name]) => name).sort()).toEqual(TOOLS.map(({ name }) => name).sort());
  });

  it('lists the resources', async () => {
    const { resources } = await inspected(await target(), 'resources/list');
    expect(resources).not.toEqual([]);
  });

  it.each(CALLS)('calls %s', async (tool, given, word) => {
    const args = given.flatMap((each) => ['--tool-arg', each]);
    const result = await inspected(await target(), 'tools/call', '--tool-name', tool, ...args);
    expect(result['isError'] ?? false).toBe(false);
    const content = result['content'] as readonly { readonly text: string }[];
    expect(JSON.parse(content[0]?.text ?? '')).toEqual(result['structuredContent']);
    expect(content[0]?.text).toContain(word);
    expect(Buffer.byteLength(content[0]?.text ?? '')).toBeLessThanOrEqual(MAX_RESULT_BYTES);
  });
});
