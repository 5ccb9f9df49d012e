import { describe, expect, it } from 'vitest';
import { changes } from '../../src/routes/changes.ts';
import { hostingPricing } from '../../src/routes/comparisons.ts';
import { newest, newOffers } from '../../src/routes/newest.ts';
import { offers } from '../../src/routes/offers.ts';
import { encode, type AnyRoute } from '../../src/routes/route.ts';
import { tinyCatalogue } from '../shipped.ts';
import { ask } from './ask.ts';

const index = await tinyCatalogue();

type Page = Readonly<Record<string, unknown>> & {
  readonly next: string | null;
  readonly limit: number | null;
  readonly offset: number;
};

function page(route: AnyRoute, query: string): Page {
  const reply = ask(route, index, query);
  expect(reply.status).toBe(200);
  return JSON.parse(encode(reply)) as Page;
}

/** Every page from the first one by `next`, at most 100. */
function walk(route: AnyRoute, query: string): readonly Page[] {
  const pages = [page(route, query)];
  for (let next = pages[0]?.next ?? null; next !== null && pages.length < 100; next = pages.at(-1)?.next ?? null) {
    const { pathname, search } = new URL(next, 'https://deals.example');
    expect(pathname).toBe(route.path);
    pages.push(page(route, search));
  }
  return pages;
}

const WALKS: readonly (readonly [route: AnyRoute, query: string, key: string])[] = [
  [offers, '', 'offers'],
  [offers, 'q=database&free=true', 'offers'],
  [offers, 'min_storage=1MB', 'offers'],
  [offers, 'fields=vendor,tier&compact=true&category=Databases', 'offers'],
  [newOffers, 'days=30', 'offers'],
  [newest, 'since=2026-01-01', 'deals'],
  [changes, 'since=2020-01-01&include_retracted=true', 'changes'],
  [changes, 'vendors=acme, borealis', 'changes'],
  [hostingPricing, '', 'platforms'],
];

describe('the pages that `next` leads through', () => {
  it.each(WALKS.map((walked) => [walked[0].path, ...walked] as const))(
    'are together what one large page holds: %s %#',
    (_, route, query, key) => {
      const whole = page(route, `${query}&limit=50`);
      const list = whole[key] as readonly unknown[];
      const found = walk(route, `${query}&limit=2`);
      expect(found.flatMap((each) => each[key] as readonly unknown[])).toEqual(list);
      expect(found).toHaveLength(Math.max(1, Math.ceil(list.length / 2)));
      expect(found.map(({ offset }) => offset)).toEqual(found.map((_each, at) => at * 2));
      expect(found.every(({ limit }) => limit === 2)).toBe(true);
    },
  );

  it('repeat the requested parameters, as they were written, and leave defaults out', () => {
    expect(page(offers, 'min_storage=1MB&limit=1').next).toBe('/api/offers?limit=1&offset=1&min_storage=1MB');
    expect(page(offers, 'fields=vendor,tier&compact=true&limit=1').next).toBe(
      '/api/offers?limit=1&offset=1&fields=vendor%2Ctier&compact=true',
    );
  });

  it('end where there is nothing more, and a page of no length leads nowhere', () => {
    expect(page(offers, 'limit=1000').next).toBeNull();
    expect(page(offers, 'limit=0').next).toBeNull();
    expect(page(hostingPricing, '')).toMatchObject({ limit: null, offset: 0, next: null });
  });
});
