import { describe, expect, it } from 'vitest';
import { goneVendor, isKnownVendor, vendorNameFix } from '../../../src/compile/checks/known-vendor.ts';
import { collected } from '../../../src/compile/validate.ts';
import { miniatureWith } from '../miniature.ts';

const files = collected(miniatureWith({ path: 'vendors/elder.yaml', text: '', refused: true })).collected();

describe('a name of a vendor', () => {
  it.each([
    ['Acme', true],
    ['acme', false],
    ['Acme Labs', false],
    // The name in its file is not known.
    ['ELDER', true],
    ['Oak', false],
  ])('%s is known as its file writes it: %s', (name, expected) => {
    expect(isKnownVendor(files, name)).toBe(expected);
  });

  it.each([
    ['ACME', 'use `Acme`'],
    ['acme labs', 'use `Acme`'],
    ['Birsh', 'use `Birch`, or add its file under vendors/, or leave the name out'],
    ['Oak', 'add its file under vendors/, or leave the name out'],
  ])('%s is corrected: %s', (name, fix) => {
    expect(vendorNameFix(files, name)).toBe(fix);
  });
});

it('several references to an absent vendor have its file as their cause, or the new name of a renamed one', () => {
  expect(goneVendor(files, 'Oak Tree')).toMatchObject({
    key: 'vendor oak-tree',
    code: 'unknown-vendor',
    from: 2,
    at: { file: 'vendors/oak-tree.yaml' },
    fix: 'restore vendors/oak-tree.yaml, or correct the places listed',
  });
  expect(goneVendor(files, 'Acme Labs')).toMatchObject({
    key: 'vendor acme-labs',
    at: { file: 'vendors/acme.yaml', start: { line: 2, column: 9 } },
    what: '`Acme Labs` is now called `Acme`, and other files use the former name',
  });
});
