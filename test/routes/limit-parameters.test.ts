import { expect, it } from 'vitest';
import { LIMIT_MEASURES } from '../../src/model/limit.ts';
import { LIMIT_FILTER_PARAMETERS } from '../../src/routes/limit-parameters.ts';
import { limits } from '../../src/routes/shared/limits.schema.ts';
import { isLimitFilterError, limitFilter } from '../../src/rules/limits/limit-filter.ts';
import { limitsOf } from '../../src/rules/limits/limits-of.ts';

it('offers one parameter per measure, whose example can be read', () => {
  expect(Object.keys(LIMIT_FILTER_PARAMETERS)).toEqual(LIMIT_MEASURES.map((measure) => `min_${measure}`));
  for (const [parameter, { example }] of Object.entries(LIMIT_FILTER_PARAMETERS)) {
    expect(isLimitFilterError(limitFilter(parameter, example))).toBe(false);
  }
});

it('serves limits as the schema describes them', () => {
  const offer = {
    category: 'Databases',
    tier: 'Free',
    description: 'Up to 100 projects, each with 0.5 GB and 100 CU-hours a month. Unlimited users, $5 of credit.',
  };
  expect(limits.parse(limitsOf(offer))).toEqual([
    { measure: 'projects', amount: 100, unit: null, per: null, text: '100 projects' },
    { measure: 'storage', amount: 5e8, unit: 'bytes', per: 'project', text: '0.5 GB' },
    { measure: 'compute_hours', amount: 100, unit: 'hours', per: 'project per month', text: '100 CU-hours a month' },
    { measure: 'seats', amount: null, unit: null, per: null, text: 'Unlimited users' },
    { measure: 'credit', amount: 5, unit: 'USD', per: null, text: '$5 of credit' },
  ]);
});
