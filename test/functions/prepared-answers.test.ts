import { beforeEach, describe, expect, it } from 'vitest';
import type { CachedAnswerMemo } from '../../functions/cached-answer.ts';
import { PreparedAnswers } from '../../functions/node/prepared-answers.ts';
import { TODAY } from '../builders.ts';

/** Sizes of the files of the build, and the paths that were read of it. */
const BYTES: Readonly<Record<string, number>> = {
  'api/offers': 900,
  'a.txt': 15e6,
  'b.txt': 15e6,
  'd.sqlite': 25e6,
};
let read: string[];
let answers: PreparedAnswers;
const memo = (): CachedAnswerMemo => ({ cached: null });

beforeEach(() => {
  read = [];
  answers = new PreparedAnswers({
    date: TODAY,
    paths: Object.keys(BYTES),
    file: (path) => {
      const bytes = BYTES[path];
      if (bytes === undefined) return null;
      read.push(path);
      return { body: Buffer.alloc(bytes), bytes, contentType: 'text/plain; charset=utf-8', etag: `"${path}"` };
    },
  });
});

describe('an answer from a file', () => {
  it('is read once, and is null where the build has no file', () => {
    const first = answers.answer('api/offers', 'day');
    expect(first?.content.etag).toBe('"api/offers"');
    expect(answers.answer('api/offers', 'day')).toBe(first);
    expect(read).toEqual(['api/offers']);
    expect(answers.answer('none', 'day', memo())).toBeNull();
  });

  it('is another one under another policy', () => {
    const held = memo();
    const byDay = answers.answer('api/offers', 'day', held);
    answers.answer('api/offers', 'day', held);
    const uncached = answers.answer('api/offers', 'no-store', held);
    expect(uncached).not.toBe(byDay);
    expect(answers.answer('api/offers', 'no-store', held)).toBe(uncached);
    expect(answers.answer('api/offers', 'day', held)).toBe(byDay);
  });

  it('is remembered by a memo once the cache has it', () => {
    const held = memo();
    const first = answers.answer('api/offers', 'day', held);
    expect(held.cached).toBeNull();
    answers.answer('api/offers', 'day', held);
    expect(held.cached).toEqual({ policy: 'day', representation: first });
    expect(answers.answer('api/offers', 'day', held)).toBe(first);
    expect(read).toEqual(['api/offers']);
  });

  it('leaves the memory of its memo when the cache evicts it, and is read again', () => {
    const held = memo();
    answers.answer('a.txt', 'day', held);
    const evicted = answers.answer('a.txt', 'day', held);
    answers.answer('b.txt', 'day');
    expect(held.cached?.representation).toBeNull();
    const again = answers.answer('a.txt', 'day', held);
    // `toBe` would compare the bodies.
    expect(again === evicted).toBe(false);
    expect(again?.content.etag).toBe('"a.txt"');
    expect(read).toEqual(['a.txt', 'b.txt', 'a.txt']);
  });

  it('that is too long for the cache is read for each request, and never remembered', () => {
    const held = memo();
    for (let request = 0; request < 3; request++) expect(answers.answer('d.sqlite', 'day', held)).not.toBeNull();
    expect(held.cached).toBeNull();
    expect(read).toHaveLength(3);
  });
});
