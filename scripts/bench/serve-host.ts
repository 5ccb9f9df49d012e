import { once } from 'node:events';
import { Build } from '../../functions/node/build.ts';
import { Host, stop } from '../../functions/node/server.ts';
import { currentDay } from '../lib/options.ts';
import { boundHeapGrowth } from '../lib/heap-growth.ts';

/** The host under load: serves one build, reading the clock as `npm start` does. Prints its port. */
const [folder = ''] = process.argv.slice(2);
boundHeapGrowth();
const build = await Build.open(folder);
const host = new Host(build, { today: currentDay, report: (error) => console.error(error) });
host.server.listen(0, '127.0.0.1');
await once(host.server, 'listening');
const address = host.server.address();
console.log(typeof address === 'object' && address ? address.port : 'none');
await once(process, 'SIGTERM');
await stop(host.server, 100);
