import { UnusableFolder } from '../../src/compile/write/out-folder.ts';

/** What a command's exit says. */
export const EXIT = { ok: 0, diagnostics: 1, usageError: 2, internalError: 3 } as const;

/** The operator asked for something that is not offered; the message says what is. */
export class UsageError extends Error {}

/** `--help` was given; the message is the usage. */
export class HelpRequested extends Error {}

/** Runs a command and turns its outcome into the exit code. The one place where a command's errors end up. */
export async function run(command: () => Promise<number> | number): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    if (error instanceof HelpRequested) {
      console.log(error.message);
      process.exitCode = EXIT.ok;
      return;
    }
    if (error instanceof UsageError || error instanceof UnusableFolder || isRefusal(error)) {
      console.error(error.message);
      process.exitCode = EXIT.usageError;
      return;
    }
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    console.error('This is a error of the program, not of the catalogue. Please report it with the lines above.');
    process.exitCode = EXIT.internalError;
  }
}

/** What the system refuses for a reason that lies with what was asked for, or with where: nothing of ours is broken. */
const REFUSALS: ReadonlySet<string | undefined> = new Set([
  ...['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EXDEV', 'EBUSY'],
  ...['EADDRINUSE', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'SQLITE_CANTOPEN', 'SQLITE_READONLY'],
]);

function isRefusal(error: unknown): error is NodeJS.ErrnoException {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A folder that cannot be made; a file of ours that is not there is a error of ours.
  return REFUSALS.has(code) || (code === 'ENOENT' && syscall === 'mkdir');
}
