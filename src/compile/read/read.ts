import glob from 'fast-glob';
import { isUtf8 } from 'node:buffer';
import { existsSync, lstatSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { fileStart, quote, type StageDiagnostic } from '../diagnostics/diagnostic.ts';

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

interface Reading {
  readonly file: SourceFile;
  readonly diagnostic?: StageDiagnostic;
}

/** One file of a catalogue folder, with a diagnostic where it is not UTF-8 or too large. Throws where it does not exist. */
function readOne(dir: string, path: string): Reading {
  const place = join(dir, path);
  const entry = lstatSync(place);
  const isLink = entry.isSymbolicLink();
  const target = isLink ? (statsOf(place) ?? entry) : entry;
  const refuse = (diagnostic: StageDiagnostic): Reading => ({ file: { path, text: '', refused: true }, diagnostic });
  if (target.isSymbolicLink()) return refuse(notAFile(path, 'deadLink'));
  if (isLink && isOutside(dir, path)) return refuse(notAFile(path, 'outsideLink'));
  // Opening a pipe would block until a process writes to it.
  if (!target.isFile()) return refuse(notAFile(path, target.isDirectory() ? 'folder' : 'device'));
  if (target.size > MAX_FILE_BYTES) return refuse(tooLarge(path, target.size));
  const bytes = readFileSync(place);
  const text = bytes.toString('utf8');
  if (isUtf8(bytes)) return { file: { path, text } };
  return { file: { path, text, refused: true }, diagnostic: notUtf8(path, text) };
}

/** Whether a link leads out of the folder. */
function isOutside(dir: string, path: string): boolean {
  const way = relative(realpathSync(dir), realpathSync(join(dir, path)));
  return way.startsWith('..') || isAbsolute(way);
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

/** File names with a YAML extension. */
const IS_YAML = /\.ya?ml$/i;

/**
 * Every YAML file below a folder, sorted by path, and diagnostics for links without a target and for names that cannot be read.
 * A link to a file counts as a file. A link to a folder may form a circle, so it is reported and not followed. Hidden files are
 * left out: editors write them. A folder that does not exist has no files.
 */
async function listFiles(dir: string) {
  // `**` alone finds no name with a line break.
  const entries = await glob('**/*', { cwd: dir, onlyFiles: false, followSymbolicLinks: false, objectMode: true });
  const links = entries.filter(({ dirent, path }) => dirent.isSymbolicLink() && !IS_YAML.test(path));
  // A name that is not UTF-8 is read with replacement characters, under which the file is not found.
  const isUnreadable = (path: string): boolean => path.includes('\uFFFD') && !existsSync(join(dir, path));
  const unreadable = new Set(entries.flatMap(({ path }) => (isUnreadable(path) ? path : [])));
  return {
    paths: entries.flatMap(({ path }) => (IS_YAML.test(path) && !unreadable.has(path) ? [path] : [])).sort(),
    diagnostics: [...links.flatMap(({ path }) => linkDiagnostics(dir, path)), ...[...unreadable].map(nameNotUtf8)],
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

function linkDiagnostics(dir: string, path: string): readonly StageDiagnostic[] {
  const target = statsOf(join(dir, path));
  if (!target) return [notAFile(path, 'deadLink')];
  return target.isDirectory() ? [notAFile(path, 'folderLink')] : [];
}

/** The entry at a path, links followed; null where nothing exists or the links form a circle. */
function statsOf(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

/** What is called like a file of the catalogue, or leads to one, and is none. */
const NOT_FILES = {
  deadLink: { what: 'a link that leads nowhere', fix: 'put the file here itself, correct the link, or remove it' },
  outsideLink: {
    what: 'a link to a file outside the catalogue',
    why: 'what it holds depends on the machine that builds, and no review sees it change',
    fix: 'put the file here itself',
  },
  folderLink: { what: 'a link to a folder', fix: 'put the folder here itself, or link its files one by one' },
  folder: { what: 'a folder, and called like a file', fix: 'rename or remove it' },
  device: { what: 'a pipe, socket or device, and called like a file', fix: 'rename or remove it' },
} as const;

function notAFile(path: string, kind: keyof typeof NOT_FILES): StageDiagnostic {
  const why = 'what is expected behind it would be missing from every answer';
  const { what, ...words } = NOT_FILES[kind];
  return { code: 'not-a-file', at: fileStart(path), what: `${quote(path)} is ${what}`, why, ...words };
}
