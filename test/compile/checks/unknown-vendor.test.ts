import { describeCheck, readsFile, referralCodesFile } from './diagnosed.ts';

const readsOf = (name: string) => ({ ...readsFile({}), path: `reads/${name}.yaml` });
const codeOf = (vendor: string) => referralCodesFile({ vendor });

describeCheck('unknown-vendor', {
  reports: [
    [
      'a code for a name that differs from that of a vendor by one letter',
      codeOf('Birsh'),
      {
        at: 'Birsh',
        what: '`Birsh` is not a vendor',
        fix: 'use `Birch`, or add its file under vendors/, or leave the name out',
      },
    ],
    ['a code for a vendor in another case', codeOf('BIRCH'), { at: 'BIRCH', fix: 'use `Birch`' }],
    ['a code for a former name', codeOf('acme labs'), { fix: 'use `Acme`' }],
    [
      'a code for a name that no vendor is near to',
      codeOf('Oak'),
      { fix: 'add its file under vendors/, or leave the name out' },
    ],
    [
      'reads of a slug that differs from that of a vendor by one letter',
      readsOf('birsh'),
      {
        at: 'reads/birsh.yaml',
        what: 'no vendor has the slug `birsh`',
        fix: 'call it reads/birch.yaml, or remove the file',
      },
    ],
    ['reads of a slug that no vendor is near to', readsOf('oak-tree'), { fix: 'remove the file' }],
  ],
  accepts: [
    ['a code for a vendor', codeOf('Birch')],
    ['reads of a vendor', readsOf('birch')],
    [
      'a code for a vendor whose file is invalid',
      [codeOf('Birch'), { path: 'vendors/birch.yaml', text: '', refused: true }],
    ],
  ],
  isWaivable: false,
});
