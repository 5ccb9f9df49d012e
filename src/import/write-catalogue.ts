import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { SourceFile } from '../compile/read/read.ts';

/** Whether a folder can take a new catalogue: it does not exist or is empty. */
export function isFree(folder: string): boolean {
  return !existsSync(folder) || (statSync(folder).isDirectory() && readdirSync(folder).length === 0);
}

/** Writes catalogue files into a new or empty folder, all of them or none: they appear under its name when complete. */
export function writeCatalogue(files: readonly SourceFile[], folder: string): void {
  const target = resolve(folder);
  const draft = join(dirname(target), `${basename(target)}.${randomBytes(4).toString('hex')}.tmp`);
  try {
    mkdirSync(join(draft, 'vendors'), { recursive: true });
    for (const { path, text } of files) writeFileSync(join(draft, path), text, { flag: 'wx' });
    if (existsSync(target)) rmdirSync(target);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}
