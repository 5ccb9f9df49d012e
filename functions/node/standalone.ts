import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseIsoDate, type IsoDate } from '../../src/model/iso-date.ts';
import { createApp } from '../app.ts';
import { Build } from './build.ts';
import type { ConnectedDatabase } from './connected-database.ts';
import { HostStore } from './host-store.ts';
import { LocalHost, type RemoteAddress } from './local-host.ts';

/** How often the folder is looked at for a newer build. */
const LOOK_INTERVAL_MS = 5_000;

/** The day of the clock, or the one in the variable DEALS_DATE, for tests. */
function currentDay(): IsoDate {
  const day = parseIsoDate(process.env['DEALS_DATE'] ?? new Date().toISOString().slice(0, 10));
  if (day === null) throw new Error('DEALS_DATE is not a day that exists');
  return day;
}

/**
 * Serves the build in `dist` on Bun or Deno: each newer build that is put there takes the place of the one before. `--port`,
 * `--out`, `--store` and `--trust-proxy` are those of `npm start`.
 */
export async function standalone(open: (file: string) => ConnectedDatabase, remoteAddress: RemoteAddress) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8080' },
      out: { type: 'string', default: 'dist' },
      store: { type: 'string', default: 'var/signals.sqlite' },
      'trust-proxy': { type: 'boolean', default: false },
    },
  });
  const report = (fault: unknown): void => console.error(fault);
  const manifest = join(values.out, '_index/manifest.json');
  let changed = statSync(manifest).mtimeMs;
  const store = await HostStore.begin(open(values.store), { today: currentDay, report });
  const options = { today: currentDay, report, store, trustProxy: values['trust-proxy'] };
  const host = new LocalHost(await Build.open(values.out), options, remoteAddress);
  const look = setInterval(() => {
    const latest = statSync(manifest, { throwIfNoEntry: false })?.mtimeMs ?? changed;
    if (latest === changed) return;
    changed = latest;
    Build.open(values.out).then((build) => (host.build = build), report);
  }, LOOK_INTERVAL_MS);
  console.log(`serving  the build of ${host.build.date} on port ${values.port}`);
  return {
    app: createApp(host),
    port: Number(values.port),
    /** Writes what is pending and closes the store. */
    close: async (): Promise<void> => {
      clearInterval(look);
      await store.close();
    },
  };
}
