import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { createClient, type components, type DealsClient, type PagedPath } from '../../client/client.ts';
import { sharedBuild } from '../http/compiled.ts';
import { startHostWithStore, type RunningWithStore } from '../http/running.ts';

let host: RunningWithStore;
let client: DealsClient;

beforeAll(async () => {
  host = await startHostWithStore(await sharedBuild());
  client = createClient({ baseUrl: host.baseUrl });
});

afterAll(() => host.close());

describe('the typed client', () => {
  it('searches, with its parameters and its answer typed', async () => {
    const { data, error } = await client.GET('/api/offers', { params: { query: { q: 'database', limit: 2 } } });
    expect(error).toBeUndefined();
    expect(data?.offers.map(({ vendor }) => vendor)).toContain('Acme');
    expectTypeOf(data?.offers[0]?.risk_level).toEqualTypeOf<'stable' | 'caution' | 'risky' | null | undefined>();
    expectTypeOf<components['schemas']['Offer']['gate']>().toEqualTypeOf<components['schemas']['NullableGate']>();
    expectTypeOf<null>().toExtend<components['schemas']['NullableGate']>();
    expectTypeOf<NonNullable<components['schemas']['NullableGate']>['reason']>().toEqualTypeOf<string>();
  });

  it('puts a vendor into the path', async () => {
    const { data } = await client.GET('/api/vendor-risk/{vendor}', { params: { path: { vendor: 'acme' } } });
    expect(data?.vendor).toBe('Acme');
  });

  it('distinguishes the two answers of details', async () => {
    const { data } = await client.GET('/api/details/{vendor}', { params: { path: { vendor: 'Acme Labs' } } });
    const names = data && 'disambiguation' in data ? data.disambiguation.map(({ name }) => name) : [data?.offer.vendor];
    expect(names).toEqual(['Acme']);
  });

  it('returns a refusal, typed too, and throws nothing', async () => {
    const { data, error, response } = await client.GET('/api/details/{vendor}', {
      params: { path: { vendor: 'nobody-by-this-name' } },
    });
    expect(data).toBeUndefined();
    expect(response.status).toBe(404);
    expect(error && 'suggestions' in error ? error.suggestions : null).toBeInstanceOf(Array);
  });

  it('iterates every path of the contract that is paged', async () => {
    const { paths } = JSON.parse(await readFile('contract/openapi.json', 'utf8')) as {
      readonly paths: Readonly<
        Record<string, { readonly get?: { readonly parameters?: readonly { name: string }[] } }>
      >;
    };
    const paged = Object.entries(paths).flatMap(([path, { get }]) =>
      get?.parameters?.some(({ name }) => name === 'offset') ? [path as PagedPath] : [],
    );
    expect(paged).toEqual(expect.arrayContaining(['/api/offers', '/api/new', '/api/newest', '/api/llm-pricing']));
    for (const path of paged) {
      const { data } = await client.GET(path);
      const stated = data && ('total' in data ? data.total : data.count);
      const items: unknown[] = [];
      for await (const item of client.items(path, { limit: 2 })) items.push(item);
      expect(items, path).toHaveLength(stated ?? -1);
    }
  });

  it('reads text where the answer is text', async () => {
    const { data } = await client.GET('/api/digest/weekly', {
      params: { query: { format: 'markdown' } },
      parseAs: 'text',
    });
    expect(data).toMatch(/^# /);
  });

  it('sends a signal', async () => {
    const { data, response } = await client.POST('/api/signal', { body: { event: 'recommended', vendor: 'acme' } });
    expect(response.status).toBe(202);
    expect(data).toMatchObject({ ok: true, vendor: 'acme', affects_ranking: false });
  });

  it('does not compile with a word that the interface does not know', () => {
    // @ts-expect-error: there is no such stability class
    const unknownWord = () => client.GET('/api/offers', { params: { query: { stability: 'fickle' } } });
    // @ts-expect-error: there is no such path
    const unknownPath = () => client.GET('/api/unheard-of');
    expect([unknownWord, unknownPath]).toHaveLength(2);
  });
});
