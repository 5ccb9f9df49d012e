import { distance } from 'fastest-levenshtein';

/**
 * Number of edits between two texts: letters left out, added or changed. Texts that differ only in the order of two
 * adjacent letters are one edit apart; a swap beside other edits counts as two.
 */
export function editDistance(one: string, other: string): number {
  return isOneSwap(one, other) ? 1 : distance(one, other);
}

function isOneSwap(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  let at = 0;
  while (one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return one.slice(at) === `${other.charAt(at + 1)}${other.charAt(at)}${other.slice(at + 2)}`;
}
