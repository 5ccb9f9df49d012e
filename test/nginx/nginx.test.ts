import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { differences, sampled } from '../../scripts/verify/deployment.ts';
import { readManifest } from '../../scripts/verify/manifest.ts';
import { temporaryFolder } from '../http/compiled.ts';
import { hostileSuite } from '../http/hostile-suite.ts';
import { httpSuite } from '../http/suite.ts';
import { NginxHost } from './nginx-host.ts';

let folder: string;
let host: NginxHost;

beforeAll(async () => {
  folder = await temporaryFolder();
  host = await NginxHost.start(folder);
}, 60_000);

afterAll(async () => {
  await host.stop();
  await rm(folder, { recursive: true, force: true });
});

httpSuite('nginx', () => host.served);
hostileSuite('nginx', () => host.served);

it('serves every file of the build as it was written, with the headers that were decided for it', async () => {
  const build = await readManifest(host.dist);
  expect(await differences(host.served.baseUrl, build, sampled(build, Number.MAX_SAFE_INTEGER))).toEqual([]);
});
