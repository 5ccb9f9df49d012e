import { fileStart, quoted, type CommonCause, type Place } from '../diagnostics/diagnostic.ts';

/** Uses of one unlisted word that are likelier one edit of the list than typos; more where a listed word is like it. */
const USES_WITHOUT_LIKENESS = 2;
const USES_WITH_LIKENESS = 3;

/** A word that a closed list does not hold. */
export interface GoneWord {
  /** The list's file. */
  readonly list: string;
  /** What the list holds: `category`. */
  readonly noun: string;
  readonly word: string;
  /** The listed word that it is like, its place, and whether the catalogue uses it. */
  readonly near: { readonly word: string; readonly at: Place; readonly isUsed: boolean } | undefined;
}

/**
 * The cause of several unlisted words that are the same: the word was removed from its list, or renamed there. It counts as
 * renamed only where the listed word that it is like is used nowhere: a word in use is another one.
 */
export function goneFromList({ list, noun, word, near }: GoneWord): CommonCause {
  const what = `the ${noun} ${quoted(word)} is used in several places and is not on the list`;
  const key = `${list} ${word}`;
  if (!near) {
    const fix = `put it back, or replace it in the places listed`;
    return { key, from: USES_WITHOUT_LIKENESS, at: fileStart(list), what, fix };
  }
  if (near.isUsed) {
    const fix = `put it back, or replace it in the places listed; ${quoted(near.word)} is like it`;
    return { key, from: USES_WITH_LIKENESS, at: fileStart(list), what, fix };
  }
  const fix = `put it back, or write ${quoted(near.word)} in the places listed`;
  return { key, from: USES_WITH_LIKENESS, at: near.at, what, fix };
}
