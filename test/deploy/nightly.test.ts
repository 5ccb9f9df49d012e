import { execFile } from 'node:child_process';
import { chmod, cp, rename, mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Build } from '../../functions/node/build.ts';
import { damagedFiles } from '../../scripts/lib/build.ts';
import { compile } from '../../src/compile/compile.ts';
import { OutFolder } from '../../src/compile/write/out-folder.ts';
import { addDays } from '../../src/rules/dates/days.ts';
import { TODAY } from '../builders.ts';
import { fakeProgram, pathWithFakes } from '../fake-program.ts';
import { commitAll, git } from '../git.ts';
import { compiledMiniature, folderOfTest } from '../http/compiled.ts';
import { MINIATURE_FOLDER } from '../http/compile-miniature.ts';
import { runCommand } from '../command/in-process.ts';
import { Program } from '../program.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const exec = promisify(execFile);

const NEXT_DAY = addDays(TODAY, 1);
const CLOCK = join(ROOT, 'test/http/shifted-clock.mjs');

const build = (out: string, date: typeof TODAY) =>
  compile({ catalogue: MINIATURE_FOLDER, out, date, baseUrl: 'https://deals.example' });

/** Ends the process before the n-th rename of a folder. */
const killer = (folder: string, nth: number): string =>
  `data:text/javascript,${encodeURIComponent(`
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { renameSync } = fs;
    let seen = 0;
    fs.renameSync = (from, to) => {
      if (String(to).startsWith(${JSON.stringify(folder)}) && ++seen === ${nth}) process.kill(process.pid, 'SIGKILL');
      renameSync(from, to);
    };
    syncBuiltinESMExports();`)}`;

describe('npm run deliver', () => {
  it.each([1, 2, 3, 4])('leaves a whole build where it is killed before rename %i', async (nth) => {
    const folder = await folderOfTest();
    const [from, out] = [join(folder, 'next'), join(folder, 'dist')];
    await compiledMiniature(folder);
    await build(from, NEXT_DAY);
    const imports = ['tsx', CLOCK, killer(folder, nth)].flatMap((path) => ['--import', path]);
    const flags = ['--from', from, '--out', out, '--catalogue', MINIATURE_FOLDER];
    const env = { ...process.env, CLOCK: `${NEXT_DAY}T12:00:00Z` };
    const delivering = exec(process.execPath, [...imports, 'scripts/deliver.ts', ...flags], { cwd: ROOT, env });
    await expect(delivering).rejects.toMatchObject({ signal: 'SIGKILL' });
    // What every command does first with the folder.
    new OutFolder(out, MINIATURE_FOLDER);
    const delivered = await Build.open(out);
    expect(await damagedFiles(out, delivered)).toEqual([]);
    expect([TODAY, NEXT_DAY]).toContain(delivered.date);
  });

  it('puts a build of today in the place of the served one, and refuses any other', async () => {
    const folder = await folderOfTest();
    const [from, out] = [join(folder, 'next'), join(folder, 'dist')];
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(TODAY) });
    onTestFinished(() => void vi.useRealTimers());
    await compiledMiniature(folder);
    await build(from, NEXT_DAY);
    const deliver = async () =>
      (await runCommand('deliver', '--catalogue', MINIATURE_FOLDER, '--from', from, '--out', out)).status;
    expect(await deliver()).toBe(2);
    await build(from, TODAY);
    const style = join(from, 'assets/site.css');
    await rename(style, `${style}.away`);
    expect(await deliver()).toBe(2);
    await rename(`${style}.away`, style);
    const before = await readFile(join(from, '_index/manifest.json'), 'utf8');
    expect(await deliver()).toBe(0);
    expect(await readFile(join(out, '_index/manifest.json'), 'utf8')).toBe(before);
    expect((await Build.open(out)).date).toBe(TODAY);
    await expect(stat(from)).rejects.toThrow(/ENOENT/);
    expect(await deliver()).toBe(2);
  });
});

/** A clone with an upstream, and an npm that only notes its folder and its arguments. */
async function clone() {
  const folder = await folderOfTest();
  const [upstream, home] = [join(folder, 'upstream'), join(folder, 'home')];
  await mkdir(join(upstream, 'deploy/systemd'), { recursive: true });
  await cp(join(ROOT, 'deploy/systemd/nightly.sh'), join(upstream, 'deploy/systemd/nightly.sh'));
  await chmod(join(upstream, 'deploy/systemd/nightly.sh'), 0o755);
  await writeFile(join(upstream, 'entry.yaml'), 'one\n');
  await writeFile(join(upstream, '.gitignore'), 'var\nnode_modules\n');
  commitAll(upstream, 'one');
  git(folder, 'clone', '--quiet', upstream, home);
  const log = join(folder, 'log');
  const noted = `echo "$PWD $*" >> '${log}'`;
  await fakeProgram(folder, 'date', `${noted}; echo 2026-11-22`);
  await fakeProgram(
    folder,
    'npm',
    `${noted}
    case "$*" in
      ci*) mkdir -p node_modules; cp entry.yaml node_modules;;
      *verify*) eval "\${ON_VERIFY:-}";;
      *deliver*) [ -z "\${ON_VERIFY:-}" ] || exit 2;;
    esac`,
  );
  return { home, upstream, log, env: { PATH: pathWithFakes(folder), BASE_URL: 'https://a.example' } };
}

const nightly = (home: string, env: NodeJS.ProcessEnv) =>
  new Program([join(home, 'deploy/systemd/nightly.sh')], { env }).ended();

describe('the nightly script of systemd', () => {
  it('builds in a worktree, and delivers what it proved', async () => {
    const { home, upstream, log, env } = await clone();
    // A read that was committed here, and an edit upstream.
    await writeFile(join(home, 'read.yaml'), 'read\n');
    commitAll(home, 'read');
    await writeFile(join(upstream, 'entry.yaml'), 'two\n');
    commitAll(upstream, 'two');
    // As after a change of the owner: git takes the file for edited until it looks again.
    await utimes(join(home, 'entry.yaml'), 1, 1);
    expect(await nightly(home, env)).toBe(0);
    expect(await readFile(join(home, 'entry.yaml'), 'utf8')).toBe('two\n');
    expect(await readFile(join(home, 'read.yaml'), 'utf8')).toBe('read\n');
    // The packages of the worktree.
    expect(await readFile(join(home, 'node_modules/entry.yaml'), 'utf8')).toBe('two\n');
    const worktree = join(home, 'var/nightly');
    expect((await readFile(log, 'utf8')).trim().split('\n')).toEqual([
      `${worktree} ci --no-audit --no-fund`,
      `${worktree} --utc --date +45 minutes +%F`,
      `${worktree} run --silent build -- --date 2026-11-22 --base-url https://a.example --precompress --out ${home}/var/next`,
      `${worktree} run --silent verify -- --dist ${home}/var/next --all`,
      `${worktree} --utc +%F`,
      `${home} run --silent deliver -- --from ${home}/var/next`,
    ]);
    await expect(stat(join(home, 'var/restart'))).rejects.toThrow(/ENOENT/);
    // What `npm start --updates-file` looks at.
    expect((await stat(join(home, 'var/updated'))).isFile()).toBe(true);
  });

  it('makes its worktree anew where a killed run left locks, or half of it', async () => {
    const { home, env } = await clone();
    expect(await nightly(home, { ...env, ON_VERIFY: 'kill -9 $PPID' })).not.toBe(0);
    for (const lock of ['index.lock', 'locked']) await writeFile(join(home, '.git/worktrees/nightly', lock), '');
    expect(await nightly(home, env)).toBe(0);
    await writeFile(join(home, 'var/nightly/.git'), '');
    expect(await nightly(home, env)).toBe(0);
    expect(git(home, 'worktree', 'list').split('\n')).toHaveLength(2);
  });

  it('removes the reads of a vendor that was removed upstream', async () => {
    const { home, upstream, env } = await clone();
    const write = async (to: string, kind: string) => {
      await mkdir(join(to, 'catalogue', kind), { recursive: true });
      for (const name of ['acme', 'bolt']) await writeFile(join(to, 'catalogue', kind, `${name}.yaml`), kind);
      commitAll(to, kind);
    };
    await write(upstream, 'vendors');
    git(home, 'pull', '--quiet');
    await write(home, 'reads');
    git(upstream, 'rm', '--quiet', 'catalogue/vendors/acme.yaml');
    commitAll(upstream, 'acme is gone');
    expect(await nightly(home, env)).toBe(0);
    expect(git(home, 'ls-files', 'catalogue')).toBe('catalogue/reads/bolt.yaml\ncatalogue/vendors/bolt.yaml');
    expect(git(home, 'status', '--porcelain', '--untracked-files=no')).toBe('');
  });

  it('asks for a restart where the code changed, also where its delivery fails', async () => {
    const { home, upstream, env } = await clone();
    await mkdir(join(upstream, 'src'));
    await writeFile(join(upstream, 'src/code.ts'), 'code\n');
    commitAll(upstream, 'code');
    expect(await nightly(home, { ...env, ON_VERIFY: 'true' })).toBe(2);
    expect((await stat(join(home, 'var/restart'))).isFile()).toBe(true);
  });

  it('touches nothing of the service where the proof fails, or the clone has another commit by then', async () => {
    const { home, upstream, log, env } = await clone();
    await writeFile(join(upstream, 'entry.yaml'), 'two\n');
    commitAll(upstream, 'two');
    expect(await nightly(home, { ...env, ON_VERIFY: 'exit 1' })).toBe(1);
    // A commit that is made in the clone meanwhile.
    const made = `git -C ${home} -c user.name=t -c user.email=t@t commit --quiet --allow-empty --message made`;
    expect(await nightly(home, { ...env, ON_VERIFY: made })).toBe(1);
    expect(git(home, 'log', '--format=%s')).toBe('made\none');
    expect(await readFile(join(home, 'entry.yaml'), 'utf8')).toBe('one\n');
    expect(await readFile(log, 'utf8')).not.toContain('deliver');
  });
});
