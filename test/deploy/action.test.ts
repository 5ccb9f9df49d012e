import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { TODAY } from '../builders.ts';
import { fakeCalls, fakeProgram, pathWithFakes } from '../fake-program.ts';
import { folderOfTest, sharedBuild } from '../http/compiled.ts';
import { running } from '../http/running.ts';
import { Program } from '../program.ts';

const run = promisify(execFile);

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: {
    readonly steps: readonly {
      readonly id?: string;
      readonly run?: string;
      readonly env?: Readonly<Record<string, string>>;
    }[];
  };
}

/** The repository without what is installed or built, with the packages that are installed here. */
async function checkout(to: string): Promise<void> {
  const parts = ['action.yml', 'LICENSE', 'package.json', 'client', 'functions', 'scripts', 'src'];
  const { stdout } = await run('git', ['ls-files', ...parts]);
  for (const path of stdout.trim().split('\n')) {
    await mkdir(join(to, path, '..'), { recursive: true });
    // A file may have gone that git still lists.
    await cp(path, join(to, path)).catch(() => undefined);
  }
  await symlink(resolve('node_modules'), join(to, 'node_modules'));
}

it('audits a project from its files to the comment and the exit code', async () => {
  const folder = await folderOfTest();
  const [repository, project] = [join(folder, 'action'), join(folder, 'project')];
  await checkout(repository);
  await mkdir(project);
  await writeFile(join(project, '.env.example'), 'ACME_API_KEY=\nACME_TOKEN=\n');
  await writeFile(join(project, 'package.json'), '{"dependencies":{"acme":"1.0.0","@acme/sdk":"1.0.0"}}');
  // Packages are installed already; all else is npm itself.
  const { stdout: npm } = await run('which', ['npm']);
  await fakeProgram(folder, 'npm', `[ "$1" = ci ] || exec ${npm.trim()} "$@"`);
  await fakeProgram(folder, 'gh', '');
  const { baseUrl } = await running(await sharedBuild(), { today: () => TODAY });

  const { inputs, runs } = parse(await readFile('action.yml', 'utf8')) as Action;
  const given: Record<string, string> = { url: baseUrl, directory: '.', 'fail-on': 'caution' };
  const outputs: Record<string, string> = {};
  const value = (expression: string): string => {
    const [, input, output] =
      /^\$\{\{ (?:inputs\.([\w-]+)|steps\.audit\.outputs\.(\w+)|.*) \}\}$/.exec(expression) ?? [];
    if (input !== undefined) return given[input] ?? inputs[input]?.default ?? '';
    return output === undefined ? '7' : (outputs[output] ?? '');
  };
  const codes: (number | null)[] = [];
  for (const step of runs.steps.filter((each) => each.run !== undefined)) {
    const env = {
      PATH: pathWithFakes(folder),
      ...{ GITHUB_ACTION_PATH: repository, GITHUB_OUTPUT: join(folder, 'outputs'), RUNNER_TEMP: folder },
      ...{ GITHUB_STEP_SUMMARY: join(folder, 'summary'), GITHUB_REPOSITORY: 'a/b' },
      ...Object.fromEntries(Object.entries(step.env ?? {}).map(([name, text]) => [name, value(text)])),
    };
    codes.push(
      await new Program(['bash', '-e', '-o', 'pipefail', '-c', step.run ?? ''], { cwd: project, env }).ended(),
    );
    const written = await readFile(join(folder, 'outputs'), 'utf8').catch(() => '');
    for (const line of written.trim().split('\n'))
      outputs[line.split('=')[0] ?? ''] = line.slice(line.indexOf('=') + 1);
  }
  // Only the last step, which passes the exit code of the audit on, fails.
  expect({ codes, outputs }).toMatchObject({ codes: [0, 0, 0, 1], outputs: { code: '1' } });
  const summary = await readFile(join(folder, 'summary'), 'utf8');
  expect(summary).toContain('Acme');
  expect(await fakeCalls(folder)).toMatch(/^gh api .*POST repos\/a\/b\/issues\/7\/comments/m);
});
