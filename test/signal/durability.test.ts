import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TODAY } from '../builders.ts';
import { limitPages, runningHost, send, signalOf, type Answer, type Running } from './host.ts';
import { startedHost, type StartedHost } from '../http/command.ts';
import { MINIATURE_FOLDER } from '../http/compile-miniature.ts';
import { folderOfTest } from '../http/compiled.ts';
import { itLong } from '../runs.ts';

async function host(path: string): Promise<Running> {
  const running = await runningHost(join(path, 'signals.sqlite'));
  onTestFinished(running.close);
  return running;
}

/** `npm start`, with everything it writes below the folder. */
async function started(path: string): Promise<{ readonly process: StartedHost; readonly port: number }> {
  const starting = { folder: path, catalogue: MINIATURE_FOLDER, flags: ['--date', TODAY, '--store', 'signals.sqlite'] };
  const process = startedHost(starting);
  return { process, port: await process.port() };
}

/** The loopback address of the nth post: 50 of each, below the limit of 60. */
const addressOf = (nth: number): string => `127.0.0.${2 + Math.floor(nth / 50)}`;

interface Posts {
  readonly total: number;
  readonly inFlight: number;
}

/** Posts signals, each with a note of its own; which notes were acknowledged, and what else was answered. */
async function post(port: number, { total, inFlight }: Posts) {
  const acknowledged: string[] = [];
  const others: Answer[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < total) {
      const nth = next++;
      const sent = { body: signalOf({ note: `post ${nth}` }), from: addressOf(nth) };
      const answer = await send(port, sent).catch(() => null);
      if (answer?.status === 202) acknowledged.push(`post ${nth}`);
      else if (answer) others.push(answer);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return { acknowledged, others };
}

function notesIn(file: string): readonly string[] {
  const connection = new Sqlite(file);
  const rows = connection.prepare('SELECT note FROM signals').all() as { readonly note: string }[];
  const check = connection.prepare('PRAGMA integrity_check').get();
  expect(check).toMatchObject({ integrity_check: 'ok' });
  connection.close();
  return rows.map(({ note }) => note);
}

describe('an acknowledged signal is never lost', () => {
  it.each([
    ['removed', (file: string) => rm(file)],
    ['replaced by another one', (file: string) => cp(file, `${file}.new`).then(() => rename(`${file}.new`, file))],
  ])('when the file of the store was %s', async (_, change) => {
    const path = await folderOfTest();
    const { port } = await host(path);
    expect(await send(port, { body: signalOf() })).toMatchObject({ status: 202 });
    await change(join(path, 'signals.sqlite'));
    expect(await send(port, { body: signalOf() })).toMatchObject({ status: 503 });
    const health = await send(port, { method: 'GET', path: '/api/health' });
    expect(health).toMatchObject({ status: 503, body: { error: 'The store takes no writes (ESTALE).' } });
  });

  itLong('when the server is stopped in order, nor is any count', async () => {
    const path = await folderOfTest();
    const first = await started(path);
    await post(first.port, { total: 40, inFlight: 10 });
    for (let nth = 0; nth < 25; nth += 1) await send(first.port, { method: 'GET', path: '/api/categories' });
    await first.process.end('SIGTERM');
    const second = await started(path);
    const stats = await send(second.port, { method: 'GET', path: '/api/stats' });
    expect(stats.body).toMatchObject({ requests_total: 65, signals: { recommended: 40, converted: 0 } });
  });

  it.each([
    ['when its host is never closed', false],
    ['when its host is closed', true],
  ])('%s', async (_, isClosed) => {
    const path = await folderOfTest();
    const first = await host(path);
    const { acknowledged, others } = await post(first.port, { total: 40, inFlight: 10 });
    expect(others).toEqual([]);
    if (isClosed) await first.close();
    const second = await host(path);
    const stats = await send(second.port, { method: 'GET', path: '/api/stats' });
    const stored = notesIn(join(path, 'signals.sqlite'));
    expect(new Set(stored)).toEqual(new Set(acknowledged));
    expect(stats.body['signals']).toEqual({ recommended: 40, converted: 0 });
  });
});

describe('what cannot be stored is not acknowledged', () => {
  itLong('answers 503 while another process locks the file, and 202 again when it is released', async () => {
    const path = await folderOfTest();
    const running = await host(path);
    const other = new Sqlite(join(path, 'signals.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    const refused = send(running.port, { body: signalOf() });
    const read = await send(running.port, { method: 'GET', path: '/api/offers' });
    expect(read.status).toBe(200);
    expect(await refused).toMatchObject({ status: 503, body: { ok: false, error: expect.any(String) as string } });
    expect(running.faults.length).toBeGreaterThan(0);
    other.exec('ROLLBACK');
    other.close();
    expect((await send(running.port, { body: signalOf() })).status).toBe(202);
    const stats = await send(running.port, { method: 'GET', path: '/api/stats' });
    expect(stats.body).toMatchObject({ signals: { recommended: 1, converted: 0 } });
  });

  it('while the file is held for a moment: it waits, and the others are answered meanwhile', async () => {
    const path = await folderOfTest();
    const running = await host(path);
    // A first answer takes longer than the others, and a write waits for 2 s at most.
    await send(running.port, { method: 'GET', path: '/api/offers' });
    const other = new Sqlite(join(path, 'signals.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    const waiting = send(running.port, { body: signalOf() });
    for (let nth = 0; nth < 5; nth += 1) await send(running.port, { method: 'GET', path: '/api/offers' });
    other.exec('ROLLBACK');
    other.close();
    expect((await waiting).status).toBe(202);
  });

  it('when the disk is full: 503, and what was acknowledged before stays', async () => {
    const path = await folderOfTest();
    const running = await host(path);
    await limitPages(running.database, 1);
    const answers = await post(running.port, { total: 100, inFlight: 10 });
    const refused = answers.others.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length + answers.acknowledged.length).toBe(100);
    expect(refused[0]?.body).toMatchObject({ ok: false, error: expect.any(String) as string });
    await limitPages(running.database, 100_000);
    const stored = await send(running.port, { method: 'GET', path: '/api/stats' });
    expect(stored.body).toMatchObject({ signals: { recommended: answers.acknowledged.length } });
  });
});
