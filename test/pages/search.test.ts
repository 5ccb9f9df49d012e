import { describe, expect, it } from 'vitest';
import { documentOf, named } from './document.ts';
import { functionPage, tiny } from './tiny.ts';

const index = await tiny();
const pageOf = (query: string) => documentOf(functionPage(index, `/search${query}`));
const status = (query: string): string | undefined =>
  named(pageOf(query), 'p').find(({ attributes }) => attributes['role'] === 'status')?.text;

describe('the search page', () => {
  it('counts without keywords and filters, and says what matches with them', () => {
    expect(status('')).toBe(`${String(index.listings.length)} offers.`);
    expect(status('?q=acme')).toMatch(/^\d+ offers? match(?:es)?\.$/);
    expect(status('?level=stable')).toMatch(/^\d+ offers match\.$/);
    expect(status('?q=nothing-is-called-that')).toBe('No offer matches “nothing-is-called-that”.');
  });

  it('says how a misspelt word is read, and of several words that the match is partial', () => {
    expect(status('?q=postgras')).toMatch(
      /^No offer has “postgras”; it is read as “postgres.*”\. \d+ offers? match(?:es)?\.$/,
    );
    expect(status('?q=postgres+unicorns')).toMatch(
      /^Partial match: no offer has every word\. No offer shown has “unicorns”\. \d+ offers? comes? closest\.$/,
    );
  });

  it('names its JSON by what that leaves out', () => {
    const json = (query: string) =>
      named(pageOf(query), 'a').find(({ attributes: { href } }) => href?.startsWith('/api/offers?'))?.text;
    expect(json('?q=acme')).toBe('The same as JSON');
    expect(json('?q=acme&level=stable')).toBe('As JSON, without level, card and order');
  });
});
