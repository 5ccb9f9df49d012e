import { expect, it } from 'vitest';
import { LineCounter } from 'yaml';
import { indentFault } from '../../../src/compile/parse/indent-fault.ts';
import { yamlDocument } from '../../../src/compile/parse/parse.ts';
import { sourceLines } from '../../../src/compile/parse/source-lines.ts';

function faultIn(text: string) {
  const counter = new LineCounter();
  const [error] = yamlDocument(text, counter).errors;
  if (!error) throw new Error('the text is YAML');
  const lines = sourceLines(text);
  const index = Math.min(counter.linePos(error.pos[0]).line - 1, lines.length - 1);
  const fault = indentFault({ text, lines, index, error });
  return fault && `${text.slice(fault.offset, fault.offset + fault.length)}: ${fault.what}; ${fault.fix}`;
}

const BESIDE = 'as the keys that it belongs beside';

it.each([
  [
    'a key between two others of one indentation',
    'a:\n  b: 1\n   c: 2\n  d: 3\n',
    `c: \`c\` is indented by 3 spaces, unlike the keys before and after it; indent it by 2 spaces, ${BESIDE}`,
  ],
  [
    'a key one space to the left of them',
    'a:\n  b: 1\n c: 2\n  d: 3\n',
    `c: \`c\` is indented by 1 space, unlike the keys before and after it; indent it by 2 spaces, ${BESIDE}`,
  ],
  [
    'a last key that is too deep',
    'a:\n  b: 1\n    c: 2\n',
    `c: \`c\` is indented by 4 spaces, which fits no key above it; indent it by 2 or 0 spaces, ${BESIDE}`,
  ],
])('names %s', (_, text, expected) => {
  expect(faultIn(text)).toBe(expected);
});

it('names nothing where another error is the cause', () => {
  expect(faultIn('a: "b\n')).toBeNull();
});
