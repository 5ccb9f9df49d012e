import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { differences, sampled } from '../../scripts/verify/deployment.ts';
import { readManifest } from '../../scripts/verify/manifest.ts';
import { temporaryFolder } from '../http/compiled.ts';
import { hostileSuite } from '../http/hostile-suite.ts';
import { httpSuite } from '../http/suite.ts';
import { EdgeHost } from './edge-host.ts';

let folder: string;
let host: EdgeHost;

beforeAll(async () => {
  folder = await temporaryFolder();
  host = await EdgeHost.start(folder, { state: join(folder, 'state') });
}, 90_000);

afterAll(async () => {
  await host.stop();
  await rm(folder, { recursive: true, force: true });
});

httpSuite('edge', () => host.served);
hostileSuite('edge', () => host.served);

it('serves every file of the build as it was written, with the headers that were decided for it', async () => {
  const build = await readManifest(host.dist);
  expect(await differences(host.served.baseUrl, build, sampled(build, Number.MAX_SAFE_INTEGER))).toEqual([]);
});
