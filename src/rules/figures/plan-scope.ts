import type { Figure } from './figure.ts';

/** Characters after a figure in which "on Pro" or "for paid plans" still concerns it. */
const SCOPE_AHEAD_CHARS = 40;
const PRICE_AHEAD_CHARS = 80;

/** Names that vendors give to paid plans; a tier of one of these names is the entry's own. */
const PAID_NAMES = /\b(?:Pro(?:\+|fessional)?|Plus|Premium|Enterprise|Ultimate|Ultra|Paid|Pay-as-you-go)\b/g;
/**
 * Names that also mean something else, or a free plan: they name a paid one where "plan", a price or a verb follows.
 */
const PLAN_NAMES =
  /\b(?:Business|Teams?|Growth|Scale|Standard|Starter|Essentials?|Advanced|Max|Power|Unlimited|Launch|Basic|Individual|Solo|Core|Agency|Organi[sz]ation|Responder|Nano|Workers Paid)\b(?=,? (?:plan|tier|licence|license|at [$€£]|costs?|is [$€£]|[$€£(]|from [$€£]|starts?|begins?|raises|allows|has|gives|brings|adds|gets|includes|covers))/g;
const PAID_WORDS =
  /\b(?:paid|pay|pays|upgrad(?:e|es|ing)|overage|beyond (?:that|it|this)|after (?:that|which)|costs?|charged|priced|price|prices|billed|further|extra|additional|discounted|subscription)\b/g;
const PRICES =
  /\b(?:at|from|for|is|costs?|of) (?:about |only )?[$€£][\d.,]+[kKM]? ?(?:\/ ?|(?:an?|per) )(?:(?:user|seat) (?:an?|per) )?(?:month|mo|year|hour)\b/g;
const PAID_PLAN = /^paid(?: (?:plan|tier))?$/;
const FREE_WORDS = /\b(?:free|no charge|nothing|no cost|without charge|always free|gratis)\b/gi;

/** The sentences of a text; a full stop inside a number or a name ends none. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?;])\s+(?=[^a-z])/u).filter((sentence) => sentence.trim() !== '');
}

/** The words of a tier's name, by which a sentence names the entry's own plan. */
export function planNamesOf(tier: string): ReadonlySet<string> {
  return new Set(tier.toLowerCase().match(/[\p{L}\p{N}+]+/gu) ?? []);
}

/**
 * Whether a figure belongs to a paid plan: the last plan named before it in the sentence is a paid one, or a paid plan
 * follows it ("5 GB on Pro").
 */
export function isOfAnotherPlan(sentence: string, figure: Figure, own: ReadonlySet<string>): boolean {
  if (/\bfree\b/i.test(figure.text)) return false;
  const before = sentence.slice(0, figure.start);
  const paid = Math.max(lastName(before, own), lastMatch(before, PAID_WORDS), lastMatch(before, PRICES));
  if (paid >= 0 && paid > Math.max(lastMatch(before, FREE_WORDS), lastOwn(before, own))) return true;
  // "Automated tracking (200K events) begins at Starter $9/month."
  if (BEGINS_AT_PRICE.test(sentence.slice(figure.end, figure.end + PRICE_AHEAD_CHARS))) return true;
  // "The CX22 (2 vCPU, 4 GB RAM) costs from €3.99 a month."
  if (
    /^[^.;]{0,60}? costs? (?:from |about |only )?[$€£]/.test(sentence.slice(figure.end, figure.end + PRICE_AHEAD_CHARS))
  )
    return true;
  const ahead = /^[^.,;]{0,12}?\b(?:on|for|with|in|under) (?:the |a |all )?([\p{L}+]+(?: (?:plan|tier))?)/u.exec(
    sentence.slice(figure.end, figure.end + SCOPE_AHEAD_CHARS),
  );
  const name = ahead?.[1] ?? '';
  return name !== '' && !own.has(name.toLowerCase().split(' ')[0] ?? '') && (PAID_PLAN.test(name) || isWhole(name));
}

const BEGINS_AT_PRICE =
  /^[^.;()]{0,60}\) (?:begins?|starts?) (?:at|from|on|with) (?:the )?(?:\p{Lu}[\w+]* (?:plan )?)?(?:at |for )?[$€£]\d/u;

function isWhole(name: string): boolean {
  return lastName(name, new Set()) === 0;
}

function lastName(text: string, own: ReadonlySet<string>): number {
  let last = lastMatchNotOwn(text, PLAN_NAMES, own);
  for (const match of matchesOf(text, PAID_NAMES)) {
    if (!own.has(match[0].toLowerCase()) && !isSentenceStart(text, match.index, match[0]))
      last = Math.max(last, match.index);
  }
  return last;
}

/** "Business email for teams": a capital that only begins the sentence, with no verb of a plan after it. */
function isSentenceStart(text: string, index: number, name: string): boolean {
  if (index > 0) return false;
  const after = text.slice(index + name.length);
  return (
    !/^(?:,| (?:plan|tier|is|costs|has|have|at|gives|allows|adds|brings|raises|starts|begins|from|covers|includes|\(|\$))/.test(
      after,
    ) && after !== ''
  );
}

function lastOwn(text: string, own: ReadonlySet<string>): number {
  let last = -1;
  for (const match of text.matchAll(/[\p{L}\p{N}+]+/gu)) if (own.has(match[0].toLowerCase())) last = match.index;
  return last;
}

function lastMatchNotOwn(text: string, pattern: RegExp, own: ReadonlySet<string>): number {
  let last = -1;
  for (const match of matchesOf(text, pattern)) if (!own.has(match[0].toLowerCase())) last = match.index;
  return last;
}

function lastMatch(text: string, pattern: RegExp): number {
  let last = -1;
  for (const { index } of matchesOf(text, pattern)) last = index;
  return last;
}

/** Most texts have no match, which `search` shows without the copy of the pattern that `matchAll` makes. */
function matchesOf(text: string, pattern: RegExp): Iterable<RegExpExecArray> {
  return text.search(pattern) < 0 ? [] : text.matchAll(pattern);
}
