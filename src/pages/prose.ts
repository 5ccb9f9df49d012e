import { CHANGE_TYPES, type ChangeType } from '../model/vocabulary.ts';
import { changeWords } from '../routes/shared/change-words.ts';
import { html, type Html } from './html.ts';

/** A text of at most so many characters, with … where it was longer; cut by code points, so that no surrogate pair is split. */
export function cut(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const points = Array.from(text);
  if (points.length <= maxChars) return text;
  return `${points
    .slice(0, maxChars - 1)
    .join('')
    .trimEnd()}…`;
}

/** Words with a capital at their start. */
export function capitalised(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const ISO_DAY = /(\d{4}-\d{2}-\d{2})/;

/** A type of change where a reason of the API cites a record: `limits_reduced record of 2026-…`. */
const RECORD_TYPE = new RegExp(`\\b(?:${CHANGE_TYPES.join('|')})(?= record of \\d)`, 'g');

/**
 * A text of the catalogue or a reason of a rule: with its dates kept on one line, because a browser would break
 * `2026-08-17` after a hyphen, and the types of records in words.
 */
export function prose(text: string): Html {
  if (!ISO_DAY.test(text)) return html`${text}`;
  const parts = text.replace(RECORD_TYPE, (type) => changeWords(type as ChangeType)).split(ISO_DAY);
  return html`${parts.map((part, place) => (place % 2 === 0 ? part : html`<span class="nowrap">${part}</span>`))}`;
}
