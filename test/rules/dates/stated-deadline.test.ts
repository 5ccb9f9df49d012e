import { describe, expect, test, it } from 'vitest';
import { datesIn, statedDates, pastAnnouncements } from '../../../src/rules/dates/stated-deadline.ts';
import { catalogue, change, offer, vendor } from '../../builders.ts';

describe('a sentence states a day', () => {
  test.each([
    ['Shuts down on 1 December 2026.', ['2026-12-01']],
    ['Free until December 1, 2026', ['2026-12-01']],
    ['Free through December 1st, 2026.', ['2026-12-01']],
    ['It will be retired on Dec 1, 2026.', ['2026-12-01']],
    ['Discontinued by 2026-12-01.', ['2026-12-01']],
    ['The shutdown is on the 22nd: 22 March 2027.', ['2027-03-22']],
    ['Deprecated 2026-12-01, retirement on 1 June 2027.', ['2026-12-01', '2027-06-01']],
    ['Shutting down on Sept. 3, 2027.', ['2027-09-03']],
    ['It shuts down for U.S. users on 1 July 2027 at noon.', ['2027-07-01']],
    ['Students, e.g. of the U.S.A. or J. Doe, are served until 2 July 2027.', ['2027-07-02']],
    ['Valid from 1 December 2026 through 31 December 2026.', ['2026-12-31']],
    ['Valid from 2026-12-01 to 2026-12-31, until further notice.', ['2026-12-31']],
    ['It starts on 1 December 2026 and runs until 31 December 2026.', ['2026-12-31']],
    ['Discontinued from 1 December 2026.', ['2026-12-01']],
    ['Shut down from 1 December 2026, and the data is kept until 1 March 2027.', ['2026-12-01', '2027-03-01']],
    ['Released on 1 December 2026.', []],
    ['Free until further notice.', []],
    ['Free until 30 February 2027.', []],
    ['Free until 2026-13-01.', []],
    ['Retirees get 5 GB on 1 December 2026.', []],
    ['It retires soon. Prices change on 1 December 2026.', []],
    ['Prices change on 1 December 2026. It retires on 2 December 2026!', ['2026-12-02']],
    ['Until order 12026-12-015 ships.', []],
    ['', []],
  ] as const)('"%s" %j', (text, expected) => {
    expect(statedDates(text).map(({ date }) => date)).toEqual(expected);
  });

  test('and is kept without the sentences beside it', () => {
    expect(statedDates('5 GB free.  It shuts down\non 1 December 2026. Bye.')).toEqual([
      { date: '2026-12-01', sentence: 'It shuts down on 1 December 2026.' },
    ]);
    expect(statedDates('  It shuts down \n on 1 December 2026 \n')).toEqual([
      { date: '2026-12-01', sentence: 'It shuts down on 1 December 2026' },
    ]);
  });
});

test('every day of a sentence is named once, in the order of the text', () => {
  expect(datesIn('From 2026-12-31 on, and from 1 December 2026 through 31 December 2026.')).toEqual([
    '2026-12-31',
    '2026-12-01',
  ]);
});

it('lists summaries that announce a day which has passed', () => {
  const sentences = (summary: string) =>
    pastAnnouncements(catalogue({ vendors: [vendor({ changes: [change({ summary })] })] })).map(({ date }) => date);
  expect(sentences('Acme will end the plan on 26 August 2026.')).toEqual(['2026-08-26']);
  expect(sentences('The plan ends on August 26, 2026. It was free.')).toEqual(['2026-08-26']);
  expect(sentences('The end was announced for 26 August 2026 and will follow.')).toEqual([]);
  expect(sentences('The plan ended on 26 August 2026.')).toEqual([]);
  expect(sentences('Acme will end the plan on 26 August 2027.')).toEqual([]);
  expect(sentences('It was set to end on 26 August 2026.')).toEqual([]);
});

it('says whose sentence it is and where it is stated, on one line', () => {
  const stated = 'It is free.  The plan\n will  end on 26 August 2026.';
  const acme = vendor({ offers: [offer({ description: stated })], changes: [change({ summary: stated })] });
  const expected = {
    vendor: 'Acme',
    slug: 'acme',
    date: '2026-08-26',
    sentence: 'The plan will end on 26 August 2026.',
  };
  expect(pastAnnouncements(catalogue({ vendors: [acme] }))).toEqual([
    { ...expected, stated_in: 'summary' },
    { ...expected, stated_in: 'description' },
  ]);
});

it('lists no day that is today, that another day of the sentence follows, or that a record no longer in force announces', () => {
  const resolution = { state: 'reversed', date: '2026-09-01' } as const;
  const listed = (given: Parameters<typeof change>[0]) =>
    pastAnnouncements(catalogue({ vendors: [vendor({ changes: [change(given)] })] })).map(({ date }) => date);
  expect(listed({ summary: 'The plan will end on 20 November 2026.' })).toEqual([]);
  expect(listed({ summary: 'The plan will end on 19 November 2026.' })).toEqual(['2026-11-19']);
  expect(listed({ summary: 'It will end on 1 October 2026 or on 1 December 2026.' })).toEqual([]);
  expect(listed({ summary: 'It will end on 1 October 2026 or on 1 September 2026.' })).toEqual(['2026-10-01']);
  expect(listed({ summary: 'It will end. It was free on 1 October 2026.' })).toEqual([]);
  expect(listed({ summary: 'The plan will end on 1 October 2026.', resolution })).toEqual([]);
});
