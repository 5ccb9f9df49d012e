import { byPlace, isError, visible, type Diagnostic, type Place } from './diagnostic.ts';
import type { SourceFile } from '../read/read.ts';
import { countNoun } from '../../routes/shared/words.ts';

export interface ReportOptions {
  readonly sources: readonly SourceFile[];
  /** The catalogue folder as the caller knows it; printed before each path. */
  readonly prefix: string;
  readonly color: boolean;
}

/** A path below the catalogue folder as it is known from where the command runs. */
export function withPrefix(prefix: string, file: string): string {
  const folder = prefix.replace(/(?<!\/)\/+$/, '');
  return folder === '' || folder === '.' ? file : `${folder}/${file}`;
}

/** Diagnostics in the order of every report, with the folder before each path. */
export function addPrefix(diagnostics: readonly Diagnostic[], prefix: string): readonly Diagnostic[] {
  const movePlace = (at: Place): Place => ({ ...at, file: withPrefix(prefix, at.file) });
  return [...diagnostics].sort(byPlace).map(({ at, also, ...diagnostic }) => ({
    ...diagnostic,
    at: movePlace(at),
    ...(also && { also: also.map(({ at: place, note }) => ({ at: movePlace(place), note })) }),
  }));
}

const MAX_SHOWN_IN_FILE = 100;
const MAX_SHOWN = 1_000;

/** The diagnostics that are printed, at most 100 of a file and 1,000 in all, in their order; `left` counts the others. */
export function selectShown(diagnostics: readonly Diagnostic[]) {
  const ofFile = new Map<string, number>();
  const shown: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const count = ofFile.get(diagnostic.at.file) ?? 0;
    if (count >= MAX_SHOWN_IN_FILE || shown.length >= MAX_SHOWN) continue;
    ofFile.set(diagnostic.at.file, count + 1);
    shown.push(diagnostic);
  }
  return { shown, left: diagnostics.length - shown.length };
}

/** Diagnostics as text for a terminal: position, source line, caret, why and fix; then their number. */
export function report(diagnostics: readonly Diagnostic[], { sources, prefix, color }: ReportOptions): string {
  const { shown, left } = selectShown(addPrefix(diagnostics, prefix));
  const named = new Set(shown.map(({ at }) => at.file));
  const lines = new Map(
    sources.flatMap(({ path, text }) => {
      const file = withPrefix(prefix, path);
      return named.has(file) ? [[file, text.split(/\r?\n/)] as const] : [];
    }),
  );
  const paint: Paint = (name, text) => (color ? `\u001B[${COLORS[name]}m${text}\u001B[0m` : text);
  const blocks = shown.map((diagnostic) => block(diagnostic, lines.get(diagnostic.at.file) ?? [], paint));
  return [...blocks, tally(diagnostics, left)].join('\n\n');
}

function tally(diagnostics: readonly Diagnostic[], left: number): string {
  if (diagnostics.length === 0) return 'no diagnostics';
  const files = new Set(diagnostics.map(({ at }) => at.file)).size;
  const errors = diagnostics.filter(isError).length;
  const notices = diagnostics.length - errors;
  const kinds = [
    ...(errors > 0 ? [countNoun(errors, 'diagnostic')] : []),
    ...(notices > 0 ? [countNoun(notices, 'notice')] : []),
  ];
  const all = `${kinds.join(' and ')} in ${countNoun(files, 'file')}`;
  return left === 0 ? all : `${all}; ${left} more are not shown, --format json lists all`;
}

const COLORS = { bold: 1, red: 31, yellow: 33, cyan: 36 } as const;

/** A longer source line is shortened to the part around the reported span. */
const MAX_LINE_CHARS = 120;
/** Characters of a shortened line before the reported span. */
const LEAD_CHARS = 40;

type Paint = (color: keyof typeof COLORS, text: string) => string;

function block(diagnostic: Diagnostic, lines: readonly string[], paint: Paint): string {
  const { code, severity = 'error', at, what, why, fix, also = [] } = diagnostic;
  return [
    `${paint('bold', where(at))}  ${paint(severity === 'notice' ? 'yellow' : 'red', severity)}  ${code}`,
    `  ${what}`,
    ...frame(at, lines[at.start.line - 1], paint),
    ...also.map((other) => `  also ${where(other.at)}  ${other.note}`),
    `  why  ${why}`,
    `  fix  ${fix}`,
  ].join('\n');
}

function where({ file, start }: Place): string {
  return visible(`${file}:${start.line}:${start.column}`);
}

/** The source line with carets below the reported span; empty where the file has no such line. */
function frame({ start, end }: Place, line: string | undefined, paint: Paint): string[] {
  if (line === undefined || line === '') return [];
  const from = start.column - 1;
  const to = Math.max(from + 1, end.line === start.line ? end.column - 1 : line.length);
  const cut = line.length > MAX_LINE_CHARS ? Math.max(0, from - LEAD_CHARS) : 0;
  const lead = cut > 0 ? '…' : '';
  // No tabs, and nothing that a terminal obeys.
  const shown = line.slice(cut, cut + MAX_LINE_CHARS).replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ');
  const before = lead.length + columns(line.slice(cut, from));
  const carets = Math.max(1, columns(line.slice(from, Math.min(to, cut + MAX_LINE_CHARS))));
  const number = String(start.line);
  return [
    `    ${number} | ${lead}${shown}`,
    `    ${' '.repeat(number.length)} | ${' '.repeat(before)}${paint('cyan', '^'.repeat(carets))}`,
  ];
}

const columns = (text: string): number => Array.from(text).length;
