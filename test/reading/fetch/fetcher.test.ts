import { afterEach, describe, expect, it } from 'vitest';
import { UsageError } from '../../../src/model/usage-error.ts';
import { createFetcher } from '../../../src/reading/fetch/fetcher.ts';
import type {
  FetchClock,
  FetchedPage,
  FetchOptions,
  FetchRequest,
  FetchResult,
} from '../../../src/reading/fetch/fetch-types.ts';
import { TERMS_PAGE } from '../../web/acme.ts';
import { html, paths, redirect, robots, status } from '../../web/answers.ts';
import type { Answer, Behaviour } from '../../web/behaviour.ts';
import { startWeb, SYSTEM_CLOCK, type Web } from '../../web/web.ts';

/** Most tests need one host; what is expected of it is in the test itself. */
function host(name: string, answer: Answer, more: Partial<Behaviour> = {}): Behaviour {
  const unchecked = { fetch: { kind: 'unusable_page' }, read: { kind: 'unconfirmed' } } as const;
  return { host: name, title: name, answer, ...unchecked, ...more };
}

let web: Web | undefined;

async function webOf(...hosts: Behaviour[]): Promise<{ web: Web; url: (path?: string, host?: string) => string }> {
  const started = await startWeb(hosts);
  web = started;
  const [first] = hosts;
  return { web: started, url: (path = '/pricing', name) => `http://${name ?? first!.host}:${started.httpPort}${path}` };
}

afterEach(async () => {
  await web?.close();
  web = undefined;
});

/** Records the requested delays, and does not wait: only they move it. */
function impatientClock(slept: number[]): FetchClock {
  let nowMs = Date.UTC(2026, 10, 20);
  return {
    nowMs: () => nowMs,
    sleep: (ms) => {
      slept.push(ms);
      nowMs += ms;
      return Promise.resolve();
    },
  };
}

function withDefaultDelay({ options }: Web): Pick<FetchOptions, 'allowHosts' | 'resolve'> {
  return { allowHosts: options.allowHosts, resolve: options.resolve };
}

const statusOf = (result: FetchResult): string => (result.kind === 'failure' ? result.failure.error : result.kind);

describe('manners', () => {
  it('names the operator in the User-Agent, without what a header may not hold', async () => {
    const { web, url } = await webOf(host('a.test', html(TERMS_PAGE)));
    await createFetcher({ ...web.options, contact: 'https://deals.example/bot (x)\r\ny: z' })({ url: url() });
    expect(web.seen[0]?.headers['user-agent']).toBe('DeveloperDealsIndex/1.0 (+https://deals.example/botxy:z)');
  });

  it('leaves at least the delay between two requests of a host', async () => {
    const { web, url } = await webOf(
      host('a.test', paths({ '/1': html(''), '/2': redirect('/3'), '/3': html(''), '/4': status(404) })),
    );
    const hostDelayMs = 60;
    const fetch = createFetcher({ ...web.options, hostDelayMs });
    await Promise.all(['/1', '/2', '/4'].map((path) => fetch({ url: url(path) })));
    const { seen } = web;
    expect(seen.map(({ path }) => path)).toEqual(['/robots.txt', '/1', '/2', '/4', '/3', '/4']);
    const gaps = seen.slice(1).map(({ atMs }, at) => atMs - seen[at]!.atMs);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(hostDelayMs);
  });

  it('waits five seconds by default, as long as the Crawl-delay if that is longer', async () => {
    const { web, url } = await webOf(
      host('a.test', html(TERMS_PAGE)),
      host('b.test', html(TERMS_PAGE), { robots: robots('User-agent: *', 'Crawl-delay: 20') }),
    );
    const options = withDefaultDelay(web);
    for (const [name, delayMs] of [
      ['a.test', 5_000],
      ['b.test', 20_000],
    ] as const) {
      const slept: number[] = [];
      await createFetcher({ ...options, clock: impatientClock(slept) })({ url: url('/', name) });
      expect(slept).toEqual([delayMs]);
    }
  });

  it('confirms a 404 half a minute later by default', async () => {
    const { web, url } = await webOf(host('a.test', status(404)));
    const options = withDefaultDelay(web);
    const slept: number[] = [];
    const result = await createFetcher({ ...options, clock: impatientClock(slept) })({ url: url() });
    expect(result).toMatchObject({ kind: 'failure', failure: { link: 'not_found' } });
    expect(slept).toContain(30_000);
  });

  it('reads one page a run of a host with a Crawl-delay longer than a run waits', async () => {
    const { web, url } = await webOf(
      host('a.test', paths({ '/1': redirect('/2'), '/2': html(TERMS_PAGE), '/3': html(TERMS_PAGE) }), {
        robots: robots('User-agent: *', 'Crawl-delay: 3600'),
      }),
    );
    const fetch = createFetcher(web.options);
    expect((await fetch({ url: url('/1') })).kind).toBe('page');
    expect(await fetch({ url: url('/3') })).toEqual({
      kind: 'deferred',
      detail: 'the host requires 3600 s until the next request',
    });
  });

  it('leaves a host with a long delay for the next run', async () => {
    const { web, url } = await webOf(
      host('a.test', status(429, { 'retry-after': '600' })),
      host('b.test', html(TERMS_PAGE)),
    );
    const fetch = createFetcher(web.options);
    expect(await fetch({ url: url('/1') })).toMatchObject({ kind: 'failure' });
    expect(await fetch({ url: url('/2') })).toMatchObject({
      kind: 'deferred',
      detail: 'the host requires 600 s until the next request',
    });
    expect((await fetch({ url: url('/', 'b.test') })).kind).toBe('page');
    expect(web.seen.filter(({ host: name }) => name === 'a.test').map(({ path }) => path)).toEqual([
      '/robots.txt',
      '/1',
    ]);
  });

  it('requests robots.txt once for all waiting pages', async () => {
    const { web, url } = await webOf(host('a.test', html(TERMS_PAGE)));
    const fetch = createFetcher(web.options);
    await Promise.all(['/1', '/2', '/3'].map((path) => fetch({ url: url(path) })));
    expect(web.seen.filter(({ path }) => path === '/robots.txt').length).toBe(1);
  });
});

it('the end of a run defers requests under way, waiting ones and those after it', async () => {
  const { web, url } = await webOf(
    host('a.test', () => undefined),
    host('b.test', html('')),
  );
  const run = new AbortController();
  const options: FetchOptions = { ...web.options, clock: SYSTEM_CLOCK, hostDelayMs: 60_000, signal: run.signal };
  const fetch = createFetcher({ ...options, hostDelayMs: 0 });
  const slowFetch = createFetcher(options);
  const results = [fetch({ url: url('/1') }), fetch({ url: url('/2') }), slowFetch({ url: url('/', 'b.test') })];
  while (!web.seen.some(({ path }) => path === '/1')) await new Promise(setImmediate);
  run.abort();
  const ended = { kind: 'deferred', detail: 'the run ended' };
  expect(await Promise.all(results)).toEqual([ended, ended, ended]);
  expect(await fetch({ url: url('/3', 'b.test') })).toEqual(ended);
});

it('listens to the end of the run without a warning, however many pages wait', async () => {
  const { web, url } = await webOf(host('a.test', status(404)));
  const warnings: string[] = [];
  const note = ({ name }: Error): unknown => warnings.push(name);
  process.on('warning', note);
  // Each page waits for the request that confirms its 404.
  const fetch = createFetcher({ ...web.options, hostDelayMs: 5, signal: new AbortController().signal });
  await Promise.all(Array.from({ length: 30 }, (_, at) => fetch({ url: url(`/${at}`) })));
  const unreachable = createFetcher({ ...web.options, assumeOnline: false, limits: { totalMs: 300 } });
  await Promise.all(Array.from({ length: 30 }, (_, at) => unreachable({ url: `http://none-${at}.example/` })));
  await new Promise(setImmediate);
  process.removeListener('warning', note);
  expect(warnings).toEqual([]);
});

describe('a meta refresh', () => {
  const refreshed = ({ redirects, finalUrl }: FetchedPage, to: string): FetchRequest => ({
    url: to,
    redirects: [...redirects, finalUrl],
  });

  it('is followed as a redirect: recorded, limited, and refused in a circle', async () => {
    const { web, url } = await webOf(host('a.test', html(TERMS_PAGE)));
    const fetch = createFetcher(web.options);
    let result = await fetch({ url: url('/0') });
    for (let at = 1; at <= 5; at += 1) {
      if (result.kind !== 'page') throw new Error('no page');
      result = await fetch(refreshed(result, url(`/${at}`)));
    }
    expect(result).toMatchObject({ kind: 'page', finalUrl: url('/5') });
    if (result.kind !== 'page') throw new Error('no page');
    expect(result.redirects).toEqual(['/0', '/1', '/2', '/3', '/4'].map((path) => url(path)));
    expect(statusOf(await fetch(refreshed(result, url('/6'))))).toBe('more than 5 redirects');
    expect(statusOf(await fetch(refreshed(result, url('/3'))))).toBe('more than 5 redirects');
  });

  it('to a page that led here is a circle', async () => {
    const { web, url } = await webOf(host('a.test', html(TERMS_PAGE)));
    const fetch = createFetcher(web.options);
    const page = await fetch({ url: url('/0') });
    if (page.kind !== 'page') throw new Error('no page');
    expect(statusOf(await fetch(refreshed(page, url('/0'))))).toBe('redirects in a circle');
    expect(web.seen.length).toBe(2);
  });

  it('to a refused address is refused', async () => {
    const { web, url } = await webOf(host('a.test', html(TERMS_PAGE)));
    const fetch = createFetcher(web.options);
    const page = await fetch({ url: url('/0') });
    if (page.kind !== 'page') throw new Error('no page');
    for (const target of ['http://10.0.0.1/', 'javascript:alert(1)', 'http://', 'file:///etc/passwd']) {
      expect(await fetch(refreshed(page, target))).toMatchObject({
        kind: 'failure',
        failure: { category: 'source_unusable', isReachable: true },
      });
    }
  });
});

describe('a host that cannot be reached', () => {
  it('has failed where another host answers', async () => {
    const { web, url } = await webOf(
      host('a.test', html(TERMS_PAGE)),
      host('dead.test', html(''), { addresses: () => [] }),
    );
    const fetch = createFetcher({ ...web.options, assumeOnline: false });
    const dead = fetch({ url: url('/', 'dead.test') });
    expect((await fetch({ url: url() })).kind).toBe('page');
    expect(await dead).toMatchObject({ kind: 'failure', failure: { link: 'no_address' } });
  });

  it('is left for the next run where no host has answered: this machine may be offline', async () => {
    const dead = { addresses: () => [] };
    const { web, url } = await webOf(host('a.test', html(''), dead), host('b.test', html(''), { isPortClosed: true }));
    const slept: number[] = [];
    const fetch = createFetcher({ ...web.options, clock: impatientClock(slept), assumeOnline: false });
    const results = await Promise.all([
      fetch({ url: url() }),
      fetch({ url: web.urlOf(host('b.test', html(''), { isPortClosed: true })) }),
    ]);
    const offline = { kind: 'deferred', detail: 'no host has answered in this run' };
    expect(results).toEqual([offline, offline]);
    expect(slept).toEqual([5_000, 5_000]);
    // After ten pages nothing is waited for.
    for (let page = 0; page < 20; page++) expect(await fetch({ url: url() })).toEqual(offline);
    expect(slept.filter((ms) => ms > 0)).toHaveLength(10);
  });
});

it('rejects an allowed host that is malformed when it is created', () => {
  expect(() => createFetcher({ clock: SYSTEM_CLOCK, allowHosts: ['example.com'] })).toThrow(UsageError);
});
