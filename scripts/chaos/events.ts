import { copyFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'libsql';
import { readManifest } from '../verify/manifest.ts';
import type { Clock } from './clock.ts';
import type { ChaosHost } from './host.ts';
import type { Load } from './load.ts';
import type { Tally } from './tally.ts';

export interface Stage {
  readonly host: ChaosHost;
  readonly clock: Clock;
  readonly load: Load;
  readonly tally: Tally;
  /** The text of the file that is broken and mended. */
  readonly vendorFile: string;
  /** Its two sound texts. */
  readonly texts: readonly [string, string];
}

type Event = (stage: Stage) => Promise<void>;

const MIDNIGHT_LEAD_MS = 1500;
/** Two builds of the lowest priority, one after the other, on a machine that is busy with other programs. */
const REBUILD_TIMEOUT_MS = 240_000;
const FAILED = 'THE BUILD FAILED';
/** 512-byte blocks: smaller than the largest files of a build. */
const SMALL_FILE_BLOCKS = 64;

async function started({ host, tally }: Stage): Promise<void> {
  const code = await host.start();
  if (code !== null) tally.wrong(`the host ended with ${code} instead of serving: ${host.printed.slice(-300)}`);
}

async function restarted(stage: Stage, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const code = await stage.host.end(signal);
  if (signal === 'SIGTERM' && code !== 0) stage.tally.wrong(`SIGTERM ended the host with ${String(code)}`);
  await readManifest(stage.host.out);
  await started(stage);
}

/** Waits until the host printed something; a violation where it does not. */
async function printed({ host, tally }: Stage, expected: RegExp): Promise<void> {
  const end = Date.now() + REBUILD_TIMEOUT_MS;
  while (Date.now() < end && !expected.test(host.printed)) await pause(50);
  if (!expected.test(host.printed)) tally.wrong(`the host never printed ${String(expected)}`);
}

/** Waits for the build that a host makes after its start. The first life has none: its start made the build it serves. */
async function caughtUp(stage: Stage): Promise<void> {
  if (stage.host.life > 1) await printed(stage, /swapped/);
}

/** Each kind of trouble by its name. */
export const EVENTS: Readonly<Record<string, Event>> = {
  SIGKILL: (stage) => restarted(stage, 'SIGKILL'),
  SIGTERM: (stage) => restarted(stage, 'SIGTERM'),

  midnight: async (stage) => {
    stage.clock.jumpToMidnight(MIDNIGHT_LEAD_MS);
    await pause(MIDNIGHT_LEAD_MS + 500);
    const [day] = [...stage.clock.days()];
    await printed(stage, new RegExp(`swapped  the build of ${day ?? ''}`));
  },

  'clock set back over midnight and on again': async ({ clock }) => {
    clock.jump(-86_400_000);
    await pause(3000);
    clock.jump(86_400_000);
    await pause(1000);
  },

  'catalogue broken at midnight, then mended': async (stage) => {
    const { clock, vendorFile, texts, host } = stage;
    // The build of the start would fail for the day before.
    await caughtUp(stage);
    const failures = host.printed.split(FAILED).length - 1;
    writeFileSync(vendorFile, 'vendor: [');
    const lives = host.life;
    clock.jumpToMidnight(MIDNIGHT_LEAD_MS);
    await printed(stage, new RegExp(`(?:${FAILED}[^]*){${failures + 1}}`));
    writeFileSync(vendorFile, texts[0]);
    const [day] = [...clock.days()];
    if (host.life === lives) await printed(stage, new RegExp(`swapped  the build of ${day ?? ''}`));
  },

  'two builds at once': async ({ host, tally, vendorFile, texts }) => {
    writeFileSync(vendorFile, texts[1]);
    const codes = await Promise.all([host.build(), host.build()]);
    if (!codes.includes(0)) tally.wrong(`two builds at once ended with ${codes.join(' and ')}`);
    writeFileSync(vendorFile, texts[0]);
    await readManifest(host.out);
    await pause(2500);
  },

  'disk full while building': async (stage) => {
    const { host, tally } = stage;
    // Its own build of the start would replace the folder meanwhile.
    await caughtUp(stage);
    const before = statSync(join(host.out, '_index', 'manifest.json')).ino;
    const code = await host.build({ fileBlocks: SMALL_FILE_BLOCKS });
    if (code === 0) tally.wrong('a build succeeded on a full disk');
    if (statSync(join(host.out, '_index', 'manifest.json')).ino !== before) tally.wrong('a failed build replaced dist');
  },

  'disk full for the store': async (stage) => {
    const { host, load, tally } = stage;
    await host.end('SIGTERM');
    load.isStoreShut = true;
    // Less than the store has already: whatever has to grow fails, and the host has to go on answering reads.
    const code = await host.start({ fileBlocks: Math.max(8, Math.floor(statSync(host.store).size / 512)) });
    if (code === null) await pause(4000);
    else if (code !== 2) tally.wrong(`a full disk ended the start with ${code}`);
    await restarted(stage, 'SIGTERM');
    load.isStoreShut = false;
  },

  'store locked by another process': async ({ host, load }) => {
    load.isStoreShut = true;
    const other = new Sqlite(host.store, { timeout: 5000 });
    other.exec('BEGIN EXCLUSIVE');
    await pause(4000);
    other.exec('ROLLBACK');
    other.close();
    await pause(3000);
    load.isStoreShut = false;
  },

  'store corrupt at start': async (stage) => {
    const { host, tally } = stage;
    await host.end('SIGTERM');
    const copy = `${host.store}.copy`;
    copyFileSync(host.store, copy);
    writeFileSync(host.store, readFileSync(host.store).fill(0x78, 0, 4096));
    const code = await host.start();
    if (code !== 2 || !host.printed.includes('cannot be used'))
      tally.wrong(`a corrupt store ended with ${String(code)}`);
    if (code === null) await host.end('SIGKILL');
    for (const rest of ['-wal', '-shm']) rmSync(`${host.store}${rest}`, { force: true });
    copyFileSync(copy, host.store);
    await started(stage);
  },
};
