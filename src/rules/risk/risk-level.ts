import type { SourceCheck } from '../../model/offer.ts';
import type { RiskLevel, SourceCheckOutcome } from '../../model/vocabulary.ts';
import type { Gate } from './gate.ts';
import type { LinkUnreachable, RefusedRead } from './read-findings.ts';
import type { RatingWithheld, RiskRating } from './risk-rating.ts';

/** A level, or the reason why it is withheld: exactly one of the two. */
type PublishedLevel =
  | { readonly risk_level: RiskLevel; readonly level_withheld_because: null }
  | { readonly risk_level: null; readonly level_withheld_because: string };

export interface RiskLevelFacts {
  readonly rating: RiskRating;
  readonly gate: Gate | null;
  readonly link: LinkUnreachable | null;
  readonly sourceCheck: SourceCheck | null;
  readonly refusedRead: RefusedRead | null;
}

/**
 * Decides `risk_level` for every endpoint and page (docs/rules.md#risk-level). The order of the lines is the order in
 * which a ground is named (docs/rules.md#level-withheld-because).
 */
export function riskLevel(facts: RiskLevelFacts): PublishedLevel {
  const { rating, gate, link } = facts;
  if (gate) return withheldBecause(gate.reason);
  if (rating.level === null) return withheldBecause(unratedReason(rating.rating_withheld));
  if (link) return withheldBecause(linkReason(link));
  const doubt = rating.level === 'stable' ? doubtOfReads(facts) : null;
  if (doubt !== null) return withheldBecause(doubt);
  return { risk_level: rating.level, level_withheld_because: null };
}

/** The ground on which the last reads withhold a favourable level; null without one. Absent reads withhold nothing. */
export function doubtOfReads({
  sourceCheck,
  refusedRead,
}: Pick<RiskLevelFacts, 'sourceCheck' | 'refusedRead'>): string | null {
  if (sourceCheck && sourceCheck.outcome !== 'ok') {
    return `The cited page, checked on ${sourceCheck.checked}, ${FOUND[sourceCheck.outcome]}.`;
  }
  if (refusedRead) {
    return `A change read from the page was refused on ${refusedRead.refused_date}, so the stored terms are in doubt.`;
  }
  return null;
}

const FOUND = {
  ok: 'bears the entry out',
  states_a_free_price: 'states a free price that the entry does not',
  states_no_amount: 'does not state an amount of the entry',
  does_not_name_vendor: 'does not name the vendor',
  does_not_name_product: 'does not name the product',
  states_no_terms: 'does not state the terms of the entry',
  unreadable: 'could not be read',
} as const satisfies Record<SourceCheckOutcome, string>;

function withheldBecause(sentence: string): PublishedLevel {
  return { risk_level: null, level_withheld_because: sentence };
}

/** The reason for a withheld rating: records that lack a source or a confirmation. */
export function unratedReason({ reason, records }: RatingWithheld): string {
  const lack = reason === 'no_source' ? 'names no source' : 'is unconfirmed by an archived copy or our own check';
  if (records === 1) return `The one change record that would set a level ${lack}.`;
  const each = `Each of the ${records} change records that would set a level`;
  return `${each} is unsourced or unconfirmed; the most severe ${lack}.`;
}

function linkReason(link: LinkUnreachable): string {
  const since = link.last_reachable === null ? '' : `; it was last reachable on ${link.last_reachable}`;
  const found = link.terminal ? "The offer's page is gone for good" : "The offer's page is not there";
  return `${found}, as checked on ${link.checked}${since}.`;
}
