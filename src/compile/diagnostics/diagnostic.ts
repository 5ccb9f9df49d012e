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

/** Every fault a catalogue can have. Codes are permanent: waivers and searches name them. STYLE 5. */
export const DIAGNOSTIC_CODES = [
  // read
  'byte-order-mark',
  'file-too-large',
  'missing-file',
  'misplaced-file',
  'not-a-file',
  'not-utf8',
  // parse
  'complex-key',
  'duplicate-key',
  'empty-file',
  'multiple-documents',
  'yaml-alias',
  'yaml-anchor',
  'yaml-merge',
  'yaml-syntax',
  'yaml-tag',
  // shape
  'bad-date',
  'bad-number',
  'bad-url',
  'early-date',
  'empty-list',
  'empty-text',
  'impossible-date',
  'long-name',
  'missing-field',
  'too-many-tags',
  'unknown-change-type',
  'unknown-impact',
  'unknown-key',
  'unknown-value',
  'unsluggable-name',
  'untidy-text',
  'wrong-type',
  // checks of one file
  'contradicted-terms',
  'discontinued-before-record',
  'doubtful-limit',
  'duplicate-change',
  'duplicate-event',
  'duplicate-offer',
  'duplicate-read',
  'empty-vendor',
  'future-date',
  'future-read',
  'future-verified-date',
  'misplaced-discontinued-date',
  'misplaced-listing-effect',
  'missing-category',
  'missing-conditions',
  'missing-listing-effect',
  'missing-tier',
  'outdated-failure',
  'outdated-link',
  'outlived-free-tier',
  'own-alternative',
  'quarantine-mismatch',
  'read-after-attempt',
  'resolution-before-record',
  'success-mismatch',
  'tier-without-eligibility',
  'unknown-record',
  'unread-quote',
  'unrecorded-announcement',
  // checks of the catalogue
  'duplicate-category',
  'duplicate-entry',
  'duplicate-referral-code',
  'duplicate-retired-name',
  'duplicate-role',
  'duplicate-synonym',
  'duplicate-tag',
  'duplicate-use-case',
  'duplicate-vendor',
  'lone-synonym',
  'member-listed-twice',
  'misnamed-file',
  'near-duplicate-vendor',
  'open-programme',
  'unfolded-synonym',
  'unknown-alternative',
  'unknown-category',
  'unknown-member',
  'unknown-tag',
  'unknown-vendor',
  // waivers
  'unknown-check',
  'unneeded-waiver',
] as const;
export type DiagnosticCode = (typeof DIAGNOSTIC_CODES)[number];

/** What a stage found wrong. Data, never an exception; `report.ts` alone knows how it is printed. STYLE 5. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: 'error' | 'warning';
  readonly at: Place;
  /** Stands alone and names the value. */
  readonly what: string;
  /** What would go wrong for a reader of the API. */
  readonly why: string;
  /** An action. */
  readonly fix: string;
  /** Other places that take part in the fault. */
  readonly also?: readonly { readonly at: Place; readonly note: string }[];
}

/** The first character of a file, for faults of the file as a whole. */
export function fileStart(file: string): Place {
  return { file, start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
}

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The order in which diagnostics are reported: file, place, code. */
export function byPlace(a: Diagnostic, b: Diagnostic): number {
  return (
    byCodeUnits(a.at.file, b.at.file) ||
    a.at.start.line - b.at.start.line ||
    a.at.start.column - b.at.start.column ||
    byCodeUnits(a.code, b.code)
  );
}

const LONGEST_QUOTE = 60;

/** A value as a message names it: in backticks, on one line, shortened, with nothing in it that a terminal obeys. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : written(value);
  const points = Array.from(text);
  const short = points.length > LONGEST_QUOTE ? `${points.slice(0, LONGEST_QUOTE).join('')}…` : text;
  return `\`${visible(short).replaceAll('`', "'")}\``;
}

const written = (value: unknown): string => (typeof value === 'number' ? String(value) : JSON.stringify(value));

/** The text with each control or invisible character written out as its code point. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  });
}
