import type { Offer } from '../../model/offer.ts';
import { RULED_OUT_USES, type RuledOutUse } from '../../model/vocabulary.ts';

/** The uses that the conditions of an offer exclude, without repeats, in published order. */
export function ruledOutUses(offer: Offer): readonly RuledOutUse[] {
  return RULED_OUT_USES.filter((use) => offer.conditions?.some((condition) => condition.rules_out?.includes(use)));
}
