import { describe, expect, it } from 'vitest';
import { MINIATURE } from './miniature.ts';
import { validated } from './validated.ts';

const PATH = 'vendors/acme.yaml';
const ACME = MINIATURE.find(({ path }) => path === PATH)?.text.trimStart() ?? '';

/** Edits that are right, in the form in which people write them. Form is advice of `npm run fix` and fails no check. */
const EDITS: readonly (readonly [what: string, text: string])[] = [
  ['a byte order mark', `\uFEFF${ACME}`],
  ['line ends of Windows', ACME.replaceAll('\n', '\r\n')],
  ['no line end at the end', ACME.trimEnd()],
  ['blank lines at the end', `${ACME}\n\n`],
  ['blank lines between keys', ACME.replace('offers:', '\noffers:')],
  ['a comment', ACME.replace('offers:', '# What they give.\noffers:')],
  ['a comment on a line', ACME.replace('tier: Free', 'tier: Free # since 2024')],
  ['a document mark', `---\n${ACME}`],
  ['a list in block style', ACME.replace('tags: [sql]', 'tags:\n      - sql')],
  ['spaces in a list', ACME.replace('[sql]', '[ sql ]')],
  ['a list without indentation', ACME.replaceAll(/^ {2}(?=\S)/gm, '').replaceAll(/^ {4}/gm, '  ')],
  ['a deeper indentation', ACME.replaceAll(/^ {4}/gm, '      ').replace('  - category', '  -   category')],
  ['double quotation marks', ACME.replace('vendor: Acme', 'vendor: "Acme"')],
  ['single quotation marks', ACME.replace('tier: Free', "tier: 'Free'")],
  ['a quoted day', ACME.replace('2026-11-01', "'2026-11-01'")],
  [
    'keys in another order',
    ACME.replace('vendor: Acme\nformer_names: [Acme Labs]', 'former_names: [Acme Labs]\nvendor: Acme'),
  ],
  ['spaces after a value', ACME.replace('tier: Free', 'tier: Free   ')],
  ['spaces after a key', ACME.replace('tier: Free', 'tier:   Free')],
  ['a folded text', ACME.replace('One database of 1 GB', '>-\n      One database\n      of 1 GB')],
  ['a folded text with its line end', ACME.replace('One database of 1 GB', '>\n      One database\n      of 1 GB')],
  ['spaces at the end of a folded text', ACME.replace('One database of 1 GB', '>-  \n      One database of 1 GB  ')],
  ['a literal text', ACME.replace('One database of 1 GB', '|-\n      One database\n      of 1 GB')],
  ['a literal text with its line end', ACME.replace('One database of 1 GB', '|\n      One database\n      of 1 GB')],
  ['a text over two lines', ACME.replace('One database of 1 GB', 'One database\n      of 1 GB')],
  ['another description', ACME.replace('One database', 'A database')],
  ['a limit', `${ACME}    limits:\n      - 1 GB database storage\n`],
  [
    'limits in a short form',
    `${ACME}    limits:\n      - 1GB database storage\n      - 10K rows\n      - 5000 requests/day\n`,
  ],
  [
    'a further tier',
    `${ACME}  - category: Cloud Hosting\n    tier: Free hosting\n    url: https://acme.example/hosting\n    verifiedDate: 2026-11-01\n    tags: [sql]\n    description: One site\n`,
  ],
];

describe('a right edit passes the check', () => {
  it.each(EDITS)('with %s', (_, text) => {
    expect(text).not.toBe(ACME);
    const { diagnostics, records } = validated({ path: PATH, text });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(records.vendors.find(({ slug }) => (slug as string) === 'acme')?.offers[0]?.description).toMatch(
      /^(?:One|A) database of 1 GB$/,
    );
  });
});
