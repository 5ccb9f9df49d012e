import glob, { type Entry } from 'fast-glob';
import { join } from 'node:path';
import type { StageDiagnostic } from '../diagnostics/diagnostic.ts';
import { leadsNowhere, leadsToFolder, targetOf } from './not-a-file.ts';

/** File names with a YAML extension. */
export const IS_YAML = /\.ya?ml$/i;

/** The YAML files below a folder, and diagnostics for links without a target. */
export interface Listing {
  /** Relative to the folder, with forward slashes, sorted. What lies there may yet be no file. */
  readonly paths: readonly string[];
  readonly diagnostics: readonly StageDiagnostic[];
}

/**
 * Every YAML file below a folder; a link to a file counts as a file. A link to a folder may form a circle, so it is
 * reported and not followed. Hidden files are left out: editors write them.
 */
export async function listFiles(dir: string): Promise<Listing> {
  const entries = await glob('**', { cwd: dir, onlyFiles: false, followSymbolicLinks: false, objectMode: true });
  const [files, others] = [entries.filter(({ name }) => IS_YAML.test(name)), entries.filter(isOtherLink)];
  return {
    paths: files.map(({ path }) => path).sort(),
    diagnostics: others.flatMap(({ path }) => linkDiagnostics(dir, path)),
  };
}

function isOtherLink({ name, dirent }: Entry): boolean {
  return dirent.isSymbolicLink() && !IS_YAML.test(name);
}

function linkDiagnostics(dir: string, path: string): readonly StageDiagnostic[] {
  const target = targetOf(join(dir, path));
  if (!target) return [leadsNowhere(path)];
  return target.isDirectory() ? [leadsToFolder(path)] : [];
}
