import { expect, test } from 'vitest';
import { refusedRead } from '../../../src/rules/risk/read-findings.ts';
import { read } from '../../builders.ts';

test('a refused read is published with the day it will be tried again, or null', () => {
  const refused = { reason: 'No figure', refused_date: '2026-11-01' };
  expect(refusedRead(undefined)).toBeNull();
  expect(refusedRead(read())).toBeNull();
  expect(refusedRead(read({ refused_read: refused }))).toEqual({ ...refused, read_again_on: null });
  expect(refusedRead(read({ refused_read: { ...refused, read_again_on: '2026-12-01' } }))).toEqual({
    ...refused,
    read_again_on: '2026-12-01',
  });
});
