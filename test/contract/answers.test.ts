import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Build } from '../../functions/node/build.ts';
import type { Schema } from '../../src/model/openapi-document.ts';
import { ROUTES } from '../../src/routes/table.ts';
import { details } from '../../src/routes/details.ts';
import { health } from '../../src/routes/health.ts';
import { vendorRisk } from '../../src/routes/vendor-risk.ts';
import { encode, type AnyRoute } from '../../src/routes/route.ts';
import { caseAddress } from '../../src/routes/shared/cases.ts';
import { catalogue, TODAY, vendor } from '../builders.ts';
import { ask, decoded, type RequestOptions } from '../http/client.ts';
import { startHost, startHostWithStore, type Running } from '../http/running.ts';
import type { Served } from '../http/served.ts';
import { askPath } from '../routes/ask.ts';
import { LIVE_READS, REQUESTS } from './requests.ts';
import { SeenFields } from './seen-fields.ts';
import { CONTRACT } from './kept-contract.ts';
import { operationOf, resolved, schemaFaults, validateResponse } from './validator.ts';
import { sharedBuild, sharedMiniature } from '../http/compiled.ts';

const FEED_FILES = ['category/databases', 'vendor/acme', 'type/limits_reduced'].map((name) => `/api/feeds/${name}.atom`);
const seen = new SeenFields();
const answered = new Set<string>();
let build: Build;
/** One host as it should be, one that keeps nothing, one whose index cannot be read. */
let sound: Running;
let forgetful: Running;
let broken: Running;

beforeAll(async () => {
  build = await sharedBuild();
  const unreadable = await Build.open(sharedMiniature());
  unreadable.catalogue = () => {
    throw new Error('the index cannot be read');
  };
  sound = await startHostWithStore(build);
  forgetful = await startHost(build);
  broken = await startHost(unreadable);
});

afterAll(() => Promise.all([sound, forgetful, broken].map((host) => host.close())));

/** Asks a host, holds the answer against the document, and takes note of what occurred. */
async function judged(served: Served, target: string, options: RequestOptions = {}): Promise<readonly string[]> {
  const answer = await ask(served, target, options);
  const body = decoded(answer).toString();
  const method = options.method ?? 'GET';
  const operation = operationOf(method, target.replace(/\/?(?:\?.*)?$/, ''));
  if (operation) answered.add(`${operation.operationId} ${answer.status}`);
  const type = answer.headers['content-type']?.replace(/;.*$/, '') ?? '';
  const response = operation?.responses[String(answer.status)];
  const schema: Schema | undefined = response && resolved(response)?.content?.[type]?.schema;
  if (schema && type === 'application/json' && method !== 'HEAD') seen.note(schema, JSON.parse(body));
  return validateResponse(method, target, { ...answer, body }).map((fault) => `${method} ${target}: ${fault}`);
}

/** Every request whose answer the build prepares, as a caller writes it. */
function casesOf(route: AnyRoute): readonly string[] {
  return [...route.cases(build.catalogue(TODAY))].map((given) => caseAddress(route.path, given));
}

describe('every answer is as the document says', () => {
  it.each(ROUTES.map((route) => [route.path, route] as const))('%s, each prepared answer', async (_path, route) => {
    const faults: string[] = [];
    for (const target of casesOf(route)) faults.push(...(await judged(sound, target)));
    expect(faults).toEqual([]);
  });

  it.each(REQUESTS.map((one) => [`${one.options.method ?? 'GET'} ${one.target.slice(0, 100)}`, one] as const))('%s', async (_name, { target, options }) => {
    expect(await judged(sound, target, options)).toEqual([]);
  });

  it('an index of which much was not re-read', () => {
    const build = { commit: null, date: TODAY, files: 1, bytes: 1 };
    const body: unknown = health.answer({ today: TODAY, build, faults: [], lapsed: { lapsed: 2, of: 10 } }, {}).body;
    const schema = { $ref: '#/components/schemas/Health' };
    expect(schemaFaults(schema, body)).toEqual([]);
    seen.note(schema, body);
  });

  it('a name that may mean several vendors', () => {
    const several = catalogue({ vendors: [vendor({ name: 'Acme Base' }), vendor({ name: 'Acme Queue' })] });
    const body: unknown = JSON.parse(encode(askPath(several, '/api/details/acme')));
    const schema = { $ref: '#/components/schemas/Details' };
    expect(schemaFaults(schema, body)).toEqual([]);
    seen.note(schema, body);
  });

  it('a brand of several products', () => {
    const brand = catalogue({ vendors: [vendor({ name: 'Acme' }), vendor({ name: 'Acme Mail' })] });
    for (const [schema, route] of [['VendorDetails', details], ['VendorRisk', vendorRisk]] as const) {
      const body: unknown = JSON.parse(encode(askPath(brand, route.path.replace('{vendor}', 'acme'))));
      expect(schemaFaults({ $ref: `#/components/schemas/${schema}` }, body)).toEqual([]);
      seen.note({ $ref: `#/components/schemas/${schema}` }, body);
    }
  });

  it('a caller that has the answer gets a 304', async () => {
    const prepared = ROUTES.flatMap((route) => casesOf(route).slice(0, 1));
    const faults: string[] = [];
    for (const target of [...prepared, ...LIVE_READS, '/api/export/offers.json', ...FEED_FILES]) {
      faults.push(...(await judged(sound, target, { headers: { 'If-None-Match': '*' } })));
    }
    expect(faults).toEqual([]);
  });

  it('a query of more than 8 KB', async () => {
    const faults: string[] = [];
    for (const [path, item] of Object.entries(CONTRACT.paths)) {
      const target = `${path.replace(/\{\w+\}/, 'acme')}?${'x'.repeat(9000)}`;
      for (const method of Object.keys(item)) {
        faults.push(...(await judged(sound, target, { method: method.toUpperCase() })));
      }
    }
    expect(faults).toEqual([]);
  });

  it('a path with a slash at its end', async () => {
    const faults: string[] = [];
    for (const [path, item] of Object.entries(CONTRACT.paths)) {
      for (const method of Object.keys(item)) {
        faults.push(...(await judged(sound, `${path.replace(/\{\w+\}/, 'acme')}/`, { method: method.toUpperCase() })));
      }
    }
    expect(faults).toEqual([]);
  });

  it('a request that HTTP itself refuses', async () => {
    const wrong: readonly (readonly [status: number, headers: Readonly<Record<string, string>>])[] = [
      [417, { Expect: 'a-miracle' }],
      [431, { 'X-Long': 'x'.repeat(20_000) }],
    ];
    const faults: string[] = [];
    for (const [path, item] of Object.entries(CONTRACT.paths)) {
      for (const method of Object.keys(item).map((name) => name.toUpperCase())) {
        for (const [status, headers] of wrong) {
          faults.push(...(await judged(sound, path.replace(/\{\w+\}/, 'acme'), { method, headers })));
          expect(answered).toContain(`${operationOf(method, path)?.operationId ?? ''} ${status}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it('a host that keeps nothing', async () => {
    for (const target of LIVE_READS) {
      expect(await judged(forgetful, target)).toEqual([]);
    }
    expect(await judged(forgetful, '/api/signal', { method: 'POST', body: '{}' })).toEqual([]);
  });

  it('a host whose index cannot be read', async () => {
    expect(await judged(broken, '/api/offers?q=nothing+prepared')).toEqual([]);
    expect(answered).toContain('searchOffers 500');
  });

  it('more signals than the limit allows', async () => {
    const body = JSON.stringify({ event: 'recommended', vendor: 'acme' });
    const headers = { 'Content-Type': 'application/json' };
    for (let sent = 0; sent <= 60; sent++) {
      expect(await judged(sound, '/api/signal', { method: 'POST', headers, body })).toEqual([]);
    }
    expect(answered).toContain('sendSignal 429');
  });
});

describe('the document says nothing that never occurs', () => {
  it('every field that it describes', () => {
    expect(seen.missing()).toEqual([]);
  });

  it('every status that it lists', () => {
    // A fault of ours and a request that comes too slowly are answered alike everywhere and are made once, by other tests.
    const elsewhere = /^(?:500|408|default)$/;
    const listed = Object.values(CONTRACT.paths).flatMap((item) => Object.values(item));
    const never = listed.flatMap(({ operationId, responses }) =>
      Object.keys(responses).filter((status) => !elsewhere.test(status) && !answered.has(`${operationId} ${status}`)).map((status) => `${operationId} ${status}`),
    );
    expect(never).toEqual([]);
  });
});
