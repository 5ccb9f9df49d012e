import type { Slug } from '../../model/slug.ts';
import { editDistance } from '../text/edit-distance.ts';
import { END, type SlugText } from './slug-text.ts';

/** Index of a similar slug in the list, with its edit distance. */
export interface NearSlug {
  readonly place: number;
  readonly edits: number;
}

/** A typo changes at most this share of a name (docs/rules.md#suggestions). */
const MAX_EDIT_SHARE = 1 / 3;
/** The rest of a longer text is ignored, to bound the cost. */
export const MAX_TEXT_CHARS = 64;
/**
 * Number of slugs whose edit distance is computed: those with most shared letter pairs, because the distance is costly.
 */
const MAX_MEASURED = 40;

/**
 * The slugs of a list that are similar to a text, fewest edits first. Finds them by the letter pairs that they share with
 * it, so that an unknown name is compared with a few dozen slugs and not with all: a request may contain a hundred unknown
 * names.
 */
export function nearSlugs(slugText: SlugText, requested: Slug): readonly NearSlug[] {
  const { slugs } = slugText;
  const text = requested.slice(0, MAX_TEXT_CHARS);
  const most = Math.floor(text.length * MAX_EDIT_SHARE);
  const near = likeliest(text, sharedPairs(text, slugText), slugs).map((place) => ({
    place,
    edits: editDistance(text, slugs[place] ?? ''),
  }));
  return near.filter(({ edits }) => edits <= most).sort((one, other) => one.edits - other.edits);
}

/** Each letter with the next, the ends marked; each pair once. */
function letterPairs(text: string): readonly string[] {
  const marked = END + text + END;
  const pairs = new Set<string>();
  for (let at = 0; at < marked.length - 1; at += 1) pairs.add(marked.slice(at, at + 2));
  return [...pairs];
}

/** Number of letter pairs that each slug shares with the text, by index. */
function sharedPairs(text: string, slugText: SlugText): Uint8Array {
  const shared = new Uint8Array(slugText.slugs.length);
  for (const pair of letterPairs(text)) {
    for (const place of slugText.withPair(pair)) shared[place] = (shared[place] ?? 0) + 1;
  }
  return shared;
}

/** Indexes of the most similar slugs among those whose length allows a match. */
function likeliest(text: string, shared: Uint8Array, slugs: readonly Slug[]): readonly number[] {
  const most = Math.floor(text.length * MAX_EDIT_SHARE);
  const fewest = Math.max(1, letterPairs(text).length - pairsChanged(most));
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

/** A letter left out, added or changed alters at most two pairs; two letters swapped alter three. */
function pairsChanged(edits: number): number {
  return edits === 1 ? 3 : 2 * edits;
}
