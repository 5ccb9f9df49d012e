import { expect, it } from 'vitest';
import { parse } from '../../../src/compile/parse/parse.ts';

/** The diagnostics of a text, each as `line:column-column code what; fix`. */
function diagnosed(text: string): readonly string[] {
  const parsed = parse({ path: 'vendors/acme.yaml', text });
  if ('draft' in parsed) return [];
  return parsed.diagnostics.map(
    ({ at: { start, end }, code, what, fix }) => `${start.line}:${start.column}-${end.column} ${code} ${what}; ${fix}`,
  );
}

it.each([
  [
    'an unsettled merge, wherever the parser fails',
    'vendor: [\n<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> b\n',
    '2:1-8 yaml-syntax the file holds an unsettled merge conflict; keep one of the two versions, and remove the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`',
  ],
  [
    'a bracket that is not closed, where it opens',
    'tags: [sql\ntier: Free\nurl: x\n',
    '1:7-8 yaml-syntax the text is not YAML: `[` is never closed; write `]` where it ends',
  ],
  [
    'a quote that is not closed, where it opens',
    'tier: "Free\nurl: x\n',
    '1:7-8 yaml-syntax the text is not YAML: `"` is never closed; write `"` where it ends',
  ],
  [
    'a second document',
    'vendor: Acme\n---\nvendor: Birch\n',
    '2:1-4 multiple-documents the file holds a second document; move the second document to a file of its own',
  ],
  [
    'a key without a space after its colon',
    'vendor:Acme\noffers: []\n',
    '1:1-8 yaml-syntax `vendor` has no space after its colon; write `vendor: `, then the value',
  ],
  [
    'a text on the line of its sign',
    'summary: >- One database\ndate: 2026-11-02\n',
    '1:10-12 yaml-syntax the value begins with `>-`, which YAML reserves; begin the text on the line below, two spaces further in, or put it in quotes',
  ],
  [
    'a list without entries above an entry',
    '# Codes.\n[]\n# The first.\n- vendor: Acme\n',
    '2:1-3 yaml-syntax the list `[]` is empty, and an entry follows; remove the brackets',
  ],
  [
    'a dash at another column than the one above it',
    'tags:\n    - sql\n  - hosting\n',
    '3:3-4 yaml-syntax the dash is not below the one of the entry above it; indent it by 4 spaces',
  ],
])('names %s', (_, text, expected) => {
  expect(diagnosed(text)).toEqual([expected]);
});

it('says what the parser says where no cause is known', () => {
  const [found = ''] = diagnosed('vendor: Acme\noffers: ]\n');
  expect(found).toMatch(/^2:9-10 yaml-syntax the text is not YAML: [a-z].*[^.:]; mend the text here; a value with/);
});

it('takes no address for a key without a space', () => {
  expect(diagnosed('https://acme.example\noffers: []\n')[0]).not.toContain('has no space after its colon');
});
