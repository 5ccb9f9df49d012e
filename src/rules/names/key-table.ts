/** Begins each entry. No key has it or the tab: a build refuses control characters in names. */
const BEGIN = '\n';
const TAB = '\t';
const SEPARATOR = /[\n\t]/;

/** From this look-up on, a map answers: it takes a millisecond to make, which one request of a new instance saves. */
const LOOKUPS_BEFORE_MAP = 40;

/** Places by key, held as one text: parsing it as JSON would make thousands of arrays before the first look-up. */
export class KeyTable {
  readonly #text: string;
  #lookups = 0;
  #map: ReadonlyMap<string, readonly number[]> | null = null;

  /** `text` is an output of `keyTableText`. */
  constructor(text: string) {
    this.#text = text;
  }

  /** Ascending; none for an unknown key. */
  places(key: string): readonly number[] {
    if (this.#map) return this.#map.get(key) ?? NONE;
    this.#lookups += 1;
    if (this.#lookups >= LOOKUPS_BEFORE_MAP) this.#map = mapOf(this.#text);
    if (SEPARATOR.test(key)) return NONE;
    const at = this.#text.indexOf(`${BEGIN}${key}${TAB}`);
    if (at < 0) return NONE;
    const from = at + BEGIN.length + key.length + TAB.length;
    return placesIn(this.#text.slice(from, this.#text.indexOf(BEGIN, from)));
  }
}

const NONE: readonly number[] = [];

/** The text of a table. A key with a separator is left out. */
export function keyTableText(entries: Iterable<readonly [key: string, places: readonly number[]]>): string {
  let text = '';
  for (const [key, places] of entries) if (!SEPARATOR.test(key)) text += `${BEGIN}${key}${TAB}${places.join(' ')}`;
  return text + BEGIN;
}

function mapOf(text: string): ReadonlyMap<string, readonly number[]> {
  const lines = text.slice(BEGIN.length, -BEGIN.length).split(BEGIN);
  return new Map(
    lines.flatMap((line): [string, readonly number[]][] => {
      const end = line.indexOf(TAB);
      return end < 0 ? [] : [[line.slice(0, end), placesIn(line.slice(end + TAB.length))]];
    }),
  );
}

function placesIn(text: string): readonly number[] {
  return text.split(' ').map(Number);
}
