import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findPhrase } from '../../src/rules/search/find-term.ts';

/** Every match by the pattern alone, wherever one begins. */
function byPattern(words: readonly string[], text: string): readonly (readonly [at: number, end: number])[] {
  const pattern = new RegExp(`(?<![a-z0-9])(${words.join('[ /-]')})(?=s?(?![a-z0-9]))`, 'y');
  return Array.from({ length: text.length }, (_, at) => at).flatMap((at) => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [[at, at + found.length] as const];
  });
}

function byFinder(words: readonly string[], text: string): readonly (readonly [at: number, end: number])[] {
  const next = findPhrase(words);
  const found: [number, number][] = [];
  for (let match = next(text, 0); match !== null; match = next(text, match.at + 1)) found.push([match.at, match.end]);
  return found;
}

it.each([
  [['object', 'storage'], 'object storages, object-storage and objects storage', 2],
  [['ai', 'agent'], 'an ai/agent, not an xai agent', 1],
  [['ci', 'cd'], 'ci cd ci-cd ci/cds ci  cd', 3],
])('finds %j in "%s" %d times', (words, text, times) => {
  expect(byFinder(words, text)).toHaveLength(times);
});

it('finds what the pattern of the phrase finds, from every place on', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'z'), minLength: 1, maxLength: 4 });
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'z', 's', ' ', '-', '/', '\n'), maxLength: 60 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 2, maxLength: 3 }), text, fc.nat(60), (words, around, at) => {
      const whole = `${around.slice(0, at)} ${words.join('-')} ${around.slice(at)}`;
      expect(byFinder(words, whole)).toEqual(byPattern(words, whole));
      expect(byFinder(words, whole).length).toBeGreaterThan(0);
    }),
  );
});
