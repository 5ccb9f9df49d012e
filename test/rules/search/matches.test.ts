import { describe, expect, it } from 'vitest';
import { matchesOf } from '../../../src/rules/search/matches.ts';
import { rarity } from '../../../src/rules/search/relevance.ts';
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

/** The names and relevance of the matches, in the order of the given listings. */
function weighed(offers: Readonly<Record<string, string>>, terms: readonly string[]) {
  const own = catalogue({ vendors: Object.entries(offers).map(([name, description]) => listed(name, description)) });
  const held = searchIndex(own);
  const { match, matches } = matchesOf(held, own.listings, unitsOf(held, terms));
  return [match, ...matches.map(({ listing, relevance }) => [listing.vendor.name, relevance])];
}

describe('the relevance of a match', () => {
  /** A whole word in a description, and the bonus of the category in which all listings about it are. */
  const [WHOLE, CATEGORY] = [18, 12];
  const PICTURES = { Aye: 'Our pictures', Bee: 'Our free pictures', Cee: 'Other' };

  it('is the weight of a term by its rarity, with a bonus for its category', () => {
    const each = Math.round(100 * rarity(3, 2) * (WHOLE + CATEGORY));
    expect(weighed(PICTURES, ['pictures'])).toEqual(['all', ['Aye', each], ['Bee', each]]);
  });

  it('is a fifth for a common word, and more for adjacent terms by the rarer of them', () => {
    const terms = (rarity(3, 1) * 0.2 + rarity(3, 2)) * (WHOLE + CATEGORY);
    expect(weighed(PICTURES, ['free', 'pictures'])).toEqual([
      'all',
      ['Bee', Math.round(100 * (terms + rarity(3, 1) * 14))],
    ]);
  });

  it('is no more for adjacent common words', () => {
    const terms = rarity(1, 1) * 0.2 * 2 * (WHOLE + CATEGORY);
    expect(weighed({ Aye: 'The best free' }, ['best', 'free'])).toEqual(['all', ['Aye', Math.round(100 * terms)]]);
  });

  it('is half for another form of a word', () => {
    expect(weighed({ Aye: 'Generates', Bee: 'Other' }, ['generation'])).toEqual([
      'partial',
      ['Aye', Math.round(100 * rarity(2, 0.5) * 2)],
    ]);
  });

  it('is that of the whole word where only the inside of a word is in another listing', () => {
    expect(weighed({ Aye: 'Our mail', Bee: 'Our email' }, ['mail', 'zzzz'])).toEqual([
      'partial',
      ['Aye', Math.round(100 * rarity(2, 1.1) * (WHOLE + CATEGORY))],
    ]);
  });

  it('counts common words of a partial match once', () => {
    const common = rarity(2, 1) * 0.2 * (WHOLE + CATEGORY);
    const mail = rarity(2, 1) * (WHOLE + CATEGORY);
    expect(weighed({ Aye: 'free or mail', Bee: 'Other' }, ['mail', 'zzzz', 'free'])).toEqual([
      'partial',
      ['Aye', Math.round(100 * (mail + common))],
    ]);
  });
});

describe('the listings of a match', () => {
  const named = (terms: readonly string[], of: typeof market.listings) =>
    matchesOf(index, of, unitsOf(index, terms)).matches.map(({ listing }) => listing.vendor.name);

  it('are in the order of the given ones', () => {
    expect(named(['docker'], market.listings.toReversed())).toEqual(['Cee', 'Bee', 'Aye']);
    expect(named(['docker', 'zzzz'], market.listings.toReversed())).toEqual(['Cee', 'Bee', 'Aye']);
    expect(named(['pictures', 'volumes', 'zzzz'], market.listings)).toEqual(['Eee']);
  });

  it('are all for no terms', () => {
    expect(named([], market.listings)).toEqual(['Aye', 'Bee', 'Cee', 'Dee', 'Eee']);
  });

  it('are in part those with the most of the terms among the given ones', () => {
    expect(named(['docker', 'volumes'], market.listings.slice(3))).toEqual(['Dee']);
  });

  it('are in the order of the catalogue, whichever term they have', () => {
    const names = weighed({ Aye: 'sort', Bee: 'rows' }, ['rows', 'sort'])
      .slice(1)
      .map((each) => each[0]);
    expect(names).toEqual(['Aye', 'Bee']);
  });

  it.each([
    ['a common word, where all terms are common', { Aye: 'free' }, ['free', 'best'], ['Aye']],
    ['no common word, where another term is none', { Aye: 'free' }, ['free', 'zzzz'], []],
    ['a form of a word with a stem of four characters', { Aye: 'mail' }, ['mailing'], ['Aye']],
    ['no form of a word with a shorter stem', { Aye: 'size' }, ['sizing'], []],
  ])('have in part %s', (_, offers, terms, expected) => {
    expect(
      weighed(offers, terms)
        .slice(1)
        .map((each) => each[0]),
    ).toEqual(expected);
  });
});

describe('adjacent terms', () => {
  /** Listings with two adjacent terms, `count` of them, and the best relevance of a search for both terms. */
  const best = (count: number) => {
    const offers = Object.fromEntries(
      Array.from({ length: count }, (_, number) => [`Vendor ${number}`, number === 0 ? 'cloud mail' : 'mail or cloud']),
    );
    const [, ...matches] = weighed(offers, ['cloud', 'mail']);
    return matches.slice(0, 2).map((each) => each[1]);
  };

  it('are worth more among 500 matches, and no more among 501', () => {
    const [adjacent, apart] = best(500);
    expect(adjacent).toBeGreaterThan(Number(apart));
    const [first, second] = best(501);
    expect(first).toBe(second);
  });

  it('are worth nothing where no text has either of them', () => {
    const mail = Math.round(100 * rarity(2, 1) * (18 + 12));
    expect(weighed({ Aye: 'Our mail', Bee: 'Other' }, ['mail', 'zzzzzz', 'yyyyyy'])).toEqual([
      'partial',
      ['Aye', mail],
    ]);
  });
});

it('leaves out the given listings with far fewer of the terms than the best of them', () => {
  expect(found(['docker', 'volumes', 'unheard'], market.listings.slice(1))).toEqual(['partial', 'Bee']);
});

it('finds the listing of a term in a list of all listings in another order', () => {
  const own = catalogue({ vendors: [listed('Aye', 'mail'), listed('Bee', 'Other')] });
  const held = searchIndex(own);
  const { matches } = matchesOf(held, own.listings.toReversed(), unitsOf(held, ['mail']));
  expect(matches.map(({ listing }) => listing.vendor.name)).toEqual(['Aye']);
});
