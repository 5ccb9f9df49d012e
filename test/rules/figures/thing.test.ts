import { describe, expect, it } from 'vitest';
import { isActivity, isNoun, thingAt } from '../../../src/rules/figures/thing.ts';
import { tokensOf } from '../../../src/rules/figures/tokens.ts';

const thing = (text: string, isMany = false) => {
  const tokens = tokensOf(text);
  const found = thingAt(tokens, 0, isMany);
  return [found.name, tokens[found.next]?.text ?? 'end'];
};

describe('the thing counted', () => {
  it.each([
    ['build minutes a month', ['build minute', 'a']],
    ['users run 3 jobs', ['user', 'run']],
    ['monthly active users', ['monthly active user', 'end']],
    ['separate projects', ['project', 'end']],
    ['projects total', ['project', 'total']],
    ['Cloud Functions invocations', ['cloud function invocation', 'end']],
    ['S3 buckets', ['S3 bucket', 'end']],
    ['repos', ['repository', 'end']],
    ['people', ['person', 'end']],
    ['number of projects', ['project', 'end']],
    ['total number of active API keys a month', ['active api key', 'a']],
    ['amount of different data', ['data', 'end']],
    ['number of', ['number', 'of']],
    ['US phone numbers', ['us phone number', 'end']],
    ['us the users', [null, 'us']],
    ['number of "notes"', ['note', '"']],
    ['Class A operations a month', ['class a operation', 'a']],
    ['builds a month', ['build', 'a']],
    ['HTTP/S requests', ['http/s request', 'end']],
    ['TCP/TLS connections', ['tcp/tls connection', 'end']],
    ['users/teams', ['user', '/']],
    ['API/month', ['api', '/']],
    ['API / SDK calls', ['api', '/']],
    ['phone number of the owner', ['phone number', 'of']],
    ['of storage', [null, 'of']],
    ['runs', [null, 'runs']],
    ['only', [null, 'only']],
    ['storage free now', ['storage', 'free']],
    ['Seats boost', ['seat', 'boost']],
    ['projects free total', ['project', 'free']],
    ['alpha beta gamma delta epsilon zeta', ['alpha beta gamma delta epsilon', 'zeta']],
    ['build(minutes)', ['build', '(']],
    ['daily active users', ['daily active user', 'end']],
    ['weekly active users', ['weekly active user', 'end']],
    ['yearly active users', [null, 'yearly']],
    ['SMS boards', ['sms board', 'end']],
    ['Statuses', ['status', 'end']],
    ['pages Scanned', ['page', 'Scanned']],
    ["vendor's apps", ['vendor app', 'end']],
    ["it'sy bits", ["it'sy bit", 'end']],
    ['22D models', ['22D model', 'end']],
    ['', [null, 'end']],
  ])('of "%s" is %j, before the next word', (text, expected) => {
    expect(thing(text)).toEqual(expected);
  });

  it('after a number may be a word that is a verb in the singular', () => {
    expect(thing('runs')).toEqual([null, 'runs']);
    expect(thingAt(tokensOf('runs'), 0).name).toBeNull();
    expect(thing('runs', true)).toEqual(['run', 'end']);
  });

  it('is the noun after two words that share it', () => {
    expect(thing('phone or SMS notifications', true)).toEqual(['sms notification', 'end']);
    expect(thing('users and projects', true)).toEqual(['user', 'and']);
    expect(thing('phone or small', true)).toEqual(['phone', 'or']);
    expect(thing('phone or the users', true)).toEqual(['phone', 'or']);
    expect(thing('phone or SMS notifications')).toEqual(['phone', 'or']);
  });
});

it('takes words that are no stop words, names and capitals for nouns', () => {
  expect(tokensOf('users the GET get S3 5').map(isNoun)).toEqual([true, false, true, false, true, false]);
  expect(tokensOf('IS THE 3D 1.2.3').map(isNoun)).toEqual([false, true, true, false]);
  expect(tokensOf('1.2.3a').map(isNoun)).toEqual([false]);
  expect(isNoun(undefined)).toBe(false);
});

it.each([
  ['monthly active users', true],
  ['monthly users', false],
  ['daily active users', true],
  ['weekly active users', true],
  ['many active users', false],
  ['active users', false],
])('"%s" begins with an activity: %s', (text, expected) => {
  expect(isActivity(tokensOf(text), 0)).toBe(expected);
});
