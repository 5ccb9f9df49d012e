import type { Offer } from '../../model/offer.ts';
import { inBrackets, withoutBrackets } from '../text/brackets.ts';

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
const PRICE = /[$€£¥₹]\s?(?!0+(?:[.,]0+)?(?!\d|[.,]\d))\d|\b\d+(?:[.,]\d+)?\s?(?:€|£|usd|eur)\b/;
const ZERO_PRICE = /^(?:from )?(?:(?:us)?[$€£]\s?0(?:[.,]0+)?|0(?:[.,]0+)?\s?(?:[$€£]|usd|eur|gbp)|free)(?![\d.,]*\d)/;
const ZERO_PRICE_REST =
  /^(?: ?(?:[/|]|(?:per|a|an|for|forever|always|billed|usd|eur|month|monthly|mo|year|yearly|annually|user|seat|member|editor|plan|tier|no credit card required)(?![a-z])))* ?[.!*†]?$/;

/** A text longer than this is more than a price. */
const MAX_PRICE_CHARS = 80;

const FREE =
  /(?<![\w-])(?:free|gratis|no cost|no charge|at no charge|without charge|kostenlos|gratuit|gratuito)(?![\w])(?!-)/gi;
const NUMBER = '(?:\\d+|one|two|three|six|nine|twelve)';
const MONTHS = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** "free trial", "free to try", "free for the first 14 days": words with free that name no free terms. */
const NOT_FREE_AHEAD = new RegExp(
  `^\\s*(?:${[
    'trials?|shipping|demo|consultation|quotes?|call|of (?:bugs|ads|errors|malware)|\\d+[- ]day',
    `for (?:(?:the|your|an?) )?(?:(?:first|full|limited) )?(?:${NUMBER}[- ])?(?:days?|weeks?|months?|years?|time)`,
    `(?:(?:the|your) )?first (?:${NUMBER} )?(?:days?|weeks?|months?|years?)`,
    "(?:during|while) (?:[\\w’'-]+ ){0,3}(?:trial|beta|alpha|preview)",
    `(?:until|till|through) (?:\\d{4}|${MONTHS}|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTHS}|(?:the )?end)`,
    'to (?:try|test|start|get started|begin|join|sign ?up|register|install|download|explore|evaluate|cancel|apply)',
    'with (?:(?:an?|any|every|your) )?(?:paid|purchase|subscription|order)',
  ].join('|')})\\b`,
  'i',
);
/** Before free: "start for", "no longer", "ad-", "setup is", "the first month is". */
const NOT_FREE_BEFORE = new RegExp(
  `(?:${[
    "\\b(?:feel|risk|toll|ad|ads|hands|not|no longer|(?:is|are|was|were)n['’]t|never|start|started|try|try it|sign up|signup|get started|begin|join|download|register|install|test)\\s+(?:\\w+\\s+)?(?:for\\s+)?",
    // "Use it free" is an instruction, "it is free" a statement.
    '\\b(?:it|use)\\s+(?:(?!(?:is|stays|remains)\\b)\\w+\\s+)?(?:for\\s+)?',
    '\\b(?:trying|testing|installing|downloading|joining)\\s+(?:it\\s+)?is\\s+',
    '\\b(?:was|were|(?:will|would|could|may|might|to) be)\\s+(?:\\w+\\s+)?',
    `\\b(?:set-?up|shipping|delivery|cancell?ation|trial|installation|onboarding|migration|support|consultations?|demos?|training|registration|sign-?up|returns|quotes?|downloads?|first (?:${NUMBER} )?(?:days?|weeks?|months?|years?)|${NUMBER} (?:days|weeks|months))\\s+(?:is|are|comes|stays|remains)\\s+(?:[\\w%]+\\s+)?`,
    '(?:^|\\s)\\w+-',
  ].join('|')})$`,
  'i',
);
const MAX_WORDS_BEFORE_CHARS = 40;

/** Whether a text says that something is free of charge; calls to action ("Start for free") and trials say nothing. */
export function saysFree(text: string): boolean {
  return freeMentions(text).length > 0;
}

/** Offsets at which a text says that something is free of charge. */
export function freeMentions(text: string): readonly number[] {
  const found: number[] = [];
  for (const { 0: word, index } of text.matchAll(FREE)) {
    if (NOT_FREE_AHEAD.test(text.slice(index + word.length, index + word.length + 40))) continue;
    if (NOT_FREE_BEFORE.test(text.slice(Math.max(0, index - MAX_WORDS_BEFORE_CHARS), index))) continue;
    found.push(index);
  }
  return found;
}

/** A price of nothing, and no more: "$0", "$0 / month", "Free forever". */
export function isZeroPrice(text: string): boolean {
  if (text.length > MAX_PRICE_CHARS) return false;
  const folded = text.replace(/\s+/g, ' ').trim().toLowerCase();
  const price = ZERO_PRICE.exec(folded);
  return price !== null && ZERO_PRICE_REST.test(folded.slice(price[0].length));
}

const ZERO = '(?:(?:us)?[$€£]\\s?0(?:[.,]0+)?|(?<![\\d.,])0(?:[.,]0+)?\\s?(?:[$€£]|usd\\b|eur\\b|gbp\\b))(?![\\d.,]*\\d)';
const RATE_OF_PLAN = '(?:\\s*(?:\\/|per|an?|for)\\s*(?:user|seat|member|editor|month|mo|year|yr|ever|life)\\b\\.?| forever| always| usd| eur)*';
/** "$0", "$0 / month", "is free", "free forever", "costs nothing"; no price of something in the plan ("$0 per GB", "free SSL"). */
const NOTHING = new RegExp(
  [
    `(?:^|[\\s(|:–—-])${ZERO}${RATE_OF_PLAN}\\s*(?:$|[,.;:)–—|*†]|billed|and\\b|with\\b)`,
    '\\b(?:costs? (?:you )?nothing|at no c(?:ost|harge)|without charge|free of charge|free (?:forever|for ever|for life))\\b',
    '\\b(?:is|are|stays|remains) (?:(?:and stays|always|completely|entirely|100%|totally) )?free(?: to use)?(?:\\s*(?:$|[,.;:!)–—|]|and\\b|forever|for (?:everyone|all|individuals|teams|personal)))',
  ].join('|'),
  'i',
);

/** Whether a text says that a plan costs nothing. */
export function statesNothing(text: string): boolean {
  return isZeroPrice(text) || (NOTHING.test(text) && saysFreeOrZero(text));
}

const saysFreeOrZero = (text: string): boolean => new RegExp(ZERO, 'i').test(text) || saysFree(text) || /nothing|no c(?:ost|harge)|without charge/i.test(text);

const CREDIT_AFTER = /^\s*(?:usd )?(?:(?:in|of|worth|free|monthly|usage|platform|api|one-time|compute|sign-?up) ?)*(?:credits?|usage|grants?|vouchers?|off\b|discount)/i;
const PRICE_RATE = /^\s*(?:usd |eur )?(?:\/|per|an?|each|billed)\s*(?:(?:active |paid |full )?(?:user|seat|member|editor|developer|host|workspace|site|project|organi[sz]ation|team|account)s?\b\s*(?:\/|per|an?|,)?\s*)?(?:month|mo\b|year|yr|annum|week|day|user|seat|member|editor|developer|billed|$|[,.;)])/i;
const SHORT_PRICE_CHARS = 24;

/** Whether a text states what a plan costs; a price per unit used ("$0.20 per 1,000") and a credit are none. */
export function statesPlanPrice(text: string): boolean {
  if (/^(?:custom|contact (?:us|sales)|let's talk|pay[- ]as[- ]you[- ]go|usage[- ]based)\b/i.test(text) && text.length < SHORT_PRICE_CHARS) return true;
  for (const { 0: price, index } of text.matchAll(/(?:[$€£¥₹]\s?\d[\d.,]*[kKM]?|(?<![\d.,])\d[\d.,]*\s?(?:€|£|usd\b|eur\b))/gi)) {
    if (Number(price.replace(/[^\d.,]/g, '').replaceAll(',', '.').replace(/\.$/, '')) === 0) continue;
    const after = text.slice(index + price.length);
    if (CREDIT_AFTER.test(after)) continue;
    const isAlone = text.length - after.length - price.length < 10 && after.trim().length < 4 && text.length <= SHORT_PRICE_CHARS;
    if (isAlone || PRICE_RATE.test(after)) return true;
  }
  return false;
}

/** A price above zero is in the text, or the word for one that is negotiated. */
export function statesPrice(text: string): boolean {
  return PRICE.test(text.toLowerCase()) || /^(?:custom|contact (?:us|sales)|let's talk)\b/i.test(text);
}

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
