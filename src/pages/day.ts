import type { IsoDate } from '../model/iso-date.ts';
import { html, type Html } from './html.ts';

const MONTH_AND_YEAR = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `9 August 2026`. */
export function dayInWords(date: IsoDate): string {
  return `${String(Number(date.slice(8)))} ${monthInWords(date)}`;
}

/** `August 2026`. */
export function monthInWords(date: IsoDate): string {
  return MONTH_AND_YEAR.format(new Date(date));
}

/** A day in a running sentence. */
export function dayElement(date: IsoDate): Html {
  return html`<time datetime="${date}">${dayInWords(date)}</time>`;
}

/** A day in a column of days, all of one width. */
export function dayMark(date: IsoDate): Html {
  return html`<time class="day" datetime="${date}">${date}</time>`;
}
