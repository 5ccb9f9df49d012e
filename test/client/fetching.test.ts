import { describe, expect, it } from 'vitest';
import { createClient, DealsError } from '../../client/client.ts';

type Answer = (request: Request) => Response;

/** A client whose requests are answered in turn by some functions; the last one answers the rest. */
function scripted(answers: readonly Answer[], options: { retries?: number; cacheEntries?: number } = {}) {
  const sent: Request[] = [];
  const fetch = (request: Request): Promise<Response> => {
    const answer = answers[Math.min(sent.length, answers.length - 1)];
    sent.push(request);
    return answer ? Promise.resolve(answer(request)) : Promise.reject(new Error('no answer is scripted'));
  };
  return { sent, client: createClient({ baseUrl: 'http://index.example', fetch, ...options }) };
}

const json = (body: unknown, init: { status?: number; headers?: Readonly<Record<string, string>> } = {}): Response =>
  new Response(JSON.stringify(body), { ...init, headers: { 'Content-Type': 'application/json', ...init.headers } });
const busy =
  (retryAfter?: string): Answer =>
  () =>
    json({ error: 'busy' }, { status: 503, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } });
const empty: Answer = () => json({ categories: [] });

describe('an answer 503', () => {
  it.each([
    ['seconds', '0'],
    ['a moment that has passed', 'Wed, 21 Oct 2015 07:28:00 GMT'],
  ])('is followed by a second request after the Retry-After in %s', async (_form, retryAfter) => {
    const { client, sent } = scripted([busy(retryAfter), empty]);
    const { data } = await client.GET('/api/categories');
    expect(data?.categories).toEqual([]);
    expect(sent).toHaveLength(2);
  });

  it('is returned after two repeats, or as many as are set', async () => {
    const usual = scripted([busy('0')]);
    expect((await usual.client.GET('/api/categories')).error).toEqual({ error: 'busy' });
    expect(usual.sent).toHaveLength(3);
    const none = scripted([busy('0')], { retries: 0 });
    expect((await none.client.GET('/api/categories')).response.status).toBe(503);
    expect(none.sent).toHaveLength(1);
  });

  it.each([
    ['no Retry-After', undefined],
    ['one that is too long', '3600'],
    ['one that says nothing', 'soon'],
  ])('is returned at once with %s', async (_what, retryAfter) => {
    const { client, sent } = scripted([busy(retryAfter), empty]);
    expect((await client.GET('/api/categories')).response.status).toBe(503);
    expect(sent).toHaveLength(1);
  });

  it('is not repeated for a signal, which may have been counted', async () => {
    const { client, sent } = scripted([busy('0'), empty]);
    const { response } = await client.POST('/api/signal', { body: { event: 'recommended', vendor: 'neon' } });
    expect(response.status).toBe(503);
    expect(sent).toHaveLength(1);
  });

  it('is not waited for once the caller aborts', async () => {
    const controller = new AbortController();
    const { client, sent } = scripted([
      () => {
        controller.abort(new Error('enough'));
        return busy('20')(new Request('http://index.example'));
      },
    ]);
    await expect(client.GET('/api/categories', { signal: controller.signal })).rejects.toThrow('enough');
    expect(sent).toHaveLength(1);
  });
});

describe('the ETag cache', () => {
  const tagged: Answer = (request) =>
    request.headers.get('If-None-Match') === '"a"'
      ? new Response(null, { status: 304, headers: { ETag: '"a"' } })
      : json({ categories: [], from: request.url }, { headers: { ETag: '"a"' } });

  it('sends the ETag it knows, and turns 304 into the kept answer', async () => {
    const { client, sent } = scripted([tagged]);
    const first = await client.GET('/api/categories');
    const second = await client.GET('/api/categories');
    expect(sent.map(({ headers }) => headers.get('If-None-Match'))).toEqual([null, '"a"']);
    expect(second.response.status).toBe(200);
    expect(second.data).toEqual(first.data);
  });

  it('takes a new answer for the old one', async () => {
    const { client, sent } = scripted([
      tagged,
      () => json({ categories: ['new'] }, { headers: { ETag: '"b"' } }),
      (request) => json({ sent: request.headers.get('If-None-Match') }),
    ]);
    await client.GET('/api/categories');
    expect((await client.GET('/api/categories')).data).toEqual({ categories: ['new'] });
    expect((await client.GET('/api/categories')).data).toEqual({ sent: '"b"' });
    expect(sent).toHaveLength(3);
  });

  it('keeps each address apart, and no more of them than are set', async () => {
    const { client, sent } = scripted([tagged], { cacheEntries: 2 });
    const ask = (q: string) => client.GET('/api/offers', { params: { query: { q } } });
    for (const q of ['a', 'b', 'a', 'c', 'b', 'a']) await ask(q);
    // `a` was used after `b`, so `c` drops `b`; then `b` drops `a`.
    expect(sent.map(({ headers }) => headers.has('If-None-Match'))).toEqual([false, false, true, false, false, false]);
  });

  it('is off with 0 entries, and for requests with a validator or mode of their own', async () => {
    const off = scripted([tagged], { cacheEntries: 0 });
    for (let nth = 0; nth < 2; nth += 1) await off.client.GET('/api/categories');
    expect(off.sent.some(({ headers }) => headers.has('If-None-Match'))).toBe(false);
    const on = scripted([tagged]);
    await on.client.GET('/api/categories');
    await on.client.GET('/api/categories', { cache: 'no-store' });
    const own = await on.client.GET('/api/categories', { headers: { 'If-None-Match': '"own"' } });
    expect(on.sent.map(({ headers }) => headers.get('If-None-Match'))).toEqual([null, null, '"own"']);
    expect(own.response.status).toBe(200);
  });
});

describe('the items of a paged list', () => {
  /** A list of numbers as the service pages it. */
  const pagesOf =
    (length: number, field: string, withTotal: boolean): Answer =>
    (request) => {
      const query = new URL(request.url).searchParams;
      const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))];
      const items = Array.from({ length }, (_, index) => index).slice(offset, offset + limit);
      return json({ [field]: items, ...(withTotal ? { total: length } : {}) });
    };

  async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
    const found: Item[] = [];
    for await (const item of items) found.push(item);
    return found;
  }

  it('come page after page, up to the total', async () => {
    const { client, sent } = scripted([pagesOf(25, 'offers', true)]);
    expect(await all(client.items('/api/offers', { q: 'postgres', limit: 10 }))).toEqual([...Array(25).keys()]);
    expect(sent.map(({ url }) => new URL(url).search)).toEqual([
      '?q=postgres&limit=10&offset=0',
      '?q=postgres&limit=10&offset=10',
      '?q=postgres&limit=10&offset=20',
    ]);
  });

  it('end at the first empty page where the answer states no total', async () => {
    const { client, sent } = scripted([pagesOf(20, 'platforms', false)]);
    expect(await all(client.items('/api/hosting-pricing', { limit: 10, offset: 5 }))).toHaveLength(15);
    expect(sent).toHaveLength(3);
  });

  it('are read no further than they are used', async () => {
    const { client, sent } = scripted([pagesOf(1000, 'changes', true)]);
    for await (const item of client.items('/api/changes', { limit: 10 })) if (Number(item) === 12) break;
    expect(sent).toHaveLength(2);
  });

  it('throw the error of the service', async () => {
    const { client } = scripted([() => json({ error: 'limit must be a whole number' }, { status: 400 })]);
    const failed = all(client.items('/api/offers'));
    await expect(failed).rejects.toThrow(DealsError);
    await expect(failed).rejects.toMatchObject({ status: 400, message: 'limit must be a whole number' });
  });
});
