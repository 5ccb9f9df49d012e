import { describe, expect, test } from 'vitest';
import { vendorRiskBody } from '../../src/routes/vendor-risk.ts';
import { catalogue, catalogueOf, change, offer, vendor } from '../builders.ts';
import { askPath, bodyOf, refusalOf } from './ask.ts';

const market = catalogueOf(
  vendor({ name: 'Acme', offers: [offer({ verifiedDate: '2026-11-19' })] }),
  vendor({
    name: 'Bolt',
    changes: [
      change({ date: '2026-11-10', summary: 'Bolt halved its storage.' }),
      change({ date: '2026-11-12', resolution: { state: 'retracted', date: '2026-11-13' } }),
    ],
  }),
  vendor({ name: 'Crate', offers: [offer({ tier: 'Retired' })] }),
  vendor({ name: 'Gone', offers: [], changes: [change()] }),
);

const risk = (name: string) => bodyOf(vendorRiskBody, askPath(market, `/api/vendor-risk/${name}`));

describe('the risk of a vendor', () => {
  test('comes with its cause, its history and every alternative in order', () => {
    const body = risk('BOLT');
    expect(body).toMatchObject({
      vendor: 'Bolt',
      vendor_match: { requested: 'BOLT', matched: 'Bolt', type: 'exact' },
      risk_level: 'caution',
      risk_cause: { date: '2026-11-10' },
      tie_break: { query_key: 'vendor-risk-alternatives:Bolt' },
    });
    expect(body.changes).toHaveLength(1);
    expect(body.alternatives.map((other) => other.vendor)).toEqual(['Acme', 'Crate']);
  });

  test('is withheld for a retired offer, and so is its longevity', () => {
    expect(risk('crate')).toMatchObject({
      risk_level: null,
      gate: { code: 'offer_retired' },
      free_tier_longevity_days: null,
    });
  });
});

describe('the summary', () => {
  test('states level, dated cause with source, and longevity', () => {
    expect(risk('bolt').summary).toBe(
      'Bolt is rated caution. Cause, 2026-11-10: Bolt halved its storage (https://acme.example/pricing). ' +
        'No worsening of the tier "Free" dated after 2026-11-10 is on record.',
    );
  });

  test('states no longevity of an entry of today', () => {
    const today = catalogueOf(vendor({ name: 'Dawn', offers: [offer({ verifiedDate: '2026-11-20' })] }));
    const { summary } = bodyOf(vendorRiskBody, askPath(today, '/api/vendor-risk/dawn'));
    expect(summary).toBe('Dawn is rated stable.');
  });

  test('says why the level is withheld', () => {
    expect(risk('crate').summary).toBe(
      'Crate has no published risk level: The tier "Retired" is retired, as of 2026-11-10.',
    );
  });

  test('says which vendor a qualified name was taken for', () => {
    const body = risk('Acme%20Pro%20plan');
    expect(body.vendor_match.type).toBe('qualified');
    expect(body.summary).toContain('"Acme Pro plan" was taken for Acme.');
  });
});

test('a name that reaches no offer is not found, with suggestions', () => {
  expect(refusalOf(askPath(market, '/api/vendor-risk/acne'))).toEqual({
    status: 404,
    body: { error: 'Unknown vendor "acne".', suggestions: ['Acme'] },
  });
});

describe('a vendor of which only change records are held', () => {
  const sourced = change({ change_type: 'free_tier_removed', alternatives: ['Acme', 'Nobody'] });
  const recorded = (changes: readonly ReturnType<typeof change>[]) => {
    const vendors = [
      vendor({ name: 'Acme' }),
      vendor({ name: 'Bolt' }),
      vendor({ name: 'Other', offers: [offer({ category: 'Auth' })] }),
      vendor({ name: 'Gone', offers: [], changes }),
    ];
    return bodyOf(vendorRiskBody, askPath(catalogue({ vendors }), '/api/vendor-risk/GONE'));
  };

  test('is rated by its records, and its alternatives are those they name, then those of the category', () => {
    const body = recorded([sourced]);
    expect(body).toMatchObject({
      vendor: 'Gone',
      vendor_match: { requested: 'GONE', matched: 'Gone', type: 'exact' },
      category: 'Databases',
      risk_level: 'risky',
      risk_cause: { date: '2026-11-01' },
      rating_withheld: null,
      gate: null,
      free_tier_longevity_days: null,
      tie_break: { query_key: 'vendor-risk-alternatives:Gone', ranked_total: 2 },
    });
    expect(body.alternatives.map((other) => other.vendor)).toEqual(['Acme', 'Bolt']);
    expect(body.summary).toBe(
      'Gone is rated risky. Cause, 2026-11-01: Acme changed its free tier (https://acme.example/pricing). ' +
        'No offer is listed; the index holds 1 change record, among those at /api/changes?vendor=Gone.',
    );
  });

  test('says why it has no level', () => {
    const body = recorded([change({ change_type: 'new_tier' })]);
    expect(body).toMatchObject({ risk_level: null, gate: null, rating_withheld: null });
    expect(body.summary).toContain('Gone has no published risk level: ');
  });
});
