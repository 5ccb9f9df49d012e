import type { Row, SqlValue } from '../../database.ts';
import { textIn } from '../../database.ts';

/** A query with its values. */
export interface Query {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** A shorter text has no trigram. */
const MIN_TRIGRAM_CHARS = 3;

/** Whether the trigram index finds a text; any other is searched for in every piece. */
function isIndexed(text: string): boolean {
  return !text.includes('\0') && Array.from(text).length >= MIN_TRIGRAM_CHARS;
}

/** A text as a phrase of the full-text index: for trigrams, a substring. */
function phrase(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** The pieces that hold a term, with their postings. */
export function piecesWith(prefix: string, term: string): Query {
  const found = isIndexed(term)
    ? `id IN (SELECT rowid FROM ${prefix}_search WHERE ${prefix}_search MATCH ?1)`
    : 'instr(text, ?1) > 0';
  const value = isIndexed(term) ? `text : ${phrase(term)}` : term;
  return { sql: `SELECT text, postings FROM ${prefix}_pieces WHERE ${found}`, values: [value] };
}

/** The texts of the pieces whose letters and digits, without what is between them, hold a word of at least 3 characters. */
export function piecesSpelling(prefix: string, word: string): Query {
  return {
    sql: `SELECT DISTINCT text FROM ${prefix}_search WHERE ${prefix}_search MATCH ?1`,
    values: [`bare : ${phrase(word)}`],
  };
}

/**
 * The texts of the pieces that may hold a word one edit away: one edit leaves one half of the word as it is, except where
 * it swaps the last letter of the first half with the first of the second.
 */
export function piecesNear(prefix: string, word: string): Query {
  const middle = Math.floor(word.length / 2);
  const [first, second] = [word.slice(0, middle), word.slice(middle)];
  const swapped = first.slice(0, -1) + second.charAt(0) + first.slice(-1) + second.slice(1);
  const parts = [first, second, swapped];
  if (parts.every(isIndexed)) {
    return {
      sql: `SELECT DISTINCT text FROM ${prefix}_search WHERE ${prefix}_search MATCH ?1`,
      values: [`text : (${parts.map(phrase).join(' OR ')})`],
    };
  }
  const holds = parts.map((_, place) => `instr(text, ?${place + 1}) > 0`).join(' OR ');
  return { sql: `SELECT DISTINCT text FROM ${prefix}_pieces WHERE ${holds}`, values: parts };
}

/** Pieces as one text, each between line feeds. */
export function joinedTexts(rows: readonly Row[]): string {
  return `\n${rows.map((row) => textIn(row, 'text')).join('\n')}\n`;
}
