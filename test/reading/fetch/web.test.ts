import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodePage } from '../../../src/reading/fetch/decode.ts';
import { FETCH_LIMITS, type FetchedPage, type FetchResult } from '../../../src/reading/fetch/fetch-types.ts';
import type { Behaviour, ExpectedFetch } from '../../web/behaviour.ts';
import { BEHAVIOURS } from '../../web/behaviours.ts';
import { patientFetcher, stalls, startWeb, type Web } from '../../web/web.ts';

const CASES = BEHAVIOURS.map((behaviour) => [behaviour.host, behaviour.title, behaviour] as const);

/** All pages of the scripted web, fetched at the same time; those of hosts that stall when the others are done. */
describe('the scripted web', () => {
  let web: Web;
  const results = new Map<string, FetchResult>();

  beforeAll(async () => {
    web = await startWeb();
    const fetch = patientFetcher(web);
    for (const isLate of [false, true]) {
      const behaviours = BEHAVIOURS.filter((behaviour) => stalls(behaviour) === isLate);
      await Promise.all(
        behaviours.map(async (behaviour) => results.set(behaviour.host, await fetch({ url: web.urlOf(behaviour) }))),
      );
    }
  });

  afterAll(async () => {
    await web.close();
  });

  it('has at least 60 behaviours', () => {
    expect(BEHAVIOURS.length).toBeGreaterThanOrEqual(60);
  });

  it.each(CASES)('%s: %s', (host, _title, behaviour) => {
    const result = results.get(host)!;
    expect(shown(result, behaviour.fetch)).toEqual(behaviour.fetch);
    if (behaviour.requests !== undefined) expect(pagesRequested(web, behaviour)).toBe(behaviour.requests);
  });

  it('sends no cookie, no credentials and no referrer, and names the index', () => {
    for (const { headers } of web.seen) {
      expect(Object.keys(headers).sort()).toEqual([
        'accept',
        'accept-encoding',
        'accept-language',
        'connection',
        'host',
        'user-agent',
      ]);
      expect(headers['user-agent']).toBe('DeveloperDealsIndex/1.0');
    }
  });

  it('requests the robots.txt of each host once, before any page', () => {
    const firstOf = new Map<string, string>();
    for (const { host, path } of web.seen) if (!firstOf.has(host)) firstOf.set(host, path);
    expect(new Set(firstOf.values())).toEqual(new Set(['/robots.txt']));
  });

  it('keeps no failure text that a page wrote', () => {
    for (const result of results.values()) {
      if (result.kind !== 'failure') continue;
      expect(result.failure.error).toMatch(/^[\w .,:()-]{3,200}$/);
    }
  });
});

/** The parts of a result that the behaviour states something about. */
function shown(result: FetchResult, expected: ExpectedFetch): unknown {
  switch (result.kind) {
    case 'page':
      return shownPage(result, expected);
    case 'failure': {
      const { failure, redirects } = result;
      return {
        kind: 'failure',
        category: failure.category,
        isReachable: failure.isReachable,
        ...(failure.link === undefined ? {} : { link: failure.link }),
        ...('redirects' in expected ? { redirects: redirects.length } : {}),
      };
    }
    case 'deferred':
      return result;
  }
}

function shownPage(page: FetchedPage, expected: ExpectedFetch): unknown {
  expect(page.body.length).toBeLessThanOrEqual(FETCH_LIMITS.maxBodyBytes);
  const decoded = decodePage(page);
  if (decoded.kind === 'failure') return { kind: 'unusable_page' };
  const { format, text } = decoded;
  const part = expected.kind === 'page' ? expected.includes : '';
  return {
    kind: 'page',
    format,
    includes: text.includes(part) ? part : `not in: ${text.slice(0, 300)}`,
    ...('redirects' in expected ? { redirects: page.redirects.length } : {}),
    ...('isTruncated' in expected ? { isTruncated: page.isTruncated } : {}),
  };
}

function pagesRequested(web: Web, { host }: Behaviour): number {
  return web.seen.filter((request) => request.host === host && !request.path.startsWith('/robots.txt')).length;
}
