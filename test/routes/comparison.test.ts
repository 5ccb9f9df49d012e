import { describe, expect, it } from 'vitest';
import {
  aiCodingPricing,
  aiCodingPricingBody,
  llmPricingBody,
  startupCreditsBody,
  hostingPricing,
  llmPricing,
  startupCredits,
} from '../../src/routes/comparisons.ts';
import { catalogue, offer, vendor } from '../builders.ts';
import { ask, bodyOf } from './ask.ts';

const index = catalogue({
  vendors: [
    vendor({ name: 'Zephyr', offers: [offer({ category: 'Hosting' }), offer({ category: 'AI', tier: 'Paid' })] }),
    vendor({ name: 'Acme', offers: [offer({ category: 'Hosting' })] }),
  ],
  comparisons: [
    { name: 'llm-pricing', members: [{ vendor: 'Zephyr', kind: 'inference', category: 'AI' }] },
    { name: 'ai-coding-pricing', members: [{ vendor: 'Acme', kind: 'ide' }] },
  ],
});

describe('the comparisons', () => {
  it('take the offer in the category that a member names, gated or not', () => {
    expect(bodyOf(llmPricingBody, ask(llmPricing, index)).providers).toMatchObject([
      { vendor: 'Zephyr', category: 'AI', tier: 'Paid', gate: { code: 'not_a_free_offer' }, kind: 'inference' },
    ]);
  });

  it('list coding tools as tools', () => {
    expect(bodyOf(aiCodingPricingBody, ask(aiCodingPricing, index)).tools).toMatchObject([
      { vendor: 'Acme', kind: 'ide' },
    ]);
  });

  it('keep to one kind of those that the comparison has', () => {
    expect(bodyOf(llmPricingBody, ask(llmPricing, index, 'type=frontier'))).toMatchObject({
      providers: [],
      count: 0,
      categories: ['frontier', 'inference', 'open-source-host', 'specialized'],
    });
    expect(ask(llmPricing, index, 'type=ide').status).toBe(400);
  });

  it('answer without members where the catalogue has no such comparison', () => {
    expect(bodyOf(startupCreditsBody, ask(startupCredits, index))).toMatchObject({
      programs: [],
      changes: [],
      count: 0,
    });
  });

  it.each([aiCodingPricing, hostingPricing, llmPricing, startupCredits])('are prepared for every kind', (route) => {
    expect([...route.cases(index)]).toHaveLength(5);
  });
});
