import { describe, expect, it } from 'vitest';
import { readsFile } from '../../../src/compile/shape/lists.ts';
import { read } from '../../builders.ts';
import { codesOf } from './shaped.ts';

const FAILURE = { category: 'timeout', consecutive: 1, error: 'No answer,' };
const withPage = (given: object) => ({ reads: [{ ...read(), ...given }] });

describe('a file of reads', () => {
  it.each([
    ['a failure in the words of the machine', { failure: FAILURE }],
    [
      'a day to come on which a page is read again',
      { refused_read: { reason: 'No', refused_date: '2026-11-01', read_again_on: '2027-01-01' } },
    ],
  ])('may hold %s', (_, given) => {
    expect(codesOf(withPage(given), readsFile)).toEqual([]);
  });

  it.each([
    ['half a failure', { failure: { ...FAILURE, consecutive: 0.5 } }, 'reads.0.failure.consecutive: bad-number'],
    [
      'an unknown outcome',
      { last_read: { date: '2026-11-01', outcome: 'fine' } },
      'reads.0.last_read.outcome: invalid_value',
    ],
    [
      'an unknown verdict',
      { link: { verdict: 'lost', since: '2026-11-01', checked: '2026-11-01' } },
      'reads.0.link.verdict: invalid_value',
    ],
    ['an empty list of redirects', { redirects: [] }, 'reads.0.redirects: too_small'],
    ['an unknown key', { note: 'x' }, 'reads.0.note: unrecognized_keys'],
  ])('cannot hold %s', (_, given, code) => {
    expect(codesOf(withPage(given), readsFile)).toEqual([code]);
  });

  it('holds at least one page, with its address and the day of the last attempt', () => {
    expect(codesOf({ reads: [] }, readsFile)).toEqual(['reads: too_small']);
    expect(codesOf({ reads: [{}] }, readsFile)).toEqual([
      'reads.0.url: invalid_type',
      'reads.0.last_attempt: invalid_type',
    ]);
  });
});
