import type { TierClass } from '../model/vocabulary.ts';
import { foldSpaces } from './fold-spaces.ts';

const RETIRED: ReadonlySet<string> = new Set(['retired', 'discontinued', 'sunset', 'withdrawn']);
const NOT_FREE: ReadonlySet<string> = new Set(['paid', 'freemium', 'pay as you go', 'legacy free', 'conditional']);
// "Credits" is the word "credit" to a reader, so a plural is the same word.
const TIME_LIMITED = /\b(?:credit|trial|scholarship|beta|preview|sandbox)s?\b/;
const HYPHENS = /\s*[-\u2010-\u2015]\s*/g;

/** A few names, `Free` before all, are the tiers of most offers. */
const known = new Map<string, TierClass>();

/** What kind of offer a tier's name announces; the first class that fits (RULES.md 1 "Tier class"). */
export function tierClass(tier: string): TierClass {
  const before = known.get(tier);
  if (before) return before;
  const found = classOf(tier);
  known.set(tier, found);
  return found;
}

function classOf(tier: string): TierClass {
  const name = foldSpaces(tier);
  if (RETIRED.has(name)) return 'retired';
  if (TIME_LIMITED.test(name)) return 'time-limited';
  const unhyphened = name.replace(HYPHENS, ' ');
  if (NOT_FREE.has(unhyphened) || unhyphened.startsWith('pay per use')) return 'not free';
  return 'free';
}
