import { expect, it } from 'vitest';
import { periodsIn } from '../../../src/rules/figures/rate.ts';

it.each([
  ['Requests (per month)', 'month'],
  ['Emails/day', 'day'],
  ['Hourly, daily, weekly, monthly and yearly requests', 'hour day week month year'],
  ['Billed annually, an annual plan', 'year'],
  ['Monthly active users', ''],
  ['A daily limit', 'day'],
  ['Storage per project, each day and every day', 'day'],
])('the periods in "%s" are "%s"', (label, periods) => {
  expect(periodsIn(label).join(' ')).toBe(periods);
});
