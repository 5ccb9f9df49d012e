import { UnusableFolder } from '../../src/compile/write/out-folder.ts';

/** What a command's exit says. */
export const EXIT = { ok: 0, diagnostics: 1, usageError: 2, internalError: 3 } as const;

/** The operator asked for something that is not offered; the message says what is. */
export class UsageError extends Error {}

/** `--help` was given; the message is the usage. */
export class HelpRequested extends Error {}

/** Runs a command and turns its outcome into the exit code. The one place where a command's faults end up. */
export async function run(command: () => Promise<number> | number): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (fault) {
    if (fault instanceof HelpRequested) {
      console.log(fault.message);
      process.exitCode = EXIT.ok;
      return;
    }
    if (fault instanceof UsageError || fault instanceof UnusableFolder || isRefusal(fault)) {
      console.error(fault.message);
      process.exitCode = EXIT.usageError;
      return;
    }
    console.error(fault instanceof Error ? (fault.stack ?? fault.message) : fault);
    console.error('This is a fault of the program, not of the catalogue. Please report it with the lines above.');
    process.exitCode = EXIT.internalError;
  }
}

/** What the system refuses for a reason that lies with what was asked for, or with where: nothing of ours is broken. */
const REFUSALS: ReadonlySet<string | undefined> = new Set([
  ...['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EXDEV', 'EBUSY'],
  ...['EADDRINUSE', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'SQLITE_CANTOPEN', 'SQLITE_READONLY'],
]);

function isRefusal(fault: unknown): fault is NodeJS.ErrnoException {
  if (!(fault instanceof Error)) return false;
  const { code, syscall } = fault as NodeJS.ErrnoException;
  // A folder that cannot be made; a file of ours that is not there is a fault of ours.
  return REFUSALS.has(code) || (code === 'ENOENT' && syscall === 'mkdir');
}
