import { absentFile, categoriesFile, describeCheck, offerFile } from './diagnosed.ts';

const CREDIT = { category: 'Startup Programs', eligibility: { type: 'public', conditions: [] } } as const;

describeCheck('open-programme', {
  reports: [
    [
      'an offer for anyone in a category of programmes',
      offerFile(CREDIT),
      {
        at: 'Startup Programs',
        what: 'the offer is open to anyone, and `Startup Programs` holds programmes',
        fix: 'add `eligibility` with its `type`, or file the offer under a category of products',
      },
    ],
    ['an offer without eligibility', offerFile({ category: 'Startup Programs' }), { at: 'Startup Programs' }],
    [
      'a list of categories that is missing as missing-file',
      [offerFile(CREDIT), absentFile('categories.yaml')],
      { code: 'missing-file' },
    ],
  ],
  accepts: [
    ['an offer for some people', offerFile({ ...CREDIT, eligibility: { type: 'oss', conditions: ['A licence'] } })],
    ['an offer for anyone in a category of products', offerFile({ ...CREDIT, category: 'Databases' })],
    [
      'it where the category holds products',
      [offerFile(CREDIT), categoriesFile({ name: 'Startup Programs', holds: 'products' })],
    ],
  ],
  isWaivable: false,
});
