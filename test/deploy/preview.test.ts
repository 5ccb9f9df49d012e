import { createRequire } from 'node:module';
import { expect, it, onTestFinished } from 'vitest';
import { Build } from '../../functions/node/build.ts';
import { contentType } from '../../src/routes/content-type.ts';
import { sharedMiniature } from '../http/compiled.ts';
import { Program } from '../program.ts';

const SERVE = createRequire(import.meta.url).resolve('serve/build/main.js');

/** Starts what `npm run preview` starts on a build; returns its address. */
async function previewed(dist: string): Promise<string> {
  const args = [SERVE, dist, '--no-port-switching', '--listen', 'tcp://127.0.0.1:0'];
  const server = new Program([process.execPath, ...args], { env: { NO_UPDATE_CHECK: '1' } });
  onTestFinished(() => server.signal('SIGKILL'));
  const [base] = await server.until(/http:\/\/127\.0\.0\.1:\d+/);
  return base;
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
