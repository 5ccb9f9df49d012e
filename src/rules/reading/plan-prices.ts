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

/** A price above zero is in the text, or the word for one that is negotiated. */
export function statesPrice(text: string): boolean {
  return PRICE.test(text.toLowerCase()) || /^(?:custom|contact (?:us|sales)|let's talk)\b/i.test(text);
}

const ZERO =
  '(?:(?:us)?[$€£]\\s?0(?:[.,]0+)?|(?<![\\d.,])0(?:[.,]0+)?\\s?(?:[$€£]|usd\\b|eur\\b|gbp\\b))(?![\\d.,]*\\d)';
const RATE_OF_PLAN =
  '(?:\\s*(?:\\/|per|an?|for)\\s*(?:user|seat|member|editor|month|mo|year|yr|ever|life)\\b\\.?| forever| always| usd| eur)*';
/** "$0", "$0 / month", "is free", "free forever", "costs nothing"; no price of something in the plan ("$0 per GB", "free SSL"). */
const NOTHING = new RegExp(
  [
    `(?:^|[\\s(|:–—-])${ZERO}${RATE_OF_PLAN}\\s*(?:$|[,.;:)–—|*†]|billed)`,
    '\\b(?:costs? (?:you )?nothing|at no c(?:ost|harge)|without charge|free of charge|free (?:forever|for ever|for life))\\b',
    '\\b(?:is|are|stays|remains) (?:(?:and stays|always|completely|entirely|100%|totally) )?free(?: to use)?(?:\\s*(?:$|[,.;:!)–—|]|and\\b|forever|for (?:everyone|all|individuals|teams|personal)))',
  ].join('|'),
  'i',
);

/** Whether a text says that a plan costs nothing. */
export function statesNothing(text: string): boolean {
  return isZeroPrice(text) || (NOTHING.test(text) && saysFreeOrZero(text));
}

const ZERO_WORDS = new RegExp(ZERO, 'i');
const saysFreeOrZero = (text: string): boolean =>
  ZERO_WORDS.test(text) || saysFree(text) || /nothing|no c(?:ost|harge)|without charge/i.test(text);

const CREDIT_AFTER =
  /^\s*(?:usd )?(?:(?:in|of|worth|free|monthly|usage|platform|api|one-time|compute|sign-?up) ?)*(?:credits?|usage|grants?|vouchers?|off\b|discount)/i;
const PRICE_RATE =
  /^\s*(?:usd |eur )?(?:\/|per|an?|each|billed)\s*(?:(?:active |paid |full )?(?:user|seat|member|editor|developer|host|workspace|site|project|organi[sz]ation|team|account)s?\b(?: ?(?:\/|per|an?|,))? ?)?(?:month|mo\b|year|yr|annum|week|day|user|seat|member|editor|developer|billed|$|[,.;)])/i;
const SHORT_PRICE_CHARS = 24;

/** Whether a text states what a plan costs; a price per unit used ("$0.20 per 1,000") and a credit are none. */
export function statesPlanPrice(text: string): boolean {
  if (
    /^(?:custom|contact (?:us|sales)|let's talk|pay[- ]as[- ]you[- ]go|usage[- ]based)\b/i.test(text) &&
    text.length < SHORT_PRICE_CHARS
  )
    return true;
  for (const { 0: price, index } of text.matchAll(
    /(?:[$€£¥₹]\s?\d[\d.,]*[kKM]?|(?<![\d.,])\d[\d.,]*\s?(?:€|£|usd\b|eur\b))/gi,
  )) {
    if (
      Number(
        price
          .replace(/[^\d.,]/g, '')
          .replaceAll(',', '.')
          .replace(/\.$/, ''),
      ) === 0
    )
      continue;
    const after = text.slice(index + price.length);
    if (CREDIT_AFTER.test(after)) continue;
    const isAlone =
      text.length - after.length - price.length < 10 && after.trim().length < 4 && text.length <= SHORT_PRICE_CHARS;
    if (isAlone || PRICE_RATE.test(after)) return true;
  }
  return false;
}
