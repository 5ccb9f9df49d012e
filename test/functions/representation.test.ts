import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlainAnswer } from '../../functions/message.ts';
import {
  redirect,
  Representation,
  uncachedAnswer,
  type Coding,
  type Compression,
  type Content,
} from '../../functions/representation.ts';
import { headerOf, plainRead, textOf } from '../plain.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const POLICY = { 'Cache-Control': 'no-store' };
const TARGET = { endpoint: '/api/offers', path: '/api/offers', paramLengths: () => ({}) };
const PAGE = { ...TARGET, endpoint: null, path: '/vendor/acme' };
const LONG = new Uint8Array(860).fill(120);

/** What a host compresses: each coding of a body is a text of its own. */
let compressed: Coding[];
let isBusy: boolean;
const compression: Compression = {
  preferredCoding: (accepted) => (['br', 'gzip'] as const).find((coding) => accepted?.includes(coding)) ?? 'identity',
  get isBusy() {
    return isBusy;
  },
  compress: (_body, coding) => {
    compressed.push(coding);
    return Promise.resolve(new TextEncoder().encode(`in ${coding}`));
  },
};
beforeEach(() => {
  compressed = [];
  isBusy = false;
});

const contentOf = (more: Partial<Content> = {}): Content => {
  return { body: LONG.slice(), contentType: JSON_TYPE, etag: '"a"', results: () => 7, ...more };
};
const made = (more: Partial<Content> = {}, by: Compression | null = compression) =>
  new Representation(contentOf(more), POLICY, by);

const accepting = (acceptEncoding?: string, ifNoneMatch?: string) =>
  plainRead('/api/offers', { acceptEncoding, ifNoneMatch });

/** The headers of an answer, in their order. */
function pairs({ headers }: PlainAnswer): readonly (readonly [string, string])[] {
  return Array.from({ length: headers.length / 2 }, (_, at) => [headers[2 * at] ?? '', headers[2 * at + 1] ?? '']);
}

const names = (answer: PlainAnswer) => pairs(answer).map(([name]) => name);

describe('content that is sent as it is', () => {
  it('has its headers once, with length and validator, at once', () => {
    const answer = made().answer(accepting(), TARGET);
    expect(answer).toMatchObject({ status: 200, summary: { target: TARGET, isPage: false } });
    if (answer instanceof Promise) throw new Error('the answer is awaited');
    expect(answer.body).toEqual(LONG);
    expect(answer.summary?.results()).toBe(7);
    expect(Object.fromEntries(pairs(answer))).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-store',
      Vary: 'Accept-Encoding',
      'Content-Type': JSON_TYPE,
      'Content-Length': '860',
      ETag: '"a"',
    });
    expect(new Set(names(answer)).size).toBe(names(answer).length);
    expect(names(answer)).not.toContain('Content-Encoding');
  });

  it('links the next page beside the description of the interface', async () => {
    const links = (answer: PlainAnswer) => pairs(answer).filter(([name]) => name === 'Link');
    const paged = await made({ next: '/api/offers?offset=20' }).answer(accepting(), TARGET);
    expect(links(paged)).toHaveLength(2);
    expect(links(paged)[1]).toEqual(['Link', '</api/offers?offset=20>; rel="next"']);
    const unchanged = await made({ next: '/api/offers?offset=20' }).answer(accepting(undefined, '"a"'), TARGET);
    expect(unchanged.status).toBe(304);
    expect(links(unchanged)).toEqual(links(paged));
    for (const next of [null, undefined]) {
      expect(links(await made(next === undefined ? {} : { next }).answer(accepting(), TARGET))).toHaveLength(1);
    }
  });

  it.each([
    ['text/html; charset=utf-8', PAGE, true],
    ['text/html; charset=utf-8', TARGET, false],
    ['text/css; charset=utf-8', PAGE, false],
    ['x-text/html', PAGE, false],
  ])('of type %s is a view of a page at a path of no route alone', async (contentType, target, isPage) => {
    expect((await made({ contentType }).answer(accepting(), target)).summary?.isPage).toBe(isPage);
  });

  it('keeps apart the headers of types and of policies', async () => {
    const type = async (contentType: string, policy = POLICY) =>
      headerOf(
        await new Representation(contentOf({ contentType }), policy, null).answer(accepting(), TARGET),
        'content-type',
      );
    expect([await type('text/css'), await type('text/csv'), await type('text/css')]).toEqual([
      'text/css',
      'text/csv',
      'text/css',
    ]);
    const other = new Representation(contentOf(), { 'Cache-Control': 'public' }, null);
    expect(headerOf(await other.answer(accepting(), TARGET), 'cache-control')).toBe('public');
  });
});

describe('content that is compressed', () => {
  it.each(['br', 'gzip'])('in %s has a validator, a length and headers of its own', async (coding) => {
    const answer = await made({ next: '/api/x' }).answer(accepting(coding), TARGET);
    expect(answer.status).toBe(200);
    expect(textOf(answer)).toBe(`in ${coding}`);
    expect(headerOf(answer, 'content-encoding')).toBe(coding);
    expect(headerOf(answer, 'etag')).toBe(`"a.${coding}"`);
    expect(headerOf(answer, 'content-length')).toBe(String(`in ${coding}`.length));
    expect(answer.summary).toMatchObject({ target: TARGET, isPage: false });
    expect(names(answer).filter((name) => name === 'Link')).toHaveLength(2);
  });

  it('is compressed once for requests at the same time', async () => {
    const content = made();
    const [one, other] = [content.answer(accepting('br'), TARGET), content.answer(accepting('br'), TARGET)];
    expect(await one).toEqual(await other);
    expect(compressed).toEqual(['br']);
  });

  it('is compressed again after a failure', async () => {
    const failing = vi.spyOn(compression, 'compress').mockRejectedValueOnce(new Error('no memory'));
    const content = made();
    await expect(content.answer(accepting('br'), TARGET)).rejects.toThrow('no memory');
    expect(textOf(await content.answer(accepting('br'), TARGET))).toBe('in br');
    failing.mockRestore();
  });

  it('is compressed once for each coding, and sent at once after that', async () => {
    const content = made();
    const first = content.answer(accepting('br'), TARGET);
    expect(first).toBeInstanceOf(Promise);
    const [one, again] = [await first, content.answer(accepting('br'), TARGET)];
    expect(again).toEqual(one);
    await content.answer(accepting('gzip'), TARGET);
    expect(compressed).toEqual(['br', 'gzip']);
    expect((await content.answer(accepting('deflate'), TARGET)).body).toEqual(LONG);
    expect((await content.answer(accepting(), TARGET)).body).toEqual(LONG);
  });

  it('is one form where two clients wait for it', async () => {
    const content = made();
    const [one, other] = await Promise.all([content.form('br'), content.form('br')]);
    expect(other).toBe(one);
  });

  it.each([
    ['short', { body: LONG.slice(1) }],
    ['of a type that is compressed already', { contentType: 'image/png' }],
  ])('is not where it is %s', async (_, more) => {
    expect(headerOf(await made(more).answer(accepting('br'), TARGET), 'etag')).toBe('"a"');
    expect(compressed).toEqual([]);
  });

  it('is not on a platform that compresses by itself', async () => {
    const content = made({}, null);
    expect(content.coding('br')).toBe('identity');
    expect((await content.form('br')).body).toEqual(LONG);
    expect((await content.answer(accepting('br'), TARGET)).body).toEqual(LONG);
  });

  it('is not while the host is busy, unless it is compressed already', async () => {
    const content = made();
    await content.answer(accepting('br'), TARGET);
    isBusy = true;
    expect([content.coding('br'), content.coding('gzip')]).toEqual(['br', 'identity']);
    expect(compressed).toEqual(['br']);
  });
});

describe('content that the client has', () => {
  it('is a 304 with its validator and no body', async () => {
    const answer = await made().answer(accepting(undefined, '"a"'), TARGET);
    expect(answer).toMatchObject({ status: 304, body: null, summary: { target: TARGET, isPage: false } });
    expect(names(answer).at(-1)).toBe('ETag');
    expect(headerOf(answer, 'etag')).toBe('"a"');
    expect(headerOf(answer, 'cache-control')).toBe('no-store');
    expect(headerOf(answer, 'content-length')).toBeUndefined();
    expect(headerOf(answer, 'content-type')).toBeUndefined();
  });

  it('in the coding it accepts is a 304, and not in another coding', async () => {
    const status = async (accepted: string | undefined, validator: string) =>
      (await made().answer(accepting(accepted, validator), TARGET)).status;
    expect(await status('br', '"a.br"')).toBe(304);
    expect(await status('br', '"a"')).toBe(200);
    expect(await status(undefined, '"a.br"')).toBe(200);
    expect(compressed).toEqual(['br']);
  });
});

describe('a copy', () => {
  it('has a body of its own, which is never released', async () => {
    const [body, content] = [LONG.slice(), made()];
    const original = contentOf({ body, next: '/api/x' });
    const copy = new Representation(original, POLICY, compression).copy();
    body.fill(0);
    expect(copy.content).toMatchObject({ contentType: JSON_TYPE, etag: '"a"', next: '/api/x', body: LONG });
    expect(content.copy().content.next).toBeNull();
    const answer = await copy.answer(accepting('br'), TARGET);
    expect(headerOf(answer, 'content-encoding')).toBe('br');
    expect(headerOf(answer, 'cache-control')).toBe('no-store');
  });
});

describe('an answer that no cache may keep', () => {
  it('is JSON with its length, and may be released', () => {
    const body = new TextEncoder().encode('{}');
    const answer = uncachedAnswer(404, body, { target: TARGET, results: () => 3, more: ['Allow', 'GET'] });
    expect(answer).toMatchObject({ status: 404, body, summary: { target: TARGET, isPage: false } });
    expect(answer.summary?.results()).toBe(3);
    expect(pairs(answer).slice(-5)).toEqual([
      ['X-Content-Type-Options', 'nosniff'],
      ['Cache-Control', 'no-store'],
      ['Content-Type', JSON_TYPE],
      ['Content-Length', '2'],
      ['Allow', 'GET'],
    ]);
  });

  it('has no number of results and no further header by default, and no summary without a target', () => {
    const body = new Uint8Array();
    expect(uncachedAnswer(400, body, { target: TARGET }).summary?.results()).toBeNull();
    expect(names(uncachedAnswer(400, body, { target: TARGET })).at(-1)).toBe('Content-Length');
    expect(uncachedAnswer(400, body, { target: null }).summary).toBeNull();
  });
});

it('a redirect is a 308 without a body to a path of this host', () => {
  const answer = redirect('/vendor/acme', PAGE);
  expect(answer).toMatchObject({ status: 308, body: null, summary: { target: PAGE, isPage: false } });
  expect(answer.summary?.results()).toBeNull();
  expect(pairs(answer).slice(-2)).toEqual([
    ['Cache-Control', 'no-store'],
    ['Location', '/vendor/acme'],
  ]);
});
