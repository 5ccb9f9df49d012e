import { describe, expect, it } from 'vitest';
import type { TextBlock } from '../../../src/model/page-text.ts';
import { hasZeroAmount, type PlacePrice, priceOf, statesNothing } from '../../../src/rules/reading/plan-prices.ts';
import { block as blockOf } from '../../page-blocks.ts';

const NAMES = new Set(['acme']);
const block = (text: string, more: Partial<TextBlock> = {}) => blockOf({ text, ...more });

describe('the price of a plan by its place', () => {
  it.each<[string, string, readonly TextBlock[], PlacePrice]>([
    ['an amount of nothing', 'Nest', [block('$0'), block('5 GB storage')], 'zero'],
    ['a word for it', 'Nest', [block('Free'), block('5 GB storage')], 'zero'],
    ['a name that says it', 'Free', [block('5 GB storage')], 'zero'],
    ['a sentence with the names of plan and vendor', 'Nest', [block('Nest is free with Acme')], 'zero'],
    ['a name in data', 'Free', [block('Free', { kind: 'data', row: 'name' })], 'zero'],
    ['an amount of nothing for all that follows', 'Nest', [block('You get the following each month for $0.')], 'zero'],
    ['a clause that says it of the plan', 'Nest', [block('Nest is free of charge and made for tinkering')], 'zero'],
    ['a clause that says it of something', 'Nest', [block('Free, quick backups')], 'none'],
    ['an amount of nothing before a slogan', 'Nest', [block('$0 USD Made for tinkering')], 'zero'],
    ['a price per unit', 'Nest', [block('$0', { row: 'Price per unit' })], 'zero'],
    ['an amount of nothing for a part', 'Nest', [block('The setup of all comes for $0 in May.')], 'unclear'],
    ['a bare zero in the row of the price', 'Nest', [block('0', { row: 'Price' })], 'zero'],
    ['a bare zero in the column of the price', 'Nest', [block('0', { column: 'Price' })], 'zero'],
    ['what costs nothing beside what is no price', 'Nest', [block('Free', { row: 'Setup' }), block('$0')], 'zero'],
    ['a price per seat', 'Nest', [block('$0', { row: 'Price per user' })], 'zero'],
    ['a period in the column', 'Nest', [block('$0', { row: 'Price', column: 'per month' })], 'zero'],
    ['a price of use beside it', 'Nest', [block('$0'), block('$9/month', { row: 'Overage' })], 'paid'],
    ['an amount for a month', 'Nest', [block('$9/month')], 'paid'],
    ['an amount in the name', 'Nest | $9/month', [block('5 GB storage')], 'paid'],
    ['a price that is negotiated', 'Nest', [block('Custom')], 'paid'],
    ['a bare number in the row of the price', 'Nest', [block('9', { row: 'Price' })], 'paid'],
    ['one of several parts of that cell', 'Nest', [block('12 | yearly', { column: 'Price' })], 'paid'],
    ['nothing of a price', 'Nest', [block('5 GB storage')], 'none'],
    ['a bare zero elsewhere', 'Nest', [block('0', { row: 'Seats' })], 'none'],
    ['a number with a word there', 'Nest', [block('Tier 9 | 9 tiers', { row: 'Price' })], 'none'],
    ['a dash for the price, whatever the name', 'Free', [block('—', { row: 'Price' })], 'none'],
    ['only the setup costs nothing', 'Nest', [block('$0', { row: 'Setup' })], 'unclear'],
    ['so in a column', 'Nest', [block('$0', { row: 'Price', column: 'Setup' })], 'unclear'],
    ['words beside an amount of nothing', 'Nest', [block('5 GB'), block('$0 for teachers')], 'unclear'],
  ])('%s: %s, %j', (_, label, blocks, price) => {
    expect(priceOf(label, blocks, NAMES)).toBe(price);
  });
});

it('takes what a plan that is free has, but not what alone is free', () => {
  const texts = ['$0 and 5 GB storage', 'It is free and has 5 GB storage', 'Free: 5 GB storage'];
  expect(texts.map((text) => statesNothing(text))).toEqual([true, true, false]);
  expect(['$0', '0 €', '$0.50', '10 €', 'free'].map(hasZeroAmount)).toEqual([true, true, false, false, false]);
});
