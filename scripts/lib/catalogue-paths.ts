import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { UsageError } from './exit-code.ts';

/** Files named on the command line, as paths below the catalogue folder. They may be named from here or from there. */
export function cataloguePaths(named: readonly string[], catalogue: string): ReadonlySet<string> {
  return new Set(
    named.map((name) => {
      const file = existsSync(name) ? name : join(catalogue, name);
      const path = relative(resolve(catalogue), resolve(file)).split(sep).join('/');
      if (!existsSync(file)) throw new UsageError(`file not found: ${name}`);
      if (path.startsWith('..')) throw new UsageError(`${name} is not in ${catalogue}`);
      return path;
    }),
  );
}
