import type { Environment } from '../../functions/environment.ts';
import { handle } from '../../functions/handle.ts';
import type { PlainRequest } from '../../functions/message.ts';
import type { Build } from '../../functions/node/build.ts';
import { digest } from '../../functions/node/digest.ts';
import { cpuTimer } from './cpu-timer.ts';
import type { RequestKind } from './requests.ts';
import type { Row } from './row.ts';

const WARM_UP = 200;
const CALLS = 500;

/** CPU that the function takes for one request, from Request to Response, in this process and without a socket. */
export async function requestCostRows(build: Build, kinds: readonly RequestKind[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, goalMs, paths } of kinds) {
    await ask(build, paths, WARM_UP);
    const spentMs = cpuTimer();
    await ask(build, paths, CALLS);
    const result = `${(spentMs() / CALLS).toFixed(2)} ms`;
    rows.push({ what: `CPU per request, ${name}`, result, goal: `< ${goalMs} ms` });
  }
  return rows;
}

async function ask(build: Build, paths: readonly string[], calls: number): Promise<void> {
  for (let call = 0; call < calls; call++) {
    const target = paths[call % paths.length] ?? '/';
    const { status } = await handle(read(target), computing(build));
    if (status !== 200) throw new Error(`${target} answers ${status}`);
  }
}

/** An environment without prepared answers and without a cache. */
function computing(build: Build): Environment {
  return {
    today: () => build.date,
    compiledDate: build.date,
    history: [],
    over: (date, compute) => compute(build.catalogue(date)),
    prepared: () => null,
    digest,
    compression: null,
    answers: { get: () => undefined, offer: (_catalogue, _key, answer) => answer },
    report: (error) => {
      throw error;
    },
  };
}

function read(target: string): PlainRequest {
  const body = { contentType: undefined, contentEncoding: undefined, contentLength: 0, reader: () => null };
  return { method: 'GET', target, ifNoneMatch: undefined, acceptEncoding: undefined, address: '', body };
}
