import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { builtFilesSuite } from '../http/built-files-suite.ts';
import { temporaryFolder } from '../http/compile-miniature.ts';
import { hostileSuite } from '../http/hostile-suite.ts';
import { httpSuite } from '../http/suite.ts';
import { EdgeHost } from './edge-host.ts';

let folder: string;
let host: EdgeHost;

beforeAll(async () => {
  folder = await temporaryFolder();
  host = await EdgeHost.start(folder, { state: join(folder, 'state'), index: 'split' });
}, 120_000);

afterAll(async () => {
  await host.stop();
  await rm(folder, { recursive: true, force: true });
});

httpSuite('edge with a split index', () => host.served);
hostileSuite('edge with a split index', () => host.served);
builtFilesSuite(() => host);
