/** Characters kept of one block; a longer paragraph goes on in a further block. */
export const MAX_BLOCK_CHARS = 4_000;

/** Separates, inside a text, what the page shows on lines or in boxes of their own. */
export const SEPARATOR = ' | ';

// Controls, soft hyphens, joiners, direction marks, byte order marks and characters for private use.
const INVISIBLE =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\uffff]+/g;
// For text whose white space is folded to single blanks.
// eslint-disable-next-line regexp/no-super-linear-move -- the last branch passes over a whole run
const EMPTY_BOXES = /^(?: ?\|)+ ?| ?\|(?: ?\|)* ?$|\|(?: ?\|)+/g;

/** White space folded to one blank, control and invisible characters removed. */
export function cleanText(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** A text of several boxes without empty ones. */
export function cleanBoxes(text: string): string {
  return cleanText(text)
    .replace(EMPTY_BOXES, (found) => (found.startsWith('|') && found.length > 1 ? '|' : ''))
    .replace(/^ ?\| ?| ?\| ?$/g, '')
    .trim();
}

const WORD = /[\p{L}\p{N}]/u;
const DIGIT = /\p{N}/u;

/** Keeps separate elements separate: "Projects" + "10" is not "Projects10", "10" + "100" is not "10100". */
export function glue(before: string, after: string): string {
  const last = /\S(?=\s*$)/.exec(before)?.[0] ?? '';
  const next = /\S/.exec(after)?.[0] ?? '';
  if (DIGIT.test(last) && DIGIT.test(next)) return SEPARATOR;
  if (/\s$/.test(before) || /^\s/.test(after)) return '';
  if (!WORD.test(last) || !WORD.test(next)) return '';
  const isNewWord = /\p{Ll}/u.test(last) && /\p{Lu}/u.test(next);
  return DIGIT.test(last) || DIGIT.test(next) || isNewWord ? ' ' : '';
}
