import { expect, test } from 'vitest';
import { TIER_CLASSES } from '../../../src/model/vocabulary.ts';
import { tierClass } from '../../../src/rules/risk/tier-class.ts';

test.each([
  ['Free', 'free'],
  ['Startup Program', 'free'],
  ['Retired', 'retired'],
  ['  SUNSET ', 'retired'],
  ['Withdrawn', 'retired'],
  ['Retired Plan', 'retired'],
  ['Sunset: no new accounts', 'retired'],
  ['Free until retired', 'free'],
  ['Free Credits', 'time-limited'],
  ['14-day Trial', 'time-limited'],
  ['Public Beta', 'time-limited'],
  ['Startup Scholarship', 'time-limited'],
  ['Accredited', 'free'],
  ['Paid', 'not free'],
  ['Freemium', 'not free'],
  ['Pay-as-you-go', 'not free'],
  ['Pay as you go', 'not free'],
  ['Pay\u2011as\u2011you\u2011go', 'not free'],
  ['Legacy  Free', 'not free'],
  ['Conditional', 'not free'],
  ['Pay-per-use (serverless)', 'not free'],
  ['Prepaid', 'free'],
  ['No free tier', 'not free'],
  ['Starter (legacy free)', 'not free'],
  ['', 'free'],
] as const)('a tier called "%s" is %s', (tier, expected) => {
  expect(tierClass({ tier })).toBe(expected);
});

test.each(['Free Credits', 'Free', 'Retired'])('the class that an entry states beats the words "%s"', (tier) => {
  expect(TIER_CLASSES.map((settled) => tierClass({ tier, tier_class: settled }))).toEqual(TIER_CLASSES);
});
