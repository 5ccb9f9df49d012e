import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from '../../src/model/usage-error.ts';

export const EXIT = { ok: 0, diagnostics: 1, usageError: 2, internalError: 3 } as const;

/** `--help` was given; the message is the usage. */
class HelpRequested extends Error {}

/**
 * Runs a command and turns its outcome into the exit code. All errors of a command arrive here. `unread` is called when the
 * reader of its output has gone (`npm run due | head`); by default the command ends, with the exit code that is set by then.
 */
export async function run(command: () => Promise<number> | number, unread = (): void => process.exit()): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) {
    if (stream.listenerCount('error') > 0) continue;
    stream.on('error', (fault: NodeJS.ErrnoException) => {
      if (fault.code !== 'EPIPE') throw fault;
      unread();
    });
  }
  try {
    process.exitCode = await command();
  } catch (error) {
    if (error instanceof HelpRequested) {
      console.log(error.message);
      process.exitCode = EXIT.ok;
      return;
    }
    if (isRefusal(error)) {
      console.error(error.message);
      process.exitCode = EXIT.usageError;
      return;
    }
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    console.error('internal error (please report it with the lines above)');
    process.exitCode = EXIT.internalError;
  }
}

/** A system error caused by the arguments or their target (missing file, no permission), not by a bug. */
const REFUSALS: ReadonlySet<string | undefined> = new Set([
  ...['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EFBIG', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EXDEV', 'EBUSY'],
  ...['EADDRINUSE', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'SQLITE_CANTOPEN', 'SQLITE_READONLY'],
]);

function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (error instanceof UsageError) return true;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A folder that cannot be created. A missing file of the program itself is an internal error.
  return REFUSALS.has(code) || (code === 'ENOENT' && syscall === 'mkdir');
}

/** The flags of a command. Throws `UsageError` for an unknown flag, a missing value or an unexpected argument, and
 * `HelpRequested` for `--help`. */
export function options<const T extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  declared: T,
  allowPositionals = false,
) {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    throw new HelpRequested(`usage: ${usage}`);
  }
  try {
    return parseArgs({ options: declared, allowPositionals, strict: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\nusage: ${usage}`);
  }
}

/** A whole number within bounds, both included. */
export function wholeNumberOption(flag: string, text: string, [least, most]: readonly [number, number]): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) {
    throw new UsageError(`--${flag} takes a whole number from ${least} to ${most}; got "${text}"`);
  }
  return number;
}
