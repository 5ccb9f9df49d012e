import { describe, expect, it } from 'vitest';
import { keyLine, sourceLines } from '../../../src/compile/parse/source-lines.ts';

describe('the lines of a text', () => {
  it.each([
    ['line feeds', 'one\ntwo\n', [0, 4, 8]],
    ['carriage returns with line feeds', 'one\r\ntwo\r\n', [0, 5, 10]],
  ])('have their numbers and offsets, with %s', (_, text, offsets) => {
    expect(sourceLines(text)).toEqual(
      ['one', 'two', ''].map((line, index) => ({ number: index + 1, offset: offsets[index], text: line })),
    );
  });
});

describe('a line that begins with a key', () => {
  it.each([
    ['tier: Free', 'tier', 0, 6],
    ['    tier: Free', 'tier', 4, 10],
    ['  - tier: Free', 'tier', 4, 10],
    ['- - tier: Free', 'tier', 4, 10],
    ['offers:', 'offers', 0, 7],
    ['"tier" : Free', '"tier"', 0, 9],
    ['change-type.of_1: x', 'change-type.of_1', 0, 18],
  ])('%j has the key %s in column %i and its value in column %i', (text, key, indent, value) => {
    expect(keyLine({ number: 1, offset: 0, text })).toMatchObject({ key, indent, value });
  });

  it.each(['', '# tier: Free', 'tier', 'tier:Free', '- Free', 'https://acme.example', '\ttier: Free'])(
    'is not %j',
    (text) => {
      expect(keyLine({ number: 1, offset: 0, text })).toBeNull();
    },
  );
});
