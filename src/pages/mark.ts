import type { RiskLevel, Stability } from '../model/vocabulary.ts';
import { html, type Html } from './html.ts';

/** A risk level by shape and word, never by colour alone: the style sheet draws the shape from the class. */
const RISK_MARK = {
  stable: html`<span class="mark mark-stable">stable</span>`,
  caution: html`<span class="mark mark-caution">caution</span>`,
  risky: html`<span class="mark mark-risky">risky</span>`,
} as const satisfies Record<RiskLevel, Html>;

const WITHHELD = html`<span class="mark mark-withheld">level withheld</span>`;
const OFF_THE_LIST = html`<span class="mark mark-withheld">not ranked</span>`;

/** The mark of a level, or of a withheld one; a gated offer is marked as gated. */
export function riskMark({ risk_level, gate }: { risk_level: RiskLevel | null; gate: object | null }): Html {
  if (risk_level !== null) return RISK_MARK[risk_level];
  return gate ? OFF_THE_LIST : WITHHELD;
}

/** A stability class in words. */
export function stabilityWords(stability: Stability | null): string {
  return stability ?? 'withheld';
}
