import { describe, expect, it } from 'vitest';
import { firstUnclosed } from '../../../src/compile/parse/unclosed.ts';

const unclosedIn = (text: string, before = text.length) => firstUnclosed(text, before);

describe('the first bracket or quote that is never closed', () => {
  it.each([
    ['tags: [sql\ntier: Free\n', 6, '[', ']'],
    ['detect: {env: [A]\n', 8, '{', '}'],
    ['tier: "Free\nurl: x\n', 6, '"', '"'],
    ["tier: 'Free\nurl: x\n", 6, "'", "'"],
    ["tier: '\n", 6, "'", "'"],
    ['a: [1, {b: 2\n', 3, '[', ']'],
    ['a: [1]\nb: ["c]\n', 10, '[', ']'],
  ])('is found in %j at %i', (text, offset, opening, closing) => {
    expect(unclosedIn(text)).toEqual({ offset, opening, closing });
  });

  it.each(['tags: [sql]\n', 'tier: "Free"\n', "tier: 'it''s'\n", 'tier: a [b\n', '# [\n'])('is none in %j', (text) => {
    expect(unclosedIn(text)).toBeUndefined();
  });

  it('is none where it opens at or after the offset', () => {
    expect(unclosedIn('tags: [sql\n', 6)).toBeUndefined();
    expect(unclosedIn('tags: [sql\n', 7)?.offset).toBe(6);
  });
});
