import type { Listing } from '../../model/catalogue.ts';
import { fold } from '../fold.ts';

/** The fields of a listing that hold a piece, as bits; the `whole` ones are set where the piece is all that the field holds. */
export const FIELD = {
  vendor: 1,
  category: 2,
  tag: 4,
  description: 8,
  wholeVendor: 16,
  wholeCategory: 32,
  wholeTag: 64,
} as const;

const WHOLE = FIELD.wholeVendor | FIELD.wholeCategory | FIELD.wholeTag;
const FIELD_BITS = 7;
const FIELDS = (1 << FIELD_BITS) - 1;
const SEPARATOR = '\n';
const NONE = -1;

/**
 * Folded pieces of the texts of a catalogue and where each of them occurs, laid out so that one native substring search
 * finds a term in all of them. A piece is a whole text (`textIndex`) or a distinct token of the texts (`TokenIndexBuilder`).
 */
export interface PieceIndex {
  readonly listingCount: number;
  /** Every piece after a separator. */
  readonly text: string;
  /** Where each piece begins in `text`, ascending, and at last the length of `text`. */
  readonly starts: Int32Array;
  /** The newest posting of each piece. */
  readonly newest: Int32Array;
  /** The posting of the same piece before each posting, or `NONE`: such a chain takes one pass, a list takes two. */
  readonly older: Int32Array;
  /** A listing's position and its field with the piece, in one number. */
  readonly postings: Int32Array;
}

/**
 * For each listing position, the bits of the fields that contain the term as a substring; null where no field does. The
 * term holds no white space. A `whole` bit is set where the term is all that the field holds.
 */
export function fieldsWith(index: PieceIndex, term: string): Uint8Array | null {
  const { text, starts, newest, older, postings } = index;
  const find = finder(text, term);
  let at = find(0);
  if (at === -1) return null;
  const found = new Uint8Array(index.listingCount);
  for (let piece = 0; at !== -1; at = find(starts[piece] ?? text.length)) {
    piece = pieceAt(starts, at, piece);
    const length = (starts[piece + 1] ?? 0) - (starts[piece] ?? 0) - SEPARATOR.length;
    const mask = length === term.length ? FIELDS : FIELDS & ~WHOLE;
    for (let each = newest[piece] ?? NONE; each !== NONE; each = older[each] ?? NONE) {
      const posting = postings[each] ?? 0;
      const position = posting >>> FIELD_BITS;
      found[position] = (found[position] ?? 0) | (posting & mask);
    }
    piece += 1;
  }
  return found;
}

/** Letters from rare to common in English; what is no letter comes before all of them. */
const RARE_FIRST = 'qzxjkvwybfghpmudclnsroiate';
/** A native search for a text of fewer than 7 characters looks for its first character, by far the fastest way. */
const LONGEST_PART = 6;
const SHORTEST_PART = 3;

/**
 * Finds the next occurrence of a term from a place on, -1 where there is none. It looks for the part of the term that
 * begins with its rarest letter: a third of the time that the whole term takes.
 */
function finder(text: string, term: string): (from: number) => number {
  let ahead = 0;
  for (let at = 1; at <= term.length - SHORTEST_PART; at += 1) {
    if (rarity(term, at) < rarity(term, ahead)) ahead = at;
  }
  const part = term.slice(ahead, ahead + LONGEST_PART);
  return (from) => {
    let at = text.indexOf(part, from + ahead);
    while (at !== -1 && !text.startsWith(term, at - ahead)) at = text.indexOf(part, at + 1);
    return at === -1 ? -1 : at - ahead;
  };
}

function rarity(term: string, at: number): number {
  return RARE_FIRST.indexOf(term.charAt(at));
}

/** The piece that a place in the text is in, at or after another piece. */
function pieceAt(starts: Int32Array, at: number, from: number): number {
  let low = from;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  return low;
}

/** A text of a listing, and its posting: position, field, and the field's `whole` bit. */
type EachText = (text: string, posting: number) => void;

function forEachText({ position, vendor, category, offer }: Listing, take: EachText): void {
  const place = position << FIELD_BITS;
  take(vendor.name, place | FIELD.vendor | FIELD.wholeVendor);
  take(category.name, place | FIELD.category | FIELD.wholeCategory);
  for (const tag of offer.tags) take(tag, place | FIELD.tag | FIELD.wholeTag);
  take(offer.description, place | FIELD.description);
}

/** Every text is a piece: quick to make, slower to search. */
export function textIndex(listings: readonly Listing[]): PieceIndex {
  const texts: string[] = [];
  const postings: number[] = [];
  for (const listing of listings) {
    forEachText(listing, (text, posting) => {
      texts.push(fold(text));
      postings.push(posting);
    });
  }
  return {
    listingCount: listings.length,
    ...laidOut(texts),
    newest: Int32Array.from(postings.keys()),
    older: new Int32Array(postings.length).fill(NONE),
    postings: Int32Array.from(postings),
  };
}

function laidOut(pieces: readonly string[]): Pick<PieceIndex, 'text' | 'starts'> {
  const starts = new Int32Array(pieces.length + 1);
  let at = SEPARATOR.length;
  for (let piece = 0; piece < pieces.length; piece += 1) {
    starts[piece] = at;
    at += (pieces[piece]?.length ?? 0) + SEPARATOR.length;
  }
  starts[pieces.length] = at;
  return { text: SEPARATOR + pieces.join(SEPARATOR) + SEPARATOR, starts };
}

/** Makes the index of the distinct white-space separated tokens, some listings at a time. */
export class TokenIndexBuilder {
  readonly #listings: readonly Listing[];
  readonly #numbers = new Map<string, number>();
  readonly #newest: number[] = [];
  readonly #older: number[] = [];
  readonly #postings: number[] = [];
  #next = 0;

  constructor(listings: readonly Listing[]) {
    this.#listings = listings;
  }

  /** Takes in that many more listings; the index once all are in, else null. */
  advance(listingCount: number): PieceIndex | null {
    const end = Math.min(this.#next + listingCount, this.#listings.length);
    for (const listing of this.#listings.slice(this.#next, end)) {
      forEachText(listing, (text, posting) => {
        this.#take(fold(text), posting);
      });
    }
    this.#next = end;
    return end === this.#listings.length ? this.#finished() : null;
  }

  #take(text: string, posting: number): void {
    const tokens = text.split(/\s+/);
    const held = tokens.length === 1 ? posting : posting & ~WHOLE;
    for (const token of tokens) {
      if (token !== '') this.#note(token, held);
    }
  }

  #note(token: string, posting: number): void {
    let number = this.#numbers.get(token);
    if (number === undefined) this.#numbers.set(token, (number = this.#numbers.size));
    this.#older.push(this.#newest[number] ?? NONE);
    this.#newest[number] = this.#postings.length;
    this.#postings.push(posting);
  }

  #finished(): PieceIndex {
    return {
      listingCount: this.#listings.length,
      ...laidOut([...this.#numbers.keys()]),
      newest: Int32Array.from(this.#newest),
      older: Int32Array.from(this.#older),
      postings: Int32Array.from(this.#postings),
    };
  }
}
