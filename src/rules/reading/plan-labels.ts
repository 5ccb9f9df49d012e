import type { Offer } from '../../model/offer.ts';
import { inBrackets, withoutBrackets } from '../text/words.ts';
import { freeMentions, statesNothing, statesPrice, ZERO_AMOUNT } from './plan-prices.ts';
import { isProgramme } from './read-entry.ts';
import { hasReservation, PAID_PLANS } from './reservations.ts';

/** Whose figures a heading, a column or a sentence holds. */
export type LabelClass = 'own' | 'free' | 'other_plan' | 'unknown';

/** The names under which a page may show the tier of an entry. */
export interface TierNames {
  /** In lower case; empty for a tier that is called only free. */
  readonly names: readonly string[];
  /** Words of the product whose free plan the tier is: "analytics" of "Analytics Free". */
  readonly product: readonly string[];
  /** The tier is free, so that "free" and a price of zero name it too. */
  readonly isFree: boolean;
  /** Names of plans in the entry of a programme, in lower case: the plans that it grants. */
  readonly granted: readonly string[];
}

const PLAN_NAMES =
  `${PAID_PLANS}|professional|teams?|ultimate|growth|scale|standard|starter|essentials?|advanced|max|` +
  'ultra|power|paid|launch|basic|individuals?|personal|solo|core|agency|organi[sz]ation|hobby|developers?|startups?|company|' +
  'corporate|silver|gold|platinum|bronze|trial|custom|lite|community';
const PLAN_LABEL = new RegExp(`^(?:(?:${PLAN_NAMES})\\b[\\s+&/,-]*){1,4}$`);
const PLAN_NAME = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${PLAN_NAMES}|paying|upgrad(?:e|es|ed|ing))(?![\\p{L}\\p{N}])`,
  'giu',
);
/** Words in a label that are not part of the plan's name. */
const GENERIC =
  /\b(?:what is in|what|what's|what’s|includes|included|include|limits?|details|overview|features|quotas?|allowances?|amounts?|(?:by|per|for each) product|gives|you|in|of|on|plans?|tiers?|edition|version|accounts?|package|level|program|programme|licen[cs]e|the|our|for|forever|always|(?:an?|each|every)(?= (?:month|day)\b)|most|popular|recommended|best|value|month|monthly|mo|year|yearly|per|user|seat|billed|annually|contact|us|sales|get|started|from|starting|at)\b/g;
/** "Launch plan", and not "Choose a plan" or "Compare plans". */
const NAMED_PLAN =
  /^(?!(?:choose|pricing|billing|service|change|compare|pick|select|find|your|a|each|every|which|any|right|current|the right|what|how)\b)(?:the )?[\p{L}\p{N}+]+(?: [\p{L}\p{N}+]+)? (?:plan|tier)$/u;

/** Names of a tier on a page: its own without generic words. */
export function tierNames(offer: Pick<Offer, 'tier' | 'description' | 'eligibility'>): TierNames {
  const { tier, description } = offer;
  const folded = tier.toLowerCase();
  const parts = [withoutBrackets(folded), ...inBrackets(folded)];
  const own = parts
    .map((part) => words(part.replace(GENERIC, ' ')))
    .filter((name, at) => name !== '' && name !== 'free' && (at === 0 || PLAN_LABEL.test(name)));
  const [product] = own.flatMap((name) => /^(.+) free$/.exec(name)?.slice(1) ?? []);
  const isFree = /\bfree\b/i.test(`${tier} ${description}`) || own.includes('hobby');
  return {
    names: [...new Set(own)],
    product: product === undefined || PLAN_LABEL.test(product) ? [] : product.split(' '),
    isFree,
    granted: isProgramme(offer) ? (description.toLowerCase().match(PLAN_NAME) ?? []) : [],
  };
}

export const isPlanName = (name: string): boolean => PLAN_LABEL.test(name.toLowerCase());

const words = (text: string): string => text.replace(/[^\p{L}\p{N}+.-]+| - /gu, ' ').trim();

/** Class of a short label: a column, a card, a heading, a key of data. The vendor's name in it is ignored. */
export function labelClass(label: string, tier: TierNames, vendorWords: ReadonlySet<string>): LabelClass {
  const [head = '', ...parts] = label.toLowerCase().split(' | ');
  const bare = words(head.replace(ZERO_AMOUNT, ' ').replace(GENERIC, ' '));
  const others = bare.split(/ +/).filter((word) => word !== 'free' && !vendorWords.has(word));
  const names = [bare, others.join(' ')];
  if (names.some((name) => tier.names.includes(name))) return 'own';
  if (statesPrice(label) || (hasReservation(label) && !/^(?:what|how|when)\b/.test(head))) return 'other_plan';
  if (statesNothing(head, vendorWords) || names.includes('free')) return 'free';
  if (PLAN_LABEL.test(bare) || (NAMED_PLAN.test(head) && bare !== '')) return 'other_plan';
  return [...parts, ...inBrackets(head)].some((part) => statesNothing(part)) ? 'free' : 'unknown';
}

export const hasWord = (text: string, name: string): boolean => !indicesOf(text, name).next().done;

/** Where a text has a name as a whole word. */
function* indicesOf(text: string, name: string): Generator<number> {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!/[\p{L}\p{N}+]/u.test(text.charAt(at - 1) + text.charAt(at + name.length))) yield at;
  }
}

export interface Mention {
  readonly index: number;
  /** As the text writes it. */
  readonly name: string;
  readonly isOwn: boolean;
  /** Only the word free, without "plan" or the like: it may as well describe something in another plan. */
  readonly isWeak: boolean;
}

const FREE_PLAN =
  /^\w+(?:[: ]+(?:for(?:ever| life)|(?:\p{L}+ )?(?:plan|tier|column|account|version|edition|package|cluster|instance|workspace)s?(?!\p{L}))| ?[:–—|]| ?\(?[$€£] ?\d)/iu;
/** The tier by its bare name in a sentence: "Free costs nothing", "a workspace on Free gets". */
const FREE_AS_PLAN =
  /(?<=(?:^|[.!?:] |(?<!\b(?:for|start|try|is|get)) )(?:\p{Lu}{2,4} )?)Free(?= (?:is|has|have|gets?|costs?|comes?|gives?|includes?|offers?|lets?|stays?)\b)|(?<=^\p{Lu}{2,4} )Free$|(?<=\b(?:[Oo]n|[Ww]ith|of|than|the|to|[Ii]n) (?:\p{Lu}{2,4} )?)Free(?=[,.;:?!)]|$| \p{Ll})/u;

/** Plans that a sentence names, in order. What stands inside a longer name is not another one. */
export function mentions(sentence: string, tier: TierNames): readonly Mention[] {
  const found: Mention[] = [];
  const add = (mention: Mention) => {
    const { index } = mention;
    if (!found.some((known) => known.index <= index && index < known.index + known.name.length)) found.push(mention);
  };
  const folded = sentence.toLowerCase();
  for (const own of tier.names.toSorted((one, other) => other.length - one.length))
    for (const index of indicesOf(folded, own))
      add({ index, name: sentence.slice(index, index + own.length), isOwn: true, isWeak: false });
  const named = FREE_AS_PLAN.exec(sentence)?.index;
  for (const { index, 0: name } of tier.isFree ? freeMentions(sentence) : [])
    add({ index, name, isOwn: true, isWeak: index !== named && !FREE_PLAN.test(sentence.slice(index, index + 40)) });
  for (const { index, 0: name } of sentence.matchAll(PLAN_NAME)) {
    const isQualified = tier.isFree && /\bfree $/i.test(sentence.slice(0, index));
    const isGranted = tier.granted.includes(name.toLowerCase());
    if (!isQualified && !isGranted && isOtherPlan(name, sentence.slice(index + name.length)))
      add({ index, name, isOwn: false, isWeak: false });
  }
  return found.sort((one, other) => one.index - other.index);
}

const PLAN_NOUN = /^ (?:plans?|tiers?|editions?|subscri\w+|trials?)\b/i;
const OF_A_PLAN =
  /^(?:\s*(?:[:(+|]|$)|\s+[–—-]\s|\s+(?:plans?|tier|customers|is|has|includes|adds|gives|costs|comes|gets|offers|allows|starts|begins|can|from)\b)/;
const AFTER_A_NAME = /^[,.;)|/]|^\s+(?:and|or|only|users|accounts|at|for|on)\b/;

/** A word that qualifies the next ("5 team members") names no plan. */
const isOtherPlan = (name: string, after: string): boolean =>
  PLAN_NOUN.test(after) ||
  (/^(?:paid|paying|upgrad\w+)$/i.test(name) && !/^ for\b/.test(after)) ||
  (/^\p{Lu}/u.test(name) && (OF_A_PLAN.test(after) || AFTER_A_NAME.test(after)));
