import { describe, expect, it } from 'vitest';
import { dateWindow } from '../../../src/rules/changes/change-search.ts';
import { day, TODAY } from '../../builders.ts';

describe('date window', () => {
  it.each([
    ['the last 30 days where no window is requested', null, false, { source: 'default', from: '2026-10-21' }],
    ['the whole log where a filter is given', null, true, { source: 'none', from: null }],
    ['since, with nothing else', day('2020-01-01'), false, { source: 'since_parameter', from: '2020-01-01' }],
    ['since, over a filter', day('2026-11-19'), true, { source: 'since_parameter', from: '2026-11-19' }],
  ])('is %s', (_title, since, filtered, expected) => {
    expect(dateWindow({ today: TODAY, since, filtered })).toEqual(expected);
  });
});
