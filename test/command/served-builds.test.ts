import { cpSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { Build } from '../../functions/node/build.ts';
import type { Host } from '../../functions/node/server.ts';
import { ServedBuilds, staleUpdates, type StartSettings } from '../../scripts/lib/served-builds.ts';
import type { Log } from '../../scripts/lib/log.ts';
import { folderOfTest, sharedMiniature } from '../http/compiled.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('opens a delivered build once, however long that takes', async () => {
  const out = await folderOfTest();
  cpSync(sharedMiniature(), out, { recursive: true });
  const build = await Build.open(out);
  const swaps: Build[] = [];
  const host = { build, swap: (next: Build) => swaps.push(next), compressAhead: () => undefined } as unknown as Host;
  const log = { info: () => undefined, warn: () => undefined, fault: () => undefined } as unknown as Log;
  const settings: StartSettings = {
    ...{ catalogue: out, out, baseUrl: 'https://deals.example', precompress: false, today: () => build.date },
    ...{ commit: null, deliveryGraceMs: 0, log, updatesFile: null },
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const served = new ServedBuilds(host, settings, { isPreview: false });
  served.begin({ build, isCurrent: true });

  let finish = (): void => undefined;
  const open = vi
    .spyOn(Build, 'open')
    .mockImplementation(() => new Promise((resolve) => (finish = () => resolve(build))));
  utimesSync(join(out, '_index/manifest.json'), 1, 1);
  vi.advanceTimersByTime(20_000);
  await passed(1);
  expect(open).toHaveBeenCalledTimes(1);
  finish();
  await passed(1);
  vi.advanceTimersByTime(20_000);
  await passed(1);
  expect(open).toHaveBeenCalledTimes(1);
  expect(swaps).toEqual([build]);
  served.stop();
});

it('says when the catalogue was last updated, where that is more than two days ago', async () => {
  const file = join(await folderOfTest(), 'updated');
  writeFileSync(file, '');
  utimesSync(file, Date.UTC(2026, 10, 20) / 1000, Date.UTC(2026, 10, 20) / 1000);
  expect(staleUpdates(file, Date.UTC(2026, 10, 22))).toEqual([]);
  expect(staleUpdates(file, Date.UTC(2026, 10, 22) + 1)).toEqual([
    'The catalogue was last updated on 2026-11-20, more than two days ago.',
  ]);
  // Before the first update, the start of the host counts.
  expect(staleUpdates(join(file, '..', 'missing'))).toEqual([]);
  expect(staleUpdates(join(file, '..', 'missing'), Date.now() + 3 * 86_400_000)).toHaveLength(1);
});
