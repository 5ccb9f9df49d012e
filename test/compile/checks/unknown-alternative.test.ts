import { describeCheck, vendorFile } from './diagnosed.ts';

const changed = (...alternatives: string[]) => vendorFile({ changes: [{ alternatives }] });

describeCheck('unknown-alternative', {
  reports: [
    [
      'a name that differs from that of a vendor by one letter',
      changed('Cedar', 'Birsh'),
      {
        at: 'Birsh',
        what: '`Birsh` is not a vendor, and `Birch` is',
        fix: 'use `Birch`, or waive the diagnostic where another product is meant',
      },
    ],
    ['a name in another case', changed('BIRCH'), { at: 'BIRCH', what: '`BIRCH` is not a vendor, and `Birch` is' }],
    ['a former name', changed('acme labs'), { at: 'acme labs', what: '`acme labs` is not a vendor, and `Acme` is' }],
    ['what an offer is an alternative to', vendorFile({ offers: [{ alternative_to: ['Birc'] }] }), { at: 'Birc' }],
    [
      'the own former name as self-alternative',
      vendorFile({ former_names: ['Dun'], changes: [{ alternatives: ['Dun'] }] }),
      { code: 'self-alternative' },
    ],
  ],
  accepts: [
    ['the name of a vendor', changed('Birch')],
    ['a name that differs by two letters', changed('Birshh')],
    [
      'a name of three letters that differs by one',
      [vendorFile({ vendor: 'Fly' }), vendorFile({ vendor: 'Elder', changes: [{ alternatives: ['Fli'] }] })],
    ],
    [
      'the name of a vendor whose file is invalid',
      [changed('Birch'), { path: 'vendors/birch.yaml', text: '', refused: true }],
    ],
  ],
  isWaivable: true,
});
