import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Build } from '../../functions/node/build.ts';
import { stop } from '../../functions/node/server.ts';
import { etagOf } from '../../functions/representation.ts';
import { loopbackAddress } from '../../scripts/lib/network.ts';
import { compile } from '../../src/compile/compile.ts';
import { addDays } from '../../src/rules/dates/days.ts';
import { TODAY } from '../builders.ts';
import { ask, sendRaw, statuses, type Answer } from './client.ts';
import { startedHost, type StartedHost } from './command.ts';
import { compiledMiniature, folderOfTest, laterMiniature, sharedBuild } from './compiled.ts';
import { MINIATURE_FOLDER } from './compile-miniature.ts';
import { running } from './running.ts';
import type { Served } from './served.ts';
import { itLong } from '../runs.ts';

const TOMORROW = addDays(TODAY, 1);

/** A mix of prepared and computed answers, of which none lacks the day. */
const TARGETS = [
  '/api/offers',
  '/api/offers?limit=19',
  '/api/details/acme',
  '/api/vendor-risk/acme',
  '/api/categories',
  '/api/changes',
];

const answersOf = (served: Served): Promise<readonly Answer[]> =>
  Promise.all(TARGETS.map((target) => ask(served, target)));

const bodiesOf = async (served: Served): Promise<readonly string[]> =>
  (await answersOf(served)).map(({ body }) => body.toString());

/** Ends a host while it has an idle connection that is kept alive, and one with a request under way. */
async function endsWellOn(signal: 'SIGTERM' | 'SIGINT', host: StartedHost, served: Served): Promise<void> {
  expect((await ask(served, '/api/offers')).status).toBe(200);
  const socket = connect(Number(new URL(served.baseUrl).port), '127.0.0.1').setEncoding('latin1');
  let received = '';
  socket.on('data', (text) => (received += String(text)));
  // Sent at once: the answer to the first shows that the start of the second has arrived.
  socket.write(['/favicon.svg', '/api/offers?q=a'].map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n`).join('\r\n'));
  await expect.poll(() => statuses(received), { timeout: 60_000 }).toEqual([200]);
  host.signal(signal);
  await host.until(new RegExp(`stopping on ${signal}`));
  socket.write('\r\n');
  expect(await host.ended()).toBe(0);
  expect(statuses(received)).toEqual([200, 200]);
}

describe('the turn of the day', () => {
  it("is answered with the new day's judgement at once, and with the same bytes once the new build is there", async () => {
    let today = TODAY;
    const build = await sharedBuild();
    const next = await Build.open(await laterMiniature());
    const served = await running(build, { today: () => today });
    const before = await bodiesOf(served);

    today = TOMORROW;
    const computed = await answersOf(served);
    for (const { headers } of computed) {
      expect(Date.parse(headers['expires'] ?? '')).toBe(Date.parse(addDays(TOMORROW, 1)));
    }
    const fresh = computed.map(({ body }) => body.toString());
    expect(fresh).not.toEqual(before);

    served.host.build = next;
    const prepared = await answersOf(served);
    expect(prepared.map(({ body }) => body.toString())).toEqual(fresh);
    expect(prepared.map(({ headers }) => headers['etag'])).toEqual(computed.map(({ headers }) => headers['etag']));
    expect(served.faults).toEqual([]);
  });

  itLong('recompiles by itself, and ends well on SIGTERM: what is under way is answered first', async () => {
    const folder = await folderOfTest();
    const clock = `${TODAY}T12:00:00Z`;
    const host = startedHost({ folder, catalogue: MINIATURE_FOLDER, clock });
    const served = await host.served(TODAY);
    const before = await ask(served, '/api/offers');
    host.turnDay();
    await host.until(/write[^]*serving[^]*write[^]*swapped/);
    const after = await ask(served, '/api/offers');
    const build = await Build.open(join(folder, 'dist'));
    expect(build.date).toBe(TOMORROW);
    expect(after.headers['etag']).toBe(etagOf(build.file('_answers/api/offers/~default.json') ?? Buffer.of()));
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    await endsWellOn('SIGTERM', host, served);
  });
});

describe('a new build', () => {
  itLong('of another day that another process put there is made again', async () => {
    const folder = await folderOfTest();
    const [catalogue, out] = [MINIATURE_FOLDER, join(folder, 'dist')];
    const host = startedHost({ folder, catalogue, flags: ['--date', TODAY] });
    await host.served(TODAY);
    await compile({ catalogue, out, date: TOMORROW, baseUrl: 'https://deals.example' });
    await host.until(/is made again[^]*swapped/);
    expect((await Build.open(out)).date).toBe(TODAY);
  });
});

describe('a caller that takes its time', () => {
  const slow = { requestTimeoutMs: 300 };

  it.each([
    ['its request line', 'GET /api/off'],
    ['its headers', 'GET /api/offers HTTP/1.1\r\nHost: deals.example\r\n'],
  ])('is sent away when it never finishes %s', async (_, bytes) => {
    const served = await running(await sharedBuild(), slow);
    expect(statuses(await sendRaw(served, bytes))).toEqual([408]);
  });

  it('is cut off when its body never ends, and has its answer by then', async () => {
    const served = await running(await sharedBuild(), slow);
    const head = 'POST /api/referral-codes HTTP/1.1\r\nHost: deals.example\r\nContent-Length: 1000\r\n\r\n';
    expect(statuses(await sendRaw(served, head))).toEqual([410]);
  });

  it('does not keep a stop from ending', async () => {
    const served = await running(await sharedBuild());
    const { port } = loopbackAddress(served.host.server);
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write('GET /api/offers HTTP/1.1\r\n');
    await once(served.host.server, 'connection');
    await stop(served.host.server, 100);
    expect(served.host.server.listening).toBe(false);
  });
});

describe('npm start', () => {
  itLong('ends well on SIGINT: what is under way is answered first', async () => {
    const folder = await folderOfTest();
    const catalogue = MINIATURE_FOLDER;
    await compiledMiniature(folder);
    const host = startedHost({ folder, catalogue, flags: ['--date', TODAY] });
    await endsWellOn('SIGINT', host, await host.served(TODAY));
  });

  it('serves nothing and says why when the catalogue has faults', async () => {
    const folder = await folderOfTest();
    const empty = join(folder, 'nothing-here');
    await mkdir(empty);
    const host = startedHost({ folder, catalogue: empty });
    expect(await host.ended()).toBe(1);
    expect(host.printed).toMatch(/missing-file/);
  });
});
