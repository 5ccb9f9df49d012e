import { expect, it } from 'vitest';
import { collectFiles, validate } from '../../src/compile/validate.ts';
import { leadOutcomes, parseLeads } from '../../src/editing/new/leads.ts';
import { catalogueReport } from '../../src/editing/report/catalogue-report.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { MINIATURE } from '../compile/miniature.ts';
import { day } from '../builders.ts';

it('the report counts offers, gates, limits, tags, front pages and records', () => {
  const { files, records } = validate(MINIATURE, day('2027-06-20'));
  const catalogue = link(records, day('2027-06-20'), { name: 'Index', base_url: 'https://index.example' });
  expect(catalogueReport(catalogue, files)).toMatchInlineSnapshot(`
    "vendors                        3
    offers                         2
    gated offers                   2  offer_retired 0, product_discontinued 0, offer_expired 0, not_a_free_offer 0, eligibility_restricted 0, verification_lapsed 2
    front pages                    0  offers whose url has the path /; 0.0 %
    descriptions with figures      2
    of them with limits            0  0.0 %
    lines of limits                0  0 of them once
    uncovered figures              2  see the notice uncovered-figure
    tags                           2  biggest: sql 1, hosting 1
    tags used once                 2  sql, hosting
    tags never used                0
    change records                 1
    records without source         0
    records without recorded_date  1  1 of them discovered"
  `);
});

it('leads are compared with names, former names, pages and hosts; the new ones become drafts without terms', () => {
  const catalogue = collectFiles(MINIATURE).files;
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
  const outcomes = leadOutcomes(leads, catalogue);
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
