import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../../../src/model/iso-date.ts';
import type { ChangeType } from '../../../src/model/vocabulary.ts';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { namesDate, recordVerdict } from '../../../src/rules/reading/record-verdict.ts';
import { day } from '../../builders.ts';
import { block, pageOf } from '../../page-blocks.ts';

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

it.each([
  ['On 2026-09-08.', true],
  ['On September 8, 2026.', true],
  ['On September 8 2026.', true],
  ['On September 8 of 2026.', true],
  ['On September 8th, 2026.', true],
  ['On September 08, 2026.', true],
  ['On Sep 8, 2026.', true],
  ['On Sep. 8, 2026.', true],
  ['On Sept. 8, 2026.', true],
  ['On 8 September 2026.', true],
  ['On the 8th of September, 2026.', true],
  ['On 08 Sep 2026.', true],
  ['On September 8.', true],
  ['On September 8, in the year 2026.', true],
  ['On September 8, 2026, not in 2025.', true],
  ['On September 8, not in 2025.', false],
  ['On September 8, 2025.', false],
  ['On 8 September 2025.', false],
  ['On September 18, 2026.', false],
  ['On September 80.', false],
  ['On 18 September 2026.', false],
  ['On October 8, 2026.', false],
  ['On 8 Septembers 2026.', false],
  ['Soon.', false],
])('"%s" names the day 2026-09-08: %s', (text, expected) => {
  expect(namesDate(text, day('2026-09-08'))).toBe(expected);
});

it.each([
  ['On Aug 18.', true],
  ['On Augu 18.', false],
  ['On Sept 18, 2026.', false],
])('"%s" names the day 2026-08-18: %s', (text, expected) => {
  expect(namesDate(text, day('2026-08-18'))).toBe(expected);
});

describe('the verdict about a recorded change', () => {
  const of = (type: ChangeType, html: string, given: { readonly name?: string; readonly ended?: string } = {}) => {
    const { name = 'Acme', ended } = given;
    const known = { ...record(type), ...(ended !== undefined && { discontinued_date: day(ended) }) };
    const { outcome, detail } = recordVerdict(known, { name, former_names: [] }, page(html));
    return `${outcome}: ${detail}`;
  };

  const NOT_STATED = 'states_no_terms: The page does not state the change.';
  const UNDATED = 'states_no_terms: The page states a change of this kind without the date of the record.';
  const STATED = 'ok: The page states the change with its date.';

  it.each<[expected: string, type: ChangeType, html: string]>([
    [NOT_STATED, 'product_deprecated', '<p>Hello.</p>'],
    [NOT_STATED, 'product_deprecated', '<p>Hello on August 18, 2026.</p>'],
    [NOT_STATED, 'product_deprecated', '<p><s>The API was retired on August 18, 2026.</s></p>'],
    [UNDATED, 'product_deprecated', '<p>The API was retired.</p>'],
    [UNDATED, 'product_deprecated', '<h2>2026-08-18</h2><h3>News</h3><p>The API was retired.</p>'],
    [UNDATED, 'product_deprecated', '<h2>Aug 1</h2><p>8 products were retired.</p>'],
    [STATED, 'product_deprecated', '<h2>News</h2><h3>2026-08-18</h3><p>The API was retired.</p>'],
    [
      STATED,
      'product_deprecated',
      '<table><tr><th>API</th><th>Retired</th></tr><tr><td>Maps</td><td>Aug 18, 2026</td></tr></table>',
    ],
    [NOT_STATED, 'free_tier_removed', '<p>The paid plan was retired.</p>'],
    [UNDATED, 'free_tier_removed', '<p>The paid plan was retired.</p><p>The free plan was retired.</p>'],
    [STATED, 'free_tier_removed', '<p>The free-trial plan was retired on August 18, 2026.</p>'],
    [STATED, 'free_tier_removed', '<p>The gratis plan was retired on August 18, 2026.</p>'],
  ])('is %s, for %s, by %s', (expected, type, html) => {
    expect(of(type, html)).toBe(expected);
  });

  it('counts the day on which the product ends as a day of the record', () => {
    expect(
      of('product_deprecated', '<p>The API will be retired on December 1, 2026.</p>', { ended: '2026-12-01' }),
    ).toBe(STATED);
  });

  it('says what the page names instead of the product', () => {
    expect(of('product_deprecated', '<p>Hello.</p>', { name: 'Bolt' })).toBe(
      'does_not_name_vendor: The page does not name the vendor.',
    );
    expect(of('product_deprecated', '<p>Hello.</p>', { name: 'Acme Maps' })).toBe(
      'does_not_name_product: The page names the company, not the product.',
    );
  });

  it.each([
    ['a card called free', true, { text: '5 GB', card: 'Free', group: 1 }],
    ['a column called free', true, { text: '5 GB', kind: 'cell', column: 'Free', group: 1 }],
    ['a price of nothing in a card', true, { text: '$0', card: 'Rocket', group: 1 }],
    ['a price of nothing outside of cards', false, { text: '$0' }],
    ['a card of another name', false, { text: '5 GB', card: 'Rocket', group: 1 }],
  ] as const)('takes %s for a plan without a price: %s', (_, expected, given) => {
    const { outcome, detail } = recordVerdict(record('free_tier_removed'), ACME, pageOf([block(given)]));
    expect(outcome === 'states_a_free_price').toBe(expected);
    if (expected) expect(detail).toBe('The page still shows a plan without a price.');
  });

  it('does not read data', () => {
    const data = block({ kind: 'data', text: 'The API was retired on August 18, 2026.' });
    expect(recordVerdict(record('product_deprecated'), ACME, pageOf([data])).outcome).toBe('states_no_terms');
  });
});
