import type { Build } from '../../functions/node/build.ts';
import type { Environment } from '../../functions/environment.ts';
import { handle } from '../../functions/handle.ts';
import type { RequestKind } from './requests.ts';
import type { Row } from './row.ts';

const WARM_UP = 200;
const CALLS = 500;

/** CPU that the function takes for one request, from Request to Response, in this process and without a socket. */
export async function requestCostRows(build: Build, kinds: readonly RequestKind[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, goalMs, paths } of kinds) {
    if (goalMs === null) continue;
    await ask(build, paths, WARM_UP);
    const before = process.cpuUsage();
    await ask(build, paths, CALLS);
    const { user, system } = process.cpuUsage(before);
    const spent = (user + system) / 1000 / CALLS;
    rows.push({ what: `CPU per request, ${name}`, result: `${spent.toFixed(2)} ms`, goal: `< ${goalMs} ms` });
  }
  return rows;
}

async function ask(build: Build, paths: readonly string[], calls: number): Promise<void> {
  const environment: Environment = {
    today: () => build.date,
    compiledDate: build.date,
    catalogue: (date) => Promise.resolve(build.catalogue(date)),
    // Every request is computed, those too that the build has prepared.
    prepared: () => Promise.resolve(null),
    report: (fault) => {
      throw fault;
    },
  };
  for (let call = 0; call < calls; call++) {
    const response = await handle(new Request(`http://localhost${paths[call % paths.length] ?? '/'}`), environment);
    if (response.status !== 200) throw new Error(`${paths[call % paths.length] ?? ''} answers ${response.status}`);
  }
}
