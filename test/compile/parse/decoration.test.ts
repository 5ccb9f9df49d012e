import { isMap, type Node } from 'yaml';
import { expect, it } from 'vitest';
import { Decorations, yamlDocument } from '../../../src/compile/parse/parse.ts';

/** The decoration of the value of a key, as it is written. */
function written(text: string, key: string, kind: 'anchor' | 'tag'): string | undefined {
  const root = yamlDocument(text).contents;
  if (!isMap<Node, Node>(root)) throw new Error('the text is no mapping');
  const found = new Decorations(text).before(root.get(key, true) as Node, kind);
  return found && text.slice(...found);
}

it.each([
  ['a: &one 1\nb: 2\n', 'a', 'anchor', '&one'],
  ['a: &one 1\nb: &two 2\n', 'b', 'anchor', '&two'],
  ['a:\n  &one\n  - 1\n', 'a', 'anchor', '&one'],
  ['a: !!str 1\n', 'a', 'tag', '!!str'],
  ['a: !<tag:x> &one 1\n', 'a', 'tag', '!<tag:x>'],
  ['a: [&one 1, 2]\nb: &two 3\n', 'b', 'anchor', '&two'],
] as const)('finds in %j the decoration of the value of `%s`: the %s %s', (text, key, kind, expected) => {
  expect(written(text, key, kind)).toBe(expected);
});

it('finds no tag where only an anchor is written', () => {
  expect(written('a: &one 1\n', 'a', 'tag')).toBeUndefined();
});
