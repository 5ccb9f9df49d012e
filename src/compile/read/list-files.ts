import glob, { type Entry } from 'fast-glob';
import { join } from 'node:path';
import type { StageDiagnostic } from '../diagnostics/diagnostic.ts';
import { leadsNowhere, leadsToFolder, targetOf } from './not-a-file.ts';

/** What calls itself YAML. */
export const IS_YAML = /\.ya?ml$/i;

/** What calls itself YAML below a folder, and the links that lead to none. */
export interface Listing {
  /** Relative to the folder, with forward slashes, sorted. What lies there may yet be no file. */
  readonly paths: readonly string[];
  readonly diagnostics: readonly StageDiagnostic[];
}

/**
 * Every YAML file below a folder, also by a link to it. A link to a folder may lead round in a circle, so it is told and
 * not followed. Hidden files belong to editors and are left alone.
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
