import { describe, expect, it } from 'vitest';
import { referralCodes, referralCodesBody, referralCode, referralCodeBody } from '../../src/routes/referral-codes.ts';
import { catalogue, category, offer, vendor } from '../builders.ts';
import { ask, askPath, bodyOf, refusalOf } from './ask.ts';

const held = (name: string) => ({
  vendor: name,
  code: `${name.toUpperCase()}-1`,
  referral_url: 'https://zephyr.example/?ref=1',
  referee_benefit: '$5 credit',
  restrictions: ['new accounts only'],
});

const index = catalogue({
  categories: [category({ name: 'Cloud Hosting', retired_names: ['PaaS'] })],
  vendors: [
    vendor({ name: 'Zephyr', offers: [offer({ category: 'Cloud Hosting' })] }),
    vendor({ name: 'Acme' }),
    vendor({ name: 'Codeless' }),
  ],
  referral_codes: [held('Zephyr'), held('Acme')],
});

const list = (query = '') => bodyOf(referralCodesBody, ask(referralCodes, index, query));

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

const one = (name: string) => askPath(index, `/api/referral-codes/${name}`);

describe('/api/referral-codes/{vendor}', () => {
  it.each(['zephyr', 'Zephyr', 'ZEPHYR', 'Zephyr Pro plan'])('answers %j with the code of Zephyr', (name) => {
    expect(bodyOf(referralCodeBody, one(name))).toMatchObject({
      code: { code: 'ZEPHYR-1', category: 'Cloud Hosting' },
      _provenance: { url: 'https://deals.example/vendor/zephyr', verified_records: 0 },
    });
  });

  it('answers 404 where no code is held', () => {
    expect(refusalOf(one('Codeless'))).toEqual({
      status: 404,
      body: { error: 'No referral code is held for Codeless.', suggestions: [] },
    });
  });

  it('answers 404 with suggestions where the vendor is unknown', () => {
    expect(refusalOf(one('Zephyrr'))).toMatchObject({ status: 404, body: { suggestions: ['Zephyr'] } });
  });

  it('is prepared for every code', () => {
    expect([...referralCode.cases(index)]).toEqual([{ vendor: 'acme' }, { vendor: 'zephyr' }]);
  });
});
