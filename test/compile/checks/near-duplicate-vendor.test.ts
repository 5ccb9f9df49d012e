import { describeCheck, vendorFile } from './diagnosed.ts';

/** Two of the four significant words of the shorter description are those of Elder. */
const DUNLIN = { url: 'http://www.elder.example/pricing/#free', description: 'Managed rows, hosted database' } as const;
const ELDER = { description: 'Managed rows with daily backups' } as const;
const onePage = (dunlin: object, ...others: string[]) => [
  vendorFile({ offers: [{ ...DUNLIN, ...dunlin }] }),
  ...['Elder', ...others].map((vendor, index) => {
    const description = index === 0 ? ELDER.description : `Product ${vendor}`;
    return vendorFile({ vendor, offers: [{ url: 'https://elder.example/pricing', description }] });
  }),
];

describeCheck('near-duplicate-vendor', {
  reports: [
    [
      'a name that differs from another in spacing and accents alone',
      vendorFile({ vendor: 'Bír-ch' }),
      {
        at: 'Birch',
        what: '`Birch` differs from `Bír-ch` only in punctuation or spacing',
        fix: 'merge the two files and keep the other name under `former_names`, or name the products apart',
        also: ['Bír-ch: the other name'],
      },
    ],
    [
      'an alias',
      vendorFile({ aliases: ['Ac.Me'] }),
      { at: 'Ac.Me', what: '`Ac.Me` differs from `Acme` only in punctuation or spacing' },
    ],
    [
      'two vendors of one page and category whose descriptions share half of their words',
      onePage({}),
      {
        at: 'https://elder.example/pricing',
        what: '`Elder` and `Dunlin` describe the same offer on `elder.example/pricing`',
        fix: 'merge the two files, or state the difference between the products in the descriptions',
        also: ['http://www.elder.example/pricing/#free: the other vendor'],
      },
    ],
    ['it where three vendors cite the page', onePage({}, 'Fir'), { at: 'https://elder.example/pricing' }],
  ],
  accepts: [
    ['a name that differs in a letter', vendorFile({ vendor: 'Birchs' })],
    ['two spellings of one vendor', vendorFile({ vendor: 'Dun Lin', aliases: ['Dunlin'] })],
    ['offers of two categories', onePage({ category: 'Cloud Hosting' })],
    ['descriptions that share a quarter of their words', onePage({ description: 'Managed hosting, every region' })],
    ['offers of two pages', onePage({ url: 'https://elder.example/pricing?plan=rows' })],
    ['offers of a page that four vendors cite', onePage({}, 'Fir', 'Gorse')],
    [
      'two offers of one vendor',
      vendorFile({ offers: [{ description: 'Managed rows' }, { description: 'Managed rows', tier: 'Hobby' }] }),
    ],
  ],
  isWaivable: true,
});
