import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../../../src/model/iso-date.ts';
import type { ChangeType } from '../../../src/model/vocabulary.ts';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { recordVerdict } from '../../../src/rules/reading/record-verdict.ts';

const ACME = { name: 'Acme', former_names: [] };
const page = (html: string, title = 'Acme') => htmlText(`<title>${title}</title>${html}`, 'https://acme.example/');
const record = (change_type: ChangeType) => ({ change_type, date: '2026-08-18' as IsoDate, summary: '' });

describe('what a page says about a recorded change', () => {
  it.each<[type: ChangeType, html: string]>([
    ['product_deprecated', '<p>The Content API will be shut down on August 18, 2026.</p>'],
    ['free_tier_removed', '<p>The free plan was discontinued on 18 August 2026.</p>'],
    ['limits_reduced', '<h2>2026-08-18</h2><p>We reduced the requests from 100 to 50.</p>'],
  ])('finds %s with its date', (type, html) => {
    expect(recordVerdict(record(type), ACME, page(html)).outcome).toBe('ok');
  });

  it.each<[outcome: string, type: ChangeType, html: string]>([
    ['states_no_terms', 'product_deprecated', '<p>The Content API will be shut down.</p>'],
    ['states_no_terms', 'product_deprecated', '<p>The Content API was shut down on August 18, 2024.</p>'],
    ['states_no_terms', 'free_tier_removed', '<p>The paid plan was discontinued on August 18, 2026.</p>'],
    [
      'states_a_free_price',
      'free_tier_removed',
      '<div><div><h3>Free</h3><p>5 GB of storage</p></div><div><h3>Pro</h3><p>50 GB of storage</p></div></div>',
    ],
  ])('concludes %s of %s', (outcome, type, html) => {
    expect(recordVerdict(record(type), ACME, page(html)).outcome).toBe(outcome);
  });

  it('finds nothing on a page of another company', () => {
    const other = page('<p>The API will be shut down on August 18, 2026.</p>', 'Bolt');
    expect(recordVerdict(record('product_deprecated'), ACME, other).outcome).toBe('does_not_name_vendor');
  });
});
