import { afterAll, beforeAll } from 'vitest';
import { builtFilesSuite } from '../http/built-files-suite.ts';
import { folderOfTests } from '../http/compiled.ts';
import { hostileSuite } from '../http/hostile-suite.ts';
import { ownFrontSuite } from '../http/own-front-suite.ts';
import { httpSuite } from '../http/suite.ts';
import { NginxHost } from './nginx-host.ts';

const folder = folderOfTests();
let host: NginxHost;

beforeAll(async () => {
  host = await NginxHost.start(folder);
});

afterAll(() => host.stop());

httpSuite('nginx', () => host.served);
ownFrontSuite('nginx', () => host.served);
hostileSuite('nginx', () => host.served);
builtFilesSuite(() => host);
