import { once } from 'node:events';
import { Build } from '../../functions/node/build.ts';
import { boundHeapGrowth } from '../../functions/node/heap-growth.ts';
import { Host, stop } from '../../functions/node/server.ts';
import { listenOnLoopback } from '../lib/loopback.ts';
import { currentDay } from '../lib/options.ts';

/** The host under load: serves one build, reading the clock as `npm start` does. Prints its port. */
const [folder = ''] = process.argv.slice(2);
const build = await Build.open(folder);
const host = new Host(build, { today: currentDay, report: (error) => console.error(error) });
boundHeapGrowth();
const { port } = await listenOnLoopback(host.server);
console.log(port);
await once(process, 'SIGTERM');
await stop(host.server, 100);
