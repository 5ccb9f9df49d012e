import { describe, expect, it } from 'vitest';
import { SqliteDatabase } from '../../functions/node/sqlite.ts';
import { RequestFigures } from '../../functions/request-figures.ts';
import { RequestStore } from '../../functions/request-store.ts';
import { clientClass } from '../../src/rules/clients/client-class.ts';
import { TODAY } from '../builders.ts';

/** More turns of the microtask queue than a write takes before its commit. */
const MICROTASKS = 40;

const REQUEST: Parameters<RequestFigures['log']['note']>[0] = {
  summary: {
    target: { endpoint: null, paramLengths: () => ({}), path: '/vendor/acme' },
    results: () => null,
    isPage: true,
  },
  client: clientClass('curl/8.5.0'),
  status: 200,
  day: TODAY,
  at: Date.parse(`${TODAY}T12:00:00Z`),
  view: { referrer: null },
};

const READS: Readonly<Record<string, (figures: RequestFigures) => Promise<unknown>>> = {
  total: (figures) => figures.total(),
  sums: async (figures) => (await figures.sums(TODAY)).reduce((all, { requests }) => all + requests, 0),
  newest: async (figures) => (await figures.newest(10)).held,
  views: async (figures) => (await figures.views({ from: null, path: '/vendor/acme' })).total,
};

describe('RequestFigures counts each request once at any moment of a write', () => {
  it.each(Object.entries(READS))('%s', async (_name, read) => {
    const database = SqliteDatabase.open(':memory:');
    const figures = new RequestFigures(new RequestStore(database));
    for (let turns = 0; turns <= MICROTASKS; turns++) {
      await read(figures);
      figures.log.note(REQUEST);
      const writing = figures.write(TODAY);
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      const during = read(figures);
      const [seen] = await Promise.all([during, writing]);
      expect([seen, await read(figures)]).toEqual([turns + 1, turns + 1]);
    }
    await database.close();
  });
});
