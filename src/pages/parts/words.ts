import type { IsoDate } from '../../model/iso-date.ts';
import { CHANGE_TYPES, type ChangeType } from '../../model/vocabulary.ts';
import { changeWords } from '../../routes/shared/words.ts';
import { MONTHS } from '../../rules/dates/days.ts';
import { html, type Html } from './html.ts';

/** `9 August 2026`. */
export function dayInWords(date: IsoDate): string {
  return `${String(Number(date.slice(8)))} ${monthInWords(date)}`;
}

/** `August 2026`. */
export function monthInWords(date: IsoDate): string {
  return `${MONTHS[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`;
}

/** A day in a running sentence. */
export function dayElement(date: IsoDate): Html {
  return html`<time datetime="${date}">${dayInWords(date)}</time>`;
}

/** A day in a column of days, all of one width. */
export function dayMark(date: IsoDate): Html {
  return html`<time class="day" datetime="${date}">${date}</time>`;
}

/** A count with grouped digits: `1,563`. Without `Intl`, as the months (`src/rules/dates/days.ts`). */
export function figure(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3}){1,7}$)/g, ',');
}

/** A count with its noun: `1,563 offers`, `1 offer`. */
export function figures(count: number, noun: string, plural = `${noun}s`): string {
  return `${figure(count)} ${count === 1 ? noun : plural}`;
}

export function capitalize(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const ISO_DAY = /(\d{4}-\d{2}-\d{2})/;

/** A type of change where a reason of the API cites a record: `limits_reduced record of 2026-…`. */
const RECORD_TYPE = new RegExp(`\\b(?:${CHANGE_TYPES.join('|')})(?= record of \\d)`, 'g');

/** A text of the catalogue or a reason of a rule: each date on one line (a browser would break it), types of records in words. */
export function prose(text: string): Html {
  if (!ISO_DAY.test(text)) return html`${text}`;
  const parts = text.replace(RECORD_TYPE, (type) => changeWords(type as ChangeType)).split(ISO_DAY);
  return html`${parts.map((part, place) => (place % 2 === 0 ? part : html`<span class="nowrap">${part}</span>`))}`;
}

/** The same without its full stop, in a sentence or a cell of a table. */
export function clause(text: string): Html {
  return prose(text.replace(/\.$/, ''));
}

/** Lines for a terminal. Inserted as a value, because a template's own line breaks are not kept. */
export function command(lines: readonly string[]): Html {
  return html`<pre tabindex="0"><code>${lines.join('\n')}</code></pre>`;
}
