import { parseIsoDate, type IsoDate } from '../src/model/iso-date.ts';
import { AnswerCache } from './answer-cache.ts';
import type { Bindings, Execution } from './edge/bindings.ts';
import { digest } from './edge/digest.ts';
import { EdgeRequest, toResponse } from './edge/edge-request.ts';
import { EdgeStore } from './edge/edge-store.ts';
import { BUILT, overIndex } from './edge/index.ts';
import { preparedFile } from './edge/prepared.ts';
import type { Environment } from './environment.ts';
import { handle } from './handle.ts';
import { TargetCache } from './target-cache.ts';

/** One per instance, created with its first request: earlier there is neither a clock nor a database. */
let store: EdgeStore | null = null;
const answers = new AnswerCache();
const targets = new TargetCache();

function currentDay(bindings: Bindings): IsoDate {
  const day = parseIsoDate(bindings.DEALS_DATE ?? new Date().toISOString().slice(0, 10));
  if (day === null) throw new Error('DEALS_DATE is not a day that exists');
  return day;
}

/** The function on the edge platform: the files of the build, its SQL database, and the index in the bundle. */
export default {
  async fetch(request: Request, bindings: Bindings, execution: Execution): Promise<Response> {
    store ??= new EdgeStore(bindings, Date.now());
    const today = currentDay(bindings);
    const environment: Environment = {
      today: () => today,
      compiledDate: BUILT.date,
      over: overIndex,
      prepared: (path, policy) => preparedFile(bindings.ASSETS, path, policy),
      digest,
      compression: null,
      answers,
      report,
      records: store.records(today),
    };
    const answer = await handle(new EdgeRequest(request), environment, targets);
    const written = store.note(request.headers.get('user-agent') ?? '', answer, today);
    execution.waitUntil(written.catch(report));
    return toResponse(answer);
  },
};

function report(fault: unknown): void {
  console.error(fault);
}
