import { describeCheck, offerFile, changesFile } from './diagnosed.ts';

const CODES = [
  ['<b>1 GB</b> of storage', '`</b>`'],
  ['1 GB of storage</LI >', '`</LI >`'],
  ['1 GB,<br>then billed', '`<br>`'],
  ['1 GB,<br />then billed', '`<br />`'],
  ['See <a href="https://dunlin.example"> for more', '`<a href="https://dunlin.example">`'],
  ['1 GB for R&amp;D', '`&amp;`'],
  ['The vendor&#39;s 1 GB', '`&#39;`'],
  ['1&#xA0;GB', '`&#xA0;`'],
] as const;
const TEXTS = [
  'Stores a Map<K, V> of 1 GB',
  'One <script> on a page',
  'Pages of <1 MB and >1 KB',
  'R&D; AT&T and Q&A of 1 GB',
  'a < b and c > d, with x = 1',
];

describeCheck('html-text', {
  reports: [
    [
      'a description with a tag',
      offerFile({ description: 'One <b>database</b> of 1 GB' }),
      {
        at: 'One <b>database</b> of 1 GB',
        what: '`description` has `</b>`, which is HTML',
        fix: 'write plain text, without tags',
      },
    ],
    ...CODES.map(
      ([text, code]) =>
        [
          `the summary ${text}`,
          changesFile({ summary: text }),
          { what: `\`summary\` has ${code}, which is HTML` },
        ] as const,
    ),
    ['a character reference', offerFile({ description: 'R&amp;D' }), { fix: 'write the character itself' }],
  ],
  accepts: [
    ['a standard offer', offerFile()],
    ...TEXTS.map((text) => [text, offerFile({ description: text })] as const),
  ],
  isWaivable: true,
});
