import type { Offer } from '../../model/offer.ts';
import type { TierClass } from '../../model/vocabulary.ts';
import { foldSpaces } from '../text/fold.ts';

const RETIRED = /^(?:retired|discontinued|sunset|withdrawn)\b/;
// A plural counts as the same word: "credits" is "credit".
const TIME_LIMITED = /\b(?:credit|trial|scholarship|beta|preview|sandbox)s?\b/;
/** Matched against the name with its hyphens written as spaces. */
const NOT_FREE = /^(?:paid|freemium|conditional)\b|\b(?:pay as you go|pay per use|no free tier|legacy free)\b/;
const HYPHENS = / ?[-\u2010-\u2015] ?/g;

/** The class of a tier: the authored one, else the first that its text matches (docs/rules.md#tier-class). */
export function tierClass({ tier, tier_class: settled }: Pick<Offer, 'tier' | 'tier_class'>): TierClass {
  if (settled !== undefined) return settled;
  const name = foldSpaces(tier);
  if (RETIRED.test(name)) return 'retired';
  if (TIME_LIMITED.test(name)) return 'time-limited';
  return NOT_FREE.test(name.replace(HYPHENS, ' ')) ? 'not free' : 'free';
}
