import { describe, expect, it } from 'vitest';
import { limitsOf, writtenLimit } from '../../../src/rules/limits/limits-of.ts';

type Entry = Parameters<typeof limitsOf>[0];

const entry = (description: string, more: Partial<Entry> = {}): Entry => ({
  category: 'Dev Utilities',
  tier: 'Free',
  description,
  ...more,
});

/** Measure, amount and what it applies to, on one line. */
const read = (offer: Entry): readonly string[] =>
  limitsOf(offer).map(({ measure, amount, unit, per }) =>
    [measure, amount ?? 'unlimited', unit, per === null ? null : `per ${per}`]
      .filter((part) => part !== null)
      .join(' '),
  );

describe('what a description grants', () => {
  it.each<[string, Partial<Entry>, readonly string[]]>([
    [
      '500 MB of storage, 2 GB of bandwidth and 512 MB of RAM.',
      {},
      ['storage 500000000 bytes', 'bandwidth 2000000000 bytes', 'memory 512000000 bytes'],
    ],
    ['A 250 MB database.', {}, ['storage 250000000 bytes']],
    ['The cluster holds 512 MB.', {}, ['storage 512000000 bytes']],
    ['Egress is 5 GB.', {}, ['bandwidth 5000000000 bytes']],
    [
      'Egress is 5 GB uncached and another 6 GB from the cache.',
      {},
      ['bandwidth 5000000000 bytes', 'bandwidth 6000000000 bytes'],
    ],
    ['Traffic: 5 GB.', {}, ['bandwidth 5000000000 bytes']],
    ['1 GB of storage, and 10 GB from the CDN cache.', {}, ['storage 1000000000 bytes', 'bandwidth 10000000000 bytes']],
    ['Bandwidth of 5 GB and 1 GB of storage.', {}, ['bandwidth 5000000000 bytes', 'storage 1000000000 bytes']],
    ['50K executions and 2K function executions a month.', {}, ['requests 2000 per month']],
    [
      'Each month 500 build minutes and 50K requests.',
      {},
      ['minutes 500 minutes per month', 'requests 50000 per month'],
    ],
    ['400 minutes a month.', { category: 'CI/CD' }, ['minutes 400 minutes per month']],
    ['60K monthly active users.', {}, ['users 60000']],
    ['Free for 100 users.', { category: 'Auth' }, ['users 100']],
    ['Free for 100 users.', {}, ['seats 100']],
    ['Free for teams of up to 4.', {}, ['seats 4']],
    ['2 seats and unlimited users.', {}, ['seats 2', 'users unlimited']],
    ['9,000 emails a month are free, with a limit of 300 a day.', {}, ['emails 9000 per month', 'emails 300 per day']],
    ['100 SMS a month.', {}, ['messages 100 per month']],
    ['10,000 rows and 3 projects.', {}, ['records 10000', 'projects 3']],
    ['$5 of credit a month.', {}, ['credit 5 USD per month']],
    ['100 emails per user a month.', {}, ['emails 100 per user per month']],
    ['100 requests per 15 minutes.', {}, ['requests 100 per 15 minutes']],
    ['100 requests and more. You may also use 5 emails a month.', {}, ['requests 100', 'emails 5 per month']],
    ['The first 5 users are free.', { tier: 'Paid' }, ['seats 5']],
    ['The free tier has 5 users.', { tier: 'Paid' }, []],
    ['5 users.', { conditions: [{ text: '3 projects', url: 'https://acme.example/terms' }] }, ['seats 5']],
    ['5 users.', { limits: [{ measure: 'projects', text: 'many' }] }, ['seats 5']],
    ['100 GPU hours a week.', {}, ['compute_hours 100 hours per week']],
  ])('%s', (description, more, expected) => {
    expect(read(entry(description, more))).toEqual(expected);
  });
});

describe('which measure an amount is of', () => {
  it.each<[string, string, readonly string[]]>([
    ['100 documents and 3 users.', 'Dev Utilities', ['seats 3']],
    ['100 documents.', 'Databases', ['records 100']],
    ['100 document types.', 'Databases', []],
    ['A day has reads 5M rows.', 'Dev Utilities', []],
    ['5M rows a day.', 'Dev Utilities', ['records 5000000 per day']],
    ['100 rows and 5M read.', 'Dev Utilities', ['records 100']],
    ['A credit buys 5 requests.', 'Dev Utilities', []],
    ['Each credit equals 100 requests.', 'Dev Utilities', []],
    ['The credit covers 100 requests.', 'Dev Utilities', []],
    ['One credit pays 100 requests.', 'Dev Utilities', []],
    ['A credit is 100 requests.', 'Dev Utilities', []],
    ['100 requests, and a credit is given.', 'Dev Utilities', ['requests 100']],
    ['5 users at once.', 'Dev Utilities', []],
    ['5 users, 3 of them online at once.', 'Dev Utilities', ['seats 5']],
    ['7,200 seconds of execution a month.', 'Dev Utilities', ['compute_hours 2 hours per month']],
    ['30 days of compute.', 'Dev Utilities', []],
    ['400 minutes.', 'CI/CD', []],
    ['400 hours a month.', 'CI/CD', []],
    ['400 minutes a month.', 'Dev Utilities', []],
    ['400 talk minutes a month.', 'CI/CD', []],
    ['Teams of up to 4 a month.', 'Dev Utilities', []],
    ['Teams below 5.', 'Dev Utilities', ['seats 5']],
    ['Teams of 5 users.', 'Auth', ['seats 5']],
    ['Unlimited bandwidth.', 'Dev Utilities', ['bandwidth unlimited bytes']],
    ['Unlimited storage and unlimited requests.', 'Dev Utilities', ['storage unlimited bytes', 'requests unlimited']],
    ['500 bandwidth.', 'Dev Utilities', []],
    ['100 calls a month.', 'Communication', []],
    ['100 API calls a month.', 'Communication', ['requests 100 per month']],
    ['100 calls a month.', 'Dev Utilities', ['requests 100 per month']],
    ['100 messages a month.', 'Communication', ['messages 100 per month']],
    ['3 users per project.', 'Dev Utilities', ['seats 3 per project']],
    ['3 members per workspace.', 'Dev Utilities', ['seats 3 per workspace']],
    ['3 members per channel.', 'Dev Utilities', []],
    ['3 users on call.', 'Dev Utilities', []],
    ['Apps with up to 100 users.', 'Dev Utilities', ['users 100']],
    ['An app of 100 users.', 'Dev Utilities', ['users 100']],
    ['Apps with up to 100 users are free, and 3 users may edit.', 'Dev Utilities', ['users 100', 'seats 3']],
    ['100 users of your app.', 'Dev Utilities', ['users 100']],
    ['100 users of the client app.', 'Dev Utilities', ['users 100']],
    ['100 users of the team.', 'Dev Utilities', ['seats 100']],
    ['1 seat and unlimited users.', 'Dev Utilities', ['seats 1', 'users unlimited']],
    ['Unlimited users.', 'Dev Utilities', ['seats unlimited']],
    ['2 x 512 MB of RAM.', 'Dev Utilities', ['memory 512000000 bytes']],
    ['2 x 1 GB of storage.', 'Dev Utilities', ['storage 2000000000 bytes']],
  ])('%s (%s)', (description, category, expected) => {
    expect(read(entry(description, { category }))).toEqual(expected);
  });
});

describe('which amount of bytes is storage', () => {
  it.each<[string, string, readonly string[]]>([
    ['5 GB.', 'Storage', ['storage 5000000000 bytes']],
    ['5 GB.', 'Dev Utilities', []],
    ['5 GB once.', 'Storage', ['storage 5000000000 bytes']],
    ['5 GB a month.', 'Storage', []],
    ['The first 5 GB a month.', 'Storage', ['storage 5000000000 bytes']],
    ['The first 5 GB a month.', 'Dev Utilities', []],
    ['5 GB per user.', 'Storage', ['storage 5000000000 bytes per user']],
    ['5 GB per file.', 'Storage', []],
    ['5 GB per 100 users.', 'Storage', []],
    ['5 GB each.', 'Storage', []],
    ['5 GB of images.', 'Storage', []],
    ['The plan has 5 GB.', 'Dev Utilities', ['storage 5000000000 bytes']],
    ['Room for 5 GB.', 'Dev Utilities', ['storage 5000000000 bytes']],
    ['Uploads of up to 5 GB.', 'Storage', []],
    ['The upload limit of the free plan is up to 5 GB.', 'Storage', []],
    ['5 GB a month, or 10 GB.', 'Storage', []],
  ])('%s (%s)', (description, category, expected) => {
    expect(read(entry(description, { category }))).toEqual(expected);
  });
});

describe('what a sentence says once for a list', () => {
  it.each<[string, readonly string[]]>([
    ['Monthly 500 build minutes and 50K requests.', ['minutes 500 minutes per month', 'requests 50000 per month']],
    ['Every week 500 emails.', ['emails 500 per week']],
    ['DAILY 100 emails.', ['emails 100 per day']],
    ['25K requests and 300 emails a month.', ['requests 25000 per month', 'emails 300 per month']],
    ['25K requests or 300 emails a month.', ['requests 25000 per month', 'emails 300 per month']],
    ['25K requests, and 300 emails a month.', ['requests 25000', 'emails 300 per month']],
    ['25K requests and unlimited emails a month.', ['requests 25000', 'emails unlimited per month']],
    ['300 emails a month and 25K requests.', ['emails 300 per month', 'requests 25000']],
    ['25K requests and 3 projects.', ['requests 25000', 'projects 3']],
    ['Each project has 1 GB of storage.', ['storage 1000000000 bytes per project']],
    ['Every free Workspace includes 3 users.', ['seats 3 per workspace']],
    ['Each account has 1 GB of storage.', ['storage 1000000000 bytes']],
    [
      'Each project has 1 GB of storage, and the team may send 100 emails a month.',
      ['storage 1000000000 bytes per project', 'emails 100 per month'],
    ],
    [
      '100 projects, each with 1 GB of storage and 10 databases.',
      ['projects 100', 'storage 1000000000 bytes per project', 'databases 10 per project'],
    ],
    [
      '100 projects, each with 1 GB of storage, but 5 emails a day.',
      ['projects 100', 'storage 1000000000 bytes per project', 'emails 5 per day'],
    ],
    [
      '3 databases and 2 projects, each with 1 GB of storage.',
      ['databases 3', 'projects 2', 'storage 1000000000 bytes per project'],
    ],
  ])('%s', (description, expected) => {
    expect(read(entry(description))).toEqual(expected);
  });
});

describe('what is not a limit of the account', () => {
  it.each<[string, Partial<Entry>]>([
    ['Files up to 10 MB, uploads stop at 100 MB.', {}],
    ['32 MB an image.', {}],
    ['Ingests 500 GB a month.', {}],
    ['Its image is 90 MB.', {}],
    ['50 virtual users and 100 concurrent users.', {}],
    ['Video chat is for 3 users.', {}],
    ['25 pull requests.', {}],
    ['5M rows read a day.', {}],
    ['Data is kept 7 days.', {}],
    ['Pro costs $20 a month for 100 GB of storage.', {}],
    ['The server has 4 GB of RAM.', { tier: 'Paid' }],
    ['Over 200 databases are supported.', {}],
    ['50 records in a zone.', { category: 'DNS & Domain Management' }],
    ['10,000 email addresses.', {}],
  ])('%s', (description, more) => {
    expect(read(entry(description, more))).toEqual([]);
  });
});

describe('a limit that an editor wrote', () => {
  it('replaces what is read of its measure, and leaves the others', () => {
    const offer = entry('1 GB of storage for 3 users.', {
      limits: [
        { measure: 'storage', text: '5 GB per project' },
        { measure: 'requests', text: '100K a month' },
      ],
    });
    expect(read(offer)).toEqual(['seats 3', 'storage 5000000000 bytes per project', 'requests 100000 per month']);
  });

  it.each([
    ['storage', '5 users'],
    ['storage', 'plenty'],
    ['storage', '5 GB and 10 GB'],
    ['credit', '5'],
    ['seats', '$5'],
  ] as const)('is none where the text is no amount of %s: %s', (measure, text) => {
    expect(writtenLimit({ measure, text })).toBeNull();
  });

  it('may be unlimited', () => {
    expect(writtenLimit({ measure: 'bandwidth', text: 'unlimited' })).toMatchObject({ amount: null, unit: 'bytes' });
  });
});

it('reads an offer once', () => {
  const offer = entry('3 users.');
  expect(limitsOf(offer)).toBe(limitsOf(offer));
});
