import type { Limit, LimitMeasure } from '../../model/limit.ts';
import { type Html, NOTHING, html } from './html.ts';

/** The limits of one measure as the terms write them, each with what it applies to. */
export function limitCell(limits: readonly Limit[], measure: LimitMeasure): Html {
  const stated = limits.filter((limit) => limit.measure === measure);
  if (stated.length === 0) return NOT_STATED;
  const texts = new Map(stated.map((limit) => [`${limit.text} ${limit.per ?? ''}`, limit]));
  return html`${[...texts.values()].map((limit) => html`<span class="amount">${wholeText(limit)}${behind(limit)}</span>`)}`;
}

/** Words that say that a measure is unlimited. */
const SAYS_UNLIMITED = /unlimited|unmetered|without|\bno\b|\bany\b|infinite/i;

/** The text of a limit. Of "projects and users are unlimited" it is "projects" alone, so "unlimited" is added. */
function wholeText({ amount, text }: Limit): string {
  if (amount !== null || SAYS_UNLIMITED.test(text)) return text;
  return `unlimited ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** For a value that the terms do not state. */
export const NOT_STATED = html`<span class="note">not stated</span>`;

/** What an amount applies to, where its text does not state it. */
function behind({ text, per }: Limit): Html {
  const unsaid = (per?.split(' per ') ?? []).filter((part) => !text.toLowerCase().includes(part));
  return unsaid.length === 0 ? NOTHING : html` <span class="note">per ${unsaid.join(' per ')}</span>`;
}
