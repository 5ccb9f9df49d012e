import { rm } from 'node:fs/promises';
import { afterAll, beforeAll } from 'vitest';
import { builtFilesSuite } from '../http/built-files-suite.ts';
import { temporaryFolder } from '../http/compile-miniature.ts';
import { hostileSuite } from '../http/hostile-suite.ts';
import { ownFrontSuite } from '../http/own-front-suite.ts';
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
ownFrontSuite('nginx', () => host.served);
hostileSuite('nginx', () => host.served);
builtFilesSuite(() => host);
