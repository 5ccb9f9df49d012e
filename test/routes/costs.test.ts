import { describe, expect, test } from 'vitest';
import { costsBody, costs } from '../../src/routes/costs.ts';
import { catalogueOf, change, condition, offer, vendor } from '../builders.ts';
import { ask, bodyOf } from './ask.ts';

const superseding = change({ previous_state: '1 GB storage', current_state: '500 MB storage', date: '2026-10-01' });

const market = catalogueOf(
  vendor({ name: 'Acme' }),
  vendor({ name: 'Fjord Kestrel', offers: [offer({ category: 'Auth' })] }),
  vendor({ name: 'Gone', offers: [], changes: [change({ recorded_date: '2026-11-02' })] }),
  vendor({ name: 'Bolt', changes: [superseding] }),
  vendor({ name: 'Crate', offers: [offer({ tier: 'Paid' })] }),
  vendor({ name: 'Drift', offers: [offer({ tier: '$100 credits', category: 'Email' })] }),
  vendor({ name: 'Evalu', offers: [offer({ category: 'Email', conditions: [condition()] })] }),
);

const costed = (query: string) => bodyOf(costsBody, ask(costs, market, query));

function service(name: string, scale = 'hobby') {
  const [only] = costed(`services=${name}&scale=${scale}`).services;
  if (!only) throw new Error('no service');
  return only;
}

describe('the cost of a service', () => {
  test('is $0 on a standing free tier at hobby scale', () => {
    expect(service('acme')).toMatchObject({
      status: 'found',
      current_tier: 'Free',
      free_tier_limits: '1 GB storage',
      estimated_monthly_cost: '$0',
      not_estimated_because: null,
      free_alternative: null,
    });
  });

  test.each([
    ['acme', 'startup', 'At startup scale'],
    ['acme', 'growth', 'At growth scale'],
    ['bolt', 'hobby', 'limits_reduced record of 2026-10-01'],
    ['crate', 'hobby', 'is not free'],
    ['drift', 'hobby', 'free for a time or an amount only'],
    ['nobody', 'hobby', 'Unknown vendor "nobody"'],
  ])('of %s at %s scale is not estimated, and why', (name, scale, why) => {
    expect(service(name, scale).estimated_monthly_cost).toBe('not estimated');
    expect(service(name, scale).not_estimated_because).toContain(why);
  });
});

test('the limits of a free tier are not stated where the stored terms are superseded or the tier is not free', () => {
  expect(service('bolt').free_tier_limits).toBeNull();
  expect(service('crate').free_tier_limits).toBeNull();
});

describe('a stack of services', () => {
  test('costs $0 when each of them does', () => {
    expect(costed('services=acme,evalu')).toMatchObject({ total_estimated_cost: '$0', scale: 'hobby' });
  });

  test('has no total where one is not estimated, and says which', () => {
    const body = costed('services=acme,crate,nobody');
    expect(body.total_estimated_cost).toBe('not estimated');
    expect(body.warnings.at(-1)).toBe('No total is estimated, since these services are not: Crate, nobody.');
  });

  test('counts the services that a free and stable offer could replace', () => {
    const body = costed('services=acme,bolt,crate,drift');
    expect(body.services.map((each) => each.free_alternative?.vendor ?? null)).toEqual([null, 'Acme', 'Acme', 'Evalu']);
    expect(body.savings_available).toBe(3);
    // Four services and no new offer but Evalu.
    expect(body._provenance.verified_records).toBe(5);
  });

  test('is warned of risks, superseded terms, ruled out uses and unknown names', () => {
    const { warnings } = costed('services=bolt,evalu,acne');
    expect(warnings).toEqual([
      'Bolt is rated caution. Cause, 2026-10-01: Acme changed its free tier (https://acme.example/pricing).',
      'Bolt: The description states the terms before the limits_reduced record of 2026-10-01. ' +
        'Read on 2026-10-01: 500 MB storage',
      'The terms of Evalu (Free) rule out commercial use.',
      'Unknown vendor "acne". Did you mean Acme?',
      'No total is estimated, since these services are not: Bolt, acne.',
    ]);
  });
});

describe('a service by another name', () => {
  test('is found by a short form, and says from what', () => {
    expect(service('kestrel')).toMatchObject({ vendor: 'Fjord Kestrel', status: 'found', resolved_from: 'kestrel' });
    expect(service('fjord-kestrel').resolved_from).toBeUndefined();
  });

  test('of which only change records are held says what was recorded last', () => {
    expect(service('Gone')).toMatchObject({
      status: 'not_found',
      not_estimated_because:
        'No offer of Gone is listed; the index holds 1 change record of it, among those at /api/changes?vendor=Gone.',
      on_record: { change_type: 'limits_reduced', date: '2026-11-01', alternatives: [] },
    });
    expect(service('acme').on_record).toBeNull();
    expect(costed('services=Gone')._provenance).toMatchObject({ checked: '2026-11-02', verified_records: 1 });
  });
});
