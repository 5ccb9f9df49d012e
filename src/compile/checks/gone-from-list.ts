import { fileStart, quoted, type CommonCause, type Place } from '../diagnostics/diagnostic.ts';

/** From this number of uses on, the list was probably edited. Fewer uses are probably typos. */
const USES_WITHOUT_LIKENESS = 2;
const USES_WITH_LIKENESS = 3;

/** A word that a closed list does not hold. */
export interface GoneWord {
  /** The list's file. */
  readonly list: string;
  /** What the list holds: `category`. */
  readonly noun: string;
  readonly word: string;
  /** The listed word that it is like. */
  readonly near: string | undefined;
  /** The place of a listed word. */
  readonly placeOf: (listed: string) => Place;
  /** Whether the catalogue uses a listed word. */
  readonly isUsed: (listed: string) => boolean;
}

/**
 * The cause of several uses of one unlisted word: it was removed from its list, or renamed there. It counts as renamed
 * only where nothing uses the listed word that it is like: a word in use is a different one.
 */
export function goneFromList({ list, noun, word, near, placeOf, isUsed }: GoneWord): CommonCause {
  const what = `the ${noun} ${quoted(word)} is used in several places and is not on the list`;
  const key = `${list} ${word}`;
  if (near === undefined) {
    const fix = `put it back, or replace it in the places listed`;
    return { key, minFindings: USES_WITHOUT_LIKENESS, at: fileStart(list), what, fix };
  }
  if (isUsed(near)) {
    const fix = `put it back, or replace it in the places listed; ${quoted(near)} is like it`;
    return { key, minFindings: USES_WITH_LIKENESS, at: fileStart(list), what, fix };
  }
  const fix = `put it back, or write ${quoted(near)} in the places listed`;
  return { key, minFindings: USES_WITH_LIKENESS, at: placeOf(near), what, fix };
}
