import { describe, expect, it } from 'vitest';
import { isKnownVendor, vendorNameFix } from '../../../src/compile/checks/vendor-references.ts';
import { collected } from '../../../src/compile/validate.ts';
import { miniatureWith } from '../miniature.ts';

const ROWAN = `vendor: Rowan
changes:
  - change_type: rebranded
    date: 2026-11-02
    impact: low
    category: Databases
    summary: Another logo
`;

const files = collected([
  ...miniatureWith({ path: 'vendors/elder.yaml', text: '', refused: true }),
  { path: 'vendors/rowan.yaml', text: ROWAN },
]).collected();

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
