import { existsSync, type Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { StageDiagnostic } from '../diagnostics/diagnostic.ts';
import { leadsNowhere, leadsToFolder, targetOf } from './not-a-file.ts';

/** File names with a YAML extension. */
export const IS_YAML = /\.ya?ml$/i;

/** Paths with a file or folder whose name begins with a dot. */
const IS_HIDDEN = /(?:^|\/)\./;

/** The YAML files below a folder, and diagnostics for links without a target. */
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
  if (!existsSync(dir)) return { paths: [], diagnostics: [] };
  const entries = (await readdir(dir, { recursive: true, withFileTypes: true }))
    .map((entry) => ({ entry, path: pathBelow(dir, entry) }))
    .filter(({ path }) => !IS_HIDDEN.test(path));
  const links = entries.filter(({ entry, path }) => entry.isSymbolicLink() && !IS_YAML.test(path));
  return {
    paths: entries.flatMap(({ path }) => (IS_YAML.test(path) ? path : [])).sort(),
    diagnostics: links.flatMap(({ path }) => linkDiagnostics(dir, path)),
  };
}

/** The path of an entry relative to the folder, with forward slashes. */
function pathBelow(dir: string, { parentPath, name }: Dirent): string {
  return relative(dir, join(parentPath, name)).replaceAll(sep, '/');
}

function linkDiagnostics(dir: string, path: string): readonly StageDiagnostic[] {
  const target = targetOf(join(dir, path));
  if (!target) return [leadsNowhere(path)];
  return target.isDirectory() ? [leadsToFolder(path)] : [];
}
