import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldName } from '../../../src/compile/shape/issue.ts';
import { shaped } from './shaped.ts';

const schema = z.strictObject({
  impact: z.enum(['high', 'low']).optional(),
  change_type: z.enum(['limits_reduced', 'rebranded']).optional(),
  type: z.enum(['student', 'startup']).optional(),
  tags: z.array(z.string()).min(1).max(2).optional(),
  conditions: z.array(z.strictObject({ text: z.string() })).optional(),
  isOpen: z.boolean().optional(),
  offer: z.strictObject({ url: z.string() }).optional(),
});

describe('the diagnostic of a value', () => {
  it.each([
    [
      'offer:\n  url:',
      '2:3 missing-field `url` has no value; write the value, or leave the key out where it may be left out',
    ],
    ['tags: [~]', '1:8 missing-field entry 1 of `tags` has no value; write the value, or remove the entry'],
    [
      'conditions: A card is required',
      '1:13 wrong-type `conditions` is a text and must be a list; write a line for each, as in `- text: No card`',
    ],
    [
      `tags: ${'a'.repeat(61)}`,
      '1:7 wrong-type `tags` is a text and must be a list; put it in brackets: `[…]`; `npm run fix` does it',
    ],
    ['tags: -a -b', '1:7 wrong-type `tags` is a text and must be a list; write a list: begin each entry with `- `'],
    [
      'tags: { a: 1 }',
      '1:7 wrong-type `tags` is a mapping of keys and must be a list; write a list: begin each entry with `- `',
    ],
    [
      'tags: [1]',
      '1:8 wrong-type entry 1 of `tags` is a number and must be a text; put it in quotes, if that is the text',
    ],
    ['isOpen: yes', '1:9 wrong-type `isOpen` is a text and must be `true` or `false`; write `true` or `false`'],
    [
      'type: {3K emails}',
      '1:7 wrong-type `type` is a mapping of keys and must be a text; put it in quotes, if that is the text',
    ],
    ['type: true', '1:7 wrong-type `type` is a truth value and must be a text; put it in quotes, if that is the text'],
    ['type: studnet', '1:7 unknown-value `type` cannot be `studnet`; use `student` (of `student`, `startup`)'],
    ['type: fintech', '1:7 unknown-value `type` cannot be `fintech`; use one of `student`, `startup`'],
    ['impact: hgh', '1:9 unknown-impact `impact` cannot be `hgh`; use `high` (of `high`, `low`)'],
    [
      'change_type: limits_reducd',
      '1:14 unknown-change-type `change_type` cannot be `limits_reducd`; use `limits_reduced` (of `limits_reduced`, `rebranded`)',
    ],
    [
      'tags: [a, b, c, d]',
      '1:14 too-many-tags `tags` has 4 entries, and 2 are allowed; keep the words that distinguish this offer from others',
    ],
    [
      '[]',
      '1:1 wrong-type the file is a list and must be a mapping of keys; write a mapping of keys, as catalogue/README.md shows it',
    ],
  ])('of %j', (text, expected) => {
    expect(shaped(`${text}\n`, schema)).toEqual([expected]);
  });

  it('is an error of the program where a schema has an issue without words', () => {
    expect(() => shaped('n: 1.5\n', z.strictObject({ n: z.number().multipleOf(2) }))).toThrow(
      'no diagnostic is written for the schema issue not_multiple_of',
    );
    expect(() => shaped('n: a\n', z.strictObject({ n: z.string().refine(() => false) }))).toThrow(
      'no words are written',
    );
  });
});

it.each([
  [['offers', 0, 'tier'], '`tier`'],
  [['offers', 0], 'entry 1 of `offers`'],
  [['tags', 1], 'entry 2 of `tags`'],
  [[2], 'entry 3 of the file'],
  [[], 'the file'],
])('names the value at %j in a message: %s', (path, expected) => {
  expect(fieldName(path)).toBe(expected);
});
