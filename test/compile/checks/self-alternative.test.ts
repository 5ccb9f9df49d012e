import { describeCheck, vendorFile } from './diagnosed.ts';

const NAMES = { former_names: ['Dun'], aliases: ['DL'] } as const;
const changed = (...alternatives: string[]) => vendorFile({ ...NAMES, changes: [{ alternatives }] });
const offered = (...names: string[]) => vendorFile({ ...NAMES, offers: [{ alternative_to: names }] });

describeCheck('self-alternative', {
  reports: [
    [
      'the vendor as an alternative of its change',
      changed('Acme', 'Dunlin'),
      { at: 'Dunlin', what: '`Dunlin` is named as an alternative to itself', fix: 'remove the name' },
    ],
    ['its former name', changed('Dun'), { at: 'Dun' }],
    ['its alias in another case', changed('dl'), { at: 'dl' }],
    ['what its offer is an alternative to', offered('DUNLIN'), { at: 'DUNLIN' }],
  ],
  accepts: [
    ['another vendor', changed('Acme')],
    ['a product of the vendor', offered('Dunlin Pro')],
  ],
  isWaivable: true,
});
