import type { Slug } from '../../model/slug.ts';
import { addToGroup } from '../../rules/catalogue/group-by.ts';
import { editDistance } from '../../rules/text/edit-distance.ts';

type Places = Map<string, number[]>;

/**
 * Finds the slugs at edit distance 1 of a text without comparing it with all: one edit leaves the first or the second
 * half of the slug as it is, so the text starts or ends with that half; or it swaps the letters on both sides of the middle.
 */
export class OneEditIndex {
  readonly #slugs: readonly Slug[];
  readonly #byStart: Places = new Map();
  readonly #byEnd: Places = new Map();

  constructor(slugs: readonly Slug[]) {
    this.#slugs = slugs;
    for (const [place, slug] of slugs.entries()) {
      const middle = slug.length >> 1;
      addToGroup(this.#byStart, slug.slice(0, middle), place);
      addToGroup(this.#byEnd, slug.slice(middle), place);
    }
  }

  /** In the order of the list. */
  near(text: Slug): readonly Slug[] {
    const places = new Set(
      [text.length - 1, text.length, text.length + 1].flatMap((chars) => this.#ofLength(text, chars)),
    );
    return [...places].sort((one, other) => one - other).flatMap((place) => this.#slugs[place] ?? []);
  }

  /** Places of the near slugs of a length. */
  #ofLength(text: Slug, chars: number): readonly number[] {
    const middle = chars >> 1;
    const start = text.slice(0, middle);
    const swappedStart = text.slice(0, Math.max(0, middle - 1)) + text.charAt(middle);
    const end = text.slice(text.length - (chars - middle));
    const places = [start, swappedStart].flatMap((each) => this.#byStart.get(each) ?? []);
    return [...places, ...(this.#byEnd.get(end) ?? [])].filter((place) => {
      const slug = this.#slugs[place] ?? '';
      return slug.length === chars && editDistance(slug, text) === 1;
    });
  }
}
