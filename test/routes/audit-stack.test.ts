import { describe, expect, test } from 'vitest';
import { auditStackBody, auditStack, type AuditedService } from '../../src/routes/audit-stack.ts';
import { catalogue, category, change, condition, offer, vendor } from '../builders.ts';
import { ask, bodyOf, refusalOf } from './ask.ts';

const unconfirmed = change({ archive_check: { checked: '2026-11-02', outcome: 'no_usable_capture' } });

const market = catalogue({
  vendors: [
    vendor({ name: 'Acme', former_names: ['Apex'] }),
    vendor({
      name: 'Bolt',
      changes: [change({ change_type: 'free_tier_removed', summary: 'Bolt ended its free plan.' })],
    }),
    vendor({ name: 'Crate', offers: [offer({ tier: 'Freemium' })] }),
    vendor({ name: 'Doubt', changes: [unconfirmed] }),
    vendor({
      name: 'Mailer',
      offers: [offer({ category: 'Email', tier: 'Paid' }), offer({ category: 'Email', conditions: [condition()] })],
    }),
    vendor({ name: 'Trial Search', offers: [offer({ category: 'Search', tier: 'Trial' })] }),
    vendor({ name: 'Twofold', offers: [offer({ category: 'Cloud Hosting' }), offer({ category: 'Email' })] }),
    vendor({
      name: 'Gone',
      offers: [],
      changes: [
        change({ date: '2024-05-01', summary: 'the older' }),
        change({ summary: 'the newest', alternatives: ['Gone', 'Gone Pro', 'Acme'] }),
      ],
    }),
  ],
  categories: [category({ name: 'CI/CD' }), category({ name: 'Monitoring', retired_names: ['Logging'] })],
});

const audited = (services: string) =>
  bodyOf(auditStackBody, ask(auditStack, market, `services=${encodeURIComponent(services)}`));

function service(name: string): AuditedService {
  const [only] = audited(name).services;
  if (!only) throw new Error('no service');
  return only;
}

describe('the services of a stack', () => {
  test('keep the requested order, without repeats in any spelling', () => {
    const body = audited('crate, ACME ,,acme,Acme,nobody');
    expect(body.services.map((each) => [each.vendor, each.status])).toEqual([
      ['Crate', 'found'],
      ['Acme', 'found'],
      ['nobody', 'not_found'],
    ]);
    expect(body.services_analyzed).toBe(2);
  });

  test('count as risks by a published caution or risky level alone', () => {
    expect(audited('acme,bolt,crate,doubt').risks_found).toBe(1);
  });

  test('have a cause with their level, and a sentence where the level is withheld', () => {
    expect(service('bolt')).toMatchObject({
      risk_level: 'risky',
      risk_cause: { change_type: 'free_tier_removed' },
      level_withheld_because: null,
    });
    expect(service('doubt')).toMatchObject({
      risk_level: null,
      rating_withheld: { reason: 'unconfirmed', records: 1 },
    });
    expect(service('doubt').level_withheld_because).toContain('is unconfirmed');
    expect(service('crate').gate?.code).toBe('not_a_free_offer');
  });
});

describe('a name that is not exactly a vendor', () => {
  test('is found by a former name, once with its present one, and says from what', () => {
    const body = audited('Apex,acme,Bolt');
    expect(body.services.map(({ vendor: name, resolved_from: from }) => [name, from])).toEqual([
      ['Acme', 'Apex'],
      ['Bolt', undefined],
    ]);
  });

  test('of which only change records are held says what was recorded last, and is counted', () => {
    const body = audited('Gone,acme');
    expect(body.services[0]).toMatchObject({
      vendor: 'Gone',
      status: 'not_found',
      on_record: {
        change_type: 'limits_reduced',
        date: '2026-11-01',
        summary: 'the newest',
        // Not itself, nor a plan of it.
        alternatives: ['Acme'],
        standing: 'in_force',
      },
    });
    expect(body.services[1]?.on_record).toBeNull();
    expect(body.recommendations.at(-1)).toBe(
      '1 service has no listed offer, only change records: Gone. See on_record of each.',
    );
    expect(body.services_analyzed).toBe(1);
  });

  test.each(['acme pro plan', 'acne', 'Gone'])('comes back not found and unjudged: %s', (name) => {
    expect(service(name)).toMatchObject({
      vendor: name,
      status: 'not_found',
      risk_level: null,
      category: null,
      cheaper_alternative: null,
      recent_changes: [],
    });
    expect(service(name).level_withheld_because).not.toBeNull();
  });

  test('brings names that may have been meant', () => {
    expect(service('acne').suggestions).toEqual(['Acme']);
    expect(service('acme').suggestions).toEqual([]);
  });
});

test('a cheaper alternative is a free and stable offer of the same category, and counts as an opportunity', () => {
  expect(service('crate').cheaper_alternative).toMatchObject({ vendor: 'Acme' });
  expect(audited('acme,bolt,crate').savings_opportunities).toBe(2);
});

describe('the gaps of a stack', () => {
  const gapsOf = (services: string) => audited(services).gaps.map((gap) => gap.category);

  test('are the core categories that no service is in, in published order, of those the catalogue holds', () => {
    expect(gapsOf('acme')).toEqual(['Cloud Hosting', 'Monitoring', 'CI/CD', 'Email', 'Search']);
  });

  test('are not closed by a name that was not found', () => {
    expect(gapsOf('acme pro plan')).toContain('Databases');
  });

  test('are filled by a free offer on the ranked list, with its conditions', () => {
    const recommended = audited('acme').gaps.find((gap) => gap.category === 'Email')?.recommendation;
    expect(['Mailer', 'Twofold']).toContain(recommended?.vendor);
    expect(recommended?.tier).toBe('Free');
    expect(recommended?.conditions).toEqual(recommended?.vendor === 'Mailer' ? [condition()] : []);
  });
});

describe('the recommendations', () => {
  test('name each risk with its dated cause and the alternative, then the gaps', () => {
    expect(audited('bolt,acme').recommendations).toEqual([
      'Bolt is rated risky. Cause, 2026-11-01: Bolt ended its free plan (https://acme.example/pricing). ' +
        'Acme (Free) in Databases is free and rated stable.',
      'No recognised service of this stack is in Cloud Hosting, Monitoring, CI/CD, Email, Search; ' +
        'gaps names a free offer for each that has one written or re-read within 180 days.',
    ]);
  });

  test('do not call the other offers of the category unstable where none has a leading tag of the service', () => {
    const removed = change({ change_type: 'restriction', summary: 'Bolt asks for a card.' });
    const vendors = [
      vendor({ name: 'Acme' }),
      vendor({ name: 'Bolt', offers: [offer({ tags: ['graph'] })], changes: [removed] }),
    ];
    const { recommendations, services } = bodyOf(
      auditStackBody,
      ask(auditStack, catalogue({ vendors }), 'services=bolt'),
    );
    expect(services[0]?.cheaper_alternative).toBeNull();
    expect(recommendations[0]).toBe(
      'Bolt is rated caution. Cause, 2026-11-01: Bolt asks for a card (https://acme.example/pricing). ' +
        'No other free offer in Databases with one of its leading tags is rated stable.',
    );
  });
});

test('a list that cannot be audited names more than 100 services, after repeated ones are dropped', () => {
  const names = Array.from({ length: 101 }, (_, index) => `service ${index}`);
  expect(refusalOf(ask(auditStack, market, `services=${names.join()}`))).toMatchObject({
    status: 400,
    body: { error: 'services must name at most 100; got 101' },
  });
  expect(audited([...names.slice(1), ...names.slice(1)].join()).services).toHaveLength(100);
});

test('the response is dated by every offer it states figures of', () => {
  // Crate, its alternative Acme, and the two gaps that are filled.
  expect(audited('crate')._provenance).toMatchObject({ verified_records: 4, url: 'https://deals.example/' });
});
