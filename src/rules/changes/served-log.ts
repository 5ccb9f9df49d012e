import type { Catalogue } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import { memoizeByCatalogue } from '../catalogue/memoize.ts';
import { searchChanges } from './change-search.ts';
import { servedChanges, type ServedChanges } from './served-changes.ts';

const CHANGES_ONLY = { retracted: false, housekeeping: false };

/**
 * `servedChanges` of the newest records of the whole log, without retracted records and housekeeping. Takes the same time
 * for any number of records, once as many were read.
 */
export function servedLog(catalogue: Catalogue, newest: number): ServedChanges {
  return logOf(catalogue).newest(newest);
}

const logOf = memoizeByCatalogue(
  (catalogue) => new ServedLog(searchChanges(catalogue, { type: null, names: [], from: null })),
);

/** Reads a record when a request first reaches it: a host that fetches records fetches no others. */
class ServedLog {
  readonly #log: readonly ChangeRecord[];
  readonly #served: ChangeRecord[] = [];
  /** Numbers of records left out, by the number of records that were read. */
  readonly #leftOut: (readonly [retracted: number, housekeeping: number])[] = [[0, 0]];

  constructor(log: readonly ChangeRecord[]) {
    this.#log = log;
  }

  newest(count: number): ServedChanges {
    for (const record of this.#log.slice(this.#leftOut.length - 1, count)) this.#read(record);
    const [retracted, housekeeping] = this.#leftOut[count] ?? [0, 0];
    return {
      records: this.#served.slice(0, count - retracted - housekeeping),
      retracted_excluded: retracted,
      index_housekeeping_excluded: housekeeping,
    };
  }

  #read(record: ChangeRecord): void {
    const [retracted, housekeeping] = this.#leftOut.at(-1) ?? [0, 0];
    const read = servedChanges([record], CHANGES_ONLY);
    this.#served.push(...read.records);
    this.#leftOut.push([retracted + read.retracted_excluded, housekeeping + read.index_housekeeping_excluded]);
  }
}
