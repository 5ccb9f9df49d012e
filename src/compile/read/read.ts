import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { isUtf8 } from 'node:buffer';
import { fileStart, type StageDiagnostic } from '../diagnostics/diagnostic.ts';
import { listFiles } from './list-files.ts';
import { leadsNowhere, leadsOutside, noRegularFile, targetOf } from './not-a-file.ts';

/** One YAML file of the catalogue folder, as on disk. */
export interface SourceFile {
  /** Relative to the catalogue folder, with forward slashes: `vendors/neon.yaml`. */
  readonly path: string;
  readonly text: string;
  /** Set where the reader has already reported the file; its text is not validated further. */
  readonly refused?: true;
}

const MAX_FILE_BYTES = 1_000_000;

/** Every YAML file below a folder, by path, and diagnostics for those that are not UTF-8 or too large. */
export async function read(dir: string): Promise<{ files: SourceFile[]; diagnostics: StageDiagnostic[] }> {
  const { paths, diagnostics } = await listFiles(dir);
  // One after the other: for files of a few hundred bytes that is several times faster than all at once.
  const readings = paths.map((path) => readOne(dir, path));
  return {
    files: readings.map(({ file }) => file),
    diagnostics: [...diagnostics, ...readings.flatMap(({ diagnostic }) => diagnostic ?? [])],
  };
}

export interface Reading {
  readonly file: SourceFile;
  readonly diagnostic?: StageDiagnostic;
}

/** One file of a catalogue folder, with a diagnostic where it is not UTF-8 or too large. Throws where it does not exist. */
export function readOne(dir: string, path: string): Reading {
  const place = join(dir, path);
  const entry = lstatSync(place);
  const isLink = entry.isSymbolicLink();
  const target = isLink ? (targetOf(place) ?? entry) : entry;
  const refused: SourceFile = { path, text: '', refused: true };
  if (target.isSymbolicLink()) return { file: refused, diagnostic: leadsNowhere(path) };
  if (isLink && isOutside(dir, path)) return { file: refused, diagnostic: leadsOutside(path) };
  // Opening a pipe would block until a process writes to it.
  if (!target.isFile()) return { file: refused, diagnostic: noRegularFile(path, target) };
  if (target.size > MAX_FILE_BYTES) return { file: refused, diagnostic: tooLarge(path, target.size) };
  return textOf(path, readFileSync(place));
}

/** Whether a link leads out of the folder. */
function isOutside(dir: string, path: string): boolean {
  const way = relative(realpathSync(dir), realpathSync(join(dir, path)));
  return way.startsWith('..') || isAbsolute(way);
}

function textOf(path: string, bytes: Buffer): Reading {
  const text = bytes.toString('utf8');
  if (!isUtf8(bytes)) return { file: { path, text, refused: true }, diagnostic: notUtf8(path, text) };
  if (text.startsWith('\uFEFF')) return { file: { path, text, refused: true }, diagnostic: byteOrderMark(path) };
  return { file: { path, text } };
}

function tooLarge(path: string, size: number): StageDiagnostic {
  return {
    code: 'file-too-large',
    at: fileStart(path),
    what: `the file has ${String(size)} bytes, more than ${String(MAX_FILE_BYTES)}`,
    why: 'no file written by hand is that long, so something else was saved here',
    fix: 'remove what does not belong to this file',
  };
}

function notUtf8(path: string, text: string): StageDiagnostic {
  const lines = text.slice(0, text.indexOf('\uFFFD')).split('\n');
  const start = { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
  return {
    code: 'not-utf8',
    at: { file: path, start, end: { line: start.line, column: start.column + 1 } },
    what: 'the file is not UTF-8 text',
    why: 'its accented letters would be served as other characters',
    fix: 'save the file as UTF-8',
  };
}

function byteOrderMark(path: string): StageDiagnostic {
  return {
    code: 'byte-order-mark',
    at: fileStart(path),
    what: 'the file begins with a byte order mark',
    why: 'it is invisible, and becomes part of the first key for some readers',
    fix: 'save the file as UTF-8 without byte order mark',
  };
}
