import type { Listing } from '../../../src/model/catalogue.ts';
import { Lacking } from '../../../src/rules/catalogue/lazy-records.ts';
import { findTerm } from '../../../src/rules/search/find-term.ts';
import { occurrences, pieceIndex, type PieceIndex } from '../../../src/rules/search/piece-index.ts';
import type { FoldedTexts, SearchTexts } from '../../../src/rules/search/search-texts.ts';
import { numbersIn } from '../../../src/rules/text/base64.ts';
import { numberIn, textIn, type Database, type Row } from '../../database.ts';
import type { Need } from './need.ts';
import { joinedTexts, piecesNear, piecesSpelling, piecesWith, type Query } from './piece-queries.ts';

const MAX_KEPT_TERMS = 200;
const MAX_KEPT_TEXTS = 5000;
const MAX_KEPT_SPELLINGS = 200;

/** The texts of a split index, in the platform's database. What was fetched is kept until `clear`. */
export class SplitTexts implements SearchTexts {
  readonly #prefix: string;
  readonly #listingCount: number;
  /** Null for a term without pieces. */
  readonly #pieces = new Map<string, PieceIndex | null>();
  readonly #spellings = new Map<string, string>();
  readonly #texts = new Map<number, FoldedTexts>();

  constructor(prefix: string, listingCount: number) {
    this.#prefix = prefix;
    this.#listingCount = listingCount;
  }

  /** Whether more is kept than a few requests need. */
  get isFull(): boolean {
    return this.#pieces.size > MAX_KEPT_TERMS || this.#texts.size > MAX_KEPT_TEXTS;
  }

  /** Forgets what was fetched for the last requests. */
  clear(): void {
    this.#pieces.clear();
    this.#texts.clear();
    // A few hundred bytes each. Every request for the same unknown word reads one.
    if (this.#spellings.size > MAX_KEPT_SPELLINGS) this.#spellings.clear();
  }

  occurrencesOf(term: string, found?: Int32Array<ArrayBuffer>): Int32Array | null {
    const pieces = this.#pieces.get(term);
    if (pieces === undefined) throw new Lacking<Need>({ kind: 'terms', terms: [term] });
    return pieces && occurrences(pieces, findTerm(term), found);
  }

  expectTerms(terms: readonly string[]): void {
    const lacking = terms.filter((term) => !this.#pieces.has(term));
    if (lacking.length > 0) throw new Lacking<Need>({ kind: 'terms', terms: lacking });
  }

  textNearPunctuated(word: string): string {
    return this.#spelling('punctuated', word);
  }

  textNearWord(word: string): string {
    return this.#spelling('near', word);
  }

  texts({ position }: Listing): FoldedTexts {
    const texts = this.#texts.get(position);
    if (!texts) throw new Lacking<Need>({ kind: 'texts', positions: [position] });
    return texts;
  }

  expectTexts(listings: readonly Listing[]): void {
    const positions = listings.flatMap(({ position }) => (this.#texts.has(position) ? [] : [position]));
    if (positions.length > 0) throw new Lacking<Need>({ kind: 'texts', positions });
  }

  async fetchTerms(database: Database, terms: readonly string[]): Promise<void> {
    const answers = await batched(
      database,
      terms.map((term) => piecesWith(this.#prefix, term)),
    );
    for (const [place, term] of terms.entries()) {
      const rows = answers[place] ?? [];
      this.#pieces.set(term, rows.length === 0 ? null : this.#indexOf(rows));
    }
  }

  async fetchSpelling(database: Database, { of, word }: Extract<Need, { kind: 'spellings' }>): Promise<void> {
    const query = of === 'near' ? piecesNear(this.#prefix, word) : piecesSpelling(this.#prefix, word);
    const [rows = []] = await batched(database, [query]);
    this.#spellings.set(`${of} ${word}`, joinedTexts(rows));
  }

  async fetchTexts(database: Database, positions: readonly number[]): Promise<void> {
    const sql =
      `SELECT position, head, description FROM ${this.#prefix}_texts ` +
      'WHERE position IN (SELECT value FROM json_each(?1))';
    const [rows = []] = await batched(database, [{ sql, values: [JSON.stringify(positions)] }]);
    for (const row of rows) {
      this.#texts.set(numberIn(row, 'position'), {
        head: textIn(row, 'head'),
        description: textIn(row, 'description'),
      });
    }
  }

  #spelling(of: 'punctuated' | 'near', word: string): string {
    const text = this.#spellings.get(`${of} ${word}`);
    if (text === undefined) throw new Lacking<Need>({ kind: 'spellings', of, word });
    return text;
  }

  #indexOf(rows: readonly Row[]): PieceIndex {
    return pieceIndex(
      rows.map((row) => [textIn(row, 'text'), numbersIn(textIn(row, 'postings'))] as const),
      this.#listingCount,
    );
  }
}

async function batched(database: Database, queries: readonly Query[]): Promise<readonly (readonly Row[])[]> {
  const answers = await database.batch(queries.map(({ sql, values }) => database.prepare(sql).bind(...values)));
  return answers.map(({ results }) => results);
}
