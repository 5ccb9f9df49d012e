import { expect, it } from 'vitest';
import { doesJob, doesSameJob } from '../../../src/rules/stack/picks.ts';
import { catalogue, offer, vendor } from '../../builders.ts';

const listed = (tags: readonly string[]) => {
  const [listing] = catalogue({ vendors: [vendor({ offers: [offer({ tags })] })] }).listings;
  if (!listing) throw new Error('not listed');
  return listing;
};

it.each([
  [['sql'], undefined, true],
  [[], undefined, true],
  [['sql', 'edge'], ['edge'], true],
  [['sql'], ['edge', 'cache'], false],
  [['sql'], [], false],
])('an offer with the tags %j does the job of %j: %s', (tags, job, expected) => {
  expect(doesJob(listed(tags), job)).toBe(expected);
});

it.each([
  [['sql'], ['sql', 'edge', 'cache'], true],
  [['other', 'edge'], ['sql', 'edge', 'cache'], true],
  [['cache'], ['sql', 'edge', 'cache'], false],
  [['sql'], [], false],
])('an offer with the tags %j does the job of one with %j, whose first two count: %s', (tags, of, expected) => {
  expect(doesSameJob(listed(tags), listed(of))).toBe(expected);
});
