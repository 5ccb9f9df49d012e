import { describe, expect, it } from 'vitest';
import { pageviewsBody, pageviews, periodStart } from '../../src/routes/pageviews.ts';
import { TODAY } from '../builders.ts';
import { bodyOf } from './ask.ts';

describe('/api/pageviews', () => {
  it('shows the 50 most viewed of each, as the store has sorted them', () => {
    const views = Array.from({ length: 51 }, (_, place) => 60 - place);
    const pages = views.map((each) => ({ path: `/${each}`, views: each }));
    const referrers = views.map((each) => ({ referrer: `${each}.example`, views: each }));
    const facts = { total: 9, pages, referrers };
    const body = bodyOf(pageviewsBody, pageviews.answer(facts, { period: '30d', path: null }));
    expect(body).toMatchObject({ period: '30d', total: 9, top_pages: pages.slice(0, 50) });
    expect(Object.entries(body.referrers)).toEqual(views.slice(0, 50).map((each) => [`${each}.example`, each]));
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
