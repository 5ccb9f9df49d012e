import { expect, test } from 'vitest';
import { tierClass } from '../../src/rules/tier-class.ts';

test.each([
  ['Free', 'free'],
  ['Hobby', 'free'],
  ['Startup Program', 'free'],
  ['Retired', 'retired'],
  ['  SUNSET ', 'retired'],
  ['Withdrawn', 'retired'],
  ['Retired Plan', 'free'],
  ['Free Credits', 'time-limited'],
  ['Free ($1 credits)', 'time-limited'],
  ['14-day Trial', 'time-limited'],
  ['Public Beta', 'time-limited'],
  ['Startup Scholarship', 'time-limited'],
  ['Accredited', 'free'],
  ['Alphabeta', 'free'],
  ['Paid', 'not free'],
  ['Freemium', 'not free'],
  ['Pay-as-you-go', 'not free'],
  ['Pay as you go', 'not free'],
  ['Pay\u2011as\u2011you\u2011go', 'not free'],
  ['Legacy  Free', 'not free'],
  ['Conditional', 'not free'],
  ['Pay-per-use (serverless)', 'not free'],
  ['Paid Plus', 'free'],
  ['', 'free'],
] as const)('a tier called "%s" is %s', (tier, expected) => {
  expect(tierClass(tier)).toBe(expected);
});
