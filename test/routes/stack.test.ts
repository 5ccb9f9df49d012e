import { describe, expect, test } from 'vitest';
import { stackBody, stack } from '../../src/routes/stack.ts';
import { catalogue, category, change, condition, offer, unsourced, vendor } from '../builders.ts';
import { ask, bodyOf } from './ask.ts';

const many = Array.from({ length: 12 }, (_, index) => vendor({ name: `Base ${index}` }));
const market = catalogue({
  vendors: [
    ...many,
    vendor({ name: 'Paid Base', offers: [offer({ tier: 'Paid' })] }),
    vendor({ name: 'Credit Base', offers: [offer({ tier: 'Credits' })] }),
    vendor({ name: 'Twice', offers: [offer({ tier: 'Paid' }), offer(), offer()] }),
    vendor({ name: 'Solo', offers: [offer({ category: 'Email', conditions: [condition()] })], changes: [change()] }),
  ],
  categories: [category({ name: 'Auth' })],
  stacks: [
    {
      use_case: 'SaaS app',
      keywords: ['saas', 'subscription product'],
      roles: [
        { role: 'database', categories: ['Databases'], reason: 'Customers and their records have to be kept.' },
        { role: 'sign-in', categories: ['Auth', 'Email'], reason: 'Customers sign in.' },
      ],
    },
    { use_case: 'AI agent', keywords: ['ai'], roles: [{ role: 'mail', categories: ['Email'], reason: 'It reports.' }] },
  ],
});

const planned = (query: string) => bodyOf(stackBody, ask(stack, market, query));
const roles = (query: string) => planned(query).stack.map((each) => each.role);

describe('the template of a use case', () => {
  test('is the one that fits best', () => {
    expect(planned('use_case=a+subscription+product').use_case).toBe('SaaS app');
  });

  test('is none where a keyword is a mere fragment of a word, and the known use cases are listed', () => {
    const body = planned('use_case=Email%20blast');
    expect(body).toMatchObject({ use_case: 'email blast', stack: [], total_monthly_cost: null });
    expect(planned('use_case=Dentist').limitations[0]).toContain('name roles or categories in requirements');
    expect(body.limitations).toEqual([
      'The index has no stack for this use case; its words ask for requirements=Email.',
      'Known use cases: SaaS app, AI agent.',
    ]);
  });
});

test('a role of a stack has at most 8 free offers of its category, one for each vendor, of all that are counted', () => {
  const [database] = planned('use_case=saas').stack;
  expect(database).toMatchObject({ role: 'database', category: 'Databases', eligible_count: 13, tie_count: 13 });
  expect(database?.candidates).toHaveLength(8);
  expect(new Set(database?.candidates.map((each) => each.vendor)).size).toBe(8);
  expect(database?.tie_break).toMatchObject({ query_key: 'stack:SaaS app:database', ranked_total: 15 });
});

describe('requirements', () => {
  test('take the place of the roles, as roles or categories, each once', () => {
    expect(roles('use_case=saas&requirements=sign-in,databases,Databases,mail')).toEqual([
      'sign-in',
      'Databases',
      'mail',
    ]);
  });

  test('make a stack for a use case without a template', () => {
    const body = planned('use_case=Dentist&requirements=Databases');
    expect(body.stack[0]?.tie_break.query_key).toBe('stack:dentist:Databases');
    expect(body).toMatchObject({ limitations: [], total_monthly_cost: '$0' });
  });

  test('may be in the other number', () => {
    expect(planned('use_case=saas&requirements=mails').stack).toMatchObject([{ category: 'Email' }]);
  });

  test('that are no role, category, tag or synonym are left out and named', () => {
    expect(planned('use_case=saas&requirements=teleport,mail')).toMatchObject({
      limitations: [
        '"teleport" is unknown, so the stack has no total cost.',
        'The terms of Solo (Free) rule out commercial use.',
      ],
      warnings: ['Unknown requirement "teleport" matches nothing.'],
      total_monthly_cost: null,
    });
  });
});

describe('what a stack does not say by itself', () => {
  test('is a role without a free offer', () => {
    expect(planned('use_case=x&requirements=Auth')).toMatchObject({
      stack: [{ category: 'Auth', candidates: [], eligible_count: 0 }],
      limitations: [
        'No free offer that was written or re-read within 180 days is listed for Auth, so the stack has no total cost.',
      ],
      total_monthly_cost: null,
    });
  });

  test('is a role whose only offers are in doubt', () => {
    const removal = unsourced({ change_type: 'free_tier_removed' });
    const doubtful = catalogue({ vendors: [vendor({ name: 'Base', changes: [removal] })] });
    expect(bodyOf(stackBody, ask(stack, doubtful, 'use_case=x&requirements=Databases'))).toMatchObject({
      stack: [{ eligible_count: 1 }],
      limitations: ['The terms of every offer for Databases are in doubt, so the stack has no total cost.'],
      total_monthly_cost: null,
    });
  });

  test('is a use that the terms of a candidate rule out, and its risk', () => {
    const body = planned('use_case=ai');
    expect(body.limitations).toEqual(['The terms of Solo (Free) rule out commercial use.']);
    expect(body.risk_warnings).toHaveLength(1);
    expect(body.risk_warnings[0]).toContain('Solo is rated caution. Cause, 2026-11-01');
  });
});

test('a stack costs $0 and is dated by the offers shown', () => {
  expect(planned('use_case=saas')).toMatchObject({ total_monthly_cost: '$0', _provenance: { verified_records: 9 } });
});

describe('a role that names tags', () => {
  const forum = offer({ category: 'Web Hosting', tags: ['forum'] });
  const paas = offer({ category: 'Web Hosting', tags: ['paas', 'edge'] });
  const tagged = catalogue({
    vendors: [
      vendor({ name: 'Forum', offers: [forum] }),
      vendor({ name: 'Runner', offers: [paas] }),
      vendor({ name: 'Both', offers: [forum, paas] }),
    ],
    categories: [category({ name: 'Web Hosting', tags: ['forum'] })],
    stacks: [
      {
        use_case: 'App',
        keywords: [],
        roles: [{ role: 'hosting', categories: ['Web Hosting'], tags: ['paas', 'static'], reason: 'It has to run.' }],
      },
    ],
  });
  const candidates = (query: string) => {
    const [role] = bodyOf(stackBody, ask(stack, tagged, query)).stack;
    return { ...role, names: role?.candidates.map(({ vendor: name }) => name).toSorted() };
  };

  test('has the offers alone that have one of them', () => {
    expect(candidates('use_case=app')).toMatchObject({
      names: ['Both', 'Runner'],
      eligible_count: 2,
      tie_count: 2,
      tie_break: { ranked_total: 3, tie_count: 3 },
    });
  });

  test('differs from the category requested on its own, which has its own tags', () => {
    expect(candidates('use_case=app&requirements=Web+Hosting').names).toEqual(['Both', 'Forum']);
  });
});
