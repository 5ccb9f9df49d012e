import type { SearchTexts } from './search-texts.ts';

const MIN_SQUEEZED_CHARS = 3;
const MIN_EDITED_CHARS = 4;
const MAX_WORD_CHARS = 24;
const MAX_SPELLINGS = 4;
const PLAIN_WORD = /^[a-z0-9]+$/;

/** Spellings in the catalogue of a word that no text contains: `cicd` as `ci/cd`, `nodejs` as `node.js`. */
export function punctuatedSpellings(texts: SearchTexts, word: string): readonly string[] {
  if (!PLAIN_WORD.test(word) || word.length < MIN_SQUEEZED_CHARS || word.length > MAX_WORD_CHARS) return [];
  return distinctMatches(
    texts.textNearPunctuated(word),
    `(?<![a-z0-9])${Array.from(word).join('[^a-z0-9\\s]?')}(?=s?(?![a-z0-9]))`,
  );
}

/** The words of a catalogue that are one edit away from a word that no text contains: `kubernetes` for `kubernets`. */
export function nearlyEqualWords(texts: SearchTexts, word: string): readonly string[] {
  if (!PLAIN_WORD.test(word) || word.length < MIN_EDITED_CHARS || word.length > MAX_WORD_CHARS) return [];
  return distinctMatches(texts.textNearWord(word), `(?<![a-z0-9])(?:${edits(word).join('|')})(?![a-z0-9])`);
}

/** Patterns of the words that a letter left out, added, changed, or swapped with the next leads to. */
function edits(word: string): readonly string[] {
  const patterns: string[] = [];
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    patterns.push(`${before}[a-z0-9]${after}`);
    if (at === word.length) break;
    patterns.push(`${before}[a-z0-9]?${after.slice(1)}`);
    if (after.length > 1) patterns.push(before + after.charAt(1) + after.charAt(0) + after.slice(2));
  }
  return patterns;
}

/** In alphabetical order, so that the result does not depend on the kind of index. */
function distinctMatches(text: string, pattern: string): readonly string[] {
  const found = new Set(Array.from(text.matchAll(new RegExp(pattern, 'g')), ([match]) => match));
  return [...found].sort().slice(0, MAX_SPELLINGS);
}
