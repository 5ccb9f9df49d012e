import { distance } from 'fastest-levenshtein';

/** Longer texts are no misspelt names, and comparing them would only cost time. */
const LONGEST_WORD = 80;

/** The candidate a misspelt word most likely meant, or undefined where none is near (a third of its letters differ). */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const asked = word.toLowerCase();
  const limit = Math.max(1, Math.floor(asked.length / 3));
  let best: string | undefined;
  let fewest = limit + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - asked.length) >= fewest) continue;
    const edits = distance(asked, candidate.toLowerCase());
    if (edits >= fewest) continue;
    best = candidate;
    fewest = edits;
  }
  return best;
}
