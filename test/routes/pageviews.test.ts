import { describe, expect, it } from 'vitest';
import { pageviewsBody, pageviews, periodStart } from '../../src/routes/pageviews.ts';
import { TODAY } from '../builders.ts';
import { bodyOf } from './ask.ts';

describe('/api/pageviews', () => {
  it('adds up the views of each page and host, the most viewed first', () => {
    const facts = {
      total: 9,
      pages: [
        { path: '/', views: 2 },
        { path: '/changes', views: 4 },
        { path: '/', views: 3 },
      ],
      referrers: [
        { referrer: 'a.example', views: 1 },
        { referrer: null, views: 7 },
        { referrer: 'b.example', views: 2 },
        { referrer: 'a.example', views: 5 },
      ],
    };
    const body = bodyOf(pageviewsBody, pageviews.answer(facts, { period: '30d', path: null }));
    expect(body).toEqual({
      period: '30d',
      total: 9,
      top_pages: [
        { path: '/', views: 5 },
        { path: '/changes', views: 4 },
      ],
      referrers: { 'a.example': 6, 'b.example': 2 },
    });
    expect(Object.keys(body.referrers)).toEqual(['a.example', 'b.example']);
  });

  it('shows the 50 most viewed of each', () => {
    const pages = Array.from({ length: 51 }, (_, views) => ({ path: `/${views}`, views }));
    const referrers = pages.map(({ path, views }) => ({ referrer: path, views }));
    const body = bodyOf(pageviewsBody, pageviews.answer({ total: 1, pages, referrers }, { period: 'all', path: null }));
    expect([body.top_pages.length, Object.keys(body.referrers).length]).toEqual([50, 50]);
    expect([body.top_pages[0]?.path, body.top_pages.at(-1)?.path]).toEqual(['/50', '/1']);
  });
});

it.each([
  ['today', '2026-11-20'],
  ['7d', '2026-11-14'],
  ['30d', '2026-10-22'],
  ['all', null],
] as const)('the period %s starts on %s, today included', (period, expected) => {
  expect(periodStart(period, TODAY)).toBe(expected);
});
