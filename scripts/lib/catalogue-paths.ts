import { existsSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { SourceFile } from '../../src/compile/read/read.ts';
import { UsageError } from './exit-code.ts';

/** Files named on the command line, as paths below the catalogue folder. They may be named from here or from there. */
export function cataloguePaths(named: readonly string[], catalogue: string): ReadonlySet<string> {
  return new Set(
    named.map((name) => {
      const file = existsSync(name) ? name : join(catalogue, name);
      const path = relative(resolve(catalogue), resolve(file)).split(sep).join('/');
      if (!existsSync(file)) throw new UsageError(`file not found: ${name}`);
      if (statSync(file).isDirectory()) {
        throw new UsageError(`${name} is a folder; name files, or none for the whole catalogue`);
      }
      if (path.startsWith('..')) throw new UsageError(`${name} is not in ${catalogue}`);
      return path;
    }),
  );
}

/** Throws a usage error for a named file that the catalogue does not read, such as its README. */
export function requireRead(named: ReadonlySet<string>, files: readonly SourceFile[], catalogue: string): void {
  const read = new Set(files.map(({ path }) => path));
  for (const path of named) {
    if (!read.has(path)) throw new UsageError(`${join(catalogue, path)} is not a file of the catalogue`);
  }
}
