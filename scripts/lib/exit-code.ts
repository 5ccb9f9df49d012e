import { UnusableFolder } from '../../src/compile/write/out-folder.ts';

/** Exit codes of the commands. */
export const EXIT = { ok: 0, diagnostics: 1, usageError: 2, internalError: 3 } as const;

/** Invalid arguments; the message states what is valid. */
export class UsageError extends Error {}

/** `--help` was given; the message is the usage. */
export class HelpRequested extends Error {}

/** Ends a command when the reader of its output has gone (`npm run due | head`); the exit code is the one that is set by then. */
const ended = (): never => process.exit();

/**
 * Runs a command and turns its outcome into the exit code. All errors of a command arrive here. `unread` is called
 * when the reader of its output has gone; by default the command ends.
 */
export async function run(command: () => Promise<number> | number, unread: () => void = ended): Promise<void> {
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
    if (error instanceof UsageError || error instanceof UnusableFolder || isRefusal(error)) {
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
  ...['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EXDEV', 'EBUSY'],
  ...['EADDRINUSE', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'SQLITE_CANTOPEN', 'SQLITE_READONLY'],
]);

function isRefusal(error: unknown): error is NodeJS.ErrnoException {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A folder that cannot be created. A missing file of the program itself is an internal error.
  return REFUSALS.has(code) || (code === 'ENOENT' && syscall === 'mkdir');
}
