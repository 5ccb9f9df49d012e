import { describe, expect, it } from 'vitest';
import {
  countedShare,
  FIELD,
  FULL_STRENGTH,
  occurrence,
  ofSynonym,
  QUALITY,
  rarity,
  startsOnly,
  strength,
  type Field,
} from '../../../src/rules/search/relevance.ts';

const FIELDS = Object.values(FIELD);
const whole = (field: Field) => occurrence(field, QUALITY.whole);
const start = (field: Field) => occurrence(field, QUALITY.start);
const inside = (field: Field) => occurrence(field, QUALITY.inside);

describe('the strength of occurrences', () => {
  it.each([
    ['a whole word', whole, [70, 56, 46, 34, 30, 18]],
    ['the start of a word', start, [12, 10, 9, 8, 7, 4]],
    ['the inside of a word', inside, [4, 3, 3, 2, 2, 1]],
  ])('falls from the name to the description for %s', (_, bit, expected) => {
    expect(FIELDS.map((field) => strength(bit(field)))).toEqual(expected);
  });

  it('is that of the best in one field, and the sum of several fields', () => {
    expect(strength(whole(FIELD.vendor) | inside(FIELD.vendor))).toBe(70);
    expect(strength(start(FIELD.category) | inside(FIELD.category))).toBe(7);
    expect(strength(whole(FIELD.vendor) | start(FIELD.description))).toBe(74);
    expect(strength(FIELDS.reduce<number>((bits, field) => bits | whole(field), 0))).toBe(254);
    expect(strength(0)).toBe(0);
  });

  it('is full for the whole word in the description', () => {
    expect(FULL_STRENGTH).toBe(18);
  });
});

it('takes of the occurrences of a synonym the whole words, in a name only where nothing else has one', () => {
  const [name, text] = [whole(FIELD.vendor), whole(FIELD.description)];
  expect(ofSynonym(name | text | start(FIELD.category))).toBe(text);
  expect(ofSynonym(name | start(FIELD.category))).toBe(name);
  expect(ofSynonym(start(FIELD.category) | inside(FIELD.vendor))).toBe(0);
});

it('keeps the occurrences that begin a word', () => {
  const bits = whole(FIELD.vendor) | start(FIELD.category) | inside(FIELD.description);
  expect(startsOnly(bits)).toBe(whole(FIELD.vendor) | start(FIELD.category));
});

it('is certain of a whole word, half certain of a start, and little of an inside', () => {
  const [name, category, text] = [whole(FIELD.vendor), start(FIELD.category), inside(FIELD.description)];
  expect([name | text, category | text, text, 0].map(countedShare)).toEqual([1, 0.5, 0.1, 0]);
});

it('weighs a term more the fewer listings have it, and one that none has as if one had it', () => {
  expect(rarity(100, 1)).toBeGreaterThan(rarity(100, 2));
  expect(rarity(100, 0)).toBe(rarity(100, 1));
  expect(rarity(100, 100)).toBeCloseTo(Math.log(2));
  expect(rarity(0, 0)).toBe(0);
});
