import { describeCheck, readsFile } from './diagnosed.ts';

const URL = 'https://acme.example/pricing';

describeCheck('duplicate-read', {
  reports: [
    [
      'a second entry of one address',
      readsFile({ url: URL }, { url: URL, last_attempt: '2026-11-18' }),
      {
        at: URL,
        what: `\`${URL}\` has two entries`,
        fix: 'keep the entry with the newer `last_attempt`',
        also: [`${URL}: first entry`],
      },
    ],
  ],
  accepts: [['an address that differs by a slash at its end', readsFile({ url: URL }, { url: `${URL}/` })]],
  isWaivable: false,
});
