import { describe, expect, test } from 'vitest';
import { changesBody } from '../../src/routes/changes.schema.ts';
import { changes } from '../../src/routes/changes.ts';
import { detailsBody } from '../../src/routes/details.ts';
import { catalogue, catalogueOf, change, offer, vendor } from '../builders.ts';
import { ask, askPath, bodyOf, refusalOf } from './ask.ts';

const retired = [offer({ tier: 'Retired' })];
const market = catalogueOf(
  vendor({ name: 'Acme', former_names: ['Apex DB'] }),
  vendor({ name: 'Bolt', offers: [offer({ description: 'Free tier' }), offer({ category: 'Startup Programs' })] }),
  vendor({ name: 'Google Cloud' }),
  vendor({ name: 'Google Maps' }),
  vendor({ name: 'Oldbase', offers: retired }),
);

function resolved(path: string) {
  const body = bodyOf(detailsBody, askPath(market, path));
  if (!('offer' in body)) throw new Error('several vendors were meant');
  return body;
}

function ambiguous(path: string) {
  const body = bodyOf(detailsBody, askPath(market, path));
  if ('offer' in body) throw new Error('one vendor was meant');
  return body;
}

describe('a vendor requested by its name', () => {
  test('has its offer and every alternative of the category', () => {
    const body = resolved('/api/details/acme');
    expect(body.offer).toMatchObject({
      vendor: 'Acme',
      category: 'Databases',
      risk_level: 'stable',
      referral_code: null,
    });
    expect(body.relatedVendors.toSorted()).toEqual(['Bolt', 'Google Cloud', 'Google Maps', 'Oldbase']);
    expect(body.tie_break).toMatchObject({ query_key: 'related:Databases:Acme', ranked_total: 4 });
    expect(Object.keys(body)).toEqual(['offer', 'relatedVendors', 'tie_break', '_agent', '_provenance']);
  });

  test('lists its alternatives in full, in the same order, only when they are wanted', () => {
    const body = resolved('/api/details/acme?alternatives=true');
    expect(body.alternatives?.map((each) => each.vendor)).toEqual(body.relatedVendors);
    expect(body._provenance.verified_records).toBe(5);
    expect(resolved('/api/details/acme?alternatives=false')).not.toHaveProperty('alternatives');
  });

  test('answers with its first offer where it has several', () => {
    expect(resolved('/api/details/bolt').offer).toMatchObject({ category: 'Databases', description: 'Free tier' });
  });
});

describe('a vendor requested by another name', () => {
  test('is found by a former name or a part of it, and says from what', () => {
    expect(resolved('/api/details/Apex%20DB')).toMatchObject({ offer: { vendor: 'Acme' }, resolved_from: 'Apex DB' });
    const body = bodyOf(detailsBody, askPath(catalogueOf(vendor({ name: 'Zebu Shots' })), '/api/details/zebu'));
    expect(body.warnings).toEqual([expect.stringMatching(/^"zebu" was taken for Zebu Shots, .* not listed\.$/)]);
  });

  test('may be one of several, which are then named by slug and without an offer', () => {
    const body = ambiguous('/api/details/google');
    expect(body.disambiguation).toEqual([
      { slug: 'google-cloud', name: 'Google Cloud' },
      { slug: 'google-maps', name: 'Google Maps' },
    ]);
    expect(body).toMatchObject({ total: 2, resolved_from: 'google', _provenance: { verified_records: 0 } });
  });
});

describe('a name that reaches no vendor', () => {
  test('is not found, with suggestions', () => {
    const { status, body } = refusalOf(askPath(market, '/api/details/acne'));
    expect(status).toBe(404);
    expect(body).toMatchObject({ error: 'Unknown vendor "acne".', suggestions: ['Acme'] });
  });

  test('is not found where it reaches ended offers alone, which are named', () => {
    const { status, body } = refusalOf(askPath(market, '/api/details/oldbase-pro'));
    expect(status).toBe(404);
    expect(body).toMatchObject({ suggestions: ['Oldbase'] });
  });

  test('is not found where only change records are held, and points to them', () => {
    const vendors = [
      vendor({ name: 'Gone', offers: [], changes: [change(), change()] }),
      vendor({ name: 'Gone Fishing' }),
    ];
    const reply = askPath(catalogue({ vendors }), '/api/details/Gone');
    expect(refusalOf(reply)).toEqual({
      status: 404,
      body: {
        error:
          'No offer of Gone is listed; the index holds 2 change records of it, among those at /api/changes?vendor=Gone.',
        records: '/api/changes?vendor=Gone',
        suggestions: ['Gone Fishing', 'Gone'],
      },
    });
  });

  test.each([
    ['housekeeping', change({ reports: 'our_index' }), '&include_index_housekeeping=true'],
    [
      'retracted records',
      change({ resolution: { state: 'retracted', date: '2026-11-05' } }),
      '&include_retracted=true',
    ],
  ])('points to records that hold %s with the flag that returns them', (_what, record, flag) => {
    const vendors = [vendor({ name: 'Gone', offers: [], changes: [record] })];
    const { body } = refusalOf(askPath(catalogue({ vendors }), '/api/details/Gone'));
    expect(body['records']).toBe(`/api/changes?vendor=Gone${flag}`);
    const reply = ask(changes, catalogue({ vendors }), `vendor=Gone${flag}`);
    expect(bodyOf(changesBody, reply).total).toBe(1);
  });
});
