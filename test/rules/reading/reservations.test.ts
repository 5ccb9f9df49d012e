import { expect, it } from 'vitest';
import { BARE_TIME, hasReservation, withoutHarmless } from '../../../src/rules/reading/reservations.ts';

it.each([
  'Legacy plan',
  'Closed to new accounts',
  'Free until 1 May',
  'For students',
  '$0 for the first year',
  'for 14 days',
  '14 days free',
  '14 days',
  'thirty days',
  'Storage | 30 days',
  '5 GB | invited teams',
  'Paused until the sale',
  'Until further notice it stops',
  'Once you pay',
  'With a code',
  'Free for developing, 1 month at most',
  'This plan is temporary.',
  'For those we have accepted',
  'Not open for sign-up',
  'First domain order',
  'Up to 30 days',
  'In the end',
  'The plan is paused until the next month',
  'Sign-ups are closed until the next month',
  'From next billing cycle there is none',
  'Made for graduates of our school',
  'Try it until the month is over',
  'Free until you turn 26',
  'Paused after 14 days without a paid seat',
  'Claim it within 24 hours of registration',
  'From May on we charge',
  '50 monitors, 14 days long',
  '5 GB, for young companies that apply',
  'Free until your site goes live',
  '15 days for people who try it',
])('hears an end, a time, a condition or a choice of people in "%s"', (text) => {
  expect(hasReservation(text)).toBe(true);
});

it.each([
  '5 GB of storage',
  'No credit card required',
  'No time limit',
  'Without time limit',
  'No card is asked for at sign-up',
  'Batch size',
  'It never expires',
  'Cancel any time',
  'Free for as long as you like',
  'Renewed on the first of each month',
  'Subject to our fair use policy',
  'Works on 5 machines',
  'Further calls are paused until the first day of the next month begins',
  'Storage | 5 users',
  '1,000 calls once',
  '500 phone verifications and code reviews',
  'When you exceed your monthly quota, the API returns an error 429',
  'Pay when you outgrow it',
  'At 80% of your quota we email you first',
  'You only need one when you upgrade to a paid plan',
  'New accounts start on the free plan',
  'Temporary geocoding',
  'The back end of your site',
  'Logs are kept for 7 days, then deleted',
  'Credits that are not used expire at the end of the month',
  'New accounts get all of Pro for 14 days, then stay on Free',
  'Paused after 1 week idle',
  'Paused till the first of the next month',
  'AI helper, custom thank-you page',
  'You need a verified phone number',
  '5 datasets (public only)',
  'It is switched off until the month ends',
  'A project that uses up its hours is suspended until the next one begins',
  'At the limit your site turns read-only',
  'If you have more surveys than allowed, the rest are closed',
  'Prices are before taxes unless stated otherwise',
  'Without a card or an expiry date it will not shrink',
  'Sell, with sign-up and log-in, and verify 2 domains',
  'You only pay when you want more',
  'Only pay for what you need',
  'Limited batch use',
  'Calls are subject to a daily request limit',
  'Credits do not roll over, except those of a pack',
  'It stops there unless you turn overages on',
  'Delivery is halted after that',
  'If you run into limits, write to us',
  'It pauses after 30 days without a search, and we write to you first before',
  'Clusters that saw no client for 90 days, and 429 when you send more',
  'It takes up to 2 hours after sign-up',
  '1 domain (card needed for verification only), 250 issues, archived ones not counted',
  'Subscribe, whoever you are; see what the API answers once you get there; it cannot be changed',
])('hears none in "%s"', (text) => {
  expect(hasReservation(text)).toBe(false);
});

it('leaves out what changes nothing, and keeps words on both of its sides apart', () => {
  expect(withoutHarmless('5 GB, no time limit, 3 users')).toBe('5 GB,  , 3 users');
  expect(withoutHarmless('no card required, today')).toBe(' , today');
});

it('knows a time by itself', () => {
  expect(['14 days', 'twelve months', '14-day'].every((text) => BARE_TIME.test(text))).toBe(true);
  expect(['14 days of logs', 'kept 14 days', '14'].some((text) => BARE_TIME.test(text))).toBe(false);
});
