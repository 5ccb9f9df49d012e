import { describeCheck, membersFile, readsFile, referralCodesFile, vendorFile } from './diagnosed.ts';

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
    [
      'a code and a member of one absent vendor once, at its file',
      [codeOf('Oak Tree'), membersFile({}, { vendor: 'Oak Tree' })],
      {
        file: 'vendors/oak-tree.yaml',
        what: 'other files name the vendor `Oak Tree`, which has no file',
        fix: 'restore vendors/oak-tree.yaml, or correct the places listed',
        also: ['Oak Tree: `Oak Tree` is not a vendor', 'Oak Tree: `Oak Tree` is not a vendor'],
      },
    ],
    [
      'a code and a member of a renamed vendor once, at its new name',
      [vendorFile({ former_names: ['Oak'] }), codeOf('Oak'), membersFile({}, { vendor: 'Oak' })],
      {
        file: 'vendors/dunlin.yaml',
        at: 'Dunlin',
        what: '`Oak` is a former name of `Dunlin`, and other files use it as the name',
        fix: 'write `Dunlin` in the places listed',
      },
    ],
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
