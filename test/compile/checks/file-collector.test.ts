import { describe, expect, it } from 'vitest';
import { collected } from '../../../src/compile/validate.ts';
import { MINIATURE } from '../miniature.ts';
import { vendorFile } from './given-files.ts';

const names = (...files: Parameters<typeof collected>[0]) => [...collected(files).collected().vendorNames];

describe('the collected files', () => {
  it('are listed by kind, a folder as a list and a list file by itself', () => {
    const { vendors, tags, synonyms, paths } = collected(MINIATURE).collected();
    expect(vendors.map(({ value }) => value.vendor)).toEqual(['Acme', 'Birch', 'Cedar']);
    expect(tags?.value).toEqual(['sql', 'hosting']);
    expect(synonyms).toBeUndefined();
    expect([...paths].sort()).toEqual(MINIATURE.map(({ path }) => path).sort());
  });

  it('that are invalid have diagnostics and are no part of the catalogue', () => {
    const collector = collected([{ path: 'tags.yaml', text: '{}' }]);
    expect([...collector.invalid]).toEqual(['tags.yaml']);
    expect(collector.diagnostics.map(({ code }) => code)).toEqual(['wrong-type']);
    expect(collector.collected().tags).toBeUndefined();
    expect([...collector.collected().paths]).toEqual(['tags.yaml']);
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
