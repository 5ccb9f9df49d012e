import type { TextBlock } from '../../model/page-text.ts';
import { mentions, type TierNames } from './plan-labels.ts';
import { statesPlanPrice, statesPrice } from './plan-prices.ts';
import { hasReservation, hasStrongReservation } from './reservations.ts';
import { strangeWords } from './understood.ts';

/** Words of a heading about what a plan has, besides neutral ones. */
const OF_TOPIC =
  /\b(?:what|are|does|offers?|understanding|about|(?:can|do) (?:i|you) (?:get|do|have|use)|comes?|on|in|features?|restrictions?|clusters?|instances?|databases?|projects?|servers?|workspaces?|resources|version|deploy|(?:web )?services?|common questions|details|overview)\b|['’]s\b|[?:]/gi;
/** Headings of sections that are not only about the plan. */
const OF_ANYTHING = /\b(?:questions|faqs?|related|customers|more|other plans)\b/i;
/** Words for other plans, besides their names in a sentence about them. */
const OF_OTHERS =
  /\b(?:[Hh]igher|[Bb]igger|[Tt]ier \d|[Pp]ay[- ]as[- ]you[- ]go|Pro|Professional|Plus|Premium|Business|Enterprise)\b/;
/** An amount or a price of zero. */
const OF_TERMS =
  /\d|unlimited|\b(?:costs? nothing|is (?:the )?free|for free|free of charge|(?:no|without) (?:cost|charge))\b/i;

/** Whether a heading says that the text below it is about the tier: "What is in the Free plan?", "Limits of Free clusters". */
function isTopic(heading: string, tier: TierNames, names: ReadonlySet<string>): boolean {
  if (heading.endsWith('?') && !/^what\b/i.test(heading)) return false;
  const named = mentions(heading, tier);
  const strange = strangeWords(heading.replace(OF_TOPIC, ' '), (word) => names.has(word));
  return named.length > 0 && named.every(({ isOwn }) => isOwn) && strange.length === 0 && !hasReservation(heading);
}

/** "The Dedicated plan". */
const NAMED_PLAN = /(?<![.!?] |^)\b(\p{Lu}\p{L}+) (?:plan|tier)s?\b/u;
/** "With Team you get:" */
const LED_BY = /\b(?:[Ww]ith|[Oo]n|[Ii]n|[Ff]or) (\p{Lu}\p{L}+)\b[^.]*:$/u;
const isNameOfOther = (name: string | undefined, names: ReadonlySet<string>): boolean =>
  name !== undefined && name !== 'Free' && !names.has(name.toLowerCase());

export const isAboutOther = (text: string, tier: TierNames, names: ReadonlySet<string>): boolean =>
  OF_OTHERS.test(text) ||
  [NAMED_PLAN, LED_BY].some((pattern) => isNameOfOther(pattern.exec(text)?.[1], names)) ||
  mentions(text, tier).some(({ isOwn, name }) => !isOwn && !/^upgrad/i.test(name));

/**
 * The section about the tier that holds a text with terms, by its headings; null where the text or a heading between them is
 * about another plan. An item that names another plan stays: it may be what the tier depends on. So does every item of a list
 * directly below the heading. `names`: words of the tier and the vendor.
 */
export function sectionAbout(block: TextBlock, tier: TierNames, names: ReadonlySet<string>): string | null {
  const { kind, text, headings } = block;
  if (kind === 'heading' || kind === 'data') return null;
  const at = headings.findLastIndex((heading) => isTopic(heading, tier, names));
  const isOfAnother = (heading: string) =>
    OF_ANYTHING.test(heading) ||
    isAboutOther(heading, tier, names) ||
    statesPrice(heading) ||
    hasStrongReservation(heading);
  if (at < 0 || headings.slice(at + 1).some(isOfAnother)) return null;
  const isOther = isAboutOther(text, tier, names) || statesPlanPrice(text);
  const isListed = kind === 'item' && (isOther || at === headings.length - 1);
  return isListed || (OF_TERMS.test(text) && !isOther) ? headings.slice(0, at + 1).join(' | ') : null;
}
