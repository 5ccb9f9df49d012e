import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodePage } from '../../../src/reading/fetch/decode.ts';
import { createFetcher } from '../../../src/reading/fetch/fetcher.ts';
import { FAILURE_CATEGORIES } from '../../../src/model/vocabulary.ts';
import type { Answer } from '../../web/behaviour.ts';
import { startWeb } from '../../web/web.ts';
import type { Web } from '../../web/web.ts';
import { runs } from '../../runs.ts';

/** What the scripted host answers to the current run: raw bytes, for headers that Node would not write. */
let script: { readonly robots: Buffer; readonly page: Buffer } = { robots: Buffer.alloc(0), page: Buffer.alloc(0) };

const answerOf =
  (part: 'robots' | 'page'): Answer =>
  ({ request }) => {
    request.socket.end(script[part]);
  };

let web: Web;

beforeAll(async () => {
  const unchecked = { fetch: { kind: 'unusable_page' }, read: { kind: 'unconfirmed' } } as const;
  web = await startWeb([
    { host: 'fuzz.test', title: 'anything', robots: answerOf('robots'), answer: answerOf('page'), ...unchecked },
  ]);
});

afterAll(async () => {
  await web.close();
});

const HEADER_NAMES = [
  'location',
  'content-type',
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'retry-after',
  'date',
  'etag',
  'last-modified',
  'set-cookie',
  'connection',
  'refresh',
];
const HEADER_VALUES = [
  '/',
  '/x',
  '//',
  'http://[',
  'http://10.0.0.1/',
  'http://fuzz.test/%',
  'text/html; charset=',
  'gzip',
  'br, gzip',
  'chunked',
  '5',
  '-1',
  '1e9',
  'Sat, 21 Nov 2026 12:00:00 GMT',
  '"x"',
  'keep-alive',
  'upgrade',
];

const value = fc.oneof(fc.constantFrom(...HEADER_VALUES), fc.string({ unit: 'binary', maxLength: 40 }));
const header = fc.tuple(fc.constantFrom(...HEADER_NAMES), value).map(([name, text]) => `${name}: ${text}\r\n`);
const answer = fc
  .record({
    status: fc.oneof(fc.constantFrom(200, 301, 302, 304, 307, 404, 429, 503), fc.integer({ min: 0, max: 1_100 })),
    headers: fc.array(header, { maxLength: 5 }),
    body: fc.uint8Array({ maxLength: 100 }),
  })
  .map(({ status, headers, body }) =>
    Buffer.concat([Buffer.from(`HTTP/1.1 ${status} X\r\n${headers.join('')}\r\n`), body]),
  );
const bytes = fc.uint8Array({ maxLength: 200 }).map((content) => Buffer.from(content));

it('never rejects, for any bytes of a response', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(answer, bytes),
      fc.oneof({ weight: 5, arbitrary: answer }, bytes),
      async (robots, page) => {
        script = { robots, page };
        const { options } = web;
        // Long rests are not waited for; a request that hangs ends soon.
        const limits = { headersMs: 300, totalMs: 300, maxHostWaitMs: 10 };
        const result = await createFetcher({ ...options, limits })({ url: `http://fuzz.test:${web.httpPort}/pricing` });
        if (result.kind === 'page') decodePage(result);
        if (result.kind === 'failure') {
          expect(FAILURE_CATEGORIES).toContain(result.failure.category);
          expect(result.failure.error).toMatch(/^[\w .,:()-]{3,200}$/);
        }
        if (result.kind === 'deferred') expect(result.detail).toMatch(/^the host requires \d+ s/);
      },
    ),
    { numRuns: runs(300) },
  );
});
