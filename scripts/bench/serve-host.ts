import { once } from 'node:events';
import { Build } from '../../functions/node/build.ts';
import { boundHeapGrowth } from '../../functions/node/heap-growth.ts';
import { HostStore } from '../../functions/node/host-store.ts';
import { Host, stop } from '../../functions/node/server.ts';
import { SqliteDatabase } from '../../functions/node/sqlite.ts';
import { listenOnLoopback } from '../lib/loopback.ts';

/**
 * The host under load. With the file of a store, every request is counted, and every signal is on disk before its answer.
 * It believes X-Forwarded-For, so that one client can send signals as many clients would. Prints its port.
 */
const [folder = '', file = ''] = process.argv.slice(2);
const build = await Build.open(folder);
const today = () => build.date;
const report = (error: unknown): void => console.error(error);
const store = file === '' ? null : await HostStore.begin(SqliteDatabase.open(file), { today, report });
const host = new Host(build, { today, report, trustProxy: true, ...(store && { store }) });
boundHeapGrowth();
const { port } = await listenOnLoopback(host.server);
console.log(port);
await once(process, 'SIGTERM');
await stop(host.server, 100);
await store?.close();
