import glob from 'fast-glob';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileStart, quoted, type StageDiagnostic } from '../diagnostics/diagnostic.ts';
import { leadsNowhere, leadsToFolder, targetOf } from './not-a-file.ts';

/** File names with a YAML extension. */
export const IS_YAML = /\.ya?ml$/i;

/** The YAML files below a folder, and diagnostics for links without a target and for names that cannot be read. */
export interface Listing {
  /** Relative to the folder, with forward slashes, sorted. What lies there may yet be no file. */
  readonly paths: readonly string[];
  readonly diagnostics: readonly StageDiagnostic[];
}

/**
 * Every YAML file below a folder; a link to a file counts as a file. A link to a folder may form a circle, so it is
 * reported and not followed. Hidden files are left out: editors write them. A folder that does not exist has no files.
 */
export async function listFiles(dir: string): Promise<Listing> {
  const entries = await glob('**', { cwd: dir, onlyFiles: false, followSymbolicLinks: false, objectMode: true });
  const unreadable = entries.filter(({ path }) => isUnreadable(dir, path));
  const links = entries.filter(({ dirent, path }) => dirent.isSymbolicLink() && !IS_YAML.test(path));
  const refused = new Set(unreadable.map(({ path }) => path));
  return {
    paths: entries.flatMap(({ path }) => (IS_YAML.test(path) && !refused.has(path) ? [path] : [])).sort(),
    diagnostics: [
      ...links.flatMap(({ path }) => linkDiagnostics(dir, path)),
      ...[...new Set(refused)].map((path) => nameNotUtf8(path)),
    ],
  };
}

/** A name that is not UTF-8 is read with replacement characters, under which the file is not found. */
function isUnreadable(dir: string, path: string): boolean {
  return path.includes('\uFFFD') && !existsSync(join(dir, path));
}

function nameNotUtf8(path: string): StageDiagnostic {
  return {
    code: 'not-utf8',
    at: fileStart(path),
    what: `the name of the file, ${quoted(path)}, is not UTF-8`,
    why: 'the file cannot be opened by its name on every machine',
    fix: 'rename the file: letters a-z, digits and hyphens',
  };
}

function linkDiagnostics(dir: string, path: string): readonly StageDiagnostic[] {
  const target = targetOf(join(dir, path));
  if (!target) return [leadsNowhere(path)];
  return target.isDirectory() ? [leadsToFolder(path)] : [];
}
