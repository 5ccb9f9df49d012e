import { describe, expect, it } from 'vitest';
import { AnswerCache } from '../../functions/answer-cache.ts';
import { Representation } from '../../functions/representation.ts';
import { catalogue, vendor } from '../builders.ts';

const TODAY = catalogue();
const TOMORROW = catalogue({ date: '2026-11-21', vendors: [vendor({ name: 'Beta' })] });

function answerOf(bytes: number): Representation {
  const content = { body: new Uint8Array(bytes), contentType: 'text/plain', etag: '"a"', results: () => 7 };
  return new Representation(content, {}, null);
}

/** Offers an answer twice, because the first time only notes its key. */
function kept(cache: AnswerCache, key: string, answer = answerOf(1), of = TODAY): Representation {
  cache.offer(of, key, answer);
  return cache.offer(of, key, answer);
}

describe('a cache of computed answers', () => {
  it('returns the answer itself the first time, and a copy that it keeps the second time', () => {
    const cache = new AnswerCache();
    const answer = answerOf(3);
    expect(cache.get(TODAY, 'a')).toBeUndefined();
    expect(cache.offer(TODAY, 'a', answer)).toBe(answer);
    expect(cache.get(TODAY, 'a')).toBeUndefined();
    const copy = cache.offer(TODAY, 'a', answer);
    expect(copy).not.toBe(answer);
    expect(copy.content.body).not.toBe(answer.content.body);
    expect(copy.content.body).toEqual(answer.content.body);
    expect(copy.content).toMatchObject({ contentType: 'text/plain', etag: '"a"', next: null });
    expect(copy.content.results()).toBe(7);
    expect(cache.get(TODAY, 'a')).toBe(copy);
  });

  it('keeps several answers of one catalogue', () => {
    const cache = new AnswerCache();
    const [one, other] = [kept(cache, 'a'), kept(cache, 'b')];
    expect([cache.get(TODAY, 'a'), cache.get(TODAY, 'b')]).toEqual([one, other]);
    expect(cache.get(TODAY, 'a')).toBe(one);
  });

  it('drops the answers of a catalogue with the first answer of another', () => {
    const cache = new AnswerCache();
    const old = kept(cache, 'a');
    expect(cache.get(TOMORROW, 'a')).toBeUndefined();
    expect(cache.get(TODAY, 'a')).toBe(old);
    const current = kept(cache, 'b', answerOf(1), TOMORROW);
    expect(cache.get(TOMORROW, 'b')).toBe(current);
    expect(cache.get(TOMORROW, 'a')).toBeUndefined();
    expect(cache.get(TODAY, 'b')).toBeUndefined();
  });

  it('keeps an answer of 499,500 bytes, and none of a byte more', () => {
    const cache = new AnswerCache();
    kept(cache, 'a', answerOf(499_500));
    kept(cache, 'b', answerOf(499_501));
    expect(cache.get(TODAY, 'a')?.content.body).toHaveLength(499_500);
    expect(cache.get(TODAY, 'b')).toBeUndefined();
  });
});
