import { describe, expect, it } from 'vitest';
import { goneVendor, isKnownVendor, vendorNameFix } from '../../../src/compile/checks/vendor-references.ts';
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

describe('the cause of several references to a name without a file', () => {
  const causeOf = (name: string) => {
    const { key, ownCode, minFindings, at, what, fix } = goneVendor(files, name);
    return { key, ownCode, minFindings, at: `${at.file}:${at.start.line}:${at.start.column}`, what, fix };
  };

  it('is the absent file', () => {
    expect(causeOf('Oak Tree')).toEqual({
      key: 'vendor oak-tree',
      ownCode: 'unknown-vendor',
      minFindings: 2,
      at: 'vendors/oak-tree.yaml:1:1',
      what: 'other files name the vendor `Oak Tree`, which has no file',
      fix: 'restore vendors/oak-tree.yaml, or correct the places listed',
    });
  });

  it.each([
    ['Acme Labs', 'a former name of'],
    ['ACME', 'another spelling of'],
  ])('is the vendor that has %s as %s its name', (name, relation) => {
    expect(causeOf(name)).toMatchObject({
      minFindings: 2,
      at: 'vendors/acme.yaml:2:9',
      what: `\`${name}\` is ${relation} \`Acme\`, and other files use it as the name`,
      fix: 'write `Acme` in the places listed',
    });
  });

  it('is a vendor of a like name that no other file names', () => {
    expect(causeOf('Rowann')).toMatchObject({
      minFindings: 3,
      at: 'vendors/rowan.yaml:1:9',
      fix: 'write `Rowan` in the places listed, or restore vendors/rowann.yaml',
    });
  });

  it('is not a vendor of a like name that another file names', () => {
    expect(causeOf('Birsh')).toMatchObject({
      minFindings: 3,
      at: 'vendors/birsh.yaml:1:1',
      fix: 'restore vendors/birsh.yaml, or correct the places listed; `Birch` is like it',
    });
  });
});
