import { doubtfulLimit } from '../../../src/compile/checks/doubtful-limit.ts';
import { describeCheck, offerFile } from './diagnosed.ts';

const limited = (description: string, measure: 'storage' | 'seats' | 'requests', text: string) =>
  offerFile({ description, limits: [{ measure, text }] });

describeCheck(doubtfulLimit, {
  reports: [
    [
      'another amount than the description',
      limited('2 GB of storage', 'storage', '1 GB'),
      {
        at: '1 GB',
        what: 'the limit says `1 GB` of storage, and the description says `2 GB of storage`',
        fix: 'correct the limit or the description; waive it where the description is right and misleads only the parser',
        also: ['2 GB of storage: the terms as described'],
      },
    ],
    [
      'a text without an amount',
      limited('One host', 'storage', 'plenty'),
      {
        at: 'plenty',
        what: '`plenty` is not an amount of storage',
        fix: 'write a number with its unit, such as `5 GB` or `3,000 a month`, or `unlimited`',
      },
    ],
    [
      'the amount of another time than the description',
      limited('3,000 requests a day', 'requests', '3,000 a month'),
      { at: '3,000 a month' },
    ],
    ['an amount of another measure', limited('One host', 'storage', '5 users'), { at: '5 users' }],
  ],
  accepts: [
    ['the amount and time of the description', limited('3,000 requests a month', 'requests', '3,000 a month')],
    ['an amount without its time', limited('3,000 requests a month', 'requests', '3,000')],
    ['an amount of a time that the description leaves out', limited('3,000 requests', 'requests', '3,000 a month')],
    ['the amount of the description', limited('1 GB of storage', 'storage', '1 GB')],
    ['the amount in another unit', limited('1 GB of storage', 'storage', '1,000 MB')],
    [
      'one of two amounts of the description',
      limited('1 GB of storage, 5 GB of storage on request', 'storage', '5 GB'),
    ],
    ['an amount that the description does not have', limited('One host', 'storage', '1 GB')],
    ['no limit', limited('One host', 'seats', 'unlimited')],
  ],
  isWaivable: true,
});
