import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Coding,
  type Compression,
  Content,
  type ContentFacts,
  etagOf,
  isNotModified,
  listFacts,
} from '../../functions/representation.ts';
import { readHeaders } from '../../src/routes/response-headers.ts';
import { day } from '../builders.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const HEADERS = readHeaders('no-store', day('2026-11-20'));
const LONG = new Uint8Array(860).fill(120);
const ETAG = etagOf(LONG);

/** What a host compresses: each coding of a body is a text of its own. */
let compressed: Coding[];
const compression: Compression = {
  preferredCoding: (accepted) => (['br', 'gzip'] as const).find((coding) => accepted.includes(coding)) ?? 'identity',
  compress: (_body, coding) => {
    compressed.push(coding);
    return Promise.resolve(new TextEncoder().encode(`in ${coding}`));
  },
};
beforeEach(() => {
  compressed = [];
});

const made = (more: Partial<ContentFacts> = {}, by: Compression | null = compression) =>
  new Content({ body: LONG.slice(), contentType: JSON_TYPE, headers: HEADERS, ...more }, by);

async function responseOf(content: Content, accepted?: string, ifNoneMatch?: string): Promise<Response> {
  const headers = new Headers();
  if (accepted !== undefined) headers.set('Accept-Encoding', accepted);
  if (ifNoneMatch !== undefined) headers.set('If-None-Match', ifNoneMatch);
  return (await content.answer(new Request('http://a/', { headers }))).response;
}

describe('content that is sent as it is', () => {
  it('links the next page beside the description of the interface, in a 304 too', async () => {
    const paged = made({ next: '/api/offers?offset=20' });
    const link = (await responseOf(paged)).headers.get('link');
    expect(link).toMatch(/^<\/api\/openapi\.json>.*, <\/api\/offers\?offset=20>; rel="next"$/);
    expect((await responseOf(paged, undefined, ETAG)).headers.get('link')).toBe(link);
    expect((await responseOf(made())).headers.get('link')).not.toContain('next');
  });

  it('is a page by its type, and has the number of its results', async () => {
    const answer = async (more: Partial<ContentFacts>) => made(more).answer(new Request('http://a/'));
    expect((await answer({ contentType: 'text/html; charset=utf-8' })).isPage).toBe(true);
    expect((await answer({ contentType: 'text/css' })).isPage).toBe(false);
    expect((await answer({ results: 7 })).results).toBe(7);
    expect((await answer({ contentType: 'text/css' })).results).toBeNull();
    expect(listFacts({ count: 3, next: '/api/offers?offset=3' })).toEqual({ results: 3, next: '/api/offers?offset=3' });
    expect(listFacts({ total: 7, count: 3, next: null })).toEqual({ results: 7, next: null });
  });
});

describe('content that is compressed', () => {
  it('is compressed once for each coding, also for requests at the same time, and again after a failure', async () => {
    const failing = vi.spyOn(compression, 'compress').mockRejectedValueOnce(new Error('no memory'));
    const content = made();
    await expect(responseOf(content, 'br')).rejects.toThrow('no memory');
    failing.mockRestore();
    const both = await Promise.all([responseOf(content, 'br'), responseOf(content, 'br')]);
    for (const response of both) expect(await response.text()).toBe('in br');
    expect(both[0].headers.get('etag')).toBe(`${ETAG.slice(0, -1)}.br"`);
    await responseOf(content, 'gzip');
    await responseOf(content, 'br');
    expect(compressed).toEqual(['br', 'gzip']);
  });

  it.each([
    ['short', { body: LONG.slice(1) }],
    ['of a type that is compressed already', { contentType: 'image/png' }],
  ])('is not where it is %s', async (_, more) => {
    expect((await responseOf(made(more), 'br')).headers.has('content-encoding')).toBe(false);
    expect(compressed).toEqual([]);
  });

  it('is not on a platform that compresses by itself', async () => {
    expect((await responseOf(made({}, null), 'br')).headers.get('etag')).toBe(ETAG);
  });
});

describe('content that the client has', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", W/"a"', true],
    [' * ', true],
    ['"b"', false],
    ['a', false],
    ['"*"', false],
    ['', false],
  ])('by If-None-Match: %s is %s', (header, matches) => {
    expect(isNotModified(header, '"a"')).toBe(matches);
  });
});
