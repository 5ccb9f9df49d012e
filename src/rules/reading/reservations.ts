/** Stems of words for an end, a closing, a time, a condition and a choice of people. */
const STEMS =
  'legac|lapse|shrink|handed|referr|retir|deprecat|sunset|discontinu|former|previous|grandfather|expir|temporar|promo|coupon|voucher|waitlist|' +
  'invit(?:ation|ed|e-only|e only|e code)|by invite|an invite|suspend|replac|remov|shut|acqui|halv|migrat(?:e|ing)|archived|obsolete|withdr[ae]w|ceas|restricted to|reserv|decommission|defunct|mothball|scrapped|frozen|' +
  'applicant|student|teach|educat|classroom|school|universit|academ|college|non-?profit|charit|alumn|resident|requir|approv|eligib|sign-up|terminat|order|' +
  'qualif|verif(?!ications\\b)|purchas|condition|register|registration|enrol|ambassador|unavailab|seasonal|normally|fortnight';
const TIME =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty|sixty|ninety)[- ](?:days?|weeks?|months?|years?)';
const CUSTOMERS =
  '(?:\\p{L}+ )?(?:customers?|accounts?|users?|sign-?ups?|teams?|organi[sz]ations?|workspaces?|members?|registrations?|subscri\\p{L}+|people|prices?|plans?|tiers?|terms|limits?|visitors|projects?|clusters?)';
const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|may \\d{1,2}|\\d{1,2} may|nov(?:ember)?|dec(?:ember)?|20\\d\\d';
/** Words and phrases of the same kinds, a kind a line. */
const STRONG = [
  // An end and a closing.
  'clos(?:e[sd]?|ing)|end(?:s|ed|ing)?|phas(?:es?|ed|ing)|longer|any ?more|gone|goodbye|laid to rest|existed|fades|runs? out|run out|no more|by itself|turns into|switches to|rolls into|becomes',
  '(?:is|are) (?:now )?(?:full|(?<!you are )over(?! \\d))|(?:is|are) moving|(?:switched|turned) off|out of date|made up|yesterday|paus(?:es?|ed|ing)|winding down|taken off|fully booked|disabled|no sign-?ups',
  '(?:each|every|any) \\p{L}+ (?:that|who|which)|when you (?:buy|subscribe|order|hold)|can(?:not| no longer) (?:order|choose|pick|get|have|be)|no \\p{L}+ left|zero \\p{L}+ left|request access|not \\p{L}+able',
  'wait(?:ing)?[- ]?lists?|(?:waiting|the|a) queue|queue for|stock|sold|sell|soon',
  // A time.
  `until|till?|through|trials?|beta|alpha|(?:in|our|the|during|public|private|leave|leaving) preview|preview (?:access|release|version|phase|period|only)|during (?:the|our|your) \\p{L}+ (?:period|phase|week|month)|early|pilot|time-boxed|since \\d|for the moment|at the moment|read-only|no room|of the past|month-long|valid|lasts|${MONTH}`,
  '(?:in |for )?(?:each of )?(?:the |your )?first (?:\\d+ |two |three |few |six |twelve )?(?:days?|weeks?|months?|years?|quarters?|hours?|invoices?|bill|orders?|\\d+ (?:customers?|users|teams?|accounts?|people|sign-?ups))|second (?:day|week|month|year)|year [2-9]|\\d+(?:st|nd|rd|th) (?:day|week|month|year)|(?:on|from|after|by|in|at) (?:day|week|month) (?:\\d+|one|two|three|four|five|six)|(?:day|week|month) (?:one|two|three)|(?<=\\()(?:day|week|month) \\d+|time being|not issued|winds? (?:up|down)|(?:from|on|until|by|since|till) (?:mon|tues|wednes|thurs|fri|satur|sun)day|last (?:week|month|year)|after which',
  'spring|summer|autumn|winter|season|opening|taster|batch|lent|loan|rent(?:s|ed)?|limited[- ]time|time-limited|days? left|released|intro\\w*|launch (?:price|offer|bonus|deal)|at launch|special|offered (?:to|until|through|by|in|with)|bonus|gift|sale',
  `for (?:the )?(?:${TIME}|\\d+ hours)|${TIME} (?:free|access|only|test|included|evaluation|pass|licen[cs]e)`,
  // Who may have it, and what for.
  `existing|older|old|new(?= ${CUSTOMERS}(?!\\p{L}))|current(?= (?:customers?|users?|subscribers?|accounts|members))|partners?|members? of|(?:pro|plus|premium|business|enterprise) (?:subscribers?|customers|users|members)|of \\p{L}+ subscribers|staff(?: of)?|employees|founding|founders?|everyone else|nobody else|launch customers|thank-you`,
  '(?:for|to|by|of) (?:\\p{L}+ )?people (?:under|over|who|in|of|from)|only \\p{L}+ can|(?:not|only) (?:on|in|part of|for) (?:the |our )?|alone can|are those|folded into|whoever|meant for(?! \\p{L}+ing)|unless|except|excluding|by application|accepts?|subject|granted? to|opened',
  'code(?<=(?:promo|discount|invitation|invite|access|with (?:a|the|this|our)) code)|demo (?:account|data|plan|version|mode|only)',
  // A price.
  'deposit|contracts?|pays for|has to be|will cost|billed after|billing begins|bought|VAT extra|(?:min(?:imum|\\.)?(?: term| of)*|at least|commit\\w* (?:of|to)) \\d+ (?:months?|years?)',
].join('|');
/** Words that tell of the same in a sentence about the plan, and of anything in others. */
const WEAK =
  'part of|during|then|afterwards|thereafter|after|before|once|while|when(?! you)|if|only|later|now(?= \\p{L})|currently|next|must|cannot|needed|needs?(?= \\p{L})(?! help)|apply|applies|subscriptions?|subscribe|paid|paying|charged|stop(?:s|ped)?|' +
  'was|were|had|did|gave|stood|kept|took|went|came|became|will|would|might|deal|offers?|last|granted';
const [BEFORE, AFTER] = ['(?<![\\p{L}\\p{N}-])', '(?![\\p{L}\\p{N}])'];
const STRONG_RESERVATION = new RegExp(`${BEFORE}(?:(?:${STEMS})\\p{L}*|${STRONG})${AFTER}`, 'iu');
const RESERVATION = new RegExp(`${STRONG_RESERVATION.source}|${BEFORE}(?:${WEAK})${AFTER}`, 'iu');
/** Phrases that change nothing about an offer, whatever words they have, by what they are about. */
const HARMLESS = new RegExp(
  [
    // No card, no trial.
    String.raw`(?:no|without a?) (?:credit[- ]?)?cards?(?: (?:is |are )?(?:required|needed|necessary))?`,
    // No end.
    String.raw`(?:no|not a|without an?|never an?) (?:time limit|trial|expiry|expiration|end(?: date)?(?! (?:of|to)\b))`,
    String.raw`(?:never|(?:does|do|will) ?n[o']t|won['’]t|(?:does|do|will) not) (?:expires?|ends?|runs? out)`,
    String.raw`(?:for )?as long as (?:you(?:['’]d)? (?:like|want|wish|need)(?: it)?|(?:you have an|your) account(?: exists)?)`,
    // When and how it is renewed, kept and used up.
    String.raw`(?:the |your )?first (?=\d[\d.,]* ?(?:[KMGT]i?B\b|million\b|thousand\b|[kKM]\b)|\d{1,3}(?:,\d{3})+\b)|(?:first|last)(?: day)? of (?:a|the|each|every) month|end of (?:a|the|each|every) (?:day|month)`,
    String.raw`(?:kept|stored|retained) for|for good|counts? once|counted once(?: for all \p{L}+)?`,
    String.raw`(?:idle|inactive)\b[^.;]*\bafter \d+ \w+|(?:paus(?:e[sd]?|ing)|sleeps?|(?:is|are) (?:paused|stopped|archived|put to sleep))?,? ?after (?:\d+|an?|\p{L}+) (?:\w+ (?:of inactivity|without (?:activity|use|traffic))|(?:idle|inactive) \w+)`,
    String.raw`on the (?:date|day) of your (?:sign-?up|registration)|(?:scales? )?to zero after \d+ \w+|after \d+ (?:seconds?|minutes?|hours?)|without pay(?:ing|ment)|last \d+ \w+|only when you (?:want|need|go|outgrow|grow)|(?:does not|doesn['’]t|no|not) (?:need|require)s?|(?:keep|kept|history|back in|retained?|available|search\p{L}*)\b[^,.;|]{0,30} for (?=\d)|subject to (?:an? |the )?(?:\p{L}+ ){0,3}(?:limit|quota)s?|needs? more|(?:will )?(?:stays?|remains?) (?:that way|this way|so|free)|cannot be (?:increased|raised|changed|exceeded)|(?:every|each|all) new \p{L}+ (?:is|are|starts?|begins?|comes?|gets?)|following limits apply|(?:old|older|previous) versions|nothing changes|(?:you )?stay on it|depends? on (?:the|your) plan(?: of the account)?|(?:works? )?on (?=[\d ])|belongs to (?:each|every) \p{L}+(?=[.,;]|$| and\b)`,
    String.raw`(?:resets?|renews?|(?:is|are) (?:reset|renewed)) (?:every|each) \p{L}+|once(?=$| \|)(?<=\d[^,.;:()|]{0,40} once)`,
    // What happens above a limit, and what a paid plan needs.
    String.raw`you only (?:enter|need|add) (?:one|a card) when you (?:move|upgrade|switch) to a paid plan|new accounts (?:start|begin) on (?:the )?free(?: plan| tier)?`,
    // How, for what and for whom, without a choice of people.
    String.raw`end[- ](?:users?|to[- ]end)|subject to (?:our |a )?fair[- ]use(?: policy)?|limits? apply to (?:each|every)|up to|at most|at a time|without limits?`,
    String.raw`(?:you |nothing )?(?:will |are |is |wo)?(?:n['’]t|not|never|nothing is) (?:be )?(?:charged|billed)|nothing is (?:charged|billed)|(?:everything|all|what(?:ever)?) (?:that )?you need|free of charge|costs? nothing|(?:at|for) (?:no cost|no charge|nothing)|cancel any ?time`,
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
  /(?:\b(?:then|beyond that,?|we|it|they|(?:new |further |your )?(?:calls|events|requests|downloads|messages|runs|e-?mails|computes|workflows|sending)|(?:is|are|gets?)) )*\b(?:paus|suspend|stop|block|slow|h[eo]ld|reject|refus|fail|rest|answer|turn|drop|refuse|los)\p{L}*\b[^.;]*\buntil (?:the )?(?:first|next|midnight(?: utc)?|(?:day|month|hour|week|period) (?:ends|is over))\b(?: day of the next| of the next| (?:day|month|hour|week|billing (?:period|cycle)))*(?: begins)?/giu;

/** Whether a text speaks of an end, a time, a condition or a closing; whether it really means one does not matter. */
export const hasReservation = (text: string): boolean => speaksOf(text, RESERVATION);

/** The same of a text that is not about the plan: only words that hardly tell of anything else count. */
export const hasStrongReservation = (text: string): boolean => speaksOf(text, STRONG_RESERVATION);

/** A sentence about what happens where an amount is used up. */
const OVERUSE =
  /\b(?:exceed|reach(?:es|ed|ing)?\b|us(?:e|ed|ing) up|run out|ran out|is used\b|(?:is|are) (?:gone|full)\b|(?:over|above|beyond|past) (?:the|your|its|that|it|this|a)\b)/i;
const OVERUSE_WORDS =
  /\buntil\b[^,;]*|\b(?:paus|suspend|stop|block|clos|archiv|runs? out|full|over|gone)\p{L}*|\b(?:when|if|once|after|then|next|only|will|afterwards|must|cannot)\b/giu;

const speaksOf = (text: string, reservation: RegExp): boolean =>
  text.split(' | ').some((part) => {
    const harmless = withoutHarmless(part).replace(RENEWAL, ' ').trim();
    const said = OVERUSE.test(part) ? harmless.replace(OVERUSE_WORDS, ' ').trim() : harmless;
    return reservation.test(said) || BARE_TIME.test(said);
  });
