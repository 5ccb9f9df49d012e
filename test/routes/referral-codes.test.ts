import { describe, expect, it } from 'vitest';
import { referralCodes, referralCodesBody } from '../../src/routes/referral-codes.ts';
import { REFERRAL_INDEX } from './referral-index.ts';
import { ask, bodyOf } from './ask.ts';

const list = (query = '') => bodyOf(referralCodesBody, ask(referralCodes, REFERRAL_INDEX, query));

describe('/api/referral-codes', () => {
  it('lists every code in catalogue order, independent of the order in the file', () => {
    expect(list()).toMatchObject({ codes: [{ vendor: 'Acme' }, { vendor: 'Zephyr' }], total: 2 });
    expect(list()).not.toHaveProperty('withheld_reason');
    expect(list()._provenance.url).toBe('https://deals.example/referral-programs');
    expect(list('category=paas')._provenance.url).toBe('https://deals.example/category/cloud-hosting');
  });

  it('shows the benefit and the restrictions of a code', () => {
    expect(list('category=cloud-hosting').codes).toEqual([
      {
        vendor: 'Zephyr',
        code: 'ZEPHYR-1',
        referral_url: 'https://zephyr.example/?ref=1',
        referee_benefit: '$5 credit',
        restrictions: ['new accounts only'],
        source: 'platform',
        category: 'Cloud Hosting',
      },
    ]);
  });

  it.each([
    ['category=Databases', 1],
    ['category=paas', 1],
    ['category=unheard of', 0],
    ['source=platform', 2],
    ['source=platform&category=PaaS', 1],
  ])('%s matches %i', (query, total) => {
    expect(list(query).total).toBe(total);
  });

  it('answers an empty list with the reason for source=agent', () => {
    expect(list('source=agent')).toMatchObject({ codes: [], total: 0, withheld_reason: expect.any(String) as string });
  });
});
