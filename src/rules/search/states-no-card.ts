import type { Offer } from '../../model/offer.ts';

const TAG = 'no-credit-card';
const CARD = '(?:credit |debit |payment |bank )?card';
/** A card is denied by its own word: `no card needed`, `without a credit card`, `asks for no card`. */
const NO_CARD = new RegExp(
  `\\b(?:no|without an?|without any) ${CARD}(?! storage)\\b|\\b${CARD} (?:is )?not (?:needed|required)\\b`,
  'i',
);

/**
 * Whether an offer states that it takes no payment card: by its tag, or by a sentence of its terms. An offer that says
 * nothing of a card may or may not ask for one.
 */
export function statesNoCard({ tags, description }: Pick<Offer, 'tags' | 'description'>): boolean {
  return tags.includes(TAG) || NO_CARD.test(description);
}
