import { expect, test } from 'vitest';
import { replacedFigure } from '../../../src/rules/risk/terms-superseded.ts';

test.each([
  ['a limit that the record cut', '10 GB storage', '10 GB storage', '5 GB storage', ['10 GB', '5 GB']],
  ['a limit beside another', '3 users, 10 GB storage', '10 GB storage', '5 GB storage', ['10 GB', '5 GB']],
  ['a price in the same currency', 'Pro at $20', '$20', '$15', ['$20', '$15']],
  ['one of several limits, the others kept', '3 users, 9 seats', '3 users, 9 seats', '3 users, 5 seats', ['9', '5']],
])('%s is replaced', (_, description, previous_state, current_state, [old, now]) => {
  const found = replacedFigure(description, { previous_state, current_state });
  expect(found?.old.startsWith(String(old))).toBe(true);
  expect(found?.now.startsWith(String(now))).toBe(true);
});

test.each([
  ['a limit that the record keeps', '10 GB storage', '10 GB storage', '10 GB storage'],
  ['a limit that the description does not give', '20 GB storage', '10 GB storage', '5 GB storage'],
  ['a limit that the description gives beside the new one', '10 GB storage or 5 GB', '10 GB storage', '5 GB storage'],
  ['a limit with two possible replacements', '10 GB storage', '10 GB storage', '5 GB storage, 2 GB storage'],
  ['one of two former limits of a thing', '9 seats', '9 seats, 7 seats', '5 seats'],
  ['a limit of another thing', '10 users', '10 users', '5 projects'],
  ['a limit of another unit', '10 GB', '10 GB', '5 hours'],
  ['a price in another currency', 'Pro at $20', '$20', '€15'],
  ['a bare number', 'Plan 10', '10', '5'],
  ['an unlimited thing', 'unlimited users', 'unlimited users', '5 users'],
  ['a limit that becomes unlimited', '5 users', '5 users', 'unlimited users'],
  ['a limit without a successor', '10 GB storage', '10 GB storage', 'No storage.'],
])('%s is not replaced', (_, description, previous_state, current_state) => {
  expect(replacedFigure(description, { previous_state, current_state })).toBeNull();
});

test('a record without one of its states replaces nothing', () => {
  expect(replacedFigure('10 GB storage', { current_state: '5 GB storage' })).toBeNull();
  expect(replacedFigure('10 GB storage', { previous_state: '10 GB storage' })).toBeNull();
});

test('a figure that names no thing is replaced only by one in the same unit', () => {
  expect(replacedFigure('10 GB free', { previous_state: '10 GB', current_state: '5 GB' })).toEqual({
    old: '10 GB',
    now: '5 GB',
  });
  expect(replacedFigure('10 GB free', { previous_state: '10 GB', current_state: '500 MB' })).toBeNull();
});
