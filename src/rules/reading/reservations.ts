/** Stems of words for an end, a closing, a time, a condition and a choice of people. */
const STEMS =
  'legac|lapse|shrink|handed|referr|retir|deprecat|sunset|discontinu|former|previous|grandfather|expir|temporar|promo|coupon|voucher|waitlist|' +
  'invit(?:ation|ed|e-only|e only|e code)|by invite|an invite|suspend|replac|shut|acqui|halv|migrat(?:e|ing)|archived|obsolete|withdr[ae]w|ceas|restricted to|reserv|decommission|defunct|mothball|scrapped|frozen|' +
  'applicant|student|teach|educat|classroom|school|universit|academ|college|non-?profit|charit|alumn|resident|requir|approv|eligib|sign-up|terminat|' +
  'qualif|verif(?!ications\\b)|purchas|condition(?!al)|register|registration|enrol|ambassador|unavailab|seasonal|normally|fortnight';
const TIME =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty|sixty|ninety)[- ](?:days?|weeks?|months?|years?)';
const CUSTOMERS =
  '(?:\\p{L}+ )?(?:customers?|accounts?|users?|sign-?ups?|teams?|organi[sz]ations?|workspaces?|members?|registrations?|subscri\\p{L}+|people|prices?|plans?|tiers?|terms|limits?|visitors|projects?|clusters?)';
const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|may \\d{1,2}|\\d{1,2} may|nov(?:ember)?|dec(?:ember)?|20\\d\\d';
/** Names of plans that cost money, wherever they stand. */
export const PAID_PLANS = 'pro|plus|premium|business|enterprise';
/** Words and phrases of the same kinds, a kind a line. */
const STRONG = [
  // An end and a closing.
  'clos(?:e[sd]?|ing)|ends?|ended|(?:is|are|soon) ending|removed|(?<!this )orders?(?! form)|ordered|phas(?:es?|ed|ing)|longer|any ?more|gone|goodbye|laid to rest|existed|fades|runs? out|run out|no more|turns into|switches to|rolls into|becomes',
  '(?:is|are) (?:now )?(?:full|(?<!you are )over(?! \\d))|(?:is|are) moving|(?<!be )(?:switched|turned) off|out of date|made up|an estimate|yesterday|(?:plan|tier|offer|it|sign-?ups|registrations?) (?:(?:is|are|has been|have been) )?(?:currently )?paused|paus(?:es?|ed|ing) (?:new|sign-?ups|registrations?)|winding down|pooled|stopped (?:creating|issuing|offering|accepting|selling|taking|giving)|taken off|fully booked|disabled|no sign-?ups',
  '(?:each|every|any) \\p{L}+ (?:that|who|which)|when you (?:buy|subscribe|order|hold)|as long as you (?:hold|pay|own)|can(?:not| no longer) (?:order|choose|pick|get|have|be)|no \\p{L}+ left|zero \\p{L}+ left|request access|not \\p{L}+able',
  'wait(?:ing)?[- ]?lists?|(?:waiting|join the|in the|in a) queue|queue for|stock|sold|sell|soon',
  // A time.
  `until|till?|through (?=\\d|the (?:end|summer|winter|year|month)|${MONTH})|trials?|beta|alpha|(?:in|our|the|during|public|private|leave|leaving) preview|preview (?:access|release|version|phase|period|only)|during (?:the|our|your) \\p{L}+ (?:period|phase|week|month)|early|pilot|time-boxed|since \\d|for the moment|at the moment|read-only|no room|of the past|month-long|valid|(?<=^|(?:plan|tier|it|this|that|offer|access|account|free) )lasts|${MONTH}`,
  '(?:in |for )?(?:each of )?(?:the |your )?first (?:\\d+ |two |three |few |six |twelve )?(?:days?|weeks?|months?|years?|quarters?|hours?|invoices?|bill|orders?|\\d+ (?:customers?|users|teams?|accounts?|people|sign-?ups))|second (?:day|week|month|year)|year [2-9]|\\d+(?:st|nd|rd|th) (?:day|week|month|year)|(?:on|from|after|by|in|at) (?:day|week|month) (?:\\d+|one|two|three|four|five|six)|(?:day|week|month) (?:one|two|three)|(?<=\\()(?:day|week|month) \\d+|time being|not issued|winds? (?:up|down)|(?:from|until|by|since|till) (?:mon|tues|wednes|thurs|fri|satur|sun)day|last (?:week|month|year)|after which',
  'spring|summer|autumn|winter|season|opening (?:offer|price|month|week|season)|taster|batch(?! size)|lent|loan|rent(?:s|ed)?|limited[- ]time|time-limited|days? left|released|intro\\w*|launch (?:price|offer|bonus|deal)|at launch|special|offered (?:to|until|through|by|in|with)|bonus|gift|sale',
  `(?:after|for) (?:the |another )?(?:${TIME}|\\d+ hours)|(?<=^free\\b.{0,40})for an? (?:week|month|quarter|year)|${TIME} (?:free|access|only|test|included|evaluation|pass|licen[cs]e)`,
  // Who may have it, and what for.
  `existing|older|old|new(?= ${CUSTOMERS}(?!\\p{L}))|current(?= (?:customers?|users?|subscribers?|accounts|members))|partners?|members? of|(?:${PAID_PLANS}) (?:subscribers?|customers|users|members)|of \\p{L}+ subscribers|staff(?: of)?|employees|founding|founders?|everyone else|nobody else|launch customers|thank-you`,
  'for (?:\\p{L}+ )?(?:customers|users|members|subscribers|clients|owners|holders) (?:of|with|who|on)',
  '(?:for|to|by|of) (?:\\p{L}+ )?people (?:under|over|in|of|from|who (?:already |also |had |once )?(?:pay|paid|hold|held|have|had|own|bought|use|used|join|joined|bring|support|study|teach|work))|only \\p{L}+ can|can only be \\p{L}+ed?|(?:not|only) (?:on|in|part of|for) (?:the |our )?|alone can|are those|folded into|whoever|unless|except|excluding|by application|accepts?|subject|granted? to|opened',
  'code(?<=(?:promo|discount|invitation|invite|access|with (?:a|the|this|our)) code)|demo (?:account|data|plan|version|mode|only)',
  // A price.
  'deposit|contracts?|pays for|has to be|will cost|billed after|billing begins|bought|VAT extra|(?:min(?:imum|\\.)?(?: term| of)*|at least|commit\\w* (?:of|to)) \\d+ (?:months?|years?)',
].join('|');
/** Words that tell of the same in a sentence about the plan, and of anything in others. */
const WEAK =
  'during|then|thereafter|after|before|(?<!at (?:least )?)once(?! (?:per|an?|every|in)\\b)|while|when(?! you)|if|only|later|now(?= \\p{L})|currently|must|needed|needs?(?= \\p{L})(?! help)|apply(?= (?:with|for|here|now)\\b)|subscriptions?|paid|paying|charged|stopped|' +
  'was|were|had|did|gave|stood|took|went|came|became|will(?= (?:be|come|cost|end|need|have|pay|let|get|go)\\b)|would|might|deal|granted';
const [BEFORE, AFTER] = ['(?<![\\p{L}\\p{N}-])', '(?![\\p{L}\\p{N}])'];
const STRONG_RESERVATION = new RegExp(`${BEFORE}(?:(?:${STEMS})\\p{L}*|${STRONG})${AFTER}`, 'iu');
const RESERVATION = new RegExp(`${STRONG_RESERVATION.source}|${BEFORE}(?:${WEAK})${AFTER}`, 'iu');
/** Phrases that change nothing about an offer, whatever words they have, by what they are about. */
const HARMLESS = new RegExp(
  [
    // No card, no trial.
    String.raw`(?:no|without a?) (?:credit[- ]?)?cards?(?: (?:is |are )?(?:required|needed|necessary|asked(?: for)?))?(?: (?:at|on|during|for|to) sign(?:ing)?[- ]?up)?`,
    // No end.
    String.raw`(?:no|not a|without(?: an?)?|never an?) (?:time limit|trial|expiry|expiration|end(?: date)?(?! (?:of|to)\b))`,
    String.raw`(?:never|(?:does|do|will) ?n[o']t|won['’]t|(?:does|do|will) not) (?:expires?|ends?|runs? out)(?: after \p{L}+ \p{L}+)?`,
    String.raw`(?:for )?as long as (?:you(?:['’]d)? (?:like|want|wish|need)(?: it)?|(?:you have an|your) account(?: exists)?)`,
    // When and how it is renewed, kept and used up.
    String.raw`(?:the |your )?first (?=\d[\d.,]* ?(?:[KMGT]i?B\b|million\b|thousand\b|[kKM]\b)|\d{1,3}(?:,\d{3})+\b)|(?:first|last)(?: day)? of (?:a|the|each|every) month|end of (?:a|the|each|every|your|its) (?:day|month|allowance|quota|(?:billing )?(?:period|cycle))`,
    String.raw`until (?:the |your |a )?(?:(?:next|new|first)(?: day)?(?: of the(?: next| following)?)?(?: billing)? (?:day|week|month|hour|cycle|period|one)|(?:day|week|month|period|cycle) (?:is over|is out|ends)|period begins|midnight)(?: (?:begins|starts|anew)){0,2}`,
    String.raw`until (?:you|somebody|someone|your \p{L}+) (?:go(?:es)?|needs?|asks?|upgrades?|moves?|outgrows?|grows?|exceeds?|pass(?:es)?|reach(?:es)?|are big)\b`,
    String.raw`(?:kept|stored|retained) for|for good|counts? once|counted once(?: for all \p{L}+)?`,
    String.raw`(?:idle|inactive)\b[^.;]*\bafter \d+ \w+|(?:paus(?:e[sd]?|ing)|sleeps?|(?:is|are) (?:paused|stopped|archived|put to sleep))?,? ?after (?:\d+|an?|\p{L}+) (?:\w+ (?:of inactivity|without (?:activity|use|traffic|a? ?logins?|visits?))|(?:idle|inactive) \w+)`,
    String.raw`on the (?:date|day) of your (?:sign-?up|registration)|(?:scales? )?to zero after \d+ \w+|after (?:\d+|an?|\p{L}+) (?:idle )?(?:seconds?|minutes?|mins?|hours?)|suspends? (?:the )?compute|without pay(?:ing|ment)|last \d+ \w+|only when you (?:want|need|go|outgrow|grow|upgrade)|(?:does not|doesn['’]t|no|not) (?:need|require)(?:s|d)?|no \p{L}+ required|required: (?:no|none|\$0)|needs? no \p{L}+|no payment (?:method|details)(?: (?:is|are) needed)?|needs? only an? e-?mail(?: address)?|now and later|try (?:any|a|every|our) (?:paid|team|${PAID_PLANS}) (?:plan|feature)s? (?:free )?for \d+ days|(?:without (?:any |an? )?(?:request|command|query|traffic|activity|use|login|visit)s?|idle|unused|inactive) for (?:\d+|\p{L}+) (?:days|weeks|months)(?: (?:is|are) (?:suspended|paused|archived|put to sleep))?|only for what you use|unused \p{L}+ expire|month after month|while you stay (?:within|below|under)|(?:been|there) since 20\d\d|(?:for|to) standard storage(?: only|, not [^.;]*)|formerly (?:called|known as|named)|(?:on|at|during) registration|from (?:the first day|day one)|when billed \p{L}+|if you (?:need|want|outgrow|do nothing|go over|exceed|reach|hit)\b|per [\d,.]+(?: \p{L}+)? (?:after|beyond|above) (?:that|this|it)|\((?:beta|preview)\)|(?:ssl|domains?|certificates?)\b[^.;|]{0,20} expir\p{L}+|(?:never|don['’]t) sell|(?:keep|kept|history|back in|retained?|available|search\p{L}*|logs?|restored?|stored|versions?|backups?|traffic|activity)\b[^,.;|]{0,30} for (?=\d)|subject to (?:an? |the )?(?:\p{L}+ ){0,3}(?:limit|quota)s?|needs? more|(?:will )?(?:stays?|remains?) (?:that way|this way|so|free)|cannot be (?:increased|raised|changed|exceeded)|(?:every|each|all) new \p{L}+ (?:is|are|starts?|begins?|comes?|gets?)|(?:for|of) (?:every|each|all) new \p{L}+|new accounts are placed|following limits apply|(?:old|older|previous) versions|nothing changes|(?:you )?stay on it|depends? on (?:the|your) plan(?: of the account)?|(?:works? )?on (?=[\d ])|belongs to (?:each|every) \p{L}+(?=[.,;]|$| and\b)`,
    String.raw`(?:resets?|renews?|(?:is|are) (?:reset|renewed)) (?:every|each) \p{L}+|once(?=$| \|)(?<=\d[^,.;:()|]{0,40} once)`,
    // What happens above a limit, and what a paid plan needs.
    String.raw`you only (?:enter|need|add) (?:one|a card) when you (?:move|upgrade|switch) to a paid plan|new accounts (?:start|begin) on (?:the )?free(?: plan| tier)?`,
    // How, for what and for whom, without a choice of people.
    String.raw`(?<!s|\b(?:staff|people|use|this|time|renew|(?:in|from|by|for) \p{L}+)|^)[ -]only(?=$| \|)|end[- ](?:users?|to[- ]end)|subject to (?:our |a )?fair[- ]use(?: policy)?|limits? apply to (?:each|every)|up to|at most|at a time|without limits?`,
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
export const BARE_TIME = new RegExp(`^\\W*${TIME}\\W*$`, 'i');

/** Whether a text speaks of an end, a time, a condition or a closing; whether it really means one does not matter. */
export const hasReservation = (text: string): boolean => speaksOf(text, RESERVATION);

/** The same of a text that is not about the plan: only words that hardly tell of anything else count. */
export const hasStrongReservation = (text: string): boolean => speaksOf(text, STRONG_RESERVATION);

/** A sentence about what happens where an amount is used up. */
const OVERUSE =
  /\b(?:exceed|reach(?:es|ed|ing)?\b|us(?:e|ed|ing) up|run out|ran out|go(?:es|ne)? over\b|is used\b|(?:is|are) (?:gone|full)\b|(?:over|above|beyond|past) (?:the|your|its|that|it|this|a)\b)/i;
const OVERUSE_WORDS =
  /\buntil\b[^,;]*|\b(?:paus|suspend|stop|block|clos|archiv|runs? out|full|over|gone)\p{L}*|\b(?:when|if|once|after|then|next|only|will|afterwards|must|cannot)\b/giu;

const speaksOf = (text: string, reservation: RegExp): boolean =>
  text.split(' | ').some((part) => {
    const harmless = withoutHarmless(part).trim();
    const said = OVERUSE.test(part) ? harmless.replace(OVERUSE_WORDS, ' ').trim() : harmless;
    return reservation.test(said) || BARE_TIME.test(said);
  });
