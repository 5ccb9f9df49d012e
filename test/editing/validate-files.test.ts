import { describe, expect, it } from 'vitest';
import { validate } from '../../src/compile/validate.ts';
import { validateFiles } from '../../src/editing/validate-files.ts';
import { MINIATURE, miniatureWith } from '../compile/miniature.ts';
import { BROKEN } from '../compile/broken-files.ts';
import { day } from '../compile/today.ts';
import { oneIn } from '../runs.ts';

const TODAY = day('2026-11-20');

describe('a file validated alone', () => {
  it('has the same diagnostics as in the whole catalogue', () => {
    for (const broken of oneIn(5, BROKEN)) {
      const files = miniatureWith(broken);
      const alone = validateFiles(files, new Set([broken.path]), TODAY);
      expect(alone, broken.name).toEqual(validate(files, TODAY).diagnostics);
    }
  });

  it('is not blamed for those of another', () => {
    const files = miniatureWith({ path: 'vendors/birch.yaml', text: 'vendor: Birch\noffers: {}\n' });
    expect(validateFiles(files, new Set(['vendors/acme.yaml']), TODAY)).toEqual([]);
  });

  it('may name vendors whose files are not looked into', () => {
    const names = ['Birch', "Let's Encrypt", 'Lets Encrypt', 'Elm'];
    const text = MINIATURE.find(({ path }) => path === 'vendors/cedar.yaml')?.text.replace(
      '[Acme]',
      `["${names.join('", "')}"]`,
    );
    const files = miniatureWith(
      { path: 'vendors/cedar.yaml', text: text ?? '' },
      { path: 'vendors/let-s-encrypt.yaml', text: "vendor: Let's Encrypt # quoted by nobody\noffers: 3\n" },
    );
    const diagnostics = validateFiles(files, new Set(['vendors/cedar.yaml']), TODAY);
    expect(diagnostics.map(({ code, what }) => `${code} ${what}`)).toEqual([
      "unknown-alternative `Lets Encrypt` is not a vendor, and `Let's Encrypt` is",
    ]);
  });
});
