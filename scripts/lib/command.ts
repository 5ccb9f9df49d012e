import { statSync } from 'node:fs';
import { currentDay } from '../../functions/host.ts';
import { parseIsoDate, type IsoDate } from '../../src/model/iso-date.ts';
import { UsageError } from '../../src/model/usage-error.ts';
import { parsedUrl } from '../../src/rules/text/parsed-url.ts';

export { EXIT, options, run, wholeNumberOption } from '../../functions/node/command-line.ts';
export { UsageError };

/** Flags that many commands have. */
export const FLAG = {
  text: { type: 'string' },
  no: { type: 'boolean', default: false },
  catalogue: { type: 'string', default: 'catalogue' },
  out: { type: 'string', default: 'dist' },
} as const;

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
