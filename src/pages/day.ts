import type { IsoDate } from '../model/iso-date.ts';
import { MONTHS } from '../rules/dates/months.ts';
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
