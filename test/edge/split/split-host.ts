import type { Environment } from '../../../functions/environment.ts';
import { SplitCatalogue } from '../../../functions/edge/split/split-catalogue.ts';
import type { SplitSources } from '../../../functions/edge/split/split-store.ts';
import { SqliteDatabase } from '../../../functions/node/sqlite.ts';
import { splitStatements } from '../../../src/compile/export/split-database.ts';
import { splitFiles } from '../../../src/compile/export/split-index.ts';
import type { Catalogue } from '../../../src/model/catalogue.ts';
import type { IsoDate } from '../../../src/model/iso-date.ts';
import type { SplitHeader } from '../../../src/model/split-index.ts';
import { computing } from '../../computing.ts';

/** What the answers of a split index cost besides the answers. */
export interface Fetched {
  files: number;
  queries: number;
}

/** A split index of a catalogue over SQLite in memory and files in memory. */
export class SplitHost {
  readonly header: SplitHeader;
  readonly fetched: Fetched = { files: 0, queries: 0 };
  readonly sources: SplitSources;
  readonly files: ReadonlyMap<string, string>;

  private constructor(header: SplitHeader, files: ReadonlyMap<string, string>, database: SqliteDatabase) {
    this.header = header;
    this.files = files;
    const { fetched } = this;
    this.sources = {
      file: (path) => {
        fetched.files += 1;
        const text = files.get(path);
        return text === undefined ? Promise.reject(new Error(`no file ${path}`)) : Promise.resolve(text);
      },
      database: {
        prepare: (sql) => database.prepare(sql),
        batch: (statements) => {
          fetched.queries += statements.length;
          return database.batch(statements);
        },
      },
    };
  }

  static async of(catalogue: Catalogue): Promise<SplitHost> {
    const files = new Map<string, string>();
    const index = { ...catalogue, build: { files: 0, bytes: 0, commit: null }, history: [] };
    for (const { path, text } of splitFiles(catalogue, index)) files.set(path, text);
    const header = JSON.parse(files.get('_index/split.json') ?? '') as SplitHeader;
    const database = SqliteDatabase.open(':memory:');
    for (const statement of splitStatements(catalogue, header.split.tables)) await database.prepare(statement).all();
    return new SplitHost(header, files, database);
  }

  open(date: IsoDate): Promise<SplitCatalogue> {
    return SplitCatalogue.open(this.header, this.sources, date);
  }
}

/** An environment without prepared answers and without a cache. */
export function uncached(date: IsoDate, over: Environment['over']): Environment {
  return computing(over, { date, answers: { get: () => undefined, offer: (_catalogue, _key, answer) => answer } });
}
