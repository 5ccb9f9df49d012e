import { statSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { currentDay } from '../../functions/host.ts';
import { parseIsoDate, type IsoDate } from '../../src/model/iso-date.ts';
import { UsageError } from '../../src/model/usage-error.ts';
import { parsedUrl } from '../../src/rules/text/parsed-url.ts';

/** Exit codes of the commands. */
export const EXIT = { ok: 0, diagnostics: 1, usageError: 2, internalError: 3 } as const;

export { UsageError };

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
  ...['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EXDEV', 'EBUSY'],
  ...['EADDRINUSE', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'SQLITE_CANTOPEN', 'SQLITE_READONLY'],
]);

function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (error instanceof UsageError) return true;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A folder that cannot be created. A missing file of the program itself is an internal error.
  return REFUSALS.has(code) || (code === 'ENOENT' && syscall === 'mkdir');
}

/** Flags that many commands have. */
export const FLAG = {
  text: { type: 'string' },
  no: { type: 'boolean', default: false },
  catalogue: { type: 'string', default: 'catalogue' },
  out: { type: 'string', default: 'dist' },
} as const;

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

/** `--date`, or the current UTC day. */
export function dateOption(text: string | undefined): IsoDate {
  if (text === undefined) return currentDay();
  const date = parseIsoDate(text);
  if (!date) throw new UsageError(`--date must be a date that exists, as YYYY-MM-DD; got "${text}"`);
  return date;
}

/** `--catalogue`, a folder that exists. */
export function catalogueOption(text: string): string {
  if (!statSync(text, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`--catalogue must be a folder; got "${text}"`);
  }
  return text;
}

/** `--out`, a name for a folder; whether a build may go there is seen when it is written. */
export function outOption(text: string): string {
  if (text.trim() === '') throw new UsageError('--out must not be empty');
  return text;
}

/** `--base-url`, normalised and without a trailing slash: the prefix of every published path. */
export function baseUrlOption(text: string, name = '--base-url'): string {
  const url = /^https?:\/\/\S+$/i.test(text) ? parsedUrl(text) : null;
  if (!url) throw new UsageError(`${name} must be an http or https address; got "${text}"`);
  const { href, search, hash, username, password } = url;
  if (search + hash + username + password !== '' || /[?#]/.test(text)) {
    throw new UsageError(`${name} must not have a query, fragment, user or password; got "${text}"`);
  }
  return href.replace(/(?<!\/)\/+$/, '');
}

/** A word of a closed list. `name` is a flag, or names what may be set by a variable too. */
export function wordOption<const T extends string>(name: string, text: string, words: readonly T[]): T {
  const found = words.find((word) => word === text);
  if (found === undefined) throw new UsageError(`${name} must be ${words.join(' or ')}; got "${text}"`);
  return found;
}

/** A whole number within bounds, both included. */
export function wholeNumberOption(flag: string, text: string, [least, most]: readonly [number, number]): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) {
    throw new UsageError(`--${flag} takes a whole number from ${least} to ${most}; got "${text}"`);
  }
  return number;
}

/** The address of the repository in `REPOSITORY_URL`; undefined without one. Throws `UsageError` for any other text. */
export function repositoryUrl(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const url = text.replace(/(?<!\/)\/+$/, '');
  if (!/^https:\/\/[\w.-]+(?:\/[\w.-]+)+$/.test(url)) {
    throw new UsageError(
      `REPOSITORY_URL must be an https address such as https://host.example/owner/name; got "${text}"`,
    );
  }
  return url;
}
