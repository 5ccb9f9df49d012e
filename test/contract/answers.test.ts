import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Build } from '../../functions/node/build.ts';
import type { Schema } from '../../src/model/openapi-document.ts';
import { ROUTES } from '../../src/routes/table.ts';
import { health } from '../../src/routes/health.ts';
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

const FEED_FILES = ['category/databases', 'vendor/acme', 'type/limits_reduced'].map(
  (name) => `/api/feeds/${name}.atom`,
);
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

/** Asks a host, compares the answer with the document, and takes note of what occurred; the faults. */
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

/** Fails where the document does not describe the answers to these targets. */
async function expectDescribed(served: Served, targets: readonly string[], options?: RequestOptions): Promise<void> {
  const faults: string[] = [];
  for (const target of targets) faults.push(...(await judged(served, target, options)));
  expect(faults).toEqual([]);
}

/** Fails where a value is not as a component of the document says, and takes note of its fields. */
function expectOfComponent(name: string, value: unknown): void {
  const schema = { $ref: `#/components/schemas/${name}` };
  expect(schemaFaults(schema, value)).toEqual([]);
  seen.note(schema, value);
}

/** Every request whose answer the build prepares, as a caller writes it. */
function casesOf(route: AnyRoute): readonly string[] {
  return [...route.cases(build.catalogue(TODAY))].map((given) => caseAddress(route.path, given));
}

/** The method of each operation, and a path of it. */
const OPERATIONS = Object.entries(CONTRACT.paths).flatMap(([path, item]) =>
  Object.keys(item).map((method) => [method.toUpperCase(), path.replace(/\{\w+\}/, 'acme')] as const),
);

const named = REQUESTS.map((one) => [`${one.options.method ?? 'GET'} ${one.target.slice(0, 100)}`, one] as const);

describe('the document describes the answer', () => {
  it.each(ROUTES.map((route) => [route.path, route] as const))('to %s, where it is prepared', async (_path, route) => {
    await expectDescribed(sound, casesOf(route));
  });

  it.each(named)('to %s', async (_name, { target, options }) => {
    expect(await judged(sound, target, options)).toEqual([]);
  });

  it('on the health of an index of which much was not re-read', () => {
    const build = { commit: null, date: TODAY, files: 1, bytes: 1 };
    const { body } = health.answer({ today: TODAY, build, faults: [], lapsed: { lapsed: 2, of: 10 } }, {});
    expectOfComponent('Health', body);
  });

  it.each([
    ['a name that may mean several vendors', ['Acme Base', 'Acme Queue'], 'details', 'Details'],
    ['details of a brand of several products', ['Acme', 'Acme Mail'], 'details', 'VendorDetails'],
    ['the risk of a brand of several products', ['Acme', 'Acme Mail'], 'vendor-risk', 'VendorRisk'],
  ])('on %s', (_what, names, path, component) => {
    const index = catalogue({ vendors: names.map((name) => vendor({ name })) });
    expectOfComponent(component, JSON.parse(encode(askPath(index, `/api/${path}/acme`))));
  });

  it('to a caller that has it already', async () => {
    const prepared = ROUTES.flatMap((route) => casesOf(route).slice(0, 1));
    const targets = [...prepared, ...LIVE_READS, '/api/export/offers.json', ...FEED_FILES];
    await expectDescribed(sound, targets, { headers: { 'If-None-Match': '*' } });
  });

  it.each([
    ['a query of more than 8 KB', `?${'x'.repeat(9000)}`],
    ['a path with a slash at its end', '/'],
  ])('to %s', async (_what, end) => {
    for (const [method, path] of OPERATIONS) expect(await judged(sound, path + end, { method })).toEqual([]);
  });

  it.each([
    ['an expectation that is not met', 417, { Expect: 'a-miracle' }],
    ['headers of 20 KB', 431, { 'X-Long': 'x'.repeat(20_000) }],
  ])('to %s', async (_what, status, headers) => {
    for (const [method, path] of OPERATIONS) {
      expect(await judged(sound, path, { method, headers })).toEqual([]);
      expect(answered).toContain(`${operationOf(method, path)?.operationId ?? ''} ${status}`);
    }
  });

  it('of a host that keeps nothing', async () => {
    await expectDescribed(forgetful, LIVE_READS);
    await expectDescribed(forgetful, ['/api/signal'], { method: 'POST', body: '{}' });
  });

  it('of a host whose index cannot be read', async () => {
    await expectDescribed(broken, ['/api/offers?q=nothing+prepared']);
    expect(answered).toContain('searchOffers 500');
  });

  it('to a caller that sends more signals than the limit allows', async () => {
    // The host lives in this process: no minute passes meanwhile.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(TODAY) });
    onTestFinished(() => void vi.useRealTimers());
    const body = JSON.stringify({ event: 'recommended', vendor: 'acme' });
    const signal = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
    await expectDescribed(sound, Array<string>(61).fill('/api/signal'), signal);
    expect(answered).toContain('sendSignal 429');
  });
});

describe('the answers have', () => {
  it('every field that the document describes', () => {
    expect(seen.missing()).toEqual([]);
  });

  it('every status that the document lists', () => {
    // A fault of ours and a request that comes too slowly are answered alike everywhere and are made once, by other tests.
    const elsewhere = / (?:500|408|default)$/;
    const listed = OPERATIONS.flatMap(([method, path]) => operationOf(method, path) ?? []);
    const never = listed
      .flatMap(({ operationId, responses }) => Object.keys(responses).map((status) => `${operationId} ${status}`))
      .filter((known) => !elsewhere.test(known) && !answered.has(known));
    expect(never).toEqual([]);
  });
});
