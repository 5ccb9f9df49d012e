import { describe, expect, it } from 'vitest';
import { llmPricing, llmPricingBody } from '../../src/routes/comparisons.ts';
import { catalogue, offer, vendor } from '../builders.ts';
import { ask, bodyOf, refusalOf } from './ask.ts';

const index = catalogue({
  vendors: [
    vendor({ name: 'Acme', offers: [offer({ tier: 'Hosting' }), offer({ category: 'AI', tier: 'Model' })] }),
    vendor({ name: 'Birch', offers: [offer({ category: 'AI', tier: 'Chat' })] }),
  ],
  comparisons: [
    {
      name: 'llm-pricing',
      members: [
        { vendor: 'Acme', kind: 'inference', category: 'AI' },
        { vendor: 'Birch', kind: 'frontier' },
      ],
    },
  ],
});
const body = (query = '') => bodyOf(llmPricingBody, ask(llmPricing, index, query));

describe('/api/llm-pricing', () => {
  it('lists providers of models by kind, each with the offer of the named category', () => {
    expect(body().providers).toMatchObject([
      { vendor: 'Acme', tier: 'Model', kind: 'inference' },
      { vendor: 'Birch', tier: 'Chat', kind: 'frontier' },
    ]);
  });

  it('keeps to one kind, and refuses a kind of another comparison', () => {
    expect(body('type=frontier')).toMatchObject({ providers: [{ vendor: 'Birch' }], count: 1 });
    expect(refusalOf(ask(llmPricing, index, 'type=ide')).body).toMatchObject({
      valid: ['frontier', 'inference', 'open-source-host', 'specialized'],
    });
  });
});
