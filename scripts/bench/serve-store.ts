import { once } from 'node:events';
import { Build } from '../../functions/node/build.ts';
import { boundHeapGrowth } from '../../functions/node/heap-growth.ts';
import { HostStore } from '../../functions/node/host-store.ts';
import { Host, stop } from '../../functions/node/server.ts';
import { SqliteDatabase } from '../../functions/node/sqlite.ts';
import { listenOnLoopback } from '../lib/loopback.ts';

/**
 * The host under load with its store: every request is counted, every signal written through to the disk. It believes
 * X-Forwarded-For, so that one client can send as many. Prints its port.
 */
const [folder = '', file = ''] = process.argv.slice(2);
const build = await Build.open(folder);
const today = () => build.date;
const report = (error: unknown): void => console.error(error);
const store = await HostStore.begin(SqliteDatabase.open(file), { today, report });
const host = new Host(build, { today, report, store, trustProxy: true });
boundHeapGrowth();
const { port } = await listenOnLoopback(host.server);
console.log(port);
await once(process, 'SIGTERM');
await stop(host.server, 100);
await store.close();
