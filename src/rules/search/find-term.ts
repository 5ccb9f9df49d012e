import type { NextMatch } from './piece-index.ts';

/** Letters from rare to common in English; other characters come before all of them. */
const RARE_FIRST = 'qzxjkvwybfghpmudclnsroiate';
/** A native search for a text of fewer than 7 characters looks for its first character, by far the fastest way. */
const MAX_PART_CHARS = 6;
const MIN_PART_CHARS = 3;

/**
 * Finds a term as a substring. It looks for the part of the term that begins with its rarest letter: a third of the
 * time that the whole term takes.
 */
export function findTerm(term: string): NextMatch {
  const ahead = rarestPart(term);
  const part = term.slice(ahead, ahead + MAX_PART_CHARS);
  return (text, from) => {
    let at = text.indexOf(part, from + ahead);
    while (at !== -1 && !text.startsWith(term, at - ahead)) at = text.indexOf(part, at + 1);
    return at === -1 ? null : { at: at - ahead, end: at - ahead + term.length };
  };
}

/** The place in a term of its part of at least 3 characters that begins with the rarest letter. */
function rarestPart(term: string): number {
  let ahead = 0;
  for (let at = 1; at <= term.length - MIN_PART_CHARS; at += 1) {
    if (rarity(term, at) < rarity(term, ahead)) ahead = at;
  }
  return ahead;
}

/**
 * Finds terms in one text by the places of their parts of 3 characters. The places of a part are searched for once and
 * kept: 4 bytes for each character of the text, when every part of it has been searched for.
 */
export class PartPlaces {
  readonly #text: string;
  readonly #places = new Map<string, Int32Array>();

  constructor(text: string) {
    this.#text = text;
  }

  /**
   * Finds what `findTerm` finds, in the text of this index alone and from ascending places on. A shorter term is searched
   * for in the text.
   */
  find(term: string): NextMatch {
    if (term.length < MIN_PART_CHARS) return findTerm(term);
    const ahead = rarestPart(term);
    const places = this.#placesOf(term.slice(ahead, ahead + MIN_PART_CHARS));
    let next = 0;
    return (text, from) => {
      for (; next < places.length; next += 1) {
        const at = (places[next] ?? 0) - ahead;
        if (at >= from && text.startsWith(term, at)) return { at, end: at + term.length };
      }
      return null;
    };
  }

  #placesOf(part: string): Int32Array {
    const known = this.#places.get(part);
    if (known) return known;
    const found: number[] = [];
    for (let at = this.#text.indexOf(part); at !== -1; at = this.#text.indexOf(part, at + 1)) found.push(at);
    const places = Int32Array.from(found);
    // A part that occurs nowhere is not kept: there is no bound to their number.
    if (found.length > 0) this.#places.set(part, places);
    return places;
  }
}

function rarity(term: string, at: number): number {
  return RARE_FIRST.indexOf(term.charAt(at));
}

/**
 * Finds the words of a phrase one after another, whole, with a space, a hyphen or a slash between them. It looks for a part
 * of one word, as `findTerm` does, and then compares the phrase.
 */
export function findPhrase(words: readonly string[]): NextMatch {
  const pattern = new RegExp(`(?<![a-z0-9])${words.map(escaped).join('[ /-]')}(?=s?(?![a-z0-9]))`, 'y');
  const { part, ahead } = rarestOfWords(words);
  return (text, from) => {
    for (let at = text.indexOf(part, from + ahead); at !== -1; at = text.indexOf(part, at + 1)) {
      pattern.lastIndex = at - ahead;
      if (pattern.test(text)) return { at: at - ahead, end: pattern.lastIndex };
    }
    return null;
  };
}

/** The part of a word that begins with the rarest letter, and its place in the phrase. Parts of one or two characters come last. */
function rarestOfWords(words: readonly string[]): { readonly part: string; readonly ahead: number } {
  let start = 0;
  const parts = words.map((word) => {
    const ahead = rarestPart(word);
    const part = { part: word.slice(ahead, ahead + MAX_PART_CHARS), ahead: start + ahead };
    start += word.length + 1;
    return part;
  });
  const cost = ({ part }: { readonly part: string }): number =>
    rarity(part, 0) + (part.length < MIN_PART_CHARS ? RARE_FIRST.length + 1 : 0);
  return parts.reduce((best, part) => (cost(part) < cost(best) ? part : best), { part: '', ahead: 0, ...parts[0] });
}

function escaped(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
