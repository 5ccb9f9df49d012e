import { describe, expect, it } from 'vitest';
import type { Path } from '../../../src/compile/parse/draft.ts';
import { keyText } from '../../../src/compile/parse/draft.ts';
import { parse } from '../../../src/compile/parse/parse.ts';
import { Scalar } from 'yaml';

const TEXT = `vendor: Acme
offers:
  - tier: Free
    tags: [sql, "my sql"]
  - tier: >-
      Two
      lines
1: one
empty:
`;

function draft() {
  const parsed = parse({ path: 'vendors/acme.yaml', text: TEXT });
  if (!('draft' in parsed)) throw new Error('the text has no draft');
  return parsed.draft;
}

/** `line:column-line:column`. */
function span({ start, end }: ReturnType<ReturnType<typeof draft>['place']>): string {
  return `${start.line}:${start.column}-${end.line}:${end.column}`;
}

describe('the place of a value', () => {
  it.each([
    ['a text', ['vendor'], '1:9-1:13'],
    ['an entry of a list', ['offers', 0, 'tags', 1], '4:17-4:25'],
    ['a mapping of a list', ['offers', 0], '3:5-5:1'],
    ['a folded text', ['offers', 1, 'tier'], '5:11-8:1'],
    ['the value of a key that is a number', ['1'], '8:4-8:7'],
    ['a missing key, as the first key of its mapping', ['offers', 1, 'url'], '5:5-5:9'],
    ['a missing entry, as its list', ['offers', 0, 'tags', 2], '4:11-4:26'],
    ['a path that leaves the file, as its first key', ['changes', 0, 'date'], '1:1-1:7'],
    ['the whole file', [], '1:1-9:7'],
  ] as const satisfies readonly (readonly [string, Path, string])[])('is known for %s', (_, path, expected) => {
    expect(span(draft().place(path))).toBe(expected);
  });
});

describe('the place of words', () => {
  it.each([
    ['in a folded text', 'lines', '7:7-7:12'],
    ['that the text breaks over two lines, as the whole text', 'Two lines', '5:11-8:1'],
    ['that the text does not have, as the whole text', 'three', '5:11-8:1'],
  ] as const)('is known %s', (_, words, expected) => {
    expect(span(draft().place(['offers', 1, 'tier'], words))).toBe(expected);
  });

  it('is that of a whole number', () => {
    const parsed = parse({ path: 'vendors/acme.yaml', text: 'vendor: 100 of 3.10 or 10' });
    expect('draft' in parsed && span(parsed.draft.place(['vendor'], '10'))).toBe('1:24-1:26');
  });
});

describe('the place of a key', () => {
  it.each([
    ['a value', ['offers', 0, 'tier'], '3:5-3:9'],
    ['a key without a value', ['empty'], '9:1-9:6'],
    ['an entry of a list, as its mapping', ['offers', 0], '3:5-5:1'],
    ['a missing key, as the first key of its mapping', ['offers', 1, 'url'], '5:5-5:9'],
  ] as const satisfies readonly (readonly [string, Path, string])[])('is known for %s', (_, path, expected) => {
    expect(span(draft().keyPlace(path))).toBe(expected);
  });
});

it('names its file in each place', () => {
  expect([draft().file, draft().place([]).file, draft().keyPlace(['vendor']).file]).toEqual(
    Array(3).fill('vendors/acme.yaml'),
  );
});

it('reads a key as it is written, and none where it is not one word', () => {
  const number = new Scalar(1);
  number.source = '0x1';
  expect([keyText(new Scalar('tier')), keyText(number), keyText(null)]).toEqual(['tier', '0x1', null]);
});
