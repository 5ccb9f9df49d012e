import { describe, expect, it } from 'vitest';
import { aiCodingPricing, aiCodingPricingBody } from '../../src/routes/comparisons.ts';
import { catalogue, offer, vendor } from '../builders.ts';
import { ask, bodyOf, keysOf } from './ask.ts';

const index = catalogue({
  vendors: [
    vendor({ name: 'Acme' }),
    vendor({ name: 'Birch', offers: [offer({ tier: 'Paid' })] }),
    vendor({ name: 'Cedar' }),
  ],
  comparisons: [
    {
      name: 'ai-coding-pricing',
      members: [
        { vendor: 'Birch', kind: 'cli' },
        { vendor: 'Acme', kind: 'ide' },
      ],
    },
  ],
});
const tools = (query = '') => bodyOf(aiCodingPricingBody, ask(aiCodingPricing, index, query)).tools;

describe('/api/ai-coding-pricing', () => {
  it('lists coding tools by kind, gated offers included and no other vendor', () => {
    expect(tools()).toMatchObject([
      { vendor: 'Acme', kind: 'ide', gate: null },
      { vendor: 'Birch', kind: 'cli', gate: { code: 'not_a_free_offer' } },
    ]);
  });

  it('keeps to one kind', () => {
    expect(tools('type=cli')).toMatchObject([{ vendor: 'Birch' }]);
    expect(tools('type=app-builder')).toEqual([]);
  });

  it('names its list first', () => {
    expect(keysOf(ask(aiCodingPricing, index))[0]).toBe('tools');
  });
});
