/** Stems of words for an end, a closing, a time, a condition and a choice of people. */
const STEMS =
  'legac|retir|deprecat|sunset|discontinu|former|previous|grandfather|expir|temporar|promo|coupon|voucher|waitlist|invit|suspend|replac|remov|' +
  'migrat(?:e|ing)|archiv|obsolete|withdr[ae]w|ceas|restrict|reserv|student|teach|educat|classroom|school|universit|academ|college|non-?profit|charit|' +
  'alumn|resident|requir|approv|eligib|sign-up|terminat|order|qualif|verif|purchas|condition|register|registration|enrol|ambassador|unavailab|seasonal|normally';
/** Whole words of the same kinds. */
const WORDS =
  'clos(?:e[sd]?|ing)|end(?:s|ed|ing)?|until|till?|through|trials?|beta|alpha|(?:in|our|the|during|public|private|leave|leaving) preview|preview (?:access|release|version|phase|period|only)|code|wait(?:ing)?[- ]?lists?|soon|paus(?:es?|ed|ing)|' +
  'phas(?:es?|ed|ing)|longer|any ?more|old|sold|sell|queue|stock|intro\\w*|launch (?:price|offer|bonus|deal)|at launch|early|founding|founders?|pilot|special|offer(?:s|ed)?|bonus|gift|sale|deal|' +
  'spring|summer|autumn|winter|opening|taster|batch|lent|loan|rent(?:s|ed)?|stop(?:s|ped)?|gone|goodbye|' +
  'first|then|afterwards|thereafter|after|before|once|while|during|when|if|unless|only|except|excluding|later|today|now|currently|' +
  'next|second (?:day|week|month|year)|year [2-9]|existing|current|new|partners?|members? of|must|cannot|needed|needs? (?!help)|accepts?|apply|applies|by application|subject|deposit|' +
  'subscriptions?|subscribe|paid|paying|billed after|charged|' +
  'was|were|had|did|gave|stood|kept|took|went|came|became|will|would|might|limited[- ]time|time-limited|days? left|' +
  'last|season|jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|20\\d\\d';
const TIME = '(?:\\d+|one|two|three|four|six|nine|twelve|thirty|ninety)[- ](?:days?|weeks?|months?|years?)';
const RESERVATION = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(?:${STEMS})\\p{L}*|${WORDS}|for (?:the )?${TIME}|${TIME} (?:free|access|only))(?![\\p{L}\\p{N}])`,
  'iu',
);
/** Phrases that change nothing about an offer, whatever words they have. */
const HARMLESS =
  /\b(?:no|without a?) (?:credit[- ]?)?cards?(?: (?:is |are )?(?:required|needed|necessary))?\b|\b(?:no|not a|without a?|never a) (?:time limit|trial|expiry|expiration|end date)\b|\b(?:never|(?:does|do|will) ?n[o']t|won['’]t) (?:expires?|ends?)\b|\bend[- ](?:users?|to[- ]end)\b|\b(?:first|last)(?: day)? of (?:a|the|each|every) month\b|\bsubject to (?:our |a )?fair[- ]use(?: policy)?\b|\blimits? apply to (?:each|every)\b|\b(?:idle|inactive)\b[^.;]*\bafter \d+ \w+\b|\bafter \d+ \w+ of inactivity\b|\bend of (?:a|the|each|every) (?:day|month)\b|\bfree of charge\b|\bcosts? nothing\b|\bfor as long as you (?:like|want|wish|need)\b|\bup to\b|\bat most\b|\bto (?:start|get started|get going|learn|try|begin|explore|build|launch|ship|create|test|play|grow)\b|\b(?:by|via|with) (?:e-?mail|chat|forum|phone)\b|\bfrom git\b|\b(?:in|with) (?:a|one) (?:minute|click)\b|\b(?:kept|stored|retained) for\b|\b(?:for|in|on) (?=(?:each|every) )|\bcancel any ?time\b|\b(?:at|for) (?:no cost|no charge|nothing)\b|\b(?:in|on|with|of|under) (?=(?:the |our |every |each |any |your )?(?:\p{L}+ )?(?:plan|tier|account)s?\b)/giu;
/** The text without phrases that change nothing about what stands beside them. */
export const withoutHarmless = (text: string): string => text.replace(HARMLESS, ' ');
/** A time by itself says how long the offer lasts. */
export const BARE_TIME = new RegExp(`^${TIME}$`, 'i');

/** When an amount is renewed, and what happens until then. */
const RENEWAL =
  /\b(?:(?:is|are|gets?) )?(?:paused|suspended|stopped|blocked|slow(?:ed)?|held|rejected)\b[^.;]*\buntil (?:the )?(?:first|next|midnight|(?:day|month|hour|week) ends)\b(?: day of the next| of the next| (?:day|month|hour|week|billing period))*(?: begins)?/gi;

/** Whether a text speaks of an end, a time, a condition or a closing; whether it really means one does not matter. */
export function hasReservation(text: string): boolean {
  return text.split(' | ').some((part) => {
    const said = withoutHarmless(part).replace(RENEWAL, ' ').trim();
    return RESERVATION.test(said) || BARE_TIME.test(said);
  });
}
