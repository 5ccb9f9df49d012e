import * as z from 'zod';
import { parseIsoDate, type IsoDate } from '../../model/iso-date.ts';
import type { AuthoredLimit, Limit } from '../../model/limit.ts';
import { isLimitError } from '../../rules/limits/parse-limit.ts';
import { slug } from '../../rules/text/fold.ts';
import {
  authoredLimit,
  EARLIEST_DAY,
  MAX_ADDRESS_CHARS,
  MAX_NAME_CHARS,
  MAX_TEXT_CHARS,
  type FieldCode,
  unseenIn,
} from './field-error.ts';
import { parsedUrl } from '../../rules/text/parsed-url.ts';

const error = (code: FieldCode, input: unknown) => ({ code: 'custom', params: { error: code }, input }) as const;

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/u;

function quotationError(written: string): FieldCode | null {
  if (written.trim() === '') return 'empty-text';
  if (written !== written.trim() || INVISIBLE.test(written)) return 'invalid-whitespace';
  return written.length > MAX_TEXT_CHARS ? 'long-text' : null;
}

/** The code of what is wrong with a line of our own text. */
export function textError(written: string): FieldCode | null {
  const code = quotationError(written);
  if (code) return code;
  if (unseenIn(written) !== undefined) return 'invalid-whitespace';
  return commaError(written);
}

const commaError = (written: string): FieldCode | null => (/[,;]$/.test(written) ? 'trailing-comma' : null);

/** The lines of a block of YAML (`|`, `>`) as one; spaces at the end of a line are not seen by who wrote them. */
function joinLines(written: string): string {
  if (!written.includes('\n')) return written.replace(/(?<! ) +$/, '');
  const lines = written.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}

/** A check of a text by itself: the code of its error, where it has one. */
export const refuse =
  (errorOf: (written: string) => FieldCode | null) =>
  (field: z.core.ParsePayload<string>): void => {
    const code = errorOf(field.value);
    if (code) field.issues.push(error(code, field.value));
  };

/** One line of our own text: it says something, has only plain spaces and none at its ends, and ends in no comma. */
export const text = z.string().overwrite(joinLines).check(refuse(textError));

/** One line of another's text, such as the words of a page: it may break off anywhere. */
export const quotation = z.string().check(refuse(quotationError));

/** A name that is also used in paths, so that its slug must not be empty (docs/rules.md#slug). */
export const name = z.string().check(refuse((written) => textError(written) ?? nameError(written)));

/** Words that an editor completes from the catalogue: those of a `listed` field, those of a `suggested` one beside any other. */
export const categoryName = text.meta({ listed: 'category' });
export const tag = text.meta({ listed: 'tag' });
export const vendorName = text.meta({ listed: 'vendor' });
export const productName = name.meta({ suggested: 'vendor' });

function nameError(written: string): FieldCode | null {
  const inPaths = slug(written);
  if (inPaths === '') return 'unsluggable-name';
  // Unfolded, one character may become several.
  return Math.max(written.length, inPaths.length) > MAX_NAME_CHARS ? 'long-name' : null;
}

const DATE_FORM = /^\d{4}-\d{2}-\d{2}$/;

function parseDay(written: string, context: z.core.$RefinementCtx): IsoDate {
  const date = parseIsoDate(written);
  if (date !== null && date >= EARLIEST_DAY) return date;
  const existing = date === null ? 'impossible-date' : 'implausible-date';
  context.addIssue(error(DATE_FORM.test(written) ? existing : 'bad-date', written));
  return z.NEVER;
}

/** Any other value, such as the number `20261120`, is not a day. */
const writtenDay = z.custom<string>((value) => typeof value === 'string', {
  params: { error: 'bad-date' satisfies FieldCode },
});

/** A calendar day that exists, from 1990 on. It may lie ahead. */
export const day = writtenDay.transform(parseDay);

/** A past day: an `IsoDate` that `future-date` and `future-read` require to be at or before today. */
export const pastDay = writtenDay.transform(parseDay);

/** Nothing that a browser would have to mend, and no user name in front of the host. */
const ADDRESS_FORM = /^https?:\/\/[^\s"<>\\^`{|}@/?#]+(?:[/?#][^\s"<>\\^`{|}]*)?$/i;
/** At least two labels, the last one letters (or an encoded international one): no bare host, no IP number. */
const PUBLIC_HOST = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

const addressError = (written: string): FieldCode | null => (isAddress(written) ? null : 'bad-url');

/** A web address that a reader of the API can follow: http or https, a public host, visible characters, at most 2,000. */
export const visitedAddress = z.string().check(refuse(addressError));

/** An address as an editor writes it: a comma at its end, or a parenthesis that closes nothing, is none of the page's. */
export const webAddress = z
  .string()
  .check(refuse((written) => addressError(written) ?? (/^[^(]*\)$/.test(written) ? 'bad-url' : commaError(written))));

function isAddress(written: string): boolean {
  if (written.length > MAX_ADDRESS_CHARS || INVISIBLE.test(written)) return false;
  return ADDRESS_FORM.test(written) && PUBLIC_HOST.test(parsedUrl(written)?.hostname ?? '');
}

/** A whole number of at least 0. One custom check, so that infinity and a word cause the same diagnostic. */
export const count = z.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0, {
  params: { error: 'bad-number' satisfies FieldCode },
});

/** A line of `limits`, or a mapping of a line and who gets it. One transform, so that each mistake has one diagnostic. */
export const limit = z
  .custom<AuthoredLimit>(() => true)
  .transform((written, context): Limit => {
    for (const [path, part] of textsOf(written)) {
      const code = textError(part);
      if (code === null) continue;
      context.addIssue({ ...error(code, part), path: [...path] });
      return z.NEVER;
    }
    const read = authoredLimit(written);
    if (!isLimitError(read)) return read;
    context.addIssue(error('bad-limit', written));
    return z.NEVER;
  });

/** The texts of an entry of `limits`, each with its path there. */
function textsOf(written: unknown): readonly (readonly [path: readonly string[], text: string])[] {
  if (typeof written === 'string') return [[[], written]];
  return Object.entries(written ?? {}).flatMap(([key, part]) => (typeof part === 'string' ? [[[key], part]] : []));
}
