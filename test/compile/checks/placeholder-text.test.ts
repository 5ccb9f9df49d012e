import { categoriesFile, changesFile, describeCheck, offerFile, referralCodesFile } from './diagnosed.ts';

const PLACEHOLDERS = [
  'todo.',
  '[TBD]',
  'FIXME',
  'xxx',
  'XXXX',
  '<placeholder>',
  'Lorem ipsum dolor sit amet',
  'TODO: compare with the page',
  '...',
  '…',
  '???',
  '-',
];
const TEXTS = [
  'TODO apps for 3 users',
  'Todo: lists for 3 users',
  'A TODO list, and placeholder images of 1 MB',
  'XXL machines with 64 GB',
  'Generates lorem ipsum for free',
];

describeCheck('placeholder-text', {
  reports: [
    [
      'a description that is still to be written',
      offerFile({ description: 'TODO' }),
      {
        at: 'TODO',
        what: '`description` is `TODO`, which is a placeholder',
        fix: 'write the text, or leave the key out where it may be left out',
      },
    ],
    ...PLACEHOLDERS.map((text) => [`the summary ${text}`, changesFile({ summary: text }), {}] as const),
    [
      'a restriction of a referral code',
      referralCodesFile({ restrictions: ['New accounts only', 'TBD'] }),
      { what: 'entry 2 of `restrictions` is `TBD`, which is a placeholder' },
    ],
    ['the scope of a category', categoriesFile({ name: 'Databases', scope: 'tbd' }), { at: 'tbd' }],
  ],
  accepts: [
    ['a standard offer', offerFile()],
    ...TEXTS.map((text) => [text, offerFile({ description: text })] as const),
  ],
  isWaivable: true,
});
