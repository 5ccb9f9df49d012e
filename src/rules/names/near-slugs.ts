import { distance } from 'fastest-levenshtein';
import type { Slug } from '../../model/slug.ts';

/** Index of a similar slug in the list, with its edit distance. */
export interface NearSlug {
  readonly place: number;
  readonly edits: number;
}

/** Finds the slugs of a list that are similar to a text. */
export type NearSlugs = (requested: Slug) => readonly NearSlug[];

/** A typo changes at most this share of a name (docs/rules.md#suggestions). */
const MAX_EDIT_SHARE = 1 / 3;
const MAX_TEXT_CHARS = 64;
/**
 * Number of slugs whose edit distance is computed: those with most shared letter pairs, because the distance is costly.
 */
const MAX_MEASURED = 40;
/** Codes of slug characters, and of its end. */
const LETTERS = 38;
const END = 0;

/**
 * Index of the letter pairs of every slug, so that an unknown name is compared with a few dozen slugs and not with all:
 * a request may contain a hundred unknown names.
 */
export function nearSlugs(slugs: readonly Slug[]): NearSlugs {
  const placesOfPair = Array.from({ length: LETTERS ** 2 }, (): number[] => []);
  for (const [place, slug] of slugs.entries()) {
    for (const pair of letterPairs(slug)) placesOfPair[pair]?.push(place);
  }
  return (requested) => {
    const text = requested.slice(0, MAX_TEXT_CHARS);
    const most = Math.floor(text.length * MAX_EDIT_SHARE);
    const near = likeliest(text, sharedPairs(text, placesOfPair, slugs.length), slugs).map((place) => ({
      place,
      edits: distance(text, slugs[place] ?? ''),
    }));
    return near.filter(({ edits }) => edits <= most).sort((one, other) => one.edits - other.edits);
  };
}

/** Each letter with the next, the ends marked, as one number a pair. */
function letterPairs(text: string): readonly number[] {
  const pairs: number[] = [];
  let before = END;
  for (let at = 0; at <= text.length; at += 1) {
    const next = letterNumber(text, at);
    const pair = before * LETTERS + next;
    // Names are short: searching the list is faster than a set.
    if (!pairs.includes(pair)) pairs.push(pair);
    before = next;
  }
  return pairs;
}

/** `a`-`z` as 1 to 26, digits as 27 to 36, the hyphen as 37; past the end, 0. */
function letterNumber(text: string, at: number): number {
  if (at >= text.length) return END;
  const code = text.charCodeAt(at);
  if (code >= 97) return code - 96;
  return code >= 48 ? code - 21 : 37;
}

/** Number of letter pairs that each slug shares with the text, by index. */
function sharedPairs(text: string, placesOfPair: readonly (readonly number[])[], count: number): Uint8Array {
  const shared = new Uint8Array(count);
  for (const pair of letterPairs(text)) {
    for (const place of placesOfPair[pair] ?? []) shared[place] = (shared[place] ?? 0) + 1;
  }
  return shared;
}

/** Indexes of the most similar slugs among those whose length allows a match. */
function likeliest(text: string, shared: Uint8Array, slugs: readonly Slug[]): readonly number[] {
  const most = Math.floor(text.length * MAX_EDIT_SHARE);
  // One edit changes at most two pairs.
  const fewest = Math.max(1, letterPairs(text).length - 2 * most);
  const candidates: { place: number; likeness: number }[] = [];
  for (let place = 0; place < shared.length; place += 1) {
    const count = shared[place] ?? 0;
    if (count < fewest) continue;
    const length = slugs[place]?.length ?? 0;
    if (Math.abs(length - text.length) > most) continue;
    candidates.push({ place, likeness: count / (length + text.length) });
  }
  candidates.sort((one, other) => other.likeness - one.likeness);
  return candidates.slice(0, MAX_MEASURED).map(({ place }) => place);
}
