import { expect, it } from 'vitest';
import { validate } from '../../src/compile/validate.ts';
import { catalogueReport } from '../../src/editing/report/catalogue-report.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { MINIATURE } from '../compile/miniature.ts';
import { day } from '../builders.ts';

it('the report counts offers, gates, limits, tags, front pages and records', () => {
  const { files, records } = validate(MINIATURE, day('2027-06-20'));
  const catalogue = link(records, day('2027-06-20'), { name: 'Index', base_url: 'https://index.example' });
  expect(catalogueReport(catalogue, files)).toMatchInlineSnapshot(`
    "vendors                    3
    offers                     2
    gated offers               2  offer_retired 0, product_discontinued 0, offer_expired 0, not_a_free_offer 0, eligibility_restricted 0, verification_lapsed 2
    front pages                0  offers whose url has the path /; 0.0 %
    descriptions with figures  2
    of them with limits        0  0.0 %
    uncovered figures          2  see the notice uncovered-figure
    tags                       2  biggest: sql 1, hosting 1
    tags used once             2  sql, hosting
    tags never used            0
    change records             1
    records without source     0"
  `);
});
