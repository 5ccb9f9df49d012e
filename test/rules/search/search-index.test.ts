import { describe, expect, it } from 'vitest';
import { keepDerived } from '../../../src/rules/catalogue/derived.ts';
import { FIELD, occurrence, QUALITY } from '../../../src/rules/search/relevance.ts';
import { derivedSearch, keepSearchIndex, SearchIndex, searchIndex } from '../../../src/rules/search/search-index.ts';
import type { SearchTexts } from '../../../src/rules/search/search-texts.ts';
import { catalogue, offer, vendor } from '../../builders.ts';

const listed = (name: string, category: string, description: string) =>
  vendor({ name, offers: [offer({ category, description, tags: [] })] });
const market = catalogue({
  vendors: [
    listed('Aye', 'Email', 'Sends mail'),
    listed('Bee', 'Email', 'A mailbox'),
    listed('Cee', 'Storage', 'Object storage for email'),
  ],
  synonyms: [['mail', 'electronic post', 'post']],
});
const index = searchIndex(market);

describe('the index of a search', () => {
  it('has the hits of a term as a substring, null where it occurs nowhere', () => {
    expect(index.hitsOfTerm('mail')).toMatchObject({ positions: [0, 1, 2] });
    expect(index.hitsOfTerm('object')).toMatchObject({ positions: [2], strengths: [18] });
    expect(index.hitsOfTerm('zzz')).toBeNull();
    expect(index.hitsOfTerm('mail')).toBe(index.hitsOfTerm('mail'));
  });

  it('counts a listing with less than the whole word in part', () => {
    expect(index.hitsOfTerm('mailbox')?.listingsWithTerm).toBe(1);
    expect(index.hitsOfTerm('mailb')?.listingsWithTerm).toBe(0.5);
    expect(index.hitsOfTerm('ailbox')?.listingsWithTerm).toBe(0.1);
  });

  it('has the hits of what begins a word', () => {
    expect(index.hitsOfStart('mail')).toMatchObject({ positions: [0, 1] });
    expect(index.hitsOfStart('zzz')).toBeNull();
  });

  it('has the hits of a group of synonyms as whole words, phrases included', () => {
    const [mail] = index.synonyms.get('mail') ?? [];
    expect(index.synonyms.get('electronic')?.[0]?.words).toEqual(['electronic', 'post']);
    expect(index.hitsOfGroup(mail?.group ?? [])).toMatchObject({ positions: [0] });
  });

  it('has the share of the listings about a term by category', () => {
    const hits = index.hitsOfTerm('mail');
    expect(hits && [0, 2].map((position) => index.shareOfCategory(hits, position))).toEqual([1, 0]);
  });

  it('weighs a rare term more', () => {
    const [rare, common] = [index.hitsOfTerm('object'), index.hitsOfTerm('mail')];
    expect(rare && common && index.rarity(rare) > index.rarity(common)).toBe(true);
  });

  it('remembers what was made for a spelling, null too', () => {
    let made = 0;
    const make = () => {
      made += 1;
      return null;
    };
    expect([index.remembered('once', make), index.remembered('once', make), made]).toEqual([null, null, 1]);
  });
});

it('is made once for the records of a catalogue, also on another day', () => {
  const later = { ...market, date: catalogue({ date: '2026-11-21' }).date };
  expect(searchIndex(later)).toBe(index);
});

it('is the registered index where the texts are elsewhere', () => {
  const other = catalogue();
  keepSearchIndex(other.records, () => index);
  expect(searchIndex(other)).toBe(index);
});

/** An index of three listings over texts in which each term of `bits` occurs in all of them, with the terms requested. */
function counted(bits: Readonly<Record<string, number>> = {}) {
  const requested: string[] = [];
  const announced: (readonly string[])[] = [];
  const texts: SearchTexts = {
    occurrencesOf(term, found = new Int32Array(3)) {
      requested.push(term);
      const each = bits[term];
      return each === undefined ? null : found.fill(each);
    },
    textNearPunctuated: () => '',
    textNearWord: () => '',
    texts: () => ({ head: '', description: '' }),
    expectTerms: (terms) => void announced.push(terms),
  };
  const held = new SearchIndex(market, { phrases: {}, recordedFor: [0, 0, 0] }, texts);
  return { held, requested, announced };
}

const WHOLE = occurrence(FIELD.description, QUALITY.whole);

describe('the terms that an index keeps', () => {
  /** Requests terms that differ, `count` of them. */
  const fill = (held: SearchIndex, count: number) => {
    for (let number = 0; number < count; number += 1) held.hitsOfTerm(`t${number}`);
  };

  it('are looked for once, also where they occur nowhere', () => {
    const { held, requested } = counted({ mail: WHOLE });
    for (const term of ['mail', 'mail', 'none', 'none']) held.hitsOfTerm(term);
    expect(requested).toEqual(['mail', 'none']);
  });

  it('are kept apart from what begins with the same text', () => {
    const { held, requested } = counted({ mail: occurrence(FIELD.description, QUALITY.inside) });
    expect(held.hitsOfTerm('mail')?.positions).toEqual([0, 1, 2]);
    expect(held.hitsOfStart('mail')?.positions).toEqual([]);
    expect(held.hitsOfTerm('mail')?.positions).toEqual([0, 1, 2]);
    held.hitsOfStart('mail');
    expect(requested).toEqual(['mail', 'mail']);
  });

  it('have at most 24 characters', () => {
    const { held, requested } = counted();
    const [kept, longer] = ['a'.repeat(24), 'a'.repeat(25)];
    for (const term of [kept, kept, longer, longer]) held.hitsOfTerm(term);
    expect(requested).toEqual([kept, longer, longer]);
  });

  it('are 10,000 without listings, and all are dropped for one more', () => {
    const { held, requested } = counted();
    fill(held, 10_000);
    held.hitsOfTerm('t0');
    expect(requested).toHaveLength(10_000);
    held.hitsOfTerm('t10000');
    held.hitsOfTerm('t10000');
    expect(requested).toHaveLength(10_001);
    held.hitsOfTerm('t0');
    held.hitsOfTerm('t9999');
    expect(requested.slice(10_001)).toEqual(['t0', 't9999']);
    for (const term of ['t10000', 't0', 't9999']) held.hitsOfTerm(term);
    expect(requested).toHaveLength(10_003);
  });

  it('are fewer where they have listings', () => {
    const bits = Object.fromEntries(Array.from({ length: 8_696 }, (_, number) => [`t${number}`, WHOLE]));
    const { held, requested } = counted(bits);
    fill(held, 8_695);
    held.hitsOfTerm('t0');
    expect(requested).toHaveLength(8_695);
    held.hitsOfTerm('t8695');
    held.hitsOfTerm('t0');
    expect(requested.slice(8_695)).toEqual(['t8695', 't0']);
  });
});

describe('the announcement of terms to the texts', () => {
  it('leaves out the terms that are kept, with or without hits', () => {
    const { held, announced } = counted({ mail: WHOLE });
    held.hitsOfTerm('mail');
    held.hitsOfTerm('none');
    held.expectTerms(['mail', 'new', 'none', 'other']);
    expect(announced).toEqual([['new', 'other']]);
  });

  it('names the synonyms of one word, because phrases are recorded', () => {
    const { held, announced } = counted();
    held.hitsOfGroup([['mail'], ['electronic', 'post'], ['post']]);
    expect(announced).toEqual([['mail', 'post']]);
  });

  it('is optional', () => {
    expect(() => {
      index.expectTerms(['mail']);
    }).not.toThrow();
  });
});

describe('the hits of a group', () => {
  /** Hits of the only group of synonyms in the descriptions or tags of offers. */
  const hitsOf = (synonyms: readonly string[], offers: readonly Partial<Parameters<typeof offer>[0]>[]) => {
    const vendors = offers.map((given, number) =>
      vendor({ name: `Vendor ${'abc'.charAt(number)}`, offers: [offer({ tags: [], description: 'Flat', ...given })] }),
    );
    const held = searchIndex(catalogue({ vendors, synonyms: [[...synonyms]] }));
    const [entry] = [...held.synonyms.values()].flat();
    return held.hitsOfGroup(entry?.group ?? []);
  };

  it('add up the fields in which words and phrases of the group occur', () => {
    expect(hitsOf(['mail', 'post'], [{ tags: ['post'], description: 'mail' }]).strengths).toEqual([74]);
    expect(hitsOf(['electronic post', 'mail'], [{ tags: ['mail'], description: 'electronic post' }])).toMatchObject({
      positions: [0],
      strengths: [74],
    });
    expect(hitsOf(['night post', 'day post'], [{ tags: ['day post'], description: 'night post' }])).toMatchObject({
      positions: [0],
      strengths: [74],
    });
  });

  it('hold each listing of a phrase, and no other', () => {
    const offers = [{}, { description: 'electronic post' }, { tags: ['Electronic-Post'] }];
    expect(hitsOf(['electronic post', 'mail'], offers)).toMatchObject({ positions: [1, 2], strengths: [18, 56] });
  });

  it('leave out a phrase whose listings are not recorded', () => {
    expect(counted().held.hitsOfGroup([['electronic', 'post']]).positions).toEqual([]);
  });
});

describe('what an index is made of', () => {
  const own = catalogue({
    vendors: [
      listed('Aye', 'Email', 'Sends electronic post'),
      listed('Bee', 'Email', 'Electronic or post'),
      listed('Cee', 'Storage', 'Electronic post office'),
    ],
    synonyms: [['mail', 'electronic post'], ['post office']],
  });

  it('has pairs of positions and occurrences for each phrase alone', () => {
    expect(derivedSearch(own).phrases).toEqual({ 'electronic post': [0, WHOLE, 2, WHOLE], 'post office': [2, WHOLE] });
  });

  it('has no pairs for a phrase that occurs nowhere', () => {
    const none = catalogue({ vendors: [listed('Aye', 'Email', 'Mail')], synonyms: [['electronic post', 'mail']] });
    expect(derivedSearch(none).phrases).toEqual({ 'electronic post': [] });
  });

  it('is the same object on another day of the same records', () => {
    const later = { ...own, date: catalogue({ date: '2026-11-21' }).date };
    expect(derivedSearch(later)).toBe(derivedSearch(own));
  });
});

it('has the synonyms by their first word, the longest first, and none without a word', () => {
  const { synonyms } = searchIndex(
    catalogue({ synonyms: [['sign', 'login'], ['sign up now', '-'], ['sign up', 'join']] }), // prettier-ignore
  );
  expect(synonyms.get('sign')?.map(({ words }) => words.join(' '))).toEqual(['sign up now', 'sign up', 'sign']);
  expect([...synonyms.keys()]).toEqual(['sign', 'login', 'join']);
});

describe('the share of a category', () => {
  const own = catalogue({
    vendors: [
      listed('Aye', 'Email', 'mail'),
      listed('Bee', 'Email', 'mail'),
      listed('Cee', 'Storage', 'mail'),
      listed('Dee', 'Storage', 'mailbox'),
      listed('Eee', 'Databases', 'mailer'),
    ],
  });
  const held = () => searchIndex(own);

  it('counts the listings with the whole word', () => {
    const hits = held().hitsOfTerm('mail');
    expect(hits?.positions).toEqual([0, 1, 2, 3, 4]);
    expect(hits && hits.positions.map((position) => held().shareOfCategory(hits, position))).toEqual([
      2 / 3,
      2 / 3,
      1 / 3,
      1 / 3,
      0,
    ]);
  });

  it('is 0 at a position without listing', () => {
    const hits = held().hitsOfTerm('mailbox');
    expect(hits && held().shareOfCategory(hits, 0)).toBe(0);
  });
});

it('gives two catalogues with equal records an index each', () => {
  const [one, other] = [catalogue(), catalogue()];
  expect(searchIndex(one)).not.toBe(searchIndex(other));
  expect(searchIndex(one)).toBe(searchIndex(one));
});

it('is made of what a build derived from the records, where there is a build', () => {
  const own = catalogue({ vendors: [listed('Aye', 'Storage', 'mail')] });
  const built = catalogue({ vendors: [listed('Aye', 'Storage', 'post')] });
  keepDerived(own.records, { search: JSON.stringify(derivedSearch(built)) });
  expect(searchIndex(own).hitsOfTerm('post')?.positions).toEqual([0]);
  expect(searchIndex(own).hitsOfTerm('mail')).toBeNull();
});
