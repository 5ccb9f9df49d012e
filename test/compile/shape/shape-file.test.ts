import { describe, expect, it } from 'vitest';
import { shapeFile } from '../../../src/compile/shape/shape-file.ts';

const OFFER = 'category: Databases, tier: Free, url: https://acme.example, verifiedDate: 2026-11-01, tags: [sql]';
const VENDOR = `vendor: Acme\noffers: [{ ${OFFER}, description: One }]\n`;
const READS = 'reads:\n  - url: https://acme.example\n    last_attempt: 2026-11-19\n';
const shaped = (path: string, text: string) => {
  const { kind, validated, diagnostics, vendorName } = shapeFile({ path, text });
  return { kind, isValid: validated !== null, codes: diagnostics.map(({ code }) => code), vendorName };
};

describe('a file', () => {
  it.each([
    ['vendors/acme.yaml', VENDOR, { kind: 'vendor', isValid: true, codes: [], vendorName: 'Acme' }],
    ['reads/acme.yaml', READS, { kind: 'reads', isValid: true, codes: [], vendorName: null }],
    ['tags.yaml', '- sql\n', { kind: 'tags', isValid: true, codes: [], vendorName: null }],
    ['vendors/acme.yaml', 'vendor: [', { kind: 'vendor', isValid: false, codes: ['yaml-syntax'], vendorName: null }],
    [
      'vendors/acme.yaml',
      'vendor: Acme\noffers: 1\n',
      { kind: 'vendor', isValid: false, codes: ['wrong-type'], vendorName: 'Acme' },
    ],
    [
      'vendors/acme.yaml',
      'vendor: "?"\n',
      { kind: 'vendor', isValid: false, codes: ['unsluggable-name'], vendorName: null },
    ],
    ['notes.yaml', '- sql\n', { kind: null, isValid: false, codes: ['misplaced-file'], vendorName: null }],
    ['reads/acme.yaml', VENDOR, { kind: 'reads', isValid: false, codes: ['misplaced-file'], vendorName: null }],
    ['vendors/acme.yaml', READS, { kind: 'vendor', isValid: false, codes: ['misplaced-file'], vendorName: null }],
    ['tags.yaml', VENDOR, { kind: 'tags', isValid: false, codes: ['misplaced-file'], vendorName: null }],
  ])('at %s that holds %j', (path, text, expected) => {
    expect(shaped(path, text)).toEqual(expected);
  });

  it.each([
    ['comparisons/acme.yaml', VENDOR, 'move it to `vendors/acme.yaml`'],
    ['top.yaml', VENDOR, 'move it to `vendors/acme.yaml`'],
    ['vendors/a/acme.yaml', VENDOR.replace('Acme', 'Acme Labs'), 'move it to `vendors/acme-labs.yaml`'],
    ['reads/acme.yaml', VENDOR, 'move it to `vendors/acme.yaml`'],
    ['vendors/acme.yaml', READS, 'move it to `reads/acme.yaml`'],
    ['notes.yaml', '- sql\n', 'move a vendor to vendors/SLUG.yaml; catalogue/README.md lists the files'],
    ['notes.yaml', 'vendor: [', 'move a vendor to vendors/SLUG.yaml; catalogue/README.md lists the files'],
  ])('at %s that holds %j has a diagnostic that names its place', (path, text, fix) => {
    expect(shapeFile({ path, text }).diagnostics.map((diagnostic) => diagnostic.fix)).toEqual([fix]);
  });

  it('that the reader has refused has its kind and no diagnostic', () => {
    expect(shapeFile({ path: 'vendors/acme.yaml', text: 'vendor: [', refused: true })).toEqual({
      path: 'vendors/acme.yaml',
      kind: 'vendor',
      validated: null,
      diagnostics: [],
      vendorName: null,
    });
  });
});
