import type { Listing } from '../../model/catalogue.ts';
import { fold } from '../text/fold.ts';
import { PartPlaces } from './find-term.ts';
import { foldedHead, occurrences, type PieceIndex } from './piece-index.ts';
import type { FoldedTexts, SearchTexts } from './search-texts.ts';

/** The texts of a catalogue in memory. */
export class PieceText implements SearchTexts {
  readonly #pieces: PieceIndex;
  readonly #parts: PartPlaces;
  readonly #texts: (FoldedTexts | undefined)[] = [];

  constructor(pieces: PieceIndex) {
    this.#pieces = pieces;
    this.#parts = new PartPlaces(pieces.text);
  }

  occurrencesOf(term: string, found?: Int32Array<ArrayBuffer>): Int32Array | null {
    return occurrences(this.#pieces, this.#parts.find(term), found);
  }

  textNearPunctuated(): string {
    return this.#pieces.text;
  }

  textNearWord(): string {
    return this.#pieces.text;
  }

  /** Made when they are first needed. */
  texts(listing: Listing): FoldedTexts {
    return (this.#texts[listing.position] ??= foldedTexts(listing));
  }
}

/** The folded texts of a listing. */
export function foldedTexts(listing: Listing): FoldedTexts {
  return { head: foldedHead(listing), description: fold(listing.offer.description) };
}
