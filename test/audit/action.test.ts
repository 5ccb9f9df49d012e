import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { MARKDOWN_MARK } from '../../client/audit/report.ts';
import { fakeProgram, pathWithFakes } from '../fake-program.ts';
import { folderOfTest } from '../http/compiled.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const script = (name: string): string => join(ROOT, 'client/action', name);

let folder: string;
beforeEach(async () => {
  folder = await folderOfTest();
});

const FOUND = `${MARKDOWN_MARK}\n\n### Vendors\n\n| | Vendor |\n| --- | --- |\n| **gone** | Fauna |\n`;
const NOTHING = `${MARKDOWN_MARK}\n\n### Vendors\n\n1 vendor named by 1 file; nothing found about any of them.\n`;

/** Runs the script with a `gh` that knows some comments, and returns the requests that write. */
async function commented(report: string, known: readonly string[], isReadOnly = false) {
  await fakeProgram(
    folder,
    'gh',
    `case "$*" in
      *"--method"*) ${isReadOnly ? 'exit 1' : `echo "$*" >> "${folder}/sent"`} ;;
      *) [[ $MARK == '${MARKDOWN_MARK}' ]] || exit 9; printf '%s' '${known.map((id) => `${id}\n`).join('')}' ;;
    esac`,
  );
  const file = join(folder, 'report.md');
  await writeFile(file, report);
  const environment = { PATH: pathWithFakes(folder), GITHUB_REPOSITORY: 'a/b', PULL_REQUEST: '7' };
  const { stdout } = await run('bash', [script('comment.sh'), file], { env: environment });
  const sent = await readFile(join(folder, 'sent'), 'utf8').catch(() => '');
  return { stdout, sent: sent.split('\n').filter(Boolean), folder };
}

describe('the comment on a pull request', () => {
  it('is written where something is found and none is there', async () => {
    const { sent } = await commented(FOUND, []);
    expect(sent).toEqual([`api --silent --method POST repos/a/b/issues/7/comments --field body=@${folder}/report.md`]);
  });

  it('is the one of the earlier run, also where nothing is found any more', async () => {
    for (const report of [FOUND, NOTHING]) {
      await rm(join(folder, 'sent'), { force: true });
      const { sent } = await commented(report, ['11', '12']);
      expect(sent).toEqual([
        `api --silent --method PATCH repos/a/b/issues/comments/11 --field body=@${folder}/report.md`,
      ]);
    }
  });

  it('is not written where nothing is found', async () => {
    expect((await commented(NOTHING, [])).sent).toEqual([]);
  });

  it('is left out with a warning where the token only reads', async () => {
    const { stdout, sent } = await commented(FOUND, [], true);
    expect(stdout).toMatch(/^::warning::/);
    expect(sent).toEqual([]);
  });

  it('is cut where it is longer than a comment may be', async () => {
    const { sent } = await commented(FOUND + '| **gone** | Another vendor |\n'.repeat(4000), []);
    expect(sent[0]).toContain('body=@');
    const cut = await readFile(join(folder, 'report.md.cut'), 'utf8');
    expect(cut.length).toBeLessThan(65_536);
    expect(cut.startsWith(MARKDOWN_MARK)).toBe(true);
    expect(cut).toContain('The rest is in the summary of the job.');
  });
});

describe('the audit step', () => {
  async function audited(exitCode: number, settings: Readonly<Record<string, string>> = {}) {
    const command = join(folder, 'deals.mjs');
    await writeFile(
      command,
      `console.log('report'); console.error(JSON.stringify(process.argv.slice(2))); process.exitCode = ${String(exitCode)};`,
    );
    const [output, summary] = [join(folder, 'output'), join(folder, 'summary')];
    const empty = { DEALS_OFFLINE: '', DEALS_FAIL_ON: '', DEALS_DIRECTORY: '.' };
    const { stderr } = await run('bash', [script('audit.sh')], {
      env: {
        ...{
          PATH: process.env['PATH'] ?? '',
          RUNNER_TEMP: folder,
          GITHUB_OUTPUT: output,
          GITHUB_STEP_SUMMARY: summary,
        },
        ...{ DEALS_COMMAND: command, GITHUB_ACTION_PATH: ROOT, ...empty, ...settings },
      },
    });
    return {
      given: JSON.parse(stderr) as string[],
      output: await readFile(output, 'utf8'),
      summary: await readFile(summary, 'utf8').catch(() => null),
    };
  }

  it('hands its settings to the command, each as one word', async () => {
    const { given } = await audited(0, {
      DEALS_DIRECTORY: 'my app; rm',
      DEALS_OFFLINE: 'f.json',
      DEALS_FAIL_ON: 'risky',
    });
    expect(given).toEqual(['audit', 'my app; rm', '--markdown', '--offline', 'f.json', '--fail-on', 'risky']);
    expect((await audited(0)).given).toEqual(['audit', '.', '--markdown']);
  });

  it('keeps the exit code for later, so that the comment is written first', async () => {
    const { output, summary } = await audited(1);
    expect(output).toBe(`code=1\nreport=${folder}/deals-audit.md\n`);
    expect(summary).toBe('report\n');
  });

  it('has no report where the command could not make one', async () => {
    expect(await audited(3)).toMatchObject({ output: 'code=3\n', summary: null });
  });
});

describe('action.yml', () => {
  interface Step {
    readonly uses?: string;
    readonly run?: string;
    readonly shell?: string;
  }

  it('pins what it uses, and puts no input into a script', async () => {
    const { runs } = parse(await readFile(join(ROOT, 'action.yml'), 'utf8')) as { runs: { steps: Step[] } };
    const used = runs.steps.flatMap(({ uses }) => uses ?? []);
    expect(used.filter((name) => !/@[0-9a-f]{40}$/.test(name))).toEqual([]);
    const scripts = runs.steps.filter(({ run: written }) => written !== undefined);
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter(({ run: written, shell }) => written?.includes('${{') || shell !== 'bash')).toEqual([]);
  });
});
