import { MAX_QUOTE_CHARS } from '../../model/page-verdict.ts';

/** Each control, format, unpaired surrogate and line separator character. */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * What is kept of a text that a stranger wrote: one line, without control characters, at most `max` UTF-16 units.
 * Undefined where nothing remains.
 */
export function keptText(text: string, max = MAX_QUOTE_CHARS): string | undefined {
  // Cut before cleaning: a text may be megabytes long, and cleaning never lengthens it.
  const line = text
    .slice(0, max * 8)
    .replace(INVISIBLE, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // Half a character at the end is left out.
  const start = line.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '');
  const cut = line.length <= max ? line : `${start.trimEnd()}…`;
  return cut === '' ? undefined : cut;
}
