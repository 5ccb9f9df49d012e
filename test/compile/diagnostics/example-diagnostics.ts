import type { Diagnostic, Place } from '../../../src/compile/diagnostics/diagnostic.ts';

/** A span of a file, each end as line and column. */
export const place = (file: string, from: readonly [number, number], to: readonly [number, number]): Place => ({
  file,
  start: { line: from[0], column: from[1] },
  end: { line: to[0], column: to[1] },
});

/** Two diagnostics, the later one first: one in a file whose name needs escaping, one of several lines with another place. */
export const DIAGNOSTICS: readonly Diagnostic[] = [
  {
    code: 'unknown-tag',
    at: place('vendors/b, c: d.yaml', [7, 12], [7, 16]),
    what: '`100%` is not a tag',
    why: 'a search for the usual word would miss the offer',
    fix: 'use `sql`',
  },
  {
    code: 'duplicate-change',
    at: place('vendors/acme.yaml', [20, 5], [21, 30]),
    what: 'the record is written twice',
    why: 'it would be counted twice',
    fix: 'remove one of the two',
    also: [{ at: place('vendors/acme.yaml', [12, 5], [12, 9]), note: 'first written here' }],
  },
];
