import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { isUtf8 } from 'node:buffer';
import glob from 'fast-glob';
import { fileStart, type Diagnostic } from './diagnostic.ts';

/** One YAML file of the catalogue folder as it stands on disk. */
export interface SourceFile {
  /** Relative to the catalogue folder, with forward slashes: `vendors/neon.yaml`. */
  readonly path: string;
  readonly text: string;
  /** Set where the reader has reported the file and its text is not to be judged further. */
  readonly refused?: true;
}

const LARGEST_FILE_BYTES = 1_000_000;
/** Enough to hide the latency of the disk, few enough for the usual limit on open files. */
const FILES_AT_ONCE = 32;

/** Every YAML file below a folder, by path, and the faults of those that are no UTF-8 text of a sound size. */
export async function read(dir: string): Promise<{ files: SourceFile[]; diagnostics: Diagnostic[] }> {
  const found = await glob('**/*.{yaml,yml}', { cwd: dir, caseSensitiveMatch: false, followSymbolicLinks: false });
  const paths = found.sort();
  const files: SourceFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (let first = 0; first < paths.length; first += FILES_AT_ONCE) {
    const batch = paths.slice(first, first + FILES_AT_ONCE);
    for (const { file, fault } of await Promise.all(batch.map((path) => readOne(dir, path)))) {
      files.push(file);
      if (fault) diagnostics.push(fault);
    }
  }
  return { files, diagnostics };
}

interface Reading {
  readonly file: SourceFile;
  readonly fault?: Diagnostic;
}

async function readOne(dir: string, path: string): Promise<Reading> {
  const opened = await open(join(dir, path));
  try {
    const { size } = await opened.stat();
    if (size > LARGEST_FILE_BYTES) return { file: { path, text: '', refused: true }, fault: tooLarge(path, size) };
    return textOf(path, await opened.readFile());
  } finally {
    await opened.close();
  }
}

function textOf(path: string, bytes: Buffer): Reading {
  const text = bytes.toString('utf8');
  if (!isUtf8(bytes)) return { file: { path, text, refused: true }, fault: notUtf8(path, text) };
  if (text.startsWith('\uFEFF')) return { file: { path, text, refused: true }, fault: byteOrderMark(path) };
  return { file: { path, text } };
}

function tooLarge(path: string, size: number): Diagnostic {
  return {
    code: 'file-too-large',
    severity: 'error',
    at: fileStart(path),
    what: `the file has ${String(size)} bytes, more than ${String(LARGEST_FILE_BYTES)}`,
    why: 'no file written by hand is that long, so something else was saved here',
    fix: 'remove what does not belong to this file',
  };
}

function notUtf8(path: string, text: string): Diagnostic {
  const lines = text.slice(0, text.indexOf('\uFFFD')).split('\n');
  const start = { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
  return {
    code: 'not-utf8',
    severity: 'error',
    at: { file: path, start, end: { line: start.line, column: start.column + 1 } },
    what: 'the file is not UTF-8 text',
    why: 'its accented letters would be served as other characters',
    fix: 'save the file as UTF-8',
  };
}

function byteOrderMark(path: string): Diagnostic {
  return {
    code: 'byte-order-mark',
    severity: 'error',
    at: fileStart(path),
    what: 'the file begins with a byte order mark',
    why: 'it is invisible, and becomes part of the first key for some readers',
    fix: 'save the file as UTF-8 without byte order mark',
  };
}
