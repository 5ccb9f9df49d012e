import { expect, it } from 'vitest';
import { uncoveredFigures } from '../../../src/compile/checks/figures.ts';
import { collectFiles } from '../../../src/compile/validate.ts';
import { vendorFile } from './given-files.ts';

type Given = NonNullable<Parameters<typeof vendorFile>[0]>['offers'];

function uncovered(offer: NonNullable<Given>[number]): readonly (string | undefined)[] {
  const [file] = collectFiles([vendorFile({ offers: [offer] })]).files.vendors;
  return (file ? uncoveredFigures(file) : []).map(({ what }) => /`(.+?)`/.exec(what)?.[1]);
}

it.each([
  ['2 databases of 1 GB', ['2 databases'], ['1 GB']],
  ['10K rows and 20 tables', ['10,000 rows'], ['20 tables']],
  ['Room for 1.5 million rows', undefined, ['1.5 million rows']],
  ['5 users, 5 GB of storage and 5 projects', ['5 GB storage'], ['5 users', '5 projects']],
  ['5 users and 5 projects', ['5 projects'], ['5 users']],
  ['Three projects and seven editors', ['3 projects'], ['seven editors']],
  ['$5 of credit a month', undefined, ['$5 of credit a month']],
  ['1K requests a day', ['1,000 requests a month'], ['1K requests a day']],
  ['Logs are kept for 7 days, and traces for 7 days', ['7 days log retention'], ['7 days']],
])('of the description %s, with the limits %j, none covers %j', (description, limits, figures) => {
  expect(uncovered({ description, limits })).toEqual(figures);
});

it.each([
  ['a limit in other words', { description: '15 tests for 5 people', limits: ['5 seats', '15 test cases'] }],
  ['a limit named twice', { description: '5 users free. Of the 5 users 1 may edit', limits: ['5 users', '1 editor'] }],
  [
    'a limit in part of a phrase',
    { description: 'Logs kept 7 days, audit logs 30', limits: ['7 days log retention', '30 days retention'] },
  ],
  ['a period', { description: 'Checks every 5 minutes', limits: ['100 checks every 5 minutes'] }],
  ['a limit in another spelling', { description: '10K rows', limits: ['10,000 rows'] }],
  ['a number in words', { description: 'Two hours of builds a day', limits: ['2 hours builds a day'] }],
  ['the word one', { description: 'One API for every model' }],
  ['a credit in a limit', { description: '$5 of credit a month', limits: ['$5 credit a month'] }],
  ['a price', { description: '$20 for a month more, or 30 dollars' }],
  ['a day or a year', { description: 'Open since 3 May 2024, and until 2027-01-31; founded in 2019' }],
  ['a name or version', { description: 'S3 storage, H100 cards and version v2' }],
  ['a vague count', { description: '100+ integrations' }],
  [
    'a number that the author lists',
    { description: 'Llama 3 and 4 models', figures_that_are_no_limit: ['Llama 3', '4'] },
  ],
  ['the tier', { description: 'The 365 plan', tier: 'Plan 365' }],
  ['a retired offer', { description: 'Formerly 100 MB', tier: 'Retired' }],
])('%s needs no limit', (_, offer) => {
  expect(uncovered(offer)).toEqual([]);
});

it('a listed part of the text covers no part of a longer number', () => {
  expect(uncovered({ description: 'Llama 3 with 235 prompts', figures_that_are_no_limit: ['3'] })).toEqual([
    '235 prompts',
  ]);
});
