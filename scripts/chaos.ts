import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'libsql';
import { validateFolder } from '../src/compile/validate-folder.ts';
import type { CatalogueRecords } from '../src/model/catalogue.ts';
import { Clock } from './chaos/clock.ts';
import { EVENTS, type Stage } from './chaos/events.ts';
import { ChaosHost } from './chaos/host.ts';
import { Load } from './chaos/load.ts';
import { Oracle } from './chaos/oracle.ts';
import { Tally } from './chaos/tally.ts';
import { EXIT, run, UsageError } from './lib/exit-code.ts';
import { currentDay, options, wholeNumberOption } from './lib/options.ts';
import { freePort } from './lib/port.ts';
import { mulberry32 } from '../src/rules/ranking/shuffle.ts';

const USAGE = 'npm run chaos -- [--minutes N] [--seed N]';

const MINIATURE = 'test/catalogues/tiny';
const READERS = 12;
const SENDERS = 2;
const LARGEST_PAUSE_MS = 3000;
/** Growth within one life of the host, from when it is warm. */
const MOST_GROWTH_BYTES = 300_000_000;

async function soundRecords(catalogue: string): Promise<CatalogueRecords> {
  const { records, diagnostics } = await validateFolder(catalogue, currentDay());
  if (diagnostics.length > 0) throw new UsageError(`the catalogue ${catalogue} has faults`);
  return records;
}

/** Watches the memory of the host: each life by itself, from its first sample after the warm-up on. */
async function watchMemory(host: ChaosHost, tally: Tally, isOver: () => boolean): Promise<void> {
  let known = { life: 0, since: 0, first: 0 };
  let [largest, growth] = [0, 0];
  while (!isOver()) {
    const bytes = host.isUp ? host.residentBytes : Number.NaN;
    if (!Number.isNaN(bytes)) {
      largest = Math.max(largest, bytes);
      if (known.life !== host.life) known = { life: host.life, since: Date.now(), first: 0 };
      else if (known.first === 0 && Date.now() - known.since > 10_000) known = { ...known, first: bytes };
      if (known.first > 0) growth = Math.max(growth, bytes - known.first);
    }
    await pause(500);
  }
  tally.count('MB resident at most', Math.round(largest / 1e6));
  tally.count('MB grown at most in one life, once warm', Math.round(growth / 1e6));
  if (growth > MOST_GROWTH_BYTES) tally.wrong(`memory grew by ${Math.round(growth / 1e6)} MB in one life`);
}

function checkSignals(store: string, acknowledged: readonly string[], tally: Tally): void {
  const database = new Sqlite(store, { timeout: 5000 });
  const rows = database.prepare('SELECT agent FROM signals').all() as readonly { readonly agent: string }[];
  database.close();
  const stored = new Set(rows.map(({ agent }) => agent));
  const lost = acknowledged.filter((mark) => !stored.has(mark));
  tally.count('signals acknowledged', acknowledged.length);
  tally.count('acknowledged signals lost', lost.length);
  if (lost.length > 0)
    tally.wrong(`${lost.length} acknowledged signals are not in the store, the first ${lost[0] ?? ''}`);
  if (stored.size !== rows.length) tally.wrong(`${rows.length - stored.size} signals are stored twice`);
}

/** One event after the other in random order: each once, then any, until the time is over. */
async function trouble(stage: Stage, random: () => number, isOver: () => boolean): Promise<void> {
  let left: string[] = [];
  while (!isOver()) {
    if (left.length === 0) left = Object.keys(EVENTS);
    const [name = ''] = left.splice(Math.floor(random() * left.length), 1);
    console.log(`${new Date().toISOString()} ${name}`);
    await EVENTS[name]?.(stage);
    stage.tally.count(`event: ${name}`);
    await pause(random() * LARGEST_PAUSE_MS);
  }
}

await run(async () => {
  const { values } = options(USAGE, {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
  });
  const end = Date.now() + wholeNumberOption('minutes', values.minutes, [1, 60]) * 60_000;
  const random = mulberry32(wholeNumberOption('seed', values.seed, [1, 999_999_999]));
  const isOver = (): boolean => Date.now() >= end;
  const folder = mkdtempSync(join(tmpdir(), 'deals-chaos-'));
  const catalogue = join(folder, 'catalogue');
  cpSync(MINIATURE, catalogue, { recursive: true });
  const vendorFile = join(catalogue, 'vendors', 'acme.yaml');
  const text = readFileSync(vendorFile, 'utf8');
  const edited = text.replace(/^( +description: >-\n +)/m, '$1Edited. ');
  if (edited === text) throw new Error('acme.yaml has no description that the suite can edit');
  const states = [await soundRecords(catalogue)];
  writeFileSync(vendorFile, edited);
  states.push(await soundRecords(catalogue));
  writeFileSync(vendorFile, text);

  const tally = new Tally();
  const clock = new Clock(join(folder, 'clock'));
  console.log(
    `the clock of the host is shifted by ${clock.way === 'script' ? 'a script that replaces Date' : clock.way}`,
  );
  const port = await freePort(0, '127.0.0.1');
  const host = new ChaosHost({ folder, port, clock });
  const load = new Load({ host, port, clock, oracle: new Oracle(states), tally, random });
  try {
    const code = await host.start();
    if (code !== null) throw new Error(`the host ended with ${code}:\n${host.printed}`);
    const running = [load.run(READERS, SENDERS), watchMemory(host, tally, isOver)];
    await trouble({ host, clock, load, tally, vendorFile, texts: [text, edited] }, random, isOver);
    load.stop();
    await Promise.all(running);
    if ((await host.end('SIGTERM')) !== 0) tally.wrong('the last SIGTERM did not end the host well');
    checkSignals(host.store, load.acknowledged, tally);
  } finally {
    load.stop();
    await host.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(tally.report());
  return tally.violations.length === 0 ? EXIT.ok : EXIT.diagnostics;
});
