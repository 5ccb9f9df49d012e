import { expect, it } from 'vitest';
import { ParseCache } from '../../../src/compile/shape/shape-file.ts';
import { MINIATURE } from '../miniature.ts';

it('parses after an edit what was edited and nothing else', () => {
  const memory = new ParseCache();
  const before = MINIATURE.map((file) => memory.shape({ ...file }));
  const edited = MINIATURE.map((file) =>
    file.path === 'vendors/acme.yaml' ? { ...file, text: file.text.replace(/tier: .+/, 'tier: Hobby') } : { ...file },
  );
  const again = edited.filter((file, index) => memory.shape(file) !== before[index]);
  expect(again.map(({ path }) => path)).toEqual(['vendors/acme.yaml']);
});
