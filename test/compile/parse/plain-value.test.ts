import { describe, expect, it } from 'vitest';
import type { Node } from 'yaml';
import { plainValue, yamlDocument, type YamlError } from '../../../src/compile/parse/parse.ts';

function read(text: string) {
  const errors: YamlError[] = [];
  const value = plainValue(yamlDocument(text).contents as Node, (error) => errors.push(error));
  return { value, errors };
}

describe('the plain value of a document', () => {
  it.each([
    ['days and words of truth in other languages stay texts', 'a: 2026-11-01\nb: no\n', { a: '2026-11-01', b: 'no' }],
    ['numbers, truth values and nothing are read', 'a: 12\nb: true\nc:\nd: ~\n', { a: 12, b: true, c: null, d: null }],
    ['keys stay texts', '1: one\ntrue: yes\n', { '1': 'one', true: 'yes' }],
    ['lists may have empty entries', '- 1\n-\n- [a]\n', [1, null, ['a']]],
    ['a comment with a space is a comment', 'a: one # two\n', { a: 'one' }],
  ])('%s', (_, text, value) => {
    expect(read(text)).toEqual({ value, errors: [] });
  });

  it('has a key called __proto__ as its own', () => {
    const { value } = read('__proto__: { offers: [] }\n');
    expect(Object.entries(value as object)).toEqual([['__proto__', { offers: [] }]]);
    expect((value as { readonly offers?: unknown }).offers).toBeUndefined();
  });
});

describe('what is not plain data', () => {
  it.each([
    ['an anchor', 'a: &x 1\n', ['yaml-anchor']],
    ['an anchor of a key', '&x a: 1\n', ['yaml-anchor']],
    ['an alias', 'a: &x 1\nb: *x\n', ['yaml-anchor', 'yaml-alias']],
    ['a tag', 'a: !!str 1\n', ['yaml-tag']],
    ['a merge', '<<: { a: 1 }\n', ['yaml-merge']],
    ['a key of several words', '? [a, b]\n: 1\n', ['complex-key']],
    ['a key that is written twice', 'a: 1\nb: 2\na: 3\n', ['duplicate-key']],
    ['a text that a comment cuts off', 'a: Paid once #1\n', ['cut-text']],
    ['51 lists in each other', `${'['.repeat(51)}${']'.repeat(51)}`, ['too-deep']],
  ])('is reported: %s', (_, text, codes) => {
    expect(read(text).errors.map(({ code }) => code)).toEqual(codes);
  });

  it('is not reported: 50 lists in each other, and a sign behind a quoted text', () => {
    expect(read(`${'['.repeat(50)}${']'.repeat(50)}`).errors).toEqual([]);
    expect(read('a: "Paid once" #1\n').errors).toEqual([]);
  });

  it('keeps the first of two values of a key', () => {
    expect(read('a: 1\na: 3\n').value).toEqual({ a: 1 });
  });
});
