import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFilesSuite } from '../http/built-files-suite.ts';
import { ask, json } from '../http/client.ts';
import { folderOfTests } from '../http/compiled.ts';
import { hostileSuite } from '../http/hostile-suite.ts';
import { httpSuite } from '../http/suite.ts';
import { RuntimeHost } from './runtime-host.ts';

describe.each(['bun', 'deno'] as const)('%s', (runtime) => {
  const folder = folderOfTests();
  let host: RuntimeHost;

  beforeAll(async () => {
    host = await RuntimeHost.start(runtime, folder);
  }, 90_000);

  afterAll(() => host.stop());

  httpSuite(runtime, () => host.served);
  hostileSuite(runtime, () => host.served);
  builtFilesSuite(() => host);

  it('stores a signal and ends well on SIGTERM', async () => {
    const sent = await ask(host.served, '/api/signal', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"event":"converted","vendor":"acme"}',
    });
    expect(sent.status).toBe(202);
    const { signals } = json(await ask(host.served, '/api/stats')) as { signals: { converted: number } };
    expect(signals.converted).toBe(1);
    expect(await host.stop()).toBe(0);
  });
});
