import type { Hono } from 'hono';
import { createApp } from '../functions/app.ts';
import type { Host } from '../functions/host.ts';
import type { Catalogue } from '../src/model/catalogue.ts';
import type { IsoDate } from '../src/model/iso-date.ts';
import { TODAY } from './builders.ts';

interface Computing extends Partial<Omit<Host, 'build'>> {
  readonly date?: IsoDate;
  readonly build?: Partial<Host['build']>;
}

/** A host of a catalogue without a file of the build, so that the app computes every answer. Throws what an answer throws. */
export function computing(catalogue: Catalogue | ((date: IsoDate) => Catalogue), more: Computing = {}): Host {
  const { date = TODAY, build, ...rest } = more;
  return {
    build: {
      date,
      catalogue: typeof catalogue === 'function' ? catalogue : () => catalogue,
      file: () => null,
      facts: { commit: null, date, files: 0, bytes: 0 },
      ...build,
    },
    compression: null,
    stores: null,
    today: () => date,
    address: () => 'test',
    report: (fault) => {
      throw fault;
    },
    ...rest,
  };
}

/** The app on such a host. */
export function computingApp(catalogue: Parameters<typeof computing>[0], more: Computing = {}): Hono {
  return createApp(computing(catalogue, more));
}
