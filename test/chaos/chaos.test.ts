import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'libsql';
import { expect, it, onTestFinished } from 'vitest';
import { Build } from '../../functions/node/build.ts';
import { mulberry32 } from '../../src/rules/ranking/ranked-order.ts';
import { removeFolder } from '../http/compile-miniature.ts';
import { ChaosHost, Clock, faketimeLibrary } from './host.ts';

/** Every event happens once; with more minutes, events in random order until then. */
const MINUTES = Number(process.env['CHAOS_MINUTES'] ?? '0');
const SEED = 1;
const READERS = 6;
/** Between two requests of a reader. */
const PAUSE_MS = MINUTES > 0 ? 5 : 40;
const MAX_GROWTH_BYTES = 300_000_000;
const LEAD_MS = 1500;
const DAY_MS = 86_400_000;
const FAILED = 'THE BUILD FAILED';

/** Answers that depend on the day, each with what only its own answer says. */
const TARGETS: readonly (readonly [string, RegExp])[] = [
  ['/api/offers', /"offers":/],
  ['/api/offers?q=a&limit=3', /"limit":3,/],
  ['/api/details/acme', /"slug":"acme"/],
  ['/api/vendor-risk/acme?alternatives=true', /"vendor":"Acme"/],
  ['/api/changes?since=2026-01-01&limit=5', /"changes":/],
  ['/api/deadlines', /"deadlines":/],
  ['/api/audit-stack?services=acme,borealis', /"services":/],
];

const library = faketimeLibrary();
const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
const clock = new Clock(join(folder, 'clock'));
const wrong: string[] = [];
const acknowledged: string[] = [];
/** SHA-256 of each answer, by target, day and state of the catalogue: one of each. */
const answers = new Map<string, string>();
let host: ChaosHost;
let reads = 0;
let isOver = false;
let vendorFile = '';
let texts: readonly [string, string] = ['', ''];

interface Answer {
  readonly status: number;
  readonly body: string;
  /** The end of the day that the answer is for. */
  readonly expires: string;
}

function send(target: string, sent?: { readonly body: string; readonly from: string }): Promise<Answer> {
  const headers = sent ? { 'Content-Type': 'application/json' } : {};
  const own = { agent: false as const, ...(sent && { localAddress: sent.from }) };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port: host.port, path: target, method: sent ? 'POST' : 'GET', headers, ...own },
      (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text: string) => (body += text));
        response
          .on('error', reject)
          .on('end', () =>
            resolve({ status: response.statusCode ?? 0, body, expires: response.headers.expires ?? '' }),
          );
      },
    );
    outgoing.setTimeout(120_000, () => outgoing.destroy(new Error('no answer in 120 s')));
    outgoing.on('error', reject).end(sent?.body);
  });
}

/** Calls until the end. A request fails only with the process that it was sent to. */
async function callers(turn: () => Promise<void>): Promise<void> {
  while (!isOver) {
    const { life } = host;
    if (!host.isUp) {
      await pause(20);
      continue;
    }
    await turn().catch((fault: unknown) => {
      if (host.isUp && host.life === life) wrong.push(`a request failed while the host was up: ${String(fault)}`);
    });
    await pause(PAUSE_MS);
  }
}

async function read(random: () => number): Promise<void> {
  const [target, says] = TARGETS[Math.floor(random() * TARGETS.length)] ?? ['/', /./];
  const { status, body, expires } = await send(target);
  reads += 1;
  if (status !== 200 || !says.test(body)) {
    wrong.push(`${target} answered ${status}: ${body.slice(0, 200)}`);
    return;
  }
  const key = `${target} until ${expires}, ${body.includes('Edited.') ? 'edited' : 'as it was'}`;
  const hash = createHash('sha256').update(body).digest('hex');
  if ((answers.get(key) ?? hash) !== hash) wrong.push(`two answers to ${key}`);
  answers.set(key, hash);
}

let sent = 0;

async function signal(): Promise<void> {
  const number = sent++;
  // Short numbers: a long one would be redacted as that of a card.
  const agent = `chaos ${number}`;
  // Each address may send 60 signals a minute.
  const from = `127.0.${Math.floor(number / 50) % 250}.${2 + (number % 50)}`;
  const { status } = await send('/api/signal', {
    body: JSON.stringify({ event: 'recommended', vendor: 'acme', agent }),
    from,
  });
  if (status === 202) acknowledged.push(agent);
  else wrong.push(`a signal was answered ${status}`);
  await pause(20);
}

async function restart(signalName: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const code = await host.end(signalName);
  if (signalName === 'SIGTERM') expect(code).toBe(0);
  await Build.open(host.out);
  await host.start();
}

/** Waits for the build that a host makes after its start, and for those that the last event caused. */
async function settled(): Promise<void> {
  if (host.life > 1) await host.until(/swapped/);
  await host.untilQuiet(() => clock.today());
}

const swapped = (): Promise<void> => host.until(new RegExp(`swapped {2}the build of ${clock.today()}`));

const EVENTS: Readonly<Record<string, () => Promise<void>>> = {
  SIGKILL: () => restart('SIGKILL'),
  SIGTERM: () => restart('SIGTERM'),
  midnight: async () => {
    clock.jumpToMidnight(LEAD_MS);
    await pause(LEAD_MS + 500);
    await swapped();
    const { body } = await send('/api/stats');
    expect(JSON.parse(body)).toMatchObject({ build: { date: clock.today() } });
  },
  'clock set back over midnight and on again': async () => {
    clock.jump(-DAY_MS);
    await pause(3000);
    clock.jump(DAY_MS);
    await pause(1000);
  },
  'catalogue broken at midnight, then mended': async () => {
    await settled();
    const failures = host.printed.split(FAILED).length - 1;
    writeFileSync(vendorFile, 'vendor: [');
    clock.jumpToMidnight(LEAD_MS);
    // A build of the day before may be under way and fail too: the day to wait for is the one after midnight.
    await pause(LEAD_MS + 500);
    await host.until(new RegExp(`(?:${FAILED}[^]*){${failures + 1}}`));
    writeFileSync(vendorFile, texts[0]);
    await swapped();
  },
  'two builds at once': async () => {
    await settled();
    writeFileSync(vendorFile, texts[1]);
    expect(await Promise.all([host.build(), host.build()])).toContain(0);
    writeFileSync(vendorFile, texts[0]);
    await Build.open(host.out);
    await pause(2500);
  },
  'disk full while building': async () => {
    await settled();
    const manifest = join(host.out, '_index', 'manifest.json');
    const before = statSync(manifest).mtimeMs;
    expect(await host.build(64)).not.toBe(0);
    expect(statSync(manifest).mtimeMs).toBe(before);
  },
};

/** Runs every event once, then random ones until the minutes are over. */
async function trouble(random: () => number): Promise<void> {
  const end = Date.now() + MINUTES * 60_000;
  let left = Object.keys(EVENTS);
  while (left.length > 0) {
    const [name = ''] = left.splice(Math.floor(random() * left.length), 1);
    await EVENTS[name]?.();
    if (left.length === 0 && Date.now() < end) left = Object.keys(EVENTS);
  }
}

// Without the library the clock of a process cannot be set; `.ci/run` installs it.
it.runIf(library !== null)(
  'a host under load answers rightly through kills, midnights, full disks and broken files',
  async () => {
    cpSync('test/catalogues/tiny', join(folder, 'catalogue'), { recursive: true });
    vendorFile = join(folder, 'catalogue', 'vendors', 'acme.yaml');
    const text = readFileSync(vendorFile, 'utf8');
    texts = [text, text.replace(/^( +description: >-\n +)/m, '$1Edited. ')];
    expect(texts[1]).toContain('Edited.');
    host = new ChaosHost({ folder, environment: clock.environment(library ?? '') });
    // Not in a `finally`: its error would hide that of the test.
    onTestFinished(async () => {
      isOver = true;
      await host.endAll();
      await removeFolder(folder);
    });
    await host.start();
    const random = mulberry32(SEED);
    const loops = [...Array.from({ length: READERS }, () => callers(() => read(random))), callers(signal)];
    await pause(3000);
    const before = host.residentBytes;
    // Of its own generator: the order of events does not depend on the readers.
    await trouble(mulberry32(SEED));
    await pause(3000);
    const growth = host.residentBytes - before;
    await expect.poll(() => reads, { timeout: 240_000 }).toBeGreaterThan(1000);
    isOver = true;
    await Promise.all(loops);
    expect(await host.end('SIGTERM')).toBe(0);
    expect([...new Set(wrong)].slice(0, 20)).toEqual([]);
    expect(growth).toBeLessThan(MAX_GROWTH_BYTES);
    const database = new Sqlite(host.store);
    const rows = database.prepare('SELECT agent FROM signals').all() as readonly { readonly agent: string }[];
    database.close();
    const stored = rows.map(({ agent }) => agent);
    expect(acknowledged.filter((agent) => !stored.includes(agent))).toEqual([]);
    expect(new Set(stored).size).toBe(stored.length);
  },
  (MINUTES + 10) * 60_000,
);
