import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TODAY } from '../builders.ts';
import { startedHost } from '../http/command.ts';
import { MINIATURE_FOLDER } from '../http/compile-miniature.ts';
import { folderOfTest } from '../http/compiled.ts';
import { send } from './host.ts';

/** Words that stand nowhere but in the requests. */
const MARKS = {
  agent: 'markedagent7f3a',
  query: 'markedquery91bc',
  unknown: 'markedparameter55de',
  path: 'markedpath2208',
  referrer: 'markedreferrer4410',
  cookie: 'markedcookie6e6e',
  forwarded: '203.0.113.77',
} as const;

/** Every file that the host wrote for its store, as bytes. */
function written(folder: string): readonly (readonly [string, Buffer])[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && /sqlite/.test(entry.name))
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name))]);
}

it('writes no address, user agent, query value, referrer or cookie into the store or the log', async () => {
  const folder = await folderOfTest();
  const host = startedHost({
    folder,
    catalogue: MINIATURE_FOLDER,
    flags: ['--date', TODAY, '--trust-proxy'],
  });
  const port = await host.port();
  const headers = {
    'User-Agent': `${MARKS.agent}/1.0`,
    'X-Forwarded-For': MARKS.forwarded,
    Referer: `https://${MARKS.referrer}.example/`,
    Cookie: `id=${MARKS.cookie}`,
  };
  const ask = async (method: string, path: string, body?: string): Promise<number> =>
    (await send(port, { method, path, headers, ...(body !== undefined && { body }) })).status;
  expect(await ask('GET', `/api/offers?q=${MARKS.query}`)).toBe(200);
  expect(await ask('GET', `/api/offers?${MARKS.unknown}=1`)).toBe(200);
  expect(await ask('GET', `/api/details/${MARKS.path}`)).toBe(404);
  expect(await ask('GET', `/${MARKS.path}`)).toBe(404);
  expect(await ask('POST', '/api/signal', JSON.stringify({ event: 'recommended', vendor: 'acme' }))).toBe(202);
  expect(await ask('POST', '/api/signal', `{"${MARKS.query}"`)).toBe(400);
  host.signal('SIGTERM');
  expect(await host.ended()).toBe(0);
  const files = written(folder);
  expect(files.map(([name]) => name)).toContainEqual(expect.stringMatching(/\.sqlite$/));
  expect(files.some(([, bytes]) => bytes.includes('recommended'))).toBe(true);
  expect(files.some(([, bytes]) => bytes.includes('/api/offers'))).toBe(true);
  for (const mark of [...Object.values(MARKS), '127.0.0.1']) {
    for (const [name, bytes] of files) expect(bytes.includes(mark), `${mark} in ${name}`).toBe(false);
  }
  for (const mark of Object.values(MARKS)) expect(host.printed, mark).not.toContain(mark);
});
