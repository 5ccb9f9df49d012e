import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { aiCodingPricing, hostingPricing, llmPricing, startupCredits } from '../../src/routes/comparisons.ts';
import type { AnyRoute } from '../../src/routes/route.ts';
import { catalogue, change, daysAgo, offer, programme, vendor } from '../builders.ts';
import { ask, bodyOf } from './ask.ts';

const index = catalogue({
  vendors: [
    vendor({
      name: 'Zephyr',
      offers: [offer({ category: 'Hosting' }), offer({ category: 'AI', tier: 'Paid', verifiedDate: '2026-11-02' })],
      changes: [
        change({ date: daysAgo(365), summary: 'a year ago' }),
        change({ date: daysAgo(366), summary: 'before that' }),
        change({ date: daysAgo(-1), summary: 'tomorrow' }),
        change({ date: daysAgo(5), summary: 'withdrawn', resolution: { state: 'retracted', date: daysAgo(1) } }),
        change({ date: daysAgo(5), summary: 'reversed', resolution: { state: 'reversed', date: daysAgo(1) } }),
      ],
      referral_program: programme({ read_on: '2026-11-01' }),
    }),
    vendor({
      name: 'Acme',
      offers: [offer({ category: 'Hosting' })],
      changes: [change({ date: daysAgo(3), summary: 'of Acme' })],
      referral_program: programme(),
    }),
    vendor({ name: 'Bystander' }),
  ],
  comparisons: [
    {
      name: 'hosting-pricing',
      members: [
        { vendor: 'Zephyr', kind: 'edge-serverless' },
        { vendor: 'Acme', kind: 'traditional-paas' },
      ],
    },
    { name: 'llm-pricing', members: [{ vendor: 'Zephyr', kind: 'inference', category: 'AI' }] },
    { name: 'ai-coding-pricing', members: [{ vendor: 'Acme', kind: 'ide' }] },
  ],
});

const answerOf = (route: AnyRoute, query = '') => bodyOf(route.body ?? z.never(), ask(route, index, query));

describe('/api/hosting-pricing', () => {
  it('lists the members as offers with their page, kind and whether a programme is available', () => {
    const shared = { category: 'Hosting' };
    expect(answerOf(hostingPricing)).toMatchObject({
      platforms: [
        { ...shared, vendor: 'Acme', vendor_page: '/vendor/acme', kind: 'traditional-paas', has_referral: false },
        { ...shared, vendor: 'Zephyr', vendor_page: '/vendor/zephyr', kind: 'edge-serverless', has_referral: true },
      ],
    });
  });

  it('keeps to a kind, with the changes of its vendors alone', () => {
    expect(answerOf(hostingPricing, 'type=traditional-paas')).toMatchObject({
      platforms: [{ vendor: 'Acme' }],
      changes: [{ summary: 'of Acme' }],
      count: 1,
      categories: ['traditional-paas', 'edge-serverless', 'full-featured', 'static-specialized'],
    });
  });

  it('shows the changes of the last 365 days and announced ones, but no withdrawn ones, newest first', () => {
    expect(answerOf(hostingPricing)).toMatchObject({
      changes: [{ summary: 'tomorrow' }, { summary: 'of Acme' }, { summary: 'reversed' }, { summary: 'a year ago' }],
    });
  });
});

describe('the comparisons', () => {
  it('take the offer in the category that a member names, gated or not', () => {
    expect(answerOf(llmPricing)).toMatchObject({
      providers: [
        { vendor: 'Zephyr', category: 'AI', tier: 'Paid', gate: { code: 'not_a_free_offer' }, kind: 'inference' },
      ],
    });
  });

  it('list coding tools as tools', () => {
    expect(answerOf(aiCodingPricing)).toMatchObject({ tools: [{ vendor: 'Acme', kind: 'ide' }] });
  });

  it('keep to one kind of those that the comparison has', () => {
    expect(answerOf(llmPricing, 'type=frontier')).toMatchObject({
      providers: [],
      count: 0,
      categories: ['frontier', 'inference', 'open-source-host', 'specialized'],
    });
    expect(ask(llmPricing, index, 'type=ide').status).toBe(400);
  });

  it('answer without members where the catalogue has no such comparison', () => {
    expect(answerOf(startupCredits)).toMatchObject({ programs: [], changes: [], count: 0 });
  });

  it.each([aiCodingPricing, hostingPricing, llmPricing, startupCredits])('are prepared for every kind', (route) => {
    expect([...route.cases(index)]).toHaveLength(5);
  });
});
