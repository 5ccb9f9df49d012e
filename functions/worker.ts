import { parseIsoDate, type IsoDate } from '../src/model/iso-date.ts';
import type { Bindings, Execution } from './edge/bindings.ts';
import { catalogueOf, INDEX } from './edge/index.ts';
import { EdgeLedger } from './edge/ledger.ts';
import { preparedFile } from './edge/prepared.ts';
import type { Environment } from './environment.ts';
import { handle } from './handle.ts';

/** One per instance, made with its first request: before it there is neither a clock nor a database. */
let ledger: EdgeLedger | null = null;

function currentDay(bindings: Bindings): IsoDate {
  const day = parseIsoDate(bindings.DEALS_DATE ?? new Date().toISOString().slice(0, 10));
  if (day === null) throw new Error('DEALS_DATE is no day');
  return day;
}

/** The function on the edge platform: the files of the build, its SQL database, and the index in the bundle. */
export default {
  async fetch(request: Request, bindings: Bindings, execution: Execution): Promise<Response> {
    ledger ??= new EdgeLedger(bindings, Date.now());
    const today = currentDay(bindings);
    let results: number | null = null;
    const environment: Environment = {
      today: () => today,
      compiledDate: INDEX.date,
      catalogue: (date) => Promise.resolve(catalogueOf(date)),
      prepared: (path) => preparedFile(bindings.ASSETS, path),
      report,
      // The platform sets this header; a caller cannot.
      live: ledger.live(request.headers.get('cf-connecting-ip') ?? 'unknown', today),
      answered: (count) => {
        results = count;
      },
    };
    const response = await handle(request, environment);
    const noted = ledger.note(request, { status: response.status, day: today, results });
    execution.waitUntil(noted.catch(report));
    return response;
  },
};

function report(fault: unknown): void {
  console.error(fault);
}
