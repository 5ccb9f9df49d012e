import { distance } from 'fastest-levenshtein';
import type { Slug } from '../../model/slug.ts';
import { END, type SlugText } from './slug-text.ts';

/** A slug of the list, by its place there, and how many letters it is away. */
export interface NearSlug {
  readonly place: number;
  readonly edits: number;
}

/** Finds the slugs of a list that are spelled nearly like a text. */
export type NearSlugs = (asked: Slug) => readonly NearSlug[];

/** A slip of the pen changes at most this share of a name (RULES.md 8). */
const MOST_EDITS = 1 / 3;
const LONGEST_ASKED = 64;
/** Only the slugs sharing most letter pairs are measured: the distance is the costly part. */
const MOST_MEASURED = 40;

/**
 * By the letter pairs that slugs have in common with a text, so that a wrong name is measured against a few dozen slugs
 * and not against all of them: a caller may ask a hundred wrong names at once.
 */
export function nearSlugs(text: SlugText): NearSlugs {
  const { slugs } = text;
  return (given) => {
    const asked = given.slice(0, LONGEST_ASKED);
    const most = Math.floor(asked.length * MOST_EDITS);
    const near = likeliest(asked, sharedPairs(asked, text), slugs).map((place) => ({
      place,
      edits: distance(asked, slugs[place] ?? ''),
    }));
    return near.filter(({ edits }) => edits <= most).sort((one, other) => one.edits - other.edits);
  };
}

/** Each letter with the next, the ends marked; each pair once. */
function letterPairs(text: string): readonly string[] {
  const marked = END + text + END;
  const pairs = new Set<string>();
  for (let at = 0; at < marked.length - 1; at += 1) pairs.add(marked.slice(at, at + 2));
  return [...pairs];
}

/** How many letter pairs each slug has in common with the text, by place. */
function sharedPairs(asked: string, text: SlugText): Uint8Array {
  const shared = new Uint8Array(text.slugs.length);
  for (const pair of letterPairs(asked)) {
    for (const place of text.withPair(pair)) shared[place] = (shared[place] ?? 0) + 1;
  }
  return shared;
}

/** The places of the slugs most like the text, of those whose length allows a match at all. */
function likeliest(text: string, shared: Uint8Array, slugs: readonly Slug[]): readonly number[] {
  const most = Math.floor(text.length * MOST_EDITS);
  // One edit spoils at most two pairs.
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
  return candidates.slice(0, MOST_MEASURED).map(({ place }) => place);
}
