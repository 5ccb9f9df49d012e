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
    ['100 GPU hours a week.', {}, ['compute_hours 100 hours per week']],
  ])('%s', (description, more, expected) => {
    expect(read(entry(description, more))).toEqual(expected);
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
