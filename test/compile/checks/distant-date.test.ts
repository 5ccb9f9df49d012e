import { expect, it } from 'vitest';
import { diagnosedOffer } from './diagnosed.ts';

it.each([
  ['2036-11-20', []],
  ['2036-11-21', ['distant-date']],
  ['2226-12-31', ['distant-date']],
])('of an offer that expires on %s reports %j: more than 10 years after today', (date, expected) => {
  expect(diagnosedOffer(`expires_date: ${date}`)).toEqual(expected);
});

it('leaves a day of writing to the code of its own', () => {
  expect(diagnosedOffer('verifiedDate: 2126-11-20')).toEqual(['future-verified-date']);
});
