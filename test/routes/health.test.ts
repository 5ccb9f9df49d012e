import { describe, expect, it } from 'vitest';
import { health } from '../../src/routes/health.ts';
import { daysAgo, TODAY } from '../builders.ts';

const answer = (date: typeof TODAY, faults: readonly string[] = [], commit: string | null = '626cb2c') =>
  health.answer({ today: TODAY, build: { commit, date, files: 1, bytes: 1 }, faults }, {});

describe('/api/health', () => {
  it('answers 200 while the build is of today and nothing is wrong', () => {
    expect(answer(TODAY)).toEqual({
      status: 200,
      body: { status: 'ok', today: '2026-11-20', build: { commit: '626cb2c', date: '2026-11-20' } },
    });
  });

  it.each([
    ['a fault', TODAY, ['The store is full.'], 'The store is full.'],
    ['several faults', TODAY, ['One.', 'Two.'], 'One. Two.'],
    ['an old build', daysAgo(1), [], 'The build (commit 626cb2c) is of 2026-11-19, and today is 2026-11-20.'],
    [
      'an old build and a fault',
      daysAgo(1),
      ['Two.'],
      'The build (commit 626cb2c) is of 2026-11-19, and today is 2026-11-20. Two.',
    ],
  ])('answers 503 with every fault: %s', (_, date, faults, error) => {
    expect(answer(date, faults)).toEqual({ status: 503, body: { error } });
  });
});
