import type { StageCode } from './stage-codes.ts';
import { byCodeUnits } from '../../rules/text/fold.ts';
import { editDistance } from '../../rules/text/edit-distance.ts';
import { INVISIBLE } from '../../rules/text/kept-text.ts';

/** One position in a catalogue file, both numbers from 1, the column in UTF-16 units as editors count. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The span of a value or key in one file; the end is the position after its last character. */
export interface Place {
  /** Relative to the catalogue folder, with forward slashes. */
  readonly file: string;
  readonly start: Position;
  readonly end: Position;
}

/** One result of a check at one position; the check itself adds code and reason. */
export interface Finding {
  readonly at: Place;
  /** A sentence that is complete without the others and names the value. */
  readonly what: string;
  /** An action. */
  readonly fix: string;
  /** Other places that take part in the diagnostic. */
  readonly also?: readonly { readonly at: Place; readonly note: string }[];
}

/** A problem of the catalogue as data, never an exception; `report.ts` alone formats it. */
export interface Diagnostic<Code extends string = string> extends Finding {
  /** One of `CODES` in checks/index.ts. Permanent: waivers and searches name it. */
  readonly code: Code;
  /** A notice fails nothing; without it, the diagnostic is an error. */
  readonly severity?: 'error' | 'notice';
  /** The effect on a reader of the API. */
  readonly why: string;
  /** Whole lines that mend the fault, where it has one right answer: from the first to the last, counted from 1. */
  readonly replacement?: { readonly first: number; readonly last: number; readonly lines: readonly string[] };
}

/** Whether a diagnostic makes a catalogue invalid. */
export const isError = ({ severity }: Diagnostic): boolean => severity !== 'notice';

/** A diagnostic of the stages read, parse and shape. */
export type StageDiagnostic = Diagnostic<StageCode>;

/** The first character of a file, for a diagnostic about the file as a whole. */
export function fileStart(file: string): Place {
  return { file, start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
}

/** The order in which diagnostics are reported: file, place, code. */
export function byPlace(a: Diagnostic, b: Diagnostic): number {
  return (
    byCodeUnits(a.at.file, b.at.file) ||
    a.at.start.line - b.at.start.line ||
    a.at.start.column - b.at.start.column ||
    byCodeUnits(a.code, b.code)
  );
}

const MAX_QUOTED_CHARS = 60;

/** A value as a message names it: in backticks, on one line, shortened, with nothing in it that a terminal obeys. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : toText(value);
  const points = Array.from(text);
  const short = points.length > MAX_QUOTED_CHARS ? `${points.slice(0, MAX_QUOTED_CHARS).join('')}…` : text;
  return `\`${visible(short).replaceAll('`', "'")}\``;
}

/** JSON has no form of `undefined` and of infinite numbers. */
const toText = (value: unknown): string =>
  value === undefined || typeof value === 'number' ? String(value) : JSON.stringify(value);

/** The text with each control or invisible character written out as its code point. */
export function visible(text: string): string {
  return text.replace(INVISIBLE, codePoint);
}

/** The code point of a character as Unicode writes it: `U+200B`. */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Longer texts are not misspelt names, and comparing them is slow. */
const MAX_WORD_CHARS = 80;

/** The candidate a misspelt word most likely meant, or undefined where none is near (a third of its letters differ). */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > MAX_WORD_CHARS) return undefined;
  const lower = word.toLowerCase();
  const limit = Math.max(1, Math.floor(lower.length / 3));
  let best: string | undefined;
  let fewest = limit + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - lower.length) >= fewest) continue;
    const edits = editDistance(lower, candidate.toLowerCase());
    if (edits >= fewest) continue;
    best = candidate;
    fewest = edits;
  }
  return best;
}
