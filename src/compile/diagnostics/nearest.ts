import { editDistance } from '../../rules/text/edit-distance.ts';

/** Longer texts are not misspelt names, and comparing them is slow. */
const MAX_WORD_CHARS = 80;

/** The candidate a misspelt word most likely meant, or undefined where none is near (a third of its letters differ). */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > MAX_WORD_CHARS) return undefined;
  const lower = word.toLowerCase();
  const limit = Math.max(1, Math.floor(lower.length / 3));
  let best: string | undefined;
  let fewest = limit + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - lower.length) >= fewest) continue;
    const edits = editDistance(lower, candidate.toLowerCase());
    if (edits >= fewest) continue;
    best = candidate;
    fewest = edits;
  }
  return best;
}
