import { cpSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { Build } from '../../functions/node/build.ts';
import type { Host } from '../../functions/node/server.ts';
import { type StartSettings, ServedBuilds } from '../../scripts/lib/served-builds.ts';
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
    ...{ commit: null, deliveryGraceMs: 0, log },
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
  await served.stop();
});
