import type { Limit, LimitMeasure } from '../../model/limit.ts';
import { html, NOTHING, type Html } from '../html.ts';

/** The limits of one measure as the terms write them, each with what it applies to. */
export function limitCell(limits: readonly Limit[], measure: LimitMeasure): Html {
  const stated = limits.filter((limit) => limit.measure === measure);
  if (stated.length === 0) return NOT_STATED;
  const texts = new Map(stated.map((limit) => [`${limit.text} ${limit.per ?? ''}`, limit]));
  return html`${[...texts.values()].map(({ text, per }) => html`<span class="amount">${text}${behind(text, per)}</span>`)}`;
}

/** For a value that the terms do not state. */
export const NOT_STATED = html`<span class="note">not stated</span>`;

/** What an amount applies to, as far as its text does not say it. */
function behind(text: string, per: string | null): Html {
  const unsaid = (per?.split(' per ') ?? []).filter((part) => !text.toLowerCase().includes(part));
  return unsaid.length === 0 ? NOTHING : html` <span class="note">per ${unsaid.join(' per ')}</span>`;
}
