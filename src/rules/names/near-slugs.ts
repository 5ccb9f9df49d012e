import { distance } from 'fastest-levenshtein';
import type { Slug } from '../../model/slug.ts';

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
/** Marks the ends of a slug. */
const END = '\n';

/**
 * An index of the letter pairs of every slug, so that a wrong name is measured against a few dozen slugs and not against
 * all of them: a caller may ask a hundred wrong names at once. Where a pair occurs is looked up when it is first needed.
 */
export function nearSlugs(slugs: readonly Slug[]): NearSlugs {
  const all = `${END}${slugs.join(END)}${END}`;
  const placeAt = placesAt(slugs, all.length);
  const known = new Map<string, readonly number[]>();
  const placesOf = (pair: string): readonly number[] => {
    let places = known.get(pair);
    if (!places) known.set(pair, (places = placesOfPair(pair, all, placeAt)));
    return places;
  };
  return (asked) => {
    const text = asked.slice(0, LONGEST_ASKED);
    const most = Math.floor(text.length * MOST_EDITS);
    const near = likeliest(text, sharedPairs(text, placesOf, slugs.length), slugs).map((place) => ({
      place,
      edits: distance(text, slugs[place] ?? ''),
    }));
    return near.filter(({ edits }) => edits <= most).sort((one, other) => one.edits - other.edits);
  };
}

/** By each place in the joined slugs, the place of the slug that a pair there belongs to. */
function placesAt(slugs: readonly Slug[], length: number): Int32Array {
  const placeAt = new Int32Array(length);
  let at = 0;
  for (const [place, { length: letters }] of slugs.entries()) {
    placeAt.fill(place, at, at + letters + 1);
    at += letters + 1;
  }
  return placeAt;
}

function placesOfPair(pair: string, all: string, placeAt: Int32Array): readonly number[] {
  const places: number[] = [];
  let last = -1;
  for (let at = all.indexOf(pair); at !== -1; at = all.indexOf(pair, at + 1)) {
    const place = placeAt[at] ?? 0;
    if (place !== last) places.push(place);
    last = place;
  }
  return places;
}

/** Each letter with the next, the ends marked; each pair once. */
function letterPairs(text: string): readonly string[] {
  const marked = END + text + END;
  const pairs = new Set<string>();
  for (let at = 0; at < marked.length - 1; at += 1) pairs.add(marked.slice(at, at + 2));
  return [...pairs];
}

/** How many letter pairs each slug has in common with the text, by place. */
function sharedPairs(text: string, placesOf: (pair: string) => readonly number[], count: number): Uint8Array {
  const shared = new Uint8Array(count);
  for (const pair of letterPairs(text)) {
    for (const place of placesOf(pair)) shared[place] = (shared[place] ?? 0) + 1;
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
