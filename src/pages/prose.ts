import { html, type Html } from './html.ts';

const ISO_DAY = /(\d{4}-\d{2}-\d{2})/;

/** A text of the catalogue, with its dates kept on one line: a browser would break `2026-08-17` after a hyphen. */
export function prose(text: string): Html {
  if (!ISO_DAY.test(text)) return html`${text}`;
  const parts = text.split(ISO_DAY);
  return html`${parts.map((part, place) => (place % 2 === 0 ? part : html`<span class="nowrap">${part}</span>`))}`;
}
