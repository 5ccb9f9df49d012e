import { describe, expect, it } from 'vitest';
import { referralCode, referralCodeBody } from '../../src/routes/referral-codes.ts';
import { REFERRAL_INDEX } from './referral-index.ts';
import { askPath } from './ask-path.ts';
import { bodyOf, refusalOf } from './ask.ts';

const one = (name: string) => askPath(referralCode, REFERRAL_INDEX, `/api/referral-codes/${name}`);

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
    expect([...referralCode.cases(REFERRAL_INDEX)]).toEqual([{ vendor: 'acme' }, { vendor: 'zephyr' }]);
  });
});
