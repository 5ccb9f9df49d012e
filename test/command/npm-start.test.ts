import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startedHost } from '../http/command.ts';
import { folderOfTest } from '../http/compiled.ts';
import { Program } from '../program.ts';

interface Process {
  readonly pid: number;
  readonly parent: number;
}

/** Every process below one, from /proc. */
function descendants(pid: number): readonly Process[] {
  const all = readdirSync('/proc').flatMap((name): Process[] => {
    if (!/^\d+$/.test(name) || !existsSync(`/proc/${name}/stat`)) return [];
    const parent = /\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1];
    return [{ pid: Number(name), parent: Number(parent) }];
  });
  const below = (parent: number): Process[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each, ...below(each.pid)]);
  return below(pid);
}

const isRunning = (pid: number): boolean =>
  existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

it.runIf(process.platform === 'linux').each(['SIGTERM', 'SIGKILL'] as const)(
  'leaves no process when npm ends with %s during the first build',
  async (signal) => {
    const folder = await folderOfTest();
    const flags = ['--port', '0', '--out', join(folder, 'dist'), '--store', join(folder, 'store.sqlite')];
    const npm = new Program(['npm', 'start', '--', ...flags]);
    onTestFinished(() => npm.signal('SIGKILL'));
    await npm.until(/info {2}check/);
    const started = descendants(npm.pid).map(({ pid }) => pid);
    expect(started.length).toBeGreaterThan(1);
    npm.signal(signal);
    await vi.waitFor(() => expect(started.filter(isRunning)).toEqual([]), { timeout: 60_000, interval: 50 });
    expect(npm.printed).not.toContain('serving');
  },
);

it('says which file of its build is damaged at the start, or that it is gone, fails the health, and makes the build again', async () => {
  const folder = await folderOfTest();
  const catalogue = join(folder, 'catalogue');
  await cp('test/catalogues/tiny', catalogue, { recursive: true });
  const first = startedHost({ folder, catalogue });
  await first.served('');
  first.signal('SIGTERM');
  expect(await first.ended()).toBe(0);
  const damaged = join(folder, 'dist/api/export/offers.json');
  const bytes = readFileSync(damaged);
  writeFileSync(damaged, bytes.fill(0x20, 10, 11));
  const second = startedHost({ folder, catalogue });
  const { baseUrl } = await second.served('');
  await second.until(/Files of the build that are missing or damaged: 1, the first api\/export\/offers\.json/);
  const health = await fetch(`${baseUrl}/api/health`);
  expect(health.status).toBe(503);
  expect(await health.text()).toContain('missing or damaged');
  await second.until(/swapped/);
  const { status } = await fetch(`${baseUrl}/api/export/offers.json`);
  expect(status).toBe(200);
  rmSync(join(folder, 'dist'), { recursive: true });
  await second.until(/the first _index\.[^]*swapped/);
  expect((await fetch(`${baseUrl}/robots.txt`)).status).toBe(200);
});
