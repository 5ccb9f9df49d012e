import { describeCheck, vendorFile } from './diagnosed.ts';

describeCheck('duplicate-vendor', {
  reports: [
    [
      'a name that differs from another in case, in a file of another name',
      { ...vendorFile({ vendor: 'ACME' }), path: 'vendors/aaa.yaml' },
      {
        at: 'ACME',
        what: '`ACME` is already the name of a vendor in vendors/acme.yaml',
        fix: 'merge the two files, or name the products apart',
        also: ['Acme: first named here'],
      },
    ],
    [
      'a name that is a former name of another vendor, at the former name',
      vendorFile({ vendor: 'Acme-Labs' }),
      {
        at: 'Acme Labs',
        what: '`Acme Labs` is already the name of a vendor in vendors/acme-labs.yaml',
        also: ['Acme-Labs: first named here'],
      },
    ],
    [
      'an alias that is the name of another vendor',
      vendorFile({ aliases: ['birch'] }),
      { at: 'birch', fix: 'keep the alias with the vendor that most people mean by it' },
    ],
    ['an alias that is the vendor’s own name', vendorFile({ aliases: ['Dunlin'] }), { at: 'Dunlin' }],
    ['a former name that is an alias too', vendorFile({ former_names: ['Dun'], aliases: ['dun'] }), { at: 'dun' }],
  ],
  accepts: [
    ['names that differ by one letter', vendorFile({ vendor: 'Acmes', former_names: ['Acmez'], aliases: ['Acmex'] })],
  ],
  isWaivable: false,
});
