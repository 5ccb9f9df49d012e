import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { builtFilesSuite } from '../http/built-files-suite.ts';
import { folderOfTests } from '../http/compiled.ts';
import { hostileSuite } from '../http/hostile-suite.ts';
import { httpSuite } from '../http/suite.ts';
import { EdgeHost } from './edge-host.ts';

const folder = folderOfTests();
let host: EdgeHost;

beforeAll(async () => {
  host = await EdgeHost.start(folder, { state: join(folder, 'state') });
});

afterAll(() => host.stop());

httpSuite('edge', () => host.served);
hostileSuite('edge', () => host.served);
builtFilesSuite(() => host);
