import glob from 'fast-glob';
import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileStart, quote, type StageDiagnostic } from '../diagnostics/diagnostic.ts';
import { byCodeUnits } from '../../rules/text/fold.ts';

/** One YAML file of the catalogue folder, as on disk. */
export interface SourceFile {
  /** Relative to the catalogue folder, with forward slashes: `vendors/neon.yaml`. */
  readonly path: string;
  readonly text: string;
  /** Set where the reader has already reported the file; its text is not validated further. */
  readonly refused?: true;
}

const MAX_FILE_BYTES = 1_000_000;
/** Names with a YAML extension, and names of vendors without one or with the one that a text editor adds. */
const IS_YAML = /\.ya?ml(?:\.txt)?$|^vendors\/[^/.]+$/i;

/**
 * Every YAML file below a folder, by path, and diagnostics for what cannot be read as one. Links are refused, not followed.
 * Hidden files are left out: editors write them. A folder that does not exist has no files.
 */
export async function read(dir: string): Promise<{ files: SourceFile[]; diagnostics: StageDiagnostic[] }> {
  // `**` alone finds no name with a line break.
  const entries = await glob('**/*', { cwd: dir, onlyFiles: false, followSymbolicLinks: false, objectMode: true });
  const ordered = entries.sort((one, other) => byCodeUnits(one.path, other.path));
  // One after the other: for files of a few hundred bytes that is several times faster than all at once.
  const readings = ordered.map((entry) => readEntry(dir, entry));
  return {
    files: readings.flatMap(({ file }) => file ?? []),
    diagnostics: readings.flatMap(({ diagnostic }) => diagnostic ?? []),
  };
}

interface Reading {
  readonly file?: SourceFile;
  readonly diagnostic?: StageDiagnostic;
}

/** Reads an entry of a catalogue folder that has the name of a YAML file; reports any that is neither a file nor a folder. */
function readEntry(dir: string, { path, dirent }: glob.Entry): Reading {
  const place = join(dir, path);
  // A name that is not UTF-8 is read with replacement characters, under which the file is not found.
  if (path.includes('\uFFFD') && !existsSync(place)) return { diagnostic: nameNotUtf8(path) };
  const isYaml = IS_YAML.test(path) && !(dirent.isDirectory() && !path.includes('.'));
  if (!isYaml && (dirent.isFile() || dirent.isDirectory())) return {};
  const refuse = (diagnostic: StageDiagnostic, text = ''): Reading => ({
    ...(isYaml && { file: { path, text, refused: true } }),
    diagnostic,
  });
  // Opening a pipe would block until a process writes to it.
  if (!dirent.isFile()) return refuse(notAFile(path));
  const { size } = statSync(place);
  if (size > MAX_FILE_BYTES) return refuse(tooLarge(path, size));
  const bytes = readFileSync(place);
  const text = bytes.toString('utf8');
  return isUtf8(bytes) ? { file: { path, text } } : refuse(notUtf8(path, text), text);
}

function notAFile(path: string): StageDiagnostic {
  return {
    code: 'not-a-file',
    at: fileStart(path),
    what: `${quote(path)} is not a regular file`,
    why: 'only regular files are read: what a link or a pipe holds depends on the machine that builds',
    fix: 'put the file itself here, or remove what is here',
  };
}

function tooLarge(path: string, size: number): StageDiagnostic {
  return {
    code: 'file-too-large',
    at: fileStart(path),
    what: `the file has ${size} bytes, more than ${MAX_FILE_BYTES}`,
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

function nameNotUtf8(path: string): StageDiagnostic {
  return {
    code: 'not-utf8',
    at: fileStart(path),
    what: `the name of the file, ${quote(path)}, is not UTF-8`,
    why: 'the file cannot be opened by its name on every machine',
    fix: 'rename the file: letters a-z, digits and hyphens',
  };
}
