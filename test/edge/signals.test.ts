import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderOfTests } from '../http/compiled.ts';
import { ask, json } from '../http/client.ts';
import { EdgeHost } from './edge-host.ts';

const SIGNALS_PER_MINUTE = 60;

const folder = folderOfTests();
let host: EdgeHost;

beforeAll(async () => {
  host = await EdgeHost.start(folder, { state: join(folder, 'state') });
});

afterAll(() => host.stop());

/** Sends a signal; returns the status and what the caller is told of waiting. */
async function signal(event: 'recommended' | 'converted'): Promise<{ status: number; retryAfter: string | undefined }> {
  const body = JSON.stringify({ event, vendor: 'acme' });
  const { status, headers } = await ask(host.served, '/api/signal', { method: 'POST', body });
  return { status, retryAfter: headers['retry-after'] };
}

async function recorded(): Promise<number> {
  const { signals } = json(await ask(host.served, '/api/stats')) as { signals: Record<string, number> };
  return signals['recommended'] ?? 0;
}

/** A minute that has long enough to go for a test to stay in it. */
async function roomInMinute(seconds: number): Promise<void> {
  const left = 60 - ((Date.now() / 1000) % 60);
  if (left < seconds) await new Promise((resolve) => setTimeout(resolve, left * 1000 + 100));
}

it('counts every signal it acknowledges, and takes 60 a minute from one address, sent all at once', async () => {
  await roomInMinute(25);
  const answers = await Promise.all(Array.from({ length: 90 }, () => signal('recommended')));
  const accepted = answers.filter(({ status }) => status === 202);
  const refused = answers.filter(({ status }) => status === 429);
  expect(accepted).toHaveLength(SIGNALS_PER_MINUTE);
  expect(refused).toHaveLength(90 - SIGNALS_PER_MINUTE);
  for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0);
  expect(await recorded()).toBe(SIGNALS_PER_MINUTE);
});

it('has every acknowledged signal after it was killed and started again', async () => {
  await host.stop();
  // A database of its own, since the minute of the other one is full.
  const state = join(folder, 'killed');
  host = await EdgeHost.startOn(join(folder, 'dist'), { state });
  let acknowledged = 0;
  const sending = Array.from({ length: 50 }, async () => {
    const answer = await signal('recommended').catch(() => null);
    if (answer?.status === 202) acknowledged++;
    if (acknowledged === 20) await host.stop('SIGKILL');
  });
  await Promise.all(sending);
  expect(acknowledged).toBeGreaterThanOrEqual(20);
  host = await EdgeHost.startOn(join(folder, 'dist'), { state });
  const after = await recorded();
  expect(after).toBeGreaterThanOrEqual(acknowledged);
  expect(after).toBeLessThanOrEqual(50);
});
