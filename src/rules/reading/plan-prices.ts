const TIME = '(?:days?|weeks?|months?|years?)';
/** What may be free beside a plan that is not. */
const BESIDE = `\\b(?:set-?up|shipping|cancell?ation|trial|installation|onboarding|migration|support|demos?|training|sign-?up|downloads?|starting|started|trying|${TIME})`;
/** "free" as a statement: no trial, no call to action ("Start for free"), no denial, nothing that is free beside a plan. */
const FREE = new RegExp(
  `(?<![\\w-])(?<!\\b(?:not|no longer|never|\\w+n['’]t|feel|risk|try|start|started|begin|join|download|sign ?up|register|install|use|was|were|be)(?: it)?(?: for)? )(?<!${BESIDE} (?:is|are|stays) (?:\\w+ )?)(?<!trying it is )` +
    `(?:free|gratis|no cost|no charge|kostenlos|gratuito?)(?![\\w-])` +
    `(?!\\s+(?:trials?|shipping|demo|consultation|quotes?|migration|of \\w+|to (?!use|all)|until (?!you)|through|(?:during|while) |with (?:an?|any|every|your) |(?:for )?(?:(?:the|your|a|an|first|full|limited|one|two|three|six|twelve|\\d+)[ -])+(?:${TIME}|time)))`,
  'gi',
);
/** Offsets at which a text says that something is free of charge. */
export function freeMentions(text: string): readonly number[] {
  return Array.from(text.matchAll(FREE), ({ index }) => index);
}

export const saysFree = (text: string): boolean => freeMentions(text).length > 0;

const ZERO =
  '(?:(?:(?:us)?[$€£]|\\bchf)\\s?0(?:[.,]0+)?|(?<![\\d.,])0(?:[.,]0+)?\\s?(?:[$€£]|usd\\b|eur\\b|gbp\\b|chf\\b))(?![\\d.,]*\\d)';
const RATE =
  '(?:\\s*(?:[/|]|per\\b|an?\\b|for\\b|forever\\b|always\\b|billed\\b|usd\\b|eur\\b|months?\\b|monthly\\b|mo\\b|years?\\b|yr\\b|yearly\\b|annually\\b|user\\b|seat\\b|member\\b|editor\\b|ever\\b|life\\b|plan\\b|tier\\b|no credit card required\\b))*';
const ZERO_PRICE = new RegExp(`^(?:${ZERO}|(?:always |forever )?free(?!\\w))${RATE}\\s*[.!*†]?$`, 'i');
/** In a sentence; no price of something in the plan ("$0 per GB", "free SSL", "setup is free"). */
const NOTHING = new RegExp(
  [
    `(?:^|[\\s(|:–—-])${ZERO}${RATE}\\s*(?:$|[,.;:)–—|*†])`,
    '\\b(?:costs? (?:you )?nothing|at no c(?:ost|harge)|without charge|free of charge|free (?:forever|for ever|for life))\\b',
    `(?<!${BESIDE} )\\b(?:is|are|stays|remains) (?:(?:always|completely|entirely|100%|totally) )?free(?: to use)?(?:\\s*(?:$|[,.;:!)–—|]|and\\b|forever|for (?:everyone|all|individuals|teams|personal)))`,
  ].join('|'),
  'i',
);
const MAX_PRICE_CHARS = 80;

/** A price of nothing, and no more: "$0", "$0 / month", "Free forever". */
export const isZeroPrice = (text: string): boolean =>
  text.length <= MAX_PRICE_CHARS && ZERO_PRICE.test(text.replace(/\s+/g, ' ').trim());

/** Whether a text says that a plan costs nothing. */
export const statesNothing = (text: string): boolean => isZeroPrice(text) || NOTHING.test(text);

const PAID =
  '(?:(?:[$€£¥₹]|\\b(?:chf|usd|eur|gbp|cad|aud|sek|inr))\\s?(?=[\\d.,]*[1-9])\\d[\\d.,]*[km]?|(?<![\\d.,])(?=[\\d.,]*[1-9])\\d[\\d.,]*\\s?(?:€|£|(?:usd|eur|chf|sek)\\b))';
const CUSTOM = '^(?:custom|contact (?:us|sales)|let.s talk|pay[- ]as[- ]you[- ]go|usage[- ]based)\\b';
const PRICE = new RegExp(`${PAID}|${CUSTOM}`, 'i');
/** By the account or by time: a price per unit used ("$0.20 per 1,000") and a credit are no price of a plan. */
const PLAN_PRICE = new RegExp(
  `${CUSTOM}.{0,12}$|\\d ?% (?:of|per|on) (?:(?:each|every|all|your) )?(?:sale|transaction|order|payment)|^${ZERO}\\D.*${PAID}|^[^\\d$€£]{0,9}${PAID}(?:.{0,3}$|\\s+[–—-]\\s)|` +
    `${PAID}\\s*(?:usd |eur )?(?:/|per|an?|each|billed)\\s*(?:(?:(?:active|paid|full) )?(?:user|seat|member|editor|developer|host|workspace|site|project|organi[sz]ation|team|account)s?\\b|month|mo\\b|year|yr|annum|week|day|billed|$|[,.;)])`,
  'i',
);

/** Whether a price above zero is in the text, or the word for one that is negotiated. */
export const statesPrice = (text: string): boolean => PRICE.test(text);

/** Whether a text states what a plan costs. */
export const statesPlanPrice = (text: string): boolean => PLAN_PRICE.test(text);
