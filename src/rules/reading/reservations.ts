/** Joins lines into the alternatives of a pattern; a line that begins with `//` is a comment. */
export const alternatives = (lines: string): string =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('|');

/** A number in digits or words, and a time of such a number; both parts of a pattern. */
export const NUMBER = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty|sixty|ninety)`;
export const TIME = `${NUMBER}[- ](?:days?|weeks?|months?|years?)`;
const MONTH = alternatives(String.raw`
  jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?
  dec(?:ember)?|may \d{1,2}|\d{1,2} may|(?<=\b(?:from|since|by|in) )may(?= on\b|$|[,.;)])|20\d\d
`);
const CUSTOMERS = alternatives(String.raw`
  customers?|accounts?|users?|sign-?ups?|teams?|organi[sz]ations?|workspaces?|members?|registrations?|subscri\p{L}+
  people|prices?|plans?|tiers?|terms|limits?|visitors|projects?|clusters?
`);
/** A relative clause that restricts a group of people by what they do or did. */
const GROUP_VERBS = 'pay|paid|hold|held|have|had|own|bought|use|used|join|joined|bring|support|study|teach|work';
/** Names of plans that cost money, wherever they stand. */
export const PAID_PLANS = 'pro|plus|premium|business|enterprise';

/** Stems of words for an end, a closing, a time, a condition and a choice of people. */
const STEMS = alternatives(String.raw`
  legac|lapse|shrink|handed|referr|retir|deprecat|sunset|discontinu|former|previous|grandfather|expir|promo|coupon
  temporar(?:ily|y(?=$|[.,;!)]| (?:free|plan|tier|offer|access|price|deal|promo|measure|increase|raise|account|limit)))
  voucher|waitlist|invit(?:ation|ed|e-only|e only|e code)|by invite|an invite|suspend|replac|shut(?!ter)|acqui|halv
  migrat(?:e|ing)|archived|obsolete|withdr[ae]w|ceas|restricted to|reserv|decommission|defunct|mothball|scrapped|frozen
  applicant|student|teach|educat|classroom|school|universit|academ|college|non-?profit|charit|alumn|resident|requir
  approv|eligib|sign-up|terminat|qualif|verif(?!ications\b|y (?:up to )?\d)|purchas|condition(?!al)|register|registration|enrol
  ambassador|unavailab|seasonal|normally|fortnight
`);
/** Words and phrases of the same kinds. */
const STRONG = alternatives(String.raw`
  // An end and a closing.
  clos(?:e[sd]?|ing)|ends?(?<!(?:front|back|low|high)[ -]ends?)|ended|(?:is|are|soon) ending|removed|ordered|goodbye|gone
  (?<!\b(?:this|in) )orders?(?! form)|phas(?:es?|ed|ing)|longer|any ?more|laid to rest|existed|fades|runs? out|no more
  for evaluation|evaluation (?:only|keys?|use|purpos\p{L}*|licen[cs]e|period|version)
  (?:can|may|must) be added to an?|(?:is|as) an add-on (?:to|for|of)|farewell|disappears?|way out|bow(?:s|ing)? out|mak(?:es?|ing) way
  notify me|get in line|(?:places|spots|seats) are (?:all )?taken|merged (?:with|into)
  leav(?:es?|ing) (?:our|the) (?:line-?up|range|list|offer\p{L}*|portfolio)|(?:who|that|which) (?:already|still) (?:ha(?:ve|s)|pay|own|hold|are)
  lives on|(?:has|have) finished|(?:has|had) (?:had )?its (?:day|run)|winners?|perks?|test mode is
  turns into|switches to|rolls into|becomes|(?:is|are) moving|(?<!be )(?:switched|turned) off|out of date|made up
  (?:given|granted|issued) once|(?:is|are) (?:now )?(?:full|(?<!you are )over(?! \d))|an estimate|yesterday|w(?:ind|ound)(?:ing)? down|pooled|taken off|fully booked
  (?:plan|tier|offer|it|sign-?ups|registrations?) (?:(?:is|are|has been|have been) )?(?:currently )?paused|disabled
  paus(?:es?|ed|ing) (?:new|sign-?ups|registrations?)|no sign-?ups|ha(?:s|ve) no free|no \p{L}+ left|zero \p{L}+ left|request access
  stop(?:s|ped|ping)? (?:creating|issuing|offering|accepting|selling|taking|giving|serving|supporting)|not (?:newly )?(?:(?!configur)\p{L}+able|offered|chosen)|go(?:es|ing) away|soon|sold|(?<!you |^)sell|stock
  (?:each|every|any) \p{L}+ (?:that|who|which)|when you (?:buy|subscribe|order|hold)|as long as you (?:hold|pay|own)
  can(?:not| no longer) (?:order|choose|pick|get|have|be(?! (?:chang|paus|rais|increas|exten|exceed|edit|resiz|configur|shar|carri)))|wait(?:ing)?[- ]?lists?|queue for
  (?:waiting|join the|in the|in a) queue
  // A time.
  until|till?|through (?=\d|the (?:end|summer|winter|year|month)|${MONTH})|trials?|beta|alpha|early|pilot|time-boxed
  (?:in|our|the|during|public|private|leave|leaving) preview|preview (?:access|release|version|phase|period|only)
  during (?:the|our|your) \p{L}+ (?:period|phase|week|month)|since \d|for the moment|at the moment|read-only|no room
  (?:never|(?:does|do|will) not) (?:be )?(?:renew|reset|refill)(?:s|ed)?|of the past(?! \d)|month-long|valid|lasts(?<=(?:^|(?:plan|tier|it|this|that|offer|access|account|free) )lasts)|${MONTH}
  (?:in |for )?(?:each of )?(?:the |your )?first (?:${NUMBER} |few )?(?:days?|weeks?|months?|years?|quarters?|hours?)
  (?:the |your )?first (?:${NUMBER} |few )?(?:invoices?|bill|orders?)
  first \d+ (?:customers?|users|teams?|accounts?|people|sign-?ups)|second (?:day|week|month|year)|year [2-9]
  \d+(?:st|nd|rd|th) (?:day|week|month|year)|(?<=\()(?:day|week|month) \d+|(?:day|week|month) (?:one|two|three)
  from (?:the )?next (?:billing )?(?:month|cycle|period|year|week)
  (?:on|from|after|by|in|at) (?:day|week|month) (?:\d+|one|two|three|four|five|six)|last (?:week|month|year)|after which
  (?:from|until|by|since|till) (?:mon|tues|wednes|thurs|fri|satur|sun)day|time being|not issued|winds? (?:up|down)
  spring|summer|autumn|winter|season|opening (?:offer|price|month|week|season)|taster|batch(?! (?:size|use|jobs?|api|\p{L}+ing)\b)|lent|loan|special
  rent(?:s|ed)?|limited[- ]time|time-limited|days? left|released|intro\w*|launch (?:price|offer|bonus|deal)|at launch
  offered (?:to|until|through|by|in|with)|bonus|gift|sale|for an? (?:week|month|quarter|year)(?<=^free\b.{0,60}|\bfree\b[^,;]{0,40})
  (?:after|for) +(?:the |another )?(?:${TIME}|\d+ hours)
  which lasts ${TIME}|^${TIME} of (?!(?:${PAID_PLANS})\b|(?:[\p{L}-]+ ){0,3}\p{L}*(?:log|histor|data|retention|back|event|analytic|message|audit|version|search|stat|metric|record|report|stor|video|file|trace|replay|recover|snapshot))\p{L}+|in ${TIME}(?=\.?$)|${TIME}, (?:afterwards|then)
  ${TIME} (?:free|access|long|only|at most|test|included|evaluation|pass|licen[cs]e|for (?:people|those|any|every)\p{L}*)
  // Who may have it, and what for.
  existing|older|old|new(?= (?:\p{L}+ )?(?:${CUSTOMERS})(?!\p{L}))|partners?|members? of|of \p{L}+ subscribers
  current(?= (?:customers?|users?|subscribers?|accounts|members))|staff(?: of)?|employees|founding|founders?
  (?:${PAID_PLANS}) (?:subscribers?|customers|users|members)|everyone else|nobody else|launch customers|whoever
  thank-you(?! (?:page|message|e-?mail|screen))|only \p{L}+ can|can only be \p{L}+ed?|alone can|are those|folded into
  for (?:\p{L}+ )?(?:customers|users|members|subscribers|clients|owners|holders) (?:of|with|who|on)
  for \p{L}+s of our|(?:for|to|by|of) (?:\p{L}+ )?people (?:under|over|in|of|from)
  (?:for|to|by|of) (?:\p{L}+ )?people who (?:already |also |had |once )?(?:${GROUP_VERBS})
  (?:not|only) (?:on|in|part of|for) (?:the |our )?|unless|except|excluding|by application|accept(?:s|ed)?|subject
  granted? to|opened|code(?<=(?:promo|discount|invitation|invite|access|with (?:a|the|this|our)) code)
  demo (?:account|data|plan|version|mode|only)|\.edu|(?:sample|example|dummy) (?:page|prices?|pricing)|^sample$
  with an open[- ]source licen[cs]e
  // A price.
  (?:with|for) (?:each|every|any) [^.;,]{0,30}\bpaid|deposit|contracts?|pays for|has to be|will cost|billed after|billing begins|bought|VAT extra
  (?:min(?:imum|\.)?(?: term| commitment| of)*|at least|commit\w* (?:of|to)):? ${NUMBER} (?:months?|years?)
`);
/** Words that tell of the same in a sentence about the plan, and of anything in others. */
const WEAK = alternatives(String.raw`
  during|then|thereafter|after|before|(?<!at (?:least )?)once(?! (?:per|an?|every|in)\b)|while|when(?! you)|if|only
  later|now(?= \p{L})|currently|must|needed|needs?(?= \p{L})(?! help)|apply(?= (?:with|for|here|now)\b|(?<=(?:compan|peop|team|user|customer)\p{L}* (?:that|who) apply))|subscriptions?
  paid|paying|charged|stopped|was|were|had|did|gave|stood|took|went|came|became|would|might|going to|goes down|drops? to|lower(?:ed|ing)|reduc(?:ed|ing)|deal(?! pipeline| stage)|granted
  free to try|will(?= (?:be|come|cost|end|need|have|pay|let|get|go)\b)
`);
const [BEFORE, AFTER] = [String.raw`(?<![\p{L}\p{N}-])`, String.raw`(?![\p{L}\p{N}])`];
const STRONG_RESERVATION = new RegExp(String.raw`${BEFORE}(?:(?:${STEMS})\p{L}*|${STRONG})${AFTER}`, 'iu');
const RESERVATION = new RegExp(`${STRONG_RESERVATION.source}|${BEFORE}(?:${WEAK})${AFTER}`, 'iu');

/** No use of a service. */
const WITHOUT_USE = String.raw`without (?:any |an? )?(?:request|command|query|connection|traffic|activity|use|log-?in|visit)s?`;
/** Uses of a service, without what is paid, bought, proved or agreed. */
const A_USE = String.raw`(?!(?:\p{L}+ )?(?:pa(?:y|id)|card|credit|plan|upgrad|buy|bought|bill|charg|order|fee|money|invoice|licen[cs]e|contract|account|subscri|warn|notice|reason|prior|trial|${STEMS}))\p{L}+`;
const NOT_USED = `(?:${WITHOUT_USE}|(?:without (?:any|an?|a single)|with no) ${A_USE})`;
/** Until when something else than the offer stays as it is. */
const UNTIL = String.raw`(?<!\b(?:free|it|open|valid|available) )(?:until|till)`;
const ASLEEP = '(?:suspended|paused|stopped|archived|put to sleep)';
const KEPT = String.raw`(?:keep(?! it\b)|kept|history|back in|retain(?:ed)?|available|search\p{L}*|logs?|restored?|stored|versions?|backups?)`;
/** Phrases that change nothing about an offer, whatever words they have. */
const HARMLESS_PHRASES = alternatives(String.raw`
  // No card, no trial.
  (?:no|without a?) (?:credit[- ]?)?cards?(?: (?:is |are )?(?:required|needed|necessary|asked(?: for)?))?(?: (?:at|on|during|for|to) sign(?:ing)?[- ]?up)?
  (?:does not|doesn['’]t|no|not) (?:need|require)(?:s|d)?|no payment (?:method|details)(?: (?:is|are) needed)?
  needs? (?:no|neither)(?: an?)? \p{L}+(?: nor an? \p{L}+)?
  needs? only an? e-?mail(?: address)?|verify your (?:account|e-?mail|phone)|without pay(?:ing|ment)
  (?:(?:you )?needs? (?:only )?an? )?verified (?:phone(?: number)?|e-?mail(?: address)?)
  card (?:(?:is |must be )?(?:needed|required|on file) (?:only )?for|for) [^.;|()]{0,20}(?:verification|check)s?(?: only| (?:is )?(?:needed|required))?
  (?:with )?card verification(?: required| needed)?
  (?:takes? (?:up to |about )?(?:\d+|an?) (?:minutes?|hours?)|(?:with)?in (?:\d+ |a few )?(?:seconds|minutes)) (?:after|of) (?:your )?(?:sign-?up|signing up|registration)
  // No end.
  (?:no|not a|without(?: an?)?|never an?|(?<=\bwithout [^,.;]{0,30})or(?: an?)?) (?:time limit|trial|contract|expiry|expiration|end(?: date)?(?! (?:of|to)\b))
  (?:never|nothing|(?:does|do|will) ?n[o']t|won['’]t|(?:does|do|will) not) (?:expires?|ends?|runs? out|shrinks?|lapses?)(?: after \p{L}+ \p{L}+)?
  (?:for )?as long as (?:you(?:['’]d)? (?:like|want|wish|need)(?: it)?|(?:you have an|your) account(?: exists)?)
  no plans to \p{L}+ (?:it|that|this)|for (?:every|any)(?:one|body)(?:, [^.;,]{1,40} or not)?
  (?:will )?(?:stays?|remains?) (?:that way|this way|so|free)|month after month|(?:you )?stay on it
  // When and how it is renewed, kept and used up.
  once(?=$| \|)(?<=\d[^,.;:()|]{0,40} once)|(?:first|last)(?: day)? of (?:a|the|each|every) month
  (?:month|period|cycle)['’]s end|end of (?:a|the|each|every|your|its) (?:day|month|allowance|quota)
  ${UNTIL} (?:the |your |a )?(?:next|new|first)(?: day)?(?: of the(?: next| following)?)?(?: billing)? (?:day|week|month|hour|cycle|period|renewal|one)(?: (?:begins|starts|anew)){0,2}
  ${UNTIL} (?:the |your |a )?(?:(?:day|week|month|period|cycle) (?:is over|is out|ends)|period begins(?: anew)?|midnight)
  (?:until|unless) (?:you|somebody|someone|your \p{L}+) (?:go(?:es)?(?! live)|needs?|asks?|upgrades?|moves?|outgrows?|grows?|exceeds?)\b
  ${UNTIL} (?:the |your |a )?(?:counter|quota|limit|allowance)s? (?:(?:is|are) (?:renewed|filled up)|resets?|renews?)(?: again)?
  until (?:you|they|somebody|someone|your \p{L}+) (?:choose|pick|take|upgrade to|move to) an? (?:paid|other|bigger|larger) plan\b
  until (?:you|they|somebody|someone|your \p{L}+) (?:choose another plan|pass(?:es)?|reach(?:es)?|are big)\b|unless you (?:add a card|turn \p{L}+ on)
  unless (?:stated|noted|agreed) otherwise|unless otherwise \p{L}+|(?:before|excluding) (?:any |local |sales )?(?:tax(?:es)?|VAT|GST)
  ${KEPT}\b[^,.;|]{0,30} for (?:\d+ \p{L}+(?:,? then (?:deleted|removed))?|(?=\d))
  (?:paus(?:e[sd]?|ing)|sleep(?:s|ing)?|(?:is|are) ${ASLEEP})?,? ?(?:only )?after (?:\d+|an?|\p{L}+) \w+ (?:of inactivity|idle|inactive|${NOT_USED})
  (?:${WITHOUT_USE}|saw no ${A_USE}|idle|unused|inactive) for (?:\d+|\p{L}+) (?:days|weeks|months)(?: (?:is|are) ${ASLEEP})?
  ${WITHOUT_USE}[^.;]{0,30} after \d+ \p{L}+|for (?:\d+|\p{L}+) (?:days|weeks|months) in a row
  after (?:\d+|an?|\p{L}+) (?:idle )?(?:seconds?|minutes?|mins?|hours?)|suspends? (?:the )?compute
  we (?:write|mail|e-?mail|tell|warn|remind)(?: to)? you (?:\p{L}+ )?before(?=$|[.,;])
  on the (?:date|day) (?:of your (?:sign-?up|registration)|you (?:register|sign up))|when billed \p{L}+|(?:sessions?|calls?|builds?) ends?
  attribution (?:is )?(?:needed|required)|sign-?up,? (?:and|or|&) (?:sign|log)-?in
  only (?:pay )?for what you (?:use|need)|unused \p{L}+ expire|credits (?:that|which) are (?:left|not used)[^.;]* (?:expire|are gone)
  (?:messages|jobs|builds|e-?mails?) wait in (?:the|a) queue|(?:set|agreed|part) (?:in|of) (?:the|your) contract
  (?:do not|don['’]t|never) roll over(?:, except (?:for )?\p{L}+ (?:of|from|in) [^.;,]*)?
  (?:old|older|previous) versions|older (?:ones|\p{L}+) (?:stay|remain|are kept)|(?:never|don['’]t) sell
  (?:ssl|domains?|certificates?)\b[^.;|]{0,20} expir\p{L}+|(?:for|to) standard storage(?: only|, not [^.;]*)
  // What happens above a limit, and what a paid plan needs.
  when you need more|while you (?:stay|are) (?:within|below|under|on (?:the )?free(?: plan| tier)?)|if you (?:need|want|upgrade|outgrow|do nothing|go over|exceed|reach|hit)\b
  per [\d,.]+(?: \p{L}+)? (?:after|beyond|above) (?:that|this|it)
  you only (?:enter|need|add|pay)(?: one| a card)? when you \p{L}+(?: to a paid plan)?|(?:card|payment details) only when you \p{L}+
  (?:time limit|expiry|expires|trial|contract|(?:set-?up )?fees?|card (?:required|needed)): (?:no|none|never|[-–—✕✗✘×])(?=$|[.,;])
  new accounts (?:start|begin) on (?:the )?free(?: plan| tier)?|(?:every|all) new (?:\p{L}+ )?(?:account|workspace|team)s? (?:begins?|starts?|is|are) on(?: it)?
  (?:hobbyists|makers|tinkerers|freelancers|developers|individuals)(?:,? and|,| or) students\b|pays for itself|accepts? (?:online )?payments?
  students(?:,? and|,| or) (?:hobbyists|makers|tinkerers|freelancers|indie \p{L}+|developers|individuals)\b
  (?:(?:is|are) valid )?for the (?:whole|entire) (?:workspace|account|team|organi[sz]ation)|(?:there is |and )room for (?=\d)
  (?:new accounts )?(?:try|get) (?:(?:any|a|every|our|all of) )?(?:paid|teams?|${PAID_PLANS})(?: (?:plan|feature)s?)? (?:free )?for \d+ days(?:, then (?=[^.;]*\bfree\b))?
  (?:\p{L}+ ){1,2}(?:(?:is |are )?not counted|(?:do|does)(?: not|n['’]t) count)
  what (?:happens|the \p{L}+ (?:answer|say|show|do(?:es)?)s?) (?:once|when|after|if) you \p{L}+
  (?:in|on|across|from) (?:any|every|all)(?: (?:of )?(?:the|our|your))? (?:projects?|workspaces?|sites?|regions?|plans?|locations?|platforms?|devices?|countr(?:y|ies))
  trials (?:last|run) (?:for )?\d+ days
  // How, for what and for whom, without a choice of people.
  (?<!s|\b(?:staff|people|invite|use|evaluation|this|time|renew|(?:in|from|by|for) \p{L}+)|^)[ -]only(?=$| \||\))
  end[- ](?:users?|to[- ]end)|whoever you are|at (?:a|the same) time|up to|can be (?:created|invited|viewed|seen|stored|sent|registered)|(?:accepts?|can register) (?=at most|up to|\d)|costs? nothing
  subject to (?:our |an? |the )?(?:fair[- ]use(?: policy)?|(?:(?:daily|hourly|monthly|rate|usage|request|api) ){1,2}limits?)
  (?:you |nothing )?(?:will |are |is |wo)?(?:n['’]t|not|never|nothing is) (?:be )?(?:charged|billed)
  (?:everything|all|what(?:ever)?) (?:(?:that )?you need|needed)|(?:for|of) (?:every|each|all) new \p{L}+
  (?:for|in|on) (?=(?:each|every) )
`);
// Every phrase begins with a letter, a digit, a space, a comma or a hyphen; other characters are skipped for speed.
const HARMLESS = new RegExp(
  String.raw`(?=[\p{L}\p{N} ,-])(?<![\p{L}\p{N}](?=\p{L}))(?:${HARMLESS_PHRASES})(?<!\p{L}(?=\p{L}))`,
  'giu',
);
/** The text without phrases that change nothing about the words beside them. */
export const withoutHarmless = (text: string): string => text.replace(HARMLESS, ' ');
/** A time by itself says how long the offer lasts. */
export const BARE_TIME = new RegExp(String.raw`^\W*${TIME}\W*$`, 'i');

/** Whether a text speaks of an end, a time, a condition or a closing; whether it really means one does not matter. */
export const hasReservation = (text: string): boolean => speaksOf(text, RESERVATION);

/** The same of a text that is not about the plan: only words that hardly tell of anything else count. */
export const hasStrongReservation = (text: string): boolean => speaksOf(text, STRONG_RESERVATION);

/** A sentence about what happens when an amount is used up. */
const OVERUSE =
  /\b(?:429\b|exceed|(?:dropped|halted|rejected) after that\b|after that, [^.;]{1,30} (?:dropped|halted|rejected)\b|run(?:ning)? into (?:the |your |a )?limits?\b|reach(?:es|ed|ing)?\b|us(?:es?|ed|ing) up|hit(?:s|ting)? (?:the|your|a)\b|at the limit\b|than allowed\b|r[au]n out|go(?:es|ne)? over\b|(?:is|are) (?:used|gone|full)\b|(?:over|above|beyond|past) (?:the|your|its|that|it|this|a)\b|until (?:the|your|its|a) (?:(?:next|new) )?(?:day|month|period|cycle|one)\b(?<!\b(?:(?:free|it|open|valid|available) until\b.{0,20}|(?:plan|tier|offer|free) (?:is|are)\b[^.;]{0,60}))|after \d[\d,.]*[KMk]? (?!day|week|month|year|hour)\p{L})/iu;
const OVERUSE_WORDS =
  /\buntil\b[^,;]*|\b(?:paus|suspend|stop|block|clos|archiv|read-only|(?:switched|turned|shut) off|runs? out|full|over|gone|code)\p{L}*|\b(?:when|if|once|after|then|next|only|will|afterwards|must|cannot)\b/giu;

/** Whether a text is about what happens when an amount is used up. */
export const isOfOveruse = (text: string): boolean => OVERUSE.test(text);
/** The text without phrases that change nothing and words for what happens then. */
export const withoutOveruse = (text: string): string => withoutHarmless(text).replace(OVERUSE_WORDS, ' ');

/** "For trying things out, 14 days", "Quick start, 90 days": the words before the time, unless they are of what is kept. */
const USE =
  /^(?:for [^,.]{1,60}|(?!.*\b(?:histor|retention|logs?|backup|data|record|kept|keep|version|archiv|audit|snapshot|replay|storage|recover))[^,.\d]{1,30}), /i;

const speaksOf = (text: string, reservation: RegExp): boolean =>
  text.split(' | ').some((part) => {
    const said = (isOfOveruse(part) ? withoutOveruse(part) : withoutHarmless(part)).trim();
    return reservation.test(said) || BARE_TIME.test(said.replace(USE, ''));
  });
