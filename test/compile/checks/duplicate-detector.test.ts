import { describeCheck, vendorFile } from './diagnosed.ts';

describeCheck('duplicate-detector', {
  reports: [
    [
      'a pattern that an earlier vendor has',
      vendorFile({ detect: { env: ['DUNLIN_*', 'BIRCH_*'] } }),
      {
        at: 'BIRCH_*',
        what: '`BIRCH_*` of `env` already names `Birch`',
        fix: 'keep it with the vendor that it names without doubt, or remove it from both',
        also: ['BIRCH_*: first written here'],
      },
    ],
    [
      'a pattern that differs in case',
      [vendorFile({ detect: { gem: ['heron'] } }), vendorFile({ vendor: 'Elder', detect: { gem: ['Heron'] } })],
      { at: 'Heron', what: '`Heron` of `gem` already names `Dunlin`' },
    ],
    [
      'a pattern twice in one list as duplicate-entry',
      vendorFile({ detect: { env: ['DUNLIN_*', 'DUNLIN_*'] } }),
      { code: 'duplicate-entry' },
    ],
  ],
  accepts: [
    ['a pattern that another one includes', vendorFile({ detect: { env: ['BIRCH_TOKEN'] } })],
    [
      'the same word as a pattern of another kind',
      [vendorFile({ detect: { gem: ['heron'] } }), vendorFile({ vendor: 'Elder', detect: { npm: ['heron'] } })],
    ],
    ['the same word twice of one vendor, in two kinds', vendorFile({ detect: { gem: ['heron'], npm: ['heron'] } })],
  ],
  isWaivable: false,
});
