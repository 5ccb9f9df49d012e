/** Stems of words for an end, a closing, a time, a condition and a choice of people. */
const STEMS =
  'legac|retir|deprecat|sunset|discontinu|former|previous|grandfather|expir|temporar|promo|coupon|voucher|waitlist|invit|suspend|replac|remov|' +
  'shut|acqui|halv|migrat(?:e|ing)|archiv|obsolete|withdr[ae]w|ceas|restrict|reserv|student|teach|educat|classroom|school|universit|academ|college|non-?profit|charit|' +
  'alumn|resident|requir|approv|eligib|sign-up|terminat|order|qualif|verif(?!ications\\b)|purchas|condition|register|registration|enrol|ambassador|unavailab|seasonal|normally';
/** Whole words of the same kinds. */
const WORDS =
  'clos(?:e[sd]?|ing)|end(?:s|ed|ing)?|until|till?|through|trials?|beta|alpha|(?:in|our|the|during|public|private|leave|leaving) preview|preview (?:access|release|version|phase|period|only)|code(?! (?:runs|reviews?|search|scanning|owners|coverage|signing|editor|snippets))|wait(?:ing)?[- ]?lists?|soon|paus(?:es?|ed|ing)|' +
  'phas(?:es?|ed|ing)|longer|any ?more|old|sold|sell|queue|stock|intro\\w*|launch (?:price|offer|bonus|deal)|at launch|early|founding|founders?|pilot|special|offer(?:s|ed)?|bonus|gift|sale|deal|' +
  'spring|summer|autumn|winter|opening|taster|batch|lent|loan|rent(?:s|ed)?|stop(?:s|ped)?|gone|goodbye|' +
  'first|then|afterwards|thereafter|after|before|once|while|during|when|if|unless|only|except|excluding|later|today|now|currently|' +
  'next|second (?:day|week|month|year)|year [2-9]|existing|current|new|partners?|members? of|(?:pro|plus|premium|business|enterprise) (?:subscribers?|customers|users|members)|must|cannot|needed|needs?(?= \\p{L})(?! help)|accepts?|apply|applies|by application|subject|deposit|' +
  'subscriptions?|subscribe|(?:min(?:imum|\\.)?(?: term| of)*|at least|commit\\w* (?:of|to)) \\d+ (?:months?|years?)|paid|paying|billed after|charged|' +
  'was|were|had|of the past|did|gave|stood|kept|took|went|came|became|will|would|might|limited[- ]time|time-limited|days? left|' +
  '(?:is|are) (?:now )?(?:full|over(?! \\d))|moving|(?:switched|turned) off|out of date|demo|made up|\\d+(?:st|nd|rd|th) (?:day|week|month|year)|last|season|jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|20\\d\\d';
const TIME = '(?:\\d+|one|two|three|four|six|nine|twelve|thirty|ninety)[- ](?:days?|weeks?|months?|years?)';
const RESERVATION = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(?:${STEMS})\\p{L}*|${WORDS}|for (?:the )?(?:${TIME}|\\d+ hours)|${TIME} (?:free|access|only|test))(?![\\p{L}\\p{N}])`,
  'iu',
);
/** Phrases that change nothing about an offer, whatever words they have, by what they are about. */
const HARMLESS = new RegExp(
  [
    // No card, no trial.
    String.raw`(?:no|without a?) (?:credit[- ]?)?cards?(?: (?:is |are )?(?:required|needed|necessary))?`,
    String.raw`(?:without a payment method|(?:that|who) never enter a card|you do not (?:tell|give) us a card(?: number)?|nobody (?:will ask|asks) (?:it|you) for a card)`,
    // No end.
    String.raw`(?:no|not a|without a?|never a) (?:time limit|trial|expiry|expiration|end(?: date)?(?! (?:of|to)\b))`,
    String.raw`(?:never|(?:does|do|will) ?n[o']t|won['’]t|(?:does|do|will) not) (?:expires?|ends?|runs? out)`,
    String.raw`(?:for )?as long as (?:you (?:like|want|wish|need)(?: it)?|(?:you have an|your) account(?: exists)?)`,
    // When and how it is renewed, kept and used up.
    String.raw`(?:(?:comes? back|starts? (?:again|anew)|begins? (?:again|anew)|(?:is |are )?(?:renew|reset)(?:s|ed)?|returns? to zero) )?(?:on|at) (?:the first(?: day)? of (?:a|the|each|every|your next) month|midnight(?: UTC)?)`,
    String.raw`(?:the |your )?first (?=\d[\d.,]* ?(?:[KMGT]i?B\b|million\b|thousand\b|[kKM]\b)|\d{1,3}(?:,\d{3})+\b)|(?:first|last)(?: day)? of (?:a|the|each|every) month|end of (?:a|the|each|every) (?:day|month)`,
    String.raw`(?:kept|stored|retained) for|counts? once|counted once(?: for all \p{L}+)?`,
    String.raw`(?:idle|inactive)\b[^.;]*\bafter \d+ \w+|after \d+ \w+ of inactivity`,
    String.raw`on the (?:date|day) of your (?:sign-?up|registration)|(?:old|older|previous) versions|nothing changes|(?:you )?stay on it|depends? on (?:the|your) plan(?: of the account)?|(?:works? )?on (?=[\d ])|belongs to (?:each|every) \p{L}+(?=[.,;]|$| and\b)`,
    String.raw`(?:resets?|renews?|(?:is|are) (?:reset|renewed)) (?:every|each) \p{L}+|once(?=$| \|)(?<=\d[^,.;:()|]{0,40} once)`,
    // What happens above a limit, and what a paid plan needs.
    String.raw`(?:when|if|once) you (?:exceed|reach|hit|go over) (?:a|the|your|any) (?:\p{L}+ )?(?:limit|quota|cap|allowance)s?,? (?:the|our) (?:api|service) (?:answers|returns|responds)(?: with)?(?: (?:http|an?|error|status|code))* 429(?: too many requests)?`,
    String.raw`(?:only )?(?:charged|billed) for (?:the )?usage (?:above|over|beyond) the (?:quota|allowance|limits?)|pay when you (?:outgrow it|need more)`,
    String.raw`at \d+% of (?:the|your) (?:quota|allowance|limits?),? we (?:e-?mail|write to|notify|tell) you(?: first)?`,
    String.raw`you only (?:enter|need|add) (?:one|a card) when you (?:move|upgrade|switch) to a paid plan|new accounts (?:start|begin) on (?:the )?free(?: plan| tier)?`,
    String.raw`limits apply at the level of the (?:organi[sz]ation|account|workspace|team)(?:, not of \p{L}+)?`,
    // How, for what and for whom, without a choice of people.
    String.raw`end[- ](?:users?|to[- ]end)|subject to (?:our |a )?fair[- ]use(?: policy)?|limits? apply to (?:each|every)|up to|at most|at a time|without limits?`,
    String.raw`free of charge|costs? nothing|(?:at|for) (?:no cost|no charge|nothing)|cancel any ?time`,
    String.raw`(?<!\bfree )to (?:start|get started|get going|learn|try|begin|explore|build|launch|ship|create|test|play|grow)|(?:by|via|with) (?:e-?mail|chat|forum|phone)|from git|(?:in|with) (?:a|one) (?:minute|click)`,
    String.raw`(?:for|in|on) (?=(?:each|every) )|(?:in|on|with|of|under) (?=(?:the |our |every |each |any |your )?(?:\p{L}+ )?(?:plan|tier|account)s?\b)`,
  ]
    .map((phrase) => String.raw`\b(?:${phrase})(?<!\p{L}(?=\p{L}))`)
    .join('|'),
  'giu',
);
/** The text without phrases that change nothing about what stands beside them. */
export const withoutHarmless = (text: string): string => text.replace(HARMLESS, ' ');
/** A time by itself says how long the offer lasts. */
export const BARE_TIME = new RegExp(`^${TIME}$`, 'i');

/** What happens where an amount is used up, until it is renewed. */
const RENEWAL =
  /(?:\b(?:then|beyond that,?|we|it|they|(?:new |further |your )?(?:calls|requests|downloads|messages|runs|e-?mails|computes|workflows|sending)|(?:is|are|gets?)) )*\b(?:paus|suspend|stop|block|slow|h[eo]ld|reject|refus|fail|rest|answer)\p{L}*\b[^.;]*\buntil (?:the )?(?:first|next|midnight|(?:day|month|hour|week|period) (?:ends|is over))\b(?: day of the next| of the next| (?:day|month|hour|week|billing period))*(?: begins)?/giu;

/** Whether a text speaks of an end, a time, a condition or a closing; whether it really means one does not matter. */
export function hasReservation(text: string): boolean {
  return text.split(' | ').some((part) => {
    const said = withoutHarmless(part).replace(RENEWAL, ' ').trim();
    return RESERVATION.test(said) || BARE_TIME.test(said);
  });
}
