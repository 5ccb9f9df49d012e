import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { fakeProgram, pathWithFakes } from '../fake-program.ts';
import { commitAll } from '../git.ts';
import { folderOfTest } from '../http/compiled.ts';

const run = promisify(execFile);
const SCOPE = resolve('.github/scripts/changed-scope.sh');
const PUBLISH = resolve('.github/scripts/publish-suggestions.sh');

describe('the scope of a pull request', () => {
  async function scopeOf(paths: readonly string[]): Promise<string> {
    const folder = await folderOfTest();
    const base = commitAll(folder, 'base');
    for (const path of paths) {
      await mkdir(join(folder, path, '..'), { recursive: true });
      await writeFile(join(folder, path), 'x\n');
    }
    commitAll(folder, 'change');
    const { stdout } = await run(SCOPE, { cwd: folder, env: { ...process.env, BASE: base } });
    return stdout.trim();
  }

  it.each([
    [['catalogue/vendors/acme.yaml'], 'code=false'],
    [['catalogue/vendors/acme.yaml', 'catalogue/tags.yaml', 'catalogue/reads/acme.yaml'], 'code=false'],
    [['catalogue/vendors/acme.yaml', 'src/rules/risk/gate.ts'], 'code=true'],
    [['catalogue/vendors/acme.yaml', 'catalogue/schemas/words.json'], 'code=false'],
    [['catalogue/schemas/vendor.json'], 'code=true'],
    [['catalogue/README.md'], 'code=true'],
    [['test/catalogue/vendors/acme.yaml'], 'code=true'],
  ])('of %j is %s', async (paths, expected) => {
    expect(await scopeOf(paths)).toBe(expected);
  });

  it('is everything for code before more names than a pipe holds', async () => {
    const entries = Array.from({ length: 2500 }, (_, index) => `catalogue/vendors/a-vendor-of-the-index-${index}.yaml`);
    expect(await scopeOf(['action.yml', ...entries])).toBe('code=true');
  });

  it('is everything without a base', async () => {
    const { stdout } = await run(SCOPE, { env: { ...process.env, BASE: '' } });
    expect(stdout.trim()).toBe('code=true');
  });
});

describe('the suggestions of a run', () => {
  const COMMENT = { path: 'catalogue/vendors/acme.yaml', line: 5, side: 'RIGHT', body: 'one\n```suggestion\n  a\n```' };

  /** Bodies that a `gh` of the test receives, for a list of comments and the pull request that it finds. */
  async function posted(comments: unknown, number: string): Promise<readonly unknown[]> {
    const folder = await folderOfTest();
    const [sent, file] = [join(folder, 'sent'), join(folder, 'suggestions.json')];
    await writeFile(sent, '');
    await writeFile(file, JSON.stringify(comments));
    const posting = `*POST*) cat >> '${sent}'; printf '\\0' >> '${sent}';;`;
    await fakeProgram(folder, 'gh', `case "$*" in ${posting} *head=*) printf '%s' '${number}';; esac`);
    const env = {
      ...process.env,
      PATH: pathWithFakes(folder),
      ...{ GH_REPO: 'o/r', HEAD_OWNER: 'me', HEAD_BRANCH: 'edit', HEAD_SHA: 'abc' },
    };
    await run(PUBLISH, [file], { env });
    const bodies = (await readFile(sent, 'utf8')).split('\0').filter((body) => body.trim() !== '');
    return bodies.map((body): unknown => JSON.parse(body));
  }

  it('are posted on the lines of the pull request', async () => {
    expect(await posted([COMMENT, { ...COMMENT, start_line: 4 }], '7')).toEqual([
      { ...COMMENT, commit_id: 'abc' },
      { ...COMMENT, start_line: 4, start_side: 'RIGHT', commit_id: 'abc' },
    ]);
  });

  const many = Array.from({ length: 30 }, (_, line) => ({ ...COMMENT, line: line + 1 }));

  it('are at most 20', async () => {
    expect(await posted(many, '7')).toHaveLength(20);
  });

  it('are none where no pull request is open, or where they are not a list', async () => {
    expect(await posted(many, '')).toEqual([]);
    expect(await posted({ path: 'not a list' }, '7')).toEqual([]);
  });
});
