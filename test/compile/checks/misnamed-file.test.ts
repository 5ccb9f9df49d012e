import { absentFile, describeCheck, readsFile, vendorFile } from './diagnosed.ts';

const at = (path: string, vendor = 'Dunlin') => ({ ...vendorFile({ vendor }), path });

describeCheck('misnamed-file', {
  reports: [
    [
      'a file that differs from the slug of its vendor by one letter',
      at('vendors/dunlins.yaml'),
      { at: 'Dunlin', what: 'the file is called `vendors/dunlins.yaml`', fix: 'call it `vendors/dunlin.yaml`' },
    ],
    ['a file in capitals', at('vendors/Dunlin.yaml'), { fix: 'call it `vendors/dunlin.yaml`' }],
    ['a file of another ending', at('vendors/dunlin.yml'), { fix: 'call it `vendors/dunlin.yaml`' }],
    [
      'a file of reads of another ending, as a whole',
      [absentFile('reads/acme.yaml'), { ...readsFile({}), path: 'reads/acme.yml' }],
      { at: 'reads/acme.yml', what: 'the file is called `reads/acme.yml`', fix: 'call it `reads/acme.yaml`' },
    ],
    [
      'a file whose name another file of the vendor has as duplicate-vendor',
      [vendorFile(), at('vendors/dunlin-db.yaml')],
      { code: 'duplicate-vendor' },
    ],
    [
      'a letter that the slug leaves out as look-alike-name',
      at('vendors/dunlin.yaml', 'Dunl\u0456n'),
      { code: 'look-alike-name' },
    ],
  ],
  accepts: [['a file of the slug of its vendor', at('vendors/dun-lin.yaml', 'Dun Lin!')]],
  isWaivable: false,
});
