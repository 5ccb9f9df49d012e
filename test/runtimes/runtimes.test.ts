import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFilesSuite } from '../http/built-files-suite.ts';
import { ask, json } from '../http/client.ts';
import { folderOfTests } from '../http/compiled.ts';
import { hostileSuite } from '../http/hostile-suite.ts';
import { httpSuite } from '../http/suite.ts';
import { commandOf, RuntimeHost } from './runtime-host.ts';

describe.each(['bun', 'deno'] as const)('%s', (runtime) => {
  const folder = folderOfTests();
  let host: RuntimeHost;

  beforeAll(async () => {
    host = await RuntimeHost.start(runtime, folder);
  });

  afterAll(() => host.stop());

  httpSuite(runtime, () => host.served);
  hostileSuite(runtime, () => host.served);
  builtFilesSuite(() => host);

  it.each([
    ['--port abc', '--port takes a whole number from 0 to 65535; got "abc"'],
    ['--out nowhere', 'no build in nowhere; run npm run build first'],
  ])('ends with 2 and one line for %s', (flags, line) => {
    const [command, ...args] = commandOf(runtime);
    const { status, stderr } = spawnSync(command, [...args, ...flags.split(' ')], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 2, stderr: `${line}\n` });
  });

  it('stores a signal and ends well on SIGTERM, also while a request is half sent', async () => {
    const sent = await ask(host.served, '/api/signal', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"event":"converted","vendor":"acme"}',
    });
    expect(sent.status).toBe(202);
    const { signals } = json(await ask(host.served, '/api/stats')) as { signals: { converted: number } };
    expect(signals.converted).toBe(1);
    const half = connect(Number(new URL(host.served.baseUrl).port), '127.0.0.1').on('error', () => undefined);
    half.write('POST /api/signal HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{');
    await once(half, 'connect');
    expect(await host.stop()).toBe(0);
  });
});
