import { describe, expect, it } from 'vitest';
import { matchesOf } from '../../../src/rules/search/matches.ts';
import { searchIndex } from '../../../src/rules/search/search-index.ts';
import { unitsOf } from '../../../src/rules/search/unit.ts';
import { catalogue, offer, vendor } from '../../builders.ts';

const listed = (name: string, description: string) =>
  vendor({ name, offers: [offer({ category: 'Other', tags: [], description })] });
const market = catalogue({
  vendors: [
    listed('Aye', 'Docker and volumes'),
    listed('Bee', 'Docker volumes'),
    listed('Cee', 'Docker'),
    listed('Dee', 'Volumes'),
    listed('Eee', 'Generates pictures'),
  ],
});
const index = searchIndex(market);
/** How the terms match, and the vendors by falling relevance. */
const found = (terms: readonly string[], of = market.listings) => {
  const { match, matches } = matchesOf(index, of, unitsOf(index, terms));
  const sorted = [...matches].sort((one, other) => other.relevance - one.relevance);
  return [match, sorted.map(({ listing }) => listing.vendor.name).join(' ')];
};

describe('the matches of a query', () => {
  it('are the listings with every term, adjacent terms first', () => {
    expect(found(['docker', 'volumes'])).toEqual(['all', 'Bee Aye']);
  });

  it('keep to the given listings', () => {
    expect(found(['docker', 'volumes'], market.listings.slice(0, 1))).toEqual(['all', 'Aye']);
    expect(found(['docker'], market.listings.slice(3))).toEqual(['partial', '']);
  });

  it('are in part the listings with the most of the terms, where none has all', () => {
    expect(found(['docker', 'volumes', 'unheard'])).toEqual(['partial', 'Bee Aye']);
  });

  it('are in part those with another form of a word', () => {
    expect(found(['generation'])).toEqual(['partial', 'Eee']);
  });

  it('are in part those with a word one edit away', () => {
    expect(found(['dockre'])[0]).toBe('partial');
    expect(found(['dockre'])[1]?.split(' ')).toHaveLength(3);
  });

  it('are none where nothing is similar', () => {
    expect(found(['zzzzzz'])).toEqual(['partial', '']);
  });

  it('do not need a common word', () => {
    expect(found(['free', 'pictures'])).toEqual(['partial', 'Eee']);
  });
});
