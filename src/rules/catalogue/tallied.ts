/** A count for every word of a closed list, 0 included, in the order of the list. */
export function tallied<Word extends string>(
  words: readonly Word[],
  countOf: (word: Word) => number,
): Readonly<Record<Word, number>> {
  // The type of `Object.fromEntries` loses the keys: they are the words of the list.
  return Object.fromEntries(words.map((word) => [word, countOf(word)])) as Record<Word, number>;
}
