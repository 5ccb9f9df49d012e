import type { Slug } from '../../model/slug.ts';

/** Marks the ends of a slug. */
export const END = '\n';

/**
 * The slugs of a list in one text, so that one native search finds all slugs with a letter pair or a segment. Results are
 * cached without a bound, because only pairs and segments that occur in the slugs are stored.
 */
export class SlugText {
  readonly slugs: readonly Slug[];
  readonly #text: string;
  /** For each offset in the text, the index of the slug that contains it or ends before it. */
  readonly #placeAt: Int32Array;
  readonly #pairs = new Map<string, readonly number[]>();
  readonly #segments = new Map<string, readonly number[]>();

  constructor(slugs: readonly Slug[]) {
    this.slugs = slugs;
    this.#text = `${END}${slugs.join(END)}${END}`;
    this.#placeAt = new Int32Array(this.#text.length);
    let at = 0;
    for (const [place, { length }] of slugs.entries()) {
      this.#placeAt.fill(place, at, at + length + 1);
      at += length + 1;
    }
  }

  /** Indexes of the slugs with a letter pair, ascending. `END` is the start or the end of a slug. */
  withPair(pair: string): readonly number[] {
    return kept(this.#pairs, pair, () => this.#places(pair, () => true));
  }

  /** Indexes of the slugs with a segment, ascending. */
  withSegment(segment: string): readonly number[] {
    if (segment === '') return [];
    const text = this.#text;
    const isBound = (at: number): boolean => text[at] === '-' || text[at] === END;
    return kept(this.#segments, segment, () =>
      this.#places(segment, (at) => isBound(at - 1) && isBound(at + segment.length)),
    );
  }

  #places(part: string, isMeant: (at: number) => boolean): readonly number[] {
    const places: number[] = [];
    for (let at = this.#text.indexOf(part); at !== -1; at = this.#text.indexOf(part, at + 1)) {
      const place = this.#placeAt[at] ?? 0;
      if (places.at(-1) !== place && isMeant(at)) places.push(place);
    }
    return places;
  }
}

function kept(known: Map<string, readonly number[]>, key: string, find: () => readonly number[]): readonly number[] {
  const before = known.get(key);
  if (before) return before;
  const found = find();
  if (found.length > 0) known.set(key, found);
  return found;
}
