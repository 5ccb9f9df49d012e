import type { Listing } from '../../model/catalogue.ts';
import { fold } from '../text/fold.ts';
import { FIELD, occurrence, QUALITY, type Field, type Quality } from './relevance.ts';

const FIELD_BITS = 3;
const FIELD_MASK = (1 << FIELD_BITS) - 1;
const SEPARATOR = '\n';

/**
 * Folded pieces of the texts of a catalogue and where each of them occurs, laid out so that one native substring search
 * finds a term in all of them. A piece is a distinct token of the texts (`tokenIndex`) or a whole text (`textIndex`).
 */
export interface PieceIndex {
  readonly listingCount: number;
  /** Every piece after a separator. */
  readonly text: string;
  /** Where each piece begins in `text`, ascending, and at last the length of `text`. */
  readonly starts: Int32Array;
  /** The first posting of each piece, ascending, and at last their count. */
  readonly firsts: Int32Array;
  /** A listing's position and its field with the piece, in one number. */
  readonly postings: Int32Array;
}

/** The next match of something in a text, from a place on: where it begins and ends; null where there is none. */
export type NextMatch = (text: string, from: number) => { readonly at: number; readonly end: number } | null;

/**
 * For each listing position, the occurrences of what matches, as bits of `occurrence`; null where nothing matches. They
 * are written into `found`, which a caller that does not keep them may use again.
 */
export function occurrences(
  index: PieceIndex,
  next: NextMatch,
  found = new Int32Array(index.listingCount),
): Int32Array | null {
  const { text, starts } = index;
  let match = next(text, 0);
  if (match === null) return null;
  found.fill(0);
  let piece = 0;
  let best: Quality = QUALITY.inside;
  while (match !== null) {
    const { at, end } = match;
    if (at >= (starts[piece + 1] ?? 0)) piece = pieceAt(starts, at, piece);
    const quality = qualityAt(text, at, end);
    if (quality < best) best = quality;
    // A better match of this piece cannot come; else the next may be in it too.
    const pieceEnd = starts[piece + 1] ?? text.length;
    match = next(text, best === QUALITY.whole ? pieceEnd : at + 1);
    if (match === null || match.at >= pieceEnd) {
      take(index, piece, { found, quality: best });
      best = QUALITY.inside;
    }
  }
  return found;
}

function take(
  { firsts, postings }: PieceIndex,
  piece: number,
  { found, quality }: { readonly found: Int32Array; readonly quality: Quality },
): void {
  const end = firsts[piece + 1] ?? 0;
  for (let each = firsts[piece] ?? 0; each < end; each += 1) {
    const posting = postings[each] ?? 0;
    const position = posting >>> FIELD_BITS;
    // Only fields are written into these bits.
    const field = (posting & FIELD_MASK) as Field;
    found[position] = (found[position] ?? 0) | occurrence(field, quality);
  }
}

function qualityAt(text: string, at: number, end: number): Quality {
  if (isOfWord(text.charCodeAt(at - 1)) && isOfWord(text.charCodeAt(at))) return QUALITY.inside;
  if (!isOfWord(text.charCodeAt(end)) || !isOfWord(text.charCodeAt(end - 1))) return QUALITY.whole;
  const endings = end - at < MIN_INFLECTED_CHARS ? PLURALS : INFLECTIONS;
  return endings.some((ending) => text.startsWith(ending, end) && !isOfWord(text.charCodeAt(end + ending.length)))
    ? QUALITY.whole
    : QUALITY.start;
}

/** Endings that leave a word the same word, and the length from which a verb's are looked for. */
const PLURALS = ['s'] as const;
const INFLECTIONS = ['s', 'es', 'ing', 'ed'] as const;
const MIN_INFLECTED_CHARS = 4;

/** Letters and digits of folded text: those of ASCII, and all else beyond it but punctuation and symbols (`€`, `→`). */
function isOfWord(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return code >= 0xc0 && (code < 0x2000 || code > 0x2bff);
}

/** The piece that a place in the text is in, at or after another piece: mostly one of the next, so steps double from there. */
function pieceAt(starts: Int32Array, at: number, from: number): number {
  let low = from;
  let step = 1;
  while (low + step < starts.length - 1 && (starts[low + step] ?? 0) <= at) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, starts.length - 1);
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  return low;
}

/** A text of a listing, and its posting. */
type EachText = (text: string, posting: number) => void;

function forEachText({ position, vendor, category, offer }: Listing, take: EachText): void {
  const place = position << FIELD_BITS;
  take(vendor.name, place | FIELD.vendor);
  for (const name of vendor.aliases) take(name, place | FIELD.vendor);
  for (const name of vendor.former_names) take(name, place | FIELD.vendor);
  take(category.name, place | FIELD.category);
  for (const [rank, tag] of offer.tags.entries()) take(tag, place | tagField(rank));
  take(offer.description, place | FIELD.description);
}

/** An offer's first tag says what it is, the next what else it is. */
function tagField(rank: number): Field {
  if (rank === 0) return FIELD.firstTag;
  return rank === 1 ? FIELD.secondTag : FIELD.otherTag;
}

/** Every text is a piece: for phrases, which are in no token. */
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
    firsts: Int32Array.from({ length: postings.length + 1 }, (_, each) => each),
    postings: Int32Array.from(postings),
  };
}

/** Every distinct white-space separated token is a piece: a few thousand short ones, quicker to search than the texts. */
export function tokenIndex(listings: readonly Listing[]): PieceIndex {
  const postingsOf = new Map<string, number[]>();
  for (const listing of listings) {
    forEachText(listing, (text, posting) => {
      for (const token of fold(text).split(/\s+/)) {
        const known = postingsOf.get(token);
        if (known?.at(-1) === posting) continue;
        if (known) known.push(posting);
        else if (token !== '') postingsOf.set(token, [posting]);
      }
    });
  }
  return pieceIndex([...postingsOf], listings.length);
}

/** An index of given pieces with their postings. */
export function pieceIndex(
  pieces: readonly (readonly [piece: string, postings: ArrayLike<number>])[],
  listingCount: number,
): PieceIndex {
  const firsts = new Int32Array(pieces.length + 1);
  for (const [place, [, own]] of pieces.entries()) firsts[place + 1] = (firsts[place] ?? 0) + own.length;
  const postings = new Int32Array(firsts[pieces.length] ?? 0);
  for (const [place, [, own]] of pieces.entries()) postings.set(own, firsts[place]);
  return { listingCount, ...laidOut(pieces.map(([piece]) => piece)), firsts, postings };
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

/** The folded names, category and tags of a listing, each on a line of its own. */
export function foldedHead({ vendor, category, offer }: Listing): string {
  return fold([vendor.name, ...vendor.aliases, ...vendor.former_names, category.name, ...offer.tags].join(SEPARATOR));
}
