import { expect, it } from 'vitest';
import { collectFiles } from '../../src/compile/validate.ts';
import { leadOutcomes, parseLeads } from '../../src/editing/new/leads.ts';
import { MINIATURE } from '../compile/miniature.ts';

it('compares leads with the names and pages that vendors have, and drafts a file without terms for each new one', () => {
  const leads = parseLeads(
    [
      '# name, address, section',
      'acme labs\thttps://labs.example/a\tcore',
      'Birch CLI\thttps://www.birch.example/pricing/\tcore',
      'Acme Mail\thttps://acme.example/mail\tdatabases',
      'Acme-Mail\thttps://acme.example/mail2\tdatabases',
      'Oak\tOak has a free plan',
      '',
    ].join('\n'),
  );
  const outcomes = leadOutcomes(leads, collectFiles(MINIATURE).files);
  expect(
    outcomes.map((outcome) =>
      outcome.kind === 'drafted' ? outcome.draft.path : outcome.kind === 'held' ? outcome.file : outcome.why,
    ),
  ).toEqual([
    'vendors/acme.yaml',
    'vendors/birch.yaml',
    'vendors/acme-mail.yaml',
    'vendors/acme-mail.yaml',
    expect.stringContaining('which is not a web address'),
  ]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['held', 'held', 'drafted', 'held', 'refused']);
  const [drafted] = outcomes.flatMap((outcome) => (outcome.kind === 'drafted' ? [outcome.draft.text] : []));
  expect(drafted).toMatchInlineSnapshot(`
    "# Fill the empty keys from the page, then move this file to vendors/acme-mail.yaml of the catalogue.
    # Same host: vendors/acme.yaml
    vendor: Acme Mail
    offers:
      - category: Databases
        tier:
        url: https://acme.example/mail
        verifiedDate:
        tags:
        description:
        limits:
    "
  `);
});
