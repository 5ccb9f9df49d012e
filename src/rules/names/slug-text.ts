import type { Slug } from '../../model/slug.ts';

/** Marks the ends of a slug. */
export const END = '\n';

/**
 * The slugs of a list in one text, so that a native search finds what they have in common. What is found is kept: there
 * are no more letter pairs and segments than the slugs have.
 */
export class SlugText {
  readonly slugs: readonly Slug[];
  readonly #text: string;
  /** By each place in the text, the place of the slug that it is in or at the end before. */
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

  /** Places of the slugs with a pair of letters, the ends marked, in ascending order. */
  withPair(pair: string): readonly number[] {
    return kept(this.#pairs, pair, () => this.#places(pair, () => true));
  }

  /** Places of the slugs with a segment, in ascending order. */
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
