import { expect, it } from 'vitest';
import { pastAnnouncements } from '../../../src/rules/reading/past-announcements.ts';
import { catalogue, change, vendor } from '../../builders.ts';

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
