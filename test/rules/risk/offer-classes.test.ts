import { expect, it } from 'vitest';
import { keepDerived } from '../../../src/rules/catalogue/derived.ts';
import { derivedClasses, offerClasses } from '../../../src/rules/risk/offer-classes.ts';
import { catalogue, offer, vendor } from '../../builders.ts';

const offers = [
  offer(),
  offer({ tier: 'Paid', eligibility: { type: 'startup', conditions: ['Apply.'] } }),
  offer({ tier: '14-day trial' }),
];
const index = () => catalogue({ vendors: [vendor({ offers })] });

const classesOf = (of: ReturnType<typeof index>) =>
  of.listings.map((listing) => [offerClasses(of).eligibility(listing), offerClasses(of).isOfFreeTier(listing)]);

it('reads the classes of the records where a build stores none', () => {
  expect(classesOf(index())).toEqual([
    [undefined, true],
    ['startup', false],
    [undefined, false],
  ]);
});

it('reads the stored classes of a build, which are those of the records', () => {
  expect(derivedClasses(index())).toEqual({ eligibility: [[1, 'startup']], otherThanFree: [1, 2] });
  const stored = index();
  keepDerived(stored.records, { classes: JSON.stringify({ eligibility: [[0, 'student']], otherThanFree: [0] }) });
  expect(classesOf(stored)).toEqual([
    ['student', false],
    [undefined, true],
    [undefined, true],
  ]);
});
