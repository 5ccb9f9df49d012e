import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Build } from '../../functions/node/build.ts';
import { compiledMiniature, folderOfTests } from '../http/compiled.ts';
import { startHostWithStore, type RunningWithStore } from '../http/running.ts';
import { addressOf, CALLS } from './calls.ts';
import { GENERATORS, type Generator } from './generators.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PACKAGES = join(HERE, 'node_modules');
/** Below the packages, so that what is generated finds what it imports. */
const OUT = join(HERE, 'out');

const folder = folderOfTests();
let host: RunningWithStore;

async function node(args: readonly string[], cwd: string): Promise<string> {
  const run = promisify(execFile)(process.execPath, args, { cwd, maxBuffer: 1e8 });
  return run.then(
    ({ stdout }) => stdout,
    (fault: unknown) => {
      const { stdout, stderr } = fault as { readonly stdout: string; readonly stderr: string };
      throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`);
    },
  );
}

beforeAll(async () => {
  host = await startHostWithStore(await Build.open(await compiledMiniature(folder)));
  await rm(OUT, { recursive: true, force: true });
});

afterAll(async () => {
  await host.close();
  await rm(OUT, { recursive: true, force: true });
});

const COMPILER_OPTIONS = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  allowImportingTsExtensions: true,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/** A program that makes every call, reads fields by their types, and prints the bodies. */
function program(generator: Generator): string {
  const calls = CALLS.map((call, index) => generator.call(call, `body${index}`));
  return [
    generator.head(CALLS, host.baseUrl),
    ...calls,
    'const offer = body0.offers[0];',
    'const code: string | undefined = offer?.gate?.code;',
    "const level: 'stable' | 'caution' | 'risky' | null | undefined = offer?.risk_level;",
    ...(generator.losesNull
      ? []
      : [
          '// @ts-expect-error: a nullable field is not read without a look',
          'const unread = () => offer?.gate.code;',
          'void unread;',
        ]),
    '// @ts-expect-error: no answer is of any type',
    'body0.unheard_of;',
    'void [code, level];',
    `console.log(JSON.stringify([${CALLS.map((_call, index) => `body${index}`).join(', ')}]));`,
    'export {};',
  ].join('\n');
}

describe.each(GENERATORS.map((generator) => [generator.name, generator] as const))('%s', (_name, generator) => {
  const work = join(OUT, generator.name.replace(/\W+/g, '-'));

  it('generates a client from the served document', async () => {
    await mkdir(work, { recursive: true });
    const served = await fetch(`${host.baseUrl}/api/openapi.json`);
    await writeFile(join(work, 'openapi.json'), await served.text());
    await node([join(PACKAGES, generator.command), ...generator.args], work);
    await writeFile(join(work, 'program.ts'), program(generator));
  });

  it('of which TypeScript has nothing to say, strictly', async () => {
    await writeFile(join(work, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['.'] }));
    expect(await node([join(PACKAGES, 'typescript/bin/tsc'), '--project', work], work)).toBe('');
  });

  it(`and whose ${CALLS.length} calls are answered as those of any client`, async () => {
    const printed = await node(
      ['--import', 'tsx', join(work, 'program.ts')],
      fileURLToPath(new URL('../..', import.meta.url)),
    );
    const bodies = JSON.parse(printed) as readonly unknown[];
    const direct = await Promise.all(
      CALLS.map(async (call) => {
        const post = {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(call.body),
        };
        const answer = await fetch(host.baseUrl + addressOf(call), call.body ? post : {});
        return [answer.status, (await answer.json()) as unknown] as const;
      }),
    );
    expect(direct.map(([status]) => status)).toEqual(CALLS.map(({ status }) => status));
    expect(bodies).toEqual(direct.map(([, body]) => body));
  });
});
