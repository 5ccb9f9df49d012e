import { describe, expect, test } from 'vitest';
import { compareBody, compareNotFound, compare } from '../../src/routes/compare.ts';
import { catalogue, change, offer, vendor } from '../builders.ts';
import { ask, bodyOf, refusalOf } from './ask.ts';

const market = catalogue({
  vendors: [
    vendor({
      name: 'Acme',
      changes: [
        change({ date: '2026-01-01' }),
        change({ date: '2026-10-01' }),
        change({ date: '2026-11-01', resolution: { state: 'retracted', date: '2026-11-02' } }),
      ],
    }),
    vendor({ name: 'Bolt', offers: [offer({ category: 'Email' }), offer({ verifiedDate: '2026-09-01' })] }),
    vendor({ name: 'Crate', offers: [offer({ verifiedDate: '2026-10-15' })] }),
    vendor({ name: 'Drift', offers: [offer({ category: 'Email' })] }),
  ],
  referral_codes: [
    {
      vendor: 'Acme',
      code: 'ABC',
      referral_url: 'https://acme.example/?r=ABC',
      referee_benefit: '$5 of credit',
      restrictions: [],
    },
  ],
});

const compared = (query: string) => bodyOf(compareBody, ask(compare, market, query));

describe('two vendors side by side', () => {
  test('each have their offer and their history, newest first and without retracted records', () => {
    const body = compared('a=acme&b=crate');
    expect(body.vendor_a).toMatchObject({ vendor: 'Acme', category: 'Databases' });
    expect(body.vendor_a.deal_changes.map((record) => record.date)).toEqual(['2026-10-01', '2026-01-01']);
    expect(body.vendor_b).toMatchObject({ vendor: 'Crate', deal_changes: [] });
  });

  test('share a category that only a second offer of one is in', () => {
    expect(compared('a=acme&b=bolt')).toMatchObject({ shared_categories: true, category_overlap: ['Databases'] });
    expect(compared('a=acme&b=drift')).toMatchObject({ shared_categories: false, category_overlap: [] });
  });

  test('have a code or null under each name', () => {
    const codes = compared('a=acme&b=crate').referral_codes;
    expect(codes).toMatchObject({ Acme: { code: 'ABC', source: 'platform' }, Crate: null });
  });

  test('cite the page of their one category, or of the vendor compared with itself, or the front page', () => {
    expect(compared('a=acme&b=crate')._provenance.url).toBe('https://deals.example/category/databases');
    expect(compared('a=acme&b=acme')._provenance).toMatchObject({
      url: 'https://deals.example/vendor/acme',
      verified_records: 1,
    });
    expect(compared('a=acme&b=drift')._provenance.url).toBe('https://deals.example/');
  });
});

describe('a comparison that cannot be made', () => {
  test.each(['', 'a=acme', 'b=acme', 'a=&b=acme', 'a=acme&b=+'])('lacks a name in "%s"', (query) => {
    expect(refusalOf(ask(compare, market, query)).status).toBe(400);
  });

  test('suggests names for the side that was not found, and none for the other', () => {
    const reply = refusalOf(ask(compare, market, 'a=acne&b=bolt'));
    expect(reply.status).toBe(404);
    expect(compareNotFound.parse(reply.body)).toEqual({
      error: 'Unknown vendor "acne".',
      suggestions_a: ['Acme'],
      suggestions_b: [],
    });
  });

  test('names both where neither was found', () => {
    const { body } = refusalOf(ask(compare, market, 'a=zzz&b=qqq'));
    expect(body['error']).toBe('Unknown vendor "zzz". Unknown vendor "qqq".');
  });
});

test('one pair is prepared', () => {
  expect([...compare.cases(market)]).toEqual([{ a: 'acme', b: 'bolt' }]);
});
