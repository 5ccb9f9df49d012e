import { describe, expect, it } from 'vitest';
import { misspeltVendor, nearNames } from '../../../src/compile/checks/vendor-references.ts';
import { collectFiles } from '../../../src/compile/validate.ts';
import { slug } from '../../../src/rules/text/fold.ts';
import { miniatureWith } from '../miniature.ts';
import { vendorFile } from './given-files.ts';

describe('the vendor that a text means', () => {
  const files = miniatureWith(vendorFile({ aliases: ['DL Cloud'] }), {
    path: 'vendors/elder.yaml',
    text: '',
    refused: true,
  });
  const meant = misspeltVendor(collectFiles(files).files);

  it.each([
    ['a name in another spelling', 'DUNLIN', 'Dunlin'],
    ['a former name', 'acme labs', 'Acme'],
    ['an alias', 'dl-cloud', 'Dunlin'],
    ['a name with one letter more', 'Dunlinn', 'Dunlin'],
    ['an exact name', 'Dunlin', undefined],
    ['a name that no vendor is near to', 'Oak', undefined],
    ['the slug of a vendor whose name is not known', 'elder', undefined],
    ['a name near to that slug', 'eldar', undefined],
  ])('by %s', (_, text, expected) => {
    expect(meant(text)).toBe(expected);
  });
});

describe('the name that another misspells', () => {
  const names = new Map([
    ['linode', 'Linode'],
    ['linear', 'Linear'],
    ['lines', 'Lines'],
  ]);

  it('is none for a name of the list and for a short one', () => {
    expect(nearNames(names)(slug('linear'))).toBeUndefined();
    expect(nearNames(new Map([['abd', 'Abd']]))(slug('abc'))).toBeUndefined();
  });

  it('is the one that shares most letter pairs where several are one edit away', () => {
    const several = new Map([
      ['abcx', 'Abcx'],
      ['abcde', 'Abcde'],
    ]);
    expect(nearNames(several)(slug('abcd'))).toBe('Abcde');
  });
});
