import { describe, expect, it } from 'vitest';
import { differingLimit, limitLine, limitSpreads, limitTable } from '../../src/pages/parts/limits.ts';
import { catalogue, limits, offer, vendor } from '../builders.ts';

const textOf = ({ text }: { readonly text: string }): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const index = catalogue({
  vendors: ['1 GB', '2 GB', '5 GB', '5 GB', '10 GB'].map((amount, place) =>
    vendor({
      name: `Vendor ${String(place)}`,
      offers: [offer({ limits: limits(`${amount} storage`, '3 projects') })],
    }),
  ),
});
const [first, second] = index.listings;

describe('the limits of an offer', () => {
  it('are rows with a place of their own, and where they lie in the category', () => {
    const table = limitTable(index, second!, 1);
    expect(table.text).toContain('id="limit-storage"');
    expect(table.text).toContain('href="#limit-storage"');
    expect(textOf(table)).toContain('2 GB storage more than 1 of 5');
    expect(limitTable(index, second!, 2).text).toContain('id="limit-2-storage"');
  });

  it('are a line in a list, the limit of the list first', () => {
    expect(textOf(limitLine(index, first!, { shown: 1 }))).toBe('1 GB storage 1 more limit');
    expect(textOf(limitLine(index, first!, { shown: 1, first: { measure: 'projects', kind: null } }))).toBe(
      '3 projects 1 more limit',
    );
  });

  it('differ from those of another offer where both state a measure', () => {
    expect(differingLimit(index, first!, second!)).toBe('2 GB storage (here 1 GB)');
    expect(differingLimit(index, index.listings[2]!, index.listings[3]!)).toBe('5 GB storage');
  });

  it('are compared where five offers state them, with more than one amount', () => {
    expect(limitSpreads(index, first!.category).map(({ measure }) => measure)).toEqual(['storage']);
  });

  it.each([
    ['0.5 GB storage per project', '0.5 GB storage per project'],
    ['100 CU-hours compute per project a month', '100 CU-hours compute per project a month'],
    ['60,000 monthly active users (Neon Auth)', '60,000 monthly active users (Neon Auth)'],
    ['unlimited projects', 'unlimited projects'],
    ['$300 credit once', '$300 credit once'],
  ])('of the line %j lose no word', (line, shown) => {
    const one = catalogue({ vendors: [vendor({ offers: [offer({ limits: limits(line) })] })] });
    expect(textOf(limitLine(one, one.listings[0]!))).toBe(shown);
  });
});
