import { describe, expect, it } from 'vitest';
import { keepSearchIndex, searchIndex } from '../../../src/rules/search/search-index.ts';
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
