import { describe, expect, it } from 'vitest';
import { collectFiles } from '../../../src/compile/validate.ts';
import { MINIATURE } from '../miniature.ts';
import { vendorFile } from './given-files.ts';

const names = (...files: Parameters<typeof collectFiles>[0]) => [...collectFiles(files).files.vendorNames];

describe('the collected files', () => {
  it('are listed by kind, a folder as a list and a list file by itself', () => {
    const { vendors, tags, synonyms, paths } = collectFiles(MINIATURE).files;
    expect(vendors.map(({ value }) => value.vendor)).toEqual(['Acme', 'Birch', 'Cedar']);
    expect(tags?.value).toEqual(['sql', 'hosting']);
    expect(synonyms).toBeUndefined();
    expect([...paths].sort()).toEqual(MINIATURE.map(({ path }) => path).sort());
  });

  it('that are invalid have diagnostics and are no part of the catalogue', () => {
    const { files, invalid, diagnostics } = collectFiles([{ path: 'tags.yaml', text: '{}' }]);
    expect([...invalid]).toEqual(['tags.yaml']);
    expect(diagnostics.map(({ code }) => code)).toEqual(['wrong-type']);
    expect(files.tags).toBeUndefined();
    expect([...files.paths]).toEqual(['tags.yaml']);
  });
});

describe('the names of vendors', () => {
  it.each([
    ['of a valid file', [vendorFile()], [['dunlin', 'Dunlin']]],
    [
      'of a file that is invalid elsewhere',
      [{ path: 'vendors/oak.yaml', text: 'vendor: Oak\noffers: 1\n' }],
      [['oak', 'Oak']],
    ],
    ['of a file without a readable name', [{ path: 'vendors/oak.yaml', text: 'vendor: [' }], [['oak', null]]],
    [
      'of a file of another name, under both',
      [{ path: 'vendors/oaks.yaml', text: 'vendor: Oak\n' }],
      [
        ['oaks', null],
        ['oak', 'Oak'],
      ],
    ],
    [
      'of two files of one vendor, in either spelling',
      [vendorFile(), { path: 'vendors/dunlin.yml', text: 'vendor: DUNLIN\n' }],
      [['dunlin', null]],
    ],
  ])('are those %s', (_, files, expected) => {
    expect(names(...files)).toEqual(expected);
  });
});
