import { expect, it } from 'vitest';
import { pastAnnouncements } from '../../../src/rules/dates/stated-deadline.ts';
import { catalogue, change, offer, vendor } from '../../builders.ts';

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
