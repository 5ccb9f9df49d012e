import { distance } from 'fastest-levenshtein';

/**
 * Number of edits between two texts: letters left out, added or changed. Texts that differ only in the order of two
 * adjacent letters are one edit apart; a swap beside other edits counts as two.
 */
export function editDistance(one: string, other: string): number {
  return isOneSwap(one, other) ? 1 : distance(one, other);
}

/** Whether two adjacent letters that are swapped are the only difference. */
export function isOneSwap(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  let at = 0;
  while (one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return one.slice(at) === `${other.charAt(at + 1)}${other.charAt(at)}${other.slice(at + 2)}`;
}

/** A typo changes at most this share of a name (docs/rules.md#suggestions). */
export const MAX_EDIT_SHARE = 1 / 3;
/** The rest of a longer text is ignored, to bound the cost. */
export const MAX_TEXT_CHARS = 64;

/** The places of the slugs of a list within a third of a text's length in edits: fewest edits first, then most shared letter pairs. */
export function nearSlugs(slugs: readonly string[], requested: string) {
  const text = requested.slice(0, MAX_TEXT_CHARS);
  const most = Math.floor(text.length * MAX_EDIT_SHARE);
  const pairs = new Set(letterPairs(text));
  return slugs
    .flatMap((slug, place) => {
      if (Math.abs(slug.length - text.length) > most) return [];
      const edits = editDistance(text, slug);
      if (edits > most) return [];
      const shared = new Set(letterPairs(slug).filter((pair) => pairs.has(pair))).size;
      return shared === 0 ? [] : [{ place, edits, likeness: shared / (slug.length + text.length) }];
    })
    .sort((one, other) => one.edits - other.edits || other.likeness - one.likeness);
}

function letterPairs(text: string): readonly string[] {
  const marked = `\n${text}\n`;
  return Array.from({ length: text.length + 1 }, (_, at) => marked.slice(at, at + 2));
}
