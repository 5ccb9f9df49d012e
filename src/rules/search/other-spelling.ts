import { editDistance } from '../text/edit-distance.ts';

const MIN_SQUEEZED_CHARS = 3;
const MIN_EDITED_CHARS = 4;
/** From this length on, two edits are a typo. */
const MIN_TWICE_EDITED_CHARS = 7;
const MAX_WORD_CHARS = 24;
const MAX_SPELLINGS = 4;
const PLAIN_WORD = /^[a-z0-9]+$/;

/** Spellings in the catalogue of a word that no text contains: `cicd` as `ci/cd`, `nodejs` as `node.js`. */
export function punctuatedSpellings(vocabulary: string, word: string): readonly string[] {
  if (!PLAIN_WORD.test(word) || word.length < MIN_SQUEEZED_CHARS || word.length > MAX_WORD_CHARS) return [];
  const pattern = `(?<![a-z0-9])${Array.from(word).join('[^a-z0-9\\s]?')}(?=s?(?![a-z0-9]))`;
  const found = new Set(Array.from(vocabulary.matchAll(new RegExp(pattern, 'g')), ([match]) => match));
  return [...found].sort().slice(0, MAX_SPELLINGS);
}

/**
 * The words of a catalogue that are fewest edits away from a word that no text contains, one at most, or two from seven letters
 * on: `kubernetes` for `kubernets`. Two adjacent letters swapped are one edit.
 */
export function nearlyEqualWords(words: ReadonlySet<string>, word: string): readonly string[] {
  if (!PLAIN_WORD.test(word) || word.length < MIN_EDITED_CHARS || word.length > MAX_WORD_CHARS) return [];
  let least = word.length < MIN_TWICE_EDITED_CHARS ? 1 : 2;
  let found: string[] = [];
  for (const other of words) {
    if (Math.abs(other.length - word.length) > least) continue;
    const edits = editDistance(word, other);
    if (edits > least) continue;
    if (edits < least) found = [];
    least = edits;
    found.push(other);
  }
  return found.sort().slice(0, MAX_SPELLINGS);
}
