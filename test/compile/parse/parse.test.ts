import { describe, expect, it } from 'vitest';
import { parse } from '../../../src/compile/parse/parse.ts';

const PATH = 'vendors/acme.yaml';

function diagnosed(text: string): readonly string[] {
  const parsed = parse({ path: PATH, text });
  return 'draft' in parsed
    ? []
    : parsed.diagnostics.map(({ at, code }) => `${at.start.line}:${at.start.column} ${code}`);
}

describe('a text', () => {
  it.each([
    ['a: 2026-11-01\nb: no\n', { a: '2026-11-01', b: 'no' }],
    ['a: 12\nb: true\nc:\nd: ~\n', { a: 12, b: true, c: null, d: null }],
    ['1: one\ntrue: yes\n', { '1': 'one', true: 'yes' }],
    ['- 1\n-\n- [a]\n', [1, null, ['a']]],
    ['a: one # two\nb: "Paid once" #1\n', { a: 'one', b: 'Paid once' }],
  ])('of %j has the plain value %j', (text, value) => {
    expect(parse({ path: PATH, text })).toMatchObject({ draft: { file: PATH, value } });
  });

  it.each([
    ['without content', '', '1:1 empty-file'],
    ['of a comment alone', '# Acme\n', '1:1 empty-file'],
    ['of a marker alone', '---\n', '1:1 empty-file'],
    ['of the word null', 'null\n', '1:1 empty-file'],
    ['that is not YAML', 'vendor: [\n', '1:9 yaml-syntax'],
    ['with lone carriage returns', 'vendor: Acme\roffers: []\r', '1:1 yaml-syntax'],
    ['with an anchor of a key', '&x a: 1\n', '1:1 yaml-anchor'],
    ['with 51 lists in each other', `${'['.repeat(51)}${']'.repeat(51)}`, '1:51 yaml-syntax'],
  ])('%s has no value and one diagnostic', (_, text, expected) => {
    expect(diagnosed(text)).toEqual([expected]);
  });

  it('may have the line ends of Windows', () => {
    expect(diagnosed('vendor: Acme\r\noffers: []\r\n')).toEqual([]);
  });
});

describe('what is not plain data', () => {
  it('is reported at each place', () => {
    expect(diagnosed('a: !!str 1\nb: 2\nb: 3\nc: Paid #1\n')).toEqual([
      '1:4 yaml-tag',
      '3:1 duplicate-key',
      '4:9 cut-text',
    ]);
  });

  it.each(['a:\n  - b\n   - c\n', 'a: b\n   - c\n'])('is a dash that %j has too far in', (text) => {
    expect(diagnosed(text)).toEqual([`${text.startsWith('a: ') ? 2 : 3}:4 yaml-syntax`]);
  });

  it('is reported once where several values are nested too deep', () => {
    const deep = `${'['.repeat(60)}${']'.repeat(60)}`;
    expect(diagnosed(`a: ${deep}\nb: ${deep}\n`)).toEqual(['1:53 yaml-syntax']);
  });

  it('names the first of two equal keys', () => {
    const parsed = parse({ path: PATH, text: 'b: 2\nb: 3\n' });
    expect(parsed).toMatchObject({
      diagnostics: [
        { what: '`b` is written twice', also: [{ at: { start: { line: 1, column: 1 } }, note: 'first written here' }] },
      ],
    });
  });
});
