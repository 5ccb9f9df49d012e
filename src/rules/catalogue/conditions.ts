import type { Condition, Offer } from '../../model/offer.ts';
import { RULED_OUT_USES, type RuledOutUse } from '../../model/vocabulary.ts';

/** Every condition of an offer: those of its terms, then the eligibility conditions, which have no quotation and no day. */
export function statedConditions({ conditions = [], eligibility, url }: Offer): readonly Condition[] {
  return [...conditions, ...(eligibility?.conditions ?? []).map((text) => ({ text, url }))];
}

/** The uses that the conditions of an offer exclude, without repeats, in published order. */
export function ruledOutUses(offer: Offer): readonly RuledOutUse[] {
  return RULED_OUT_USES.filter((use) => offer.conditions?.some((condition) => condition.rules_out?.includes(use)));
}

const TAG = 'no-credit-card';
const CARD = '(?:credit |debit |payment |bank )?card';
/** A card is denied by its own word: `no card needed`, `without a credit card`, `asks for no card`. */
const NO_CARD = new RegExp(
  `\\b(?:no|without an?|without any) ${CARD}(?! storage)\\b|\\b${CARD} (?:is )?not (?:needed|required)\\b`,
  'i',
);

/** Whether an offer states, by a tag or its terms, that it takes no payment card. One that says nothing may ask for one. */
export function statesNoCard({ tags, description }: Pick<Offer, 'tags' | 'description'>): boolean {
  return tags.includes(TAG) || NO_CARD.test(description);
}
