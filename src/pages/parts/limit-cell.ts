import type { Limit, LimitMeasure } from '../../model/limit.ts';
import { type Html, NOTHING, html } from './html.ts';

/** The limits of one measure as the catalogue has them; for one that new customers do not get, who does. */
export function limitCell(limits: readonly Limit[], measure: LimitMeasure): Html {
  const stated = limits.filter((limit) => limit.measure === measure);
  if (stated.length === 0) return NOT_STATED;
  return html`${stated.map(({ text, for: whom }) => html`<span class="amount">${text}${whom === undefined ? NOTHING : html` <span class="note">for ${whom}</span>`}</span>`)}`;
}

/** For a value that the terms do not state. */
export const NOT_STATED = html`<span class="note">not stated</span>`;
