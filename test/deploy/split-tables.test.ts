import { describe, expect, it } from 'vitest';
import { dropStatements, retiredTables } from '../../scripts/lib/split-tables.ts';

describe('the tables of a split index after a deployment', () => {
  it.each([
    ['none at the first', ['split_a'], ['split_a'], []],
    ['none of the deployment before', ['split_a', 'split_b'], ['split_b', 'split_a'], []],
    [
      'those of the deployments before that',
      ['split_a', 'split_b', 'split_c'],
      ['split_c', 'split_b', 'split_a'],
      ['split_a'],
    ],
    [
      'none of the two newest where one was deployed twice',
      ['split_a', 'split_b'],
      ['split_b', 'split_b', 'split_a'],
      [],
    ],
    [
      'tables that no deployment is noted of',
      ['split_a', 'split_b', 'split_old'],
      ['split_b', 'split_a'],
      ['split_old'],
    ],
    ['only tables that are there', ['split_d'], ['split_d', 'split_c', 'split_b'], []],
  ] as const)('drops %s', (_, there, newestFirst, retired) => {
    expect(retiredTables(there, newestFirst)).toEqual(retired);
  });

  it('drops each kind of table by its name', () => {
    expect(dropStatements(['split_a'])).toEqual([
      'DROP TABLE IF EXISTS split_a_search',
      'DROP TABLE IF EXISTS split_a_pieces',
      'DROP TABLE IF EXISTS split_a_texts',
      'DROP TABLE IF EXISTS split_a_changes',
    ]);
  });
});
