import { expect, it } from 'vitest';
import { diagnosedOffer } from './diagnosed.ts';

const CONDITIONS = '{ type: student, conditions: [Enrolled] }';

it.each(['Students', 'Student plan', 'For startups', 'EDUCATION', 'Non-profit', 'Nonprofits'])(
  'reports a tier called %s that is open to anyone',
  (tier) => {
    expect(diagnosedOffer(`tier: ${tier}`)).toEqual(['tier-without-eligibility']);
    expect(diagnosedOffer(`tier: ${tier}`, 'eligibility: { type: public, conditions: [] }')).toEqual([
      'tier-without-eligibility',
    ]);
  },
);

it.each(['Free', 'Open Source', 'Studio', 'Starter'])('accepts a tier called %s that is open to anyone', (tier) => {
  expect(diagnosedOffer(`tier: ${tier}`)).toEqual([]);
});

it('accepts a tier for some people whose eligibility says so', () => {
  expect(diagnosedOffer('tier: Students', `eligibility: ${CONDITIONS}`)).toEqual([]);
});
