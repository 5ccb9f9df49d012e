import { expect, it } from 'vitest';
import { validate } from '../../../src/compile/validate.ts';
import { ParseCache } from '../../../src/compile/shape/shaped-file.ts';
import { MINIATURE } from '../miniature.ts';
import { day } from '../today.ts';

const TODAY = day('2026-11-20');

it('parses after an edit what was edited and nothing else', () => {
  const memory = new ParseCache();
  const before = MINIATURE.map((file) => memory.shaped({ ...file }));
  const edited = MINIATURE.map((file) =>
    file.path === 'vendors/acme.yaml' ? { ...file, text: file.text.replace(/tier: .+/, 'tier: Hobby') } : { ...file },
  );
  const again = edited.filter((file, index) => memory.shaped(file) !== before[index]);
  expect(again.map(({ path }) => path)).toEqual(['vendors/acme.yaml']);
});

it('validates the edited text, not the cached one', () => {
  const memory = new ParseCache();
  expect(validate(MINIATURE, TODAY, memory).diagnostics).toEqual([]);
  const broken = MINIATURE.map((file) => (file.path === 'vendors/acme.yaml' ? { ...file, text: 'vendor: [' } : file));
  expect(validate(broken, TODAY, memory).diagnostics).not.toEqual([]);
  expect(validate(MINIATURE, TODAY, memory).diagnostics).toEqual([]);
});
