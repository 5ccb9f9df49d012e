import { expect, it } from 'vitest';
import { figuresOfEntry } from '../../../src/rules/figures/entry-figures.ts';
import { distributed } from '../../../src/rules/limits/distribution.ts';

/** Period and receiver of each figure of a sentence. */
const read = (description: string) => {
  const figures = figuresOfEntry({ category: 'Databases', tier: 'Free', description });
  return figures.map((figure) => {
    const { period, each } = distributed(figure, figures);
    return [figure.figure.text, period, each];
  });
};

it.each([
  ['Each month 500 minutes and 50 tests.', ['month', 'month']],
  ['Monthly 500 minutes and 50 tests.', ['month', 'month']],
  ['25 spans and 1 GB a month.', ['month', 'month']],
  ['25 spans, and 1 GB a month.', [null, 'month']],
  ['25 spans a day and 1 GB a month.', ['day', 'month']],
  ['25 spans and unlimited users a month.', [null, 'month']],
  ['25 spans and 1 GB.', [null, null]],
])('the periods of "%s" are %j', (sentence, expected) => {
  expect(read(sentence).map(([, period]) => period)).toEqual(expected);
});

it.each([
  ['100 projects, each with 0.5 GB and 10 branches.', [null, 'project', 'project']],
  ['Each workspace has 5 seats and 1 GB.', ['workspace', 'workspace']],
  ['Each workspace has 5 seats, and the plan has 1 GB.', ['workspace', null]],
  ['Each account has 5 seats.', [null]],
  ['100 seats, and the plan has 5 teams, each with 0.5 GB.', [null, null, 'team']],
  ['100 projects of 5 GB, each with 2 branches.', [null, null, 'project']],
  ['The plan, each with 2 branches.', [null]],
  ['5 seats per workspace and 1 GB.', ['workspace', null]],
])('the receivers of "%s" are %j', (sentence, expected) => {
  expect(read(sentence).map(([, , each]) => each)).toEqual(expected);
});
