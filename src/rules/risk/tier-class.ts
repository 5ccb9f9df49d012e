import type { Offer } from '../../model/offer.ts';
import type { TierClass } from '../../model/vocabulary.ts';
import { foldSpaces } from '../text/fold-spaces.ts';

const RETIRED = /^(?:retired|discontinued|sunset|withdrawn)\b/;
// "Credits" is the word "credit" to a reader, so a plural is the same word.
const TIME_LIMITED = /\b(?:credit|trial|scholarship|beta|preview|sandbox)s?\b/;
/** Matched against the name with its hyphens written as spaces. */
const NOT_FREE = /^(?:paid|freemium|conditional)\b|\b(?:pay as you go|pay per use|no free tier|legacy free)\b/;
const HYPHENS = /\s*[-\u2010-\u2015]\s*/g;

/** A few names, `Free` before all, are the tiers of most offers. */
const known = new Map<string, TierClass>();

/** What kind of offer a tier is: the class its author settled, else the first class that the words of its name fit. */
export function tierClass({ tier, tier_class: settled }: Pick<Offer, 'tier' | 'tier_class'>): TierClass {
  if (settled !== undefined) return settled;
  const before = known.get(tier);
  if (before) return before;
  const found = classOf(tier);
  known.set(tier, found);
  return found;
}

function classOf(tier: string): TierClass {
  const name = foldSpaces(tier);
  if (RETIRED.test(name)) return 'retired';
  if (TIME_LIMITED.test(name)) return 'time-limited';
  return NOT_FREE.test(name.replace(HYPHENS, ' ')) ? 'not free' : 'free';
}
