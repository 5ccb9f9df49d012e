import { skeleton } from '../../../src/compile/checks/names.ts';
import { expect, it } from 'vitest';
import { describeCheck, vendorFile } from './diagnosed.ts';

describeCheck('look-alike-name', {
  reports: [
    [
      'a name that differs from another in a digit that looks like its letter',
      vendorFile({ vendor: 'B1rch' }),
      {
        at: 'Birch',
        what: '`Birch` looks like `B1rch`',
        fix: 'correct the name, or waive this where both vendors exist',
        also: ['B1rch: the other name'],
      },
    ],
    ['two letters that look like one', vendorFile({ vendor: 'Acrne' }), { at: 'Acrne' }],
    [
      'a former name that looks like the former name of another vendor',
      vendorFile({ former_names: ['Acrne Labs'] }),
      { at: 'Acrne Labs', what: '`Acrne Labs` looks like `Acme Labs`' },
    ],
    [
      'a name that differs in spacing alone as near-duplicate-vendor',
      vendorFile({ vendor: 'Bi rch' }),
      { code: 'near-duplicate-vendor' },
    ],
    [
      'a Cyrillic letter, and not the name of the file, in which it is missing',
      { ...vendorFile({ vendor: 'Dunl\u0456n' }), path: 'vendors/dunlin.yaml' },
      {
        at: 'Dunl\u0456n',
        what: '`Dunl\u0456n` has the letter `\u0456` (U+0456), which is not a Latin letter',
        fix: 'write the letter with a Latin keyboard',
      },
    ],
    ['a full-width letter of an alias', vendorFile({ aliases: ['Dunlin \uFF21'] }), { at: 'Dunlin \uFF21' }],
  ],
  accepts: [
    ['names that differ by a letter of another shape', vendorFile({ vendor: 'Biroh' })],
    ['two such names of one vendor', vendorFile({ aliases: ['Dun1in'] })],
    ['accented Latin letters', vendorFile({ vendor: 'Dünlîn' })],
  ],
  isWaivable: true,
});

it.each([
  ['paypai', 'paypal'],
  ['paypa1', 'paypal'],
  ['0kta', 'okta'],
  ['forn', 'fom'],
  ['vvix', 'wlx'],
])('gives %s the skeleton of %s', (name, other) => {
  expect(skeleton(name)).toBe(skeleton(other));
});
