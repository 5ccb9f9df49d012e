import type { Offer } from '../../model/offer.ts';
import { freeMentions, isZeroPrice, saysFree, statesPrice } from './plan-prices.ts';
import { inBrackets, withoutBrackets } from '../text/words.ts';

/** What a heading, a column or a sentence says about whose figures it holds. */
export type LabelClass = 'own' | 'free' | 'other_plan' | 'unknown';

/** The names under which a page may show the tier of an entry. */
export interface TierNames {
  /** In lower case; empty for a tier that is called only free. */
  readonly names: readonly string[];
  /** The tier is free, so that "free" and a price of zero name it too. */
  readonly isFree: boolean;
  /** Names of plans in the entry of a programme, in lower case: the plans that it grants. */
  readonly granted: readonly string[];
}

const PLAN_NAMES =
  'pro|professional|plus|premium|enterprise|business|team|teams|ultimate|growth|scale|standard|starter|essential|essentials|' +
  'advanced|max|ultra|power|paid|launch|basic|individual|individuals|personal|solo|core|agency|organization|organisation|' +
  'hobby|developer|developers|startup|startups|company|corporate|silver|gold|platinum|bronze|trial|custom|lite|community';
const GENERIC_WORDS =
  /\b(?:plan|plans|tier|tiers|edition|account|accounts|package|level|program|programme|licen[cs]e|the|our|for|forever|always|most|popular|recommended|best|value|month|monthly|mo|year|yearly|per|user|seat|billed|annually|contact|us|sales|get|started|from|starting|at)\b/g;
const PLAN_LABEL = new RegExp(`^(?:(?:${PLAN_NAMES})\\b[\\s+&/,-]*){1,4}$`);

const GENERIC_TIER = /\b(?:plan|tier|program|programme|edition|account|version|forever|always|the|our|for)\b/g;

type Described = Pick<Offer, 'tier' | 'description' | 'eligibility'>;

/** Names of a tier on a page: its own without generic words, and those under which the description calls it free. */
export function tierNames({ tier, description, eligibility }: Described): TierNames {
  const folded = tier.toLowerCase();
  const parts = [withoutBrackets(folded), ...inBrackets(folded)];
  const names = parts.map((part) => words(part.replace(GENERIC_TIER, ' '))).filter((name, at) => isTierName(name, at));
  const isFree = /\bfree\b/i.test(tier) || /\bfree\b/i.test(description) || names.includes('hobby');
  if (names.includes('open source')) names.push('open-source', 'oss');
  if (names.includes('startup')) names.push('startups');
  const isProgramme = eligibility !== undefined && eligibility.type !== 'public';
  const granted = isProgramme ? [...description.matchAll(PLAN_NAME)].map(([name]) => name.toLowerCase()) : [];
  return { names: [...new Set([...names, ...calledFree(description)])], isFree, granted };
}

/** The first part of a tier's name, and what it has in brackets where that is a name of plans: "Free (Basic)". */
function isTierName(name: string, at: number): boolean {
  if (name === '' || name === 'free') return false;
  return at === 0 || PLAN_LABEL.test(name);
}

const NO_NAMES: ReadonlySet<string> = new Set(['which', 'that', 'everything', 'it', 'use', 'this']);

/** "the free Particle plan", "Developer is free", "free on the Starter realm". */
function calledFree(description: string): readonly string[] {
  const patterns = [
    /\bfree ([A-Z][\w+-]{2,20}) (?:plan|tier|account|realm)\b/g,
    /\b([A-Z][\w+-]{2,20}) (?:plan |tier )?(?:is|stays) free\b/g,
    /\b([A-Z][\w+-]{2,20}) (?:plan|tier) costs nothing\b/g,
    /\bfree (?:on|with|in|under) the ([A-Z][\w+-]{2,20}) (?:plan|tier|account|realm)\b/g,
  ];
  const found = patterns.flatMap((pattern) =>
    [...description.matchAll(pattern)].map(([, name = '']) => name.toLowerCase()),
  );
  return found.filter((name) => !NO_NAMES.has(name));
}

function words(text: string): string {
  return text.replace(/[^\p{L}\p{N}+.-]+/gu, ' ').trim();
}

/** Class of a short label: a column, a card, a heading, a key of data. */
export function labelClass(label: string, tier: TierNames): LabelClass {
  const parts = label
    .toLowerCase()
    .split('|')
    .map((part) => part.trim());
  const head = parts[0] ?? '';
  const bare = words(head.replace(GENERIC_WORDS, ' '));
  if (tier.names.some((name) => bare === name)) return 'own';
  if (statesPrice(label)) return 'other_plan';
  if (isZeroPrice(head) || bare === 'free') return 'free';
  if (PLAN_LABEL.test(bare)) return 'other_plan';
  if (tier.names.some((name) => hasWord(head, name)) && !hasOtherPlan(bare, tier)) return 'own';
  if (hasOtherPlan(bare, tier) && head.split(' ').length <= 3 && !saysFree(head)) return 'unknown';
  if (saysFree(head)) return 'free';
  if (NAMED_PLAN.test(head) && bare !== '') return 'other_plan';
  return parts.some(isZeroPrice) ? 'free' : 'unknown';
}

/** "Launch plan", and not "Choose a plan" or "Compare plans". */
const NAMED_PLAN =
  /^(?!(?:choose|change|compare|pick|select|find|your|a|each|every|which|any|right|current|the right|what|how)\b)(?:the )?[\p{L}\p{N}+]+(?: [\p{L}\p{N}+]+)? (?:plan|tier)$/u;

function hasOtherPlan(bare: string, tier: TierNames): boolean {
  const rest = tier.names.reduce((text, name) => text.replaceAll(name, ' '), bare).replace(/\bfree\b/g, ' ');
  return rest.split(' ').some((word) => PLAN_LABEL.test(word));
}

export function hasWord(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + name.length] ?? ' '];
    if (!/[\p{L}\p{N}+]/u.test(before) && !/[\p{L}\p{N}+]/u.test(after)) return true;
  }
  return false;
}

const PLAN_MENTION = new RegExp(
  `\\b(?:(?:${PLAN_NAMES})(?= (?:plans?|tiers?|accounts?|users|customers|subscribers|subscription|edition|seats|members)\\b)|paid\\b|upgrad(?:e|es|ed|ing)\\b)`,
  'gi',
);
const PLAN_NAME = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${PLAN_NAMES.split('|')
    .map((name) => `${(name[0] ?? '').toUpperCase()}${name.slice(1)}`)
    .join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);

export interface Mention {
  readonly index: number;
  readonly isOwn: boolean;
  /** Only the word free, without "plan" or the like: it may as well describe something in another plan. */
  readonly isWeak: boolean;
  /** A name that may as well qualify the word after it: "Basic machines". */
  readonly isDoubtful: boolean;
}

/** Plans that a sentence names, in order. `others` are names of further plans of the page, as the page writes them. */
export function mentions(sentence: string, tier: TierNames, others: readonly string[]): readonly Mention[] {
  const folded = sentence.toLowerCase();
  const found: Mention[] = [];
  const own = new Set<number>();
  for (const name of tier.names) {
    for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1)) {
      if (hasWord(folded.slice(Math.max(0, at - 1), at + name.length + 1), name)) own.add(at);
    }
  }
  for (const index of own) found.push({ index, isOwn: true, isWeak: false, isDoubtful: false });
  for (const index of tier.isFree ? freeMentions(sentence) : []) {
    const isWeak = !/^\w+[: ]*(?:for(?:ever| life)|plan|tier|account|version|edition|package|:)/i.test(
      sentence.slice(index, index + 40),
    );
    if (!own.has(index)) found.push({ index, isOwn: true, isWeak, isDoubtful: false });
    own.add(index);
  }
  for (const { index, name, isDoubtful } of otherMentions(sentence, others)) {
    // "Free Community plan": a name of the free plan.
    if (tier.isFree && /\bfree $/i.test(sentence.slice(Math.max(0, index - 6), index))) continue;
    if (!own.has(index) && !tier.granted.includes(name.toLowerCase()))
      found.push({ index, isOwn: false, isWeak: false, isDoubtful });
  }
  return found.sort((one, other) => one.index - other.index);
}

interface Named {
  readonly index: number;
  readonly name: string;
  readonly isDoubtful: boolean;
}

function* otherMentions(sentence: string, others: readonly string[]): Iterable<Named> {
  for (const { index, 0: name } of sentence.matchAll(PLAN_MENTION)) {
    if (!isCounted(sentence, index, name)) yield { index, name, isDoubtful: false };
  }
  for (const { index, 0: name } of sentence.matchAll(PLAN_NAME)) {
    if (isPlanName(sentence, index, name))
      yield { index, name, isDoubtful: isQualifier(sentence, index + name.length) };
  }
  for (const name of others) {
    for (let index = sentence.indexOf(name); index >= 0; index = sentence.indexOf(name, index + 1)) {
      const isWord = hasWord(sentence.slice(Math.max(0, index - 1), index + name.length + 1), name);
      if (isWord && isPlanName(sentence, index, name))
        yield { index, name, isDoubtful: isQualifier(sentence, index + name.length) };
    }
  }
}

/**
 * "5 team members", "2 advanced seats": a word in lower case after a number says what is counted, and names no plan.
 */
function isCounted(sentence: string, index: number, name: string): boolean {
  const after = sentence.slice(index + name.length, index + name.length + 10);
  return (
    ORDINARY_WORD.test(name) &&
    /^ (?:seats|members|users|accounts)\b/.test(after) &&
    NUMBER_BEFORE.test(sentence.slice(0, index))
  );
}

const ORDINARY_WORD = /^(?:teams?|advanced|custom|personal|community|developers?|organi[sz]ation|individual|core)$/;
const NUMBER_BEFORE = /(?:\d[KkM]?\+?|\b(?:unlimited|one|two|three|four|five|six|seven|eight|nine|ten)) $/i;

/** A capital that only begins a sentence names a plan where a verb or a colon of a plan follows it. */
function isPlanName(sentence: string, index: number, name: string): boolean {
  if (
    /\b(?:your|any|every|small|own) $/i.test(sentence.slice(0, index)) &&
    !OF_A_PLAN_NAMED.test(sentence.slice(index))
  )
    return false;
  const isFirst = index === 0 || /[.!?|]\s*$/.test(sentence.slice(0, index));
  return !isFirst || OF_A_PLAN.test(sentence.slice(index + name.length));
}

/** "your Business plan", in contrast to "Currency conversion for your Business". */
const OF_A_PLAN_NAMED = /^[\p{L}+]+ (?:plan|tier|edition|subscription)\b/iu;

/** A word follows that is not a verb of a plan. */
const isQualifier = (sentence: string, end: number): boolean =>
  /^[ -]\p{L}/u.test(sentence.slice(end, end + 2)) && !OF_A_PLAN.test(sentence.slice(end));

const OF_A_PLAN =
  /^(?:\s*[:(+]|\s+[–—-]\s|\s+(?:plan|tier|is|has|includes|adds|gives|costs|raises|comes|gets|offers|allows|starts)\b|$)/;
