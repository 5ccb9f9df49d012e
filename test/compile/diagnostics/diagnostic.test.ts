import { describe, expect, it } from 'vitest';
import {
  byPlace,
  fileStart,
  quote,
  visible,
  nearest,
  type Diagnostic,
} from '../../../src/compile/diagnostics/diagnostic.ts';

const at = (file: string, line: number, column: number, code = 'a'): Diagnostic => {
  const place = { ...fileStart(file), start: { line, column } };
  return { code, at: place, what: '', why: '', fix: '' };
};

it('diagnostics are in the order of file, line, column and code, where lines are numbers', () => {
  const sorted = [
    at('B.yaml', 9, 9),
    at('a.yaml', 2, 9),
    at('a.yaml', 10, 1),
    at('a.yaml', 10, 2, 'a'),
    at('a.yaml', 10, 2, 'b'),
    at('b.yaml', 1, 1),
  ];
  expect([...sorted].reverse().sort(byPlace)).toEqual(sorted);
});

describe('a value in a message', () => {
  it.each([
    ['Free', '`Free`'],
    [12, '`12`'],
    [Infinity, '`Infinity`'],
    [true, '`true`'],
    [null, '`null`'],
    [undefined, '`undefined`'],
    [['a', 'b'], '`["a","b"]`'],
    ['a `b`', "`a 'b'`"],
    ['a\u001B[31mb\u200B', '`aU+001B[31mbU+200B`'],
    ['a'.repeat(60), `\`${'a'.repeat(60)}\``],
    ['a'.repeat(61), `\`${'a'.repeat(60)}…\``],
    ['😀'.repeat(61), `\`${'😀'.repeat(60)}…\``],
  ])('%j is written as %s', (value, expected) => {
    expect(quote(value)).toBe(expected);
  });
});

it('shows each control and invisible character as its code point, and no other', () => {
  expect(visible('a\nb\u2028c\uFEFFd e\u00E9')).toBe('aU+000AbU+2028cU+FEFFd e\u00E9');
});

describe('the nearest word', () => {
  it.each([
    ['Databse', ['Databases', 'Database', 'Data'], 'Database'],
    ['DATABASE', ['database'], 'database'],
    // Two edits of six letters, three of nine.
    ['sqlite', ['sqlxx', 'sqlixx'], 'sqlixx'],
    ['hosting12', ['hosting'], 'hosting'],
    ['ab', ['abc'], 'abc'],
    // Two adjacent letters swapped are one edit.
    ['verecl', ['vexxel', 'vercel'], 'vercel'],
    ['noen', ['neon'], 'neon'],
    // The first of two at one distance.
    ['cat', ['car', 'cut'], 'car'],
  ])('of %s among %j is %s', (word, candidates, expected) => {
    expect(nearest(word, candidates)).toBe(expected);
  });

  it.each([
    ['five letters with two edits', 'sqlit', ['sqabt']],
    ['two letters with two edits', 'ab', ['cd']],
    ['no candidate', 'ab', []],
    ['a word of more than 80 characters', 'a'.repeat(81), ['a'.repeat(80)]],
  ])('is none for %s', (_, word, candidates) => {
    expect(nearest(word, candidates)).toBeUndefined();
  });

  it('is found for a word of 80 characters', () => {
    expect(nearest('a'.repeat(80), ['a'.repeat(79)])).toBe('a'.repeat(79));
  });
});
