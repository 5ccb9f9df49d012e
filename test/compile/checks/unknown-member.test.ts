import { describeCheck, membersFile, vendorFile } from './diagnosed.ts';

const TWO_OFFERS = vendorFile({ offers: [{}, { tier: 'Hobby' }, { category: 'Cloud Hosting' }] });
const member = (vendor: string, category?: string) => membersFile({ vendor, ...(category && { category }) });

describeCheck('unknown-member', {
  reports: [
    [
      'a name that differs from that of a vendor by one letter',
      member('Birsh'),
      {
        at: 'Birsh',
        what: '`Birsh` is not a vendor',
        fix: 'use `Birch`, or add its file under vendors/, or leave the name out',
      },
    ],
    ['a name in another case', member('birch'), { at: 'birch', fix: 'use `Birch`' }],
    ['a former name', member('Acme Labs'), { at: 'Acme Labs', fix: 'use `Acme`' }],
    [
      'a vendor without an offer',
      member('Cedar'),
      { at: 'Cedar', what: '`Cedar` has no offer', fix: 'write its offer, or leave the member out' },
    ],
    [
      'a category in which the vendor has no offer',
      [TWO_OFFERS, member('Dunlin', 'Startup Programs')],
      {
        at: 'Startup Programs',
        what: '`Dunlin` has no offer in `Startup Programs`',
        fix: 'use `Databases` or `Cloud Hosting`, or leave `category` out for the first offer',
      },
    ],
  ],
  accepts: [
    ['a vendor with an offer', member('Birch')],
    ['the category of any offer of the vendor', [TWO_OFFERS, member('Dunlin', 'Cloud Hosting')]],
    [
      'a vendor whose file is invalid',
      [member('Birch', 'Databases'), { path: 'vendors/birch.yaml', text: '', refused: true }],
    ],
  ],
  isWaivable: false,
});
