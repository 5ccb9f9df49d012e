import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { Build } from '../../functions/node/build.ts';
import { contentType } from '../../src/routes/content-type.ts';
import { freePort } from '../../scripts/lib/network.ts';
import { sharedMiniature } from '../http/compiled.ts';

const SERVE = createRequire(import.meta.url).resolve('serve/build/main.js');

/** Starts what `npm run preview` starts on a build; returns its address. */
async function previewed(dist: string): Promise<string> {
  const port = await freePort(0, '127.0.0.1');
  const args = [SERVE, dist, '--no-port-switching', '--listen', `tcp://127.0.0.1:${port}`];
  const server = spawn(process.execPath, args, { stdio: 'ignore', env: { ...process.env, NO_UPDATE_CHECK: '1' } });
  onTestFinished(async () => {
    if (server.exitCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
  });
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100 && server.exitCode === null; tries++) {
    if ((await fetch(`${base}/api/categories`).catch(() => null))?.ok) return base;
    await pause(100);
  }
  throw new Error('the preview did not start');
}

it('is a quick look at the files of a build, each with its type', async () => {
  const dist = sharedMiniature();
  const build = await Build.open(dist);
  const base = await previewed(dist);
  for (const path of ['index.html', ...build.paths.filter((listed) => !listed.startsWith('_'))]) {
    const { status, headers } = await fetch(`${base}/${path === 'index.html' ? '' : path}`);
    expect(status, path).toBe(200);
    expect(headers.get('content-type'), path).toBe(contentType(path));
    expect(headers.get('access-control-allow-origin'), path).toBe('*');
  }
});
