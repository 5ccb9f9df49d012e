import { UsageError } from './exit-code.ts';

/** For a build with a file that cannot be parsed; `error` is that of the parser. */
export function damagedBuild(folder: string, error: unknown): UsageError {
  const reason = error instanceof Error ? error.message : String(error);
  return new UsageError(`the build in ${folder} is damaged (${reason}); run npm run build again`);
}
