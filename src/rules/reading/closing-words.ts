/** Words of a plan that new customers cannot take, or only with something that they pay for. */
const CLOSED =
  /\b(?:legacy|grandfathered|closed (?:to|for) new|no longer (?:available|offered|sold|sell|offer|accept\w*|open)|(?:not|un)available(?: (?:to|for) new| any ?more)?$|not available (?:to|for) new|(?:existing|current) (?:accounts?|customers?|users|subscribers|members|projects) (?:only|keep|retain|can keep|stay|remain)|only for existing|for existing (?:accounts|customers|users)|discontinu\w+|wait(?:ing)?[- ]?list|invite[- ]only|by invitation|sold out|join the queue|closing (?:on|in|soon)|(?:billed|charged) after|sunset(?:s|ted|ting)?|retir(?:ed|es|ing)|deprecated|(?:being )?phased out|(?:paused|suspended|stopped|halted) (?:for|to) new|(?:new )?sign-?ups (?:are )?(?:closed|paused)|with (?:an?|any|every|your) (?:paid|purchase|subscription|order)|(?:accounts?|customers?|users) (?:created|opened|who signed up|from|registered) before|before (?:\w+ )?20\d\d|(?:prices|plans|pricing) (?:until|before|of) (?:\w+ )?20\d\d|(?:former|old|previous|past|archived) (?:prices|plans|pricing))\b/i;
/** A part that says for whom only the price is. */
const RESTRICTED =
  /\(archived\)|^(?:.{0,30} [–—-] )?(?:(?:free|only|[$€£] ?0) )*for (?:verified |accredited )?(?:students?|teachers|educators|classrooms|schools|universities|nonprofits|non-profits|charities)(?: only)?$/i;
/** A price of nothing under a condition: "$0 for the first 100", "$0 with a code". */
const CONDITIONAL =
  /^(?:free|(?:(?:us)?[$€£]|chf) ?0(?:[.,]00?)?)(?: ?(?:\/|per|a) ?\w+)? (?:for (?!ever|life|everyone|all\b|any\b|individual|personal|hobby|side|solo|small|up to|one|\d|non-?commercial|developers|makers|teams|users|your|unlimited|the community|public|open)|with (?:code|coupon|promo|an?\b|any\b|your|each|every)|when|after|if|today|only if)\b/i;
const COMING =
  /^(?:coming soon|available soon|not (?:yet )?available(?: yet)?|launching soon|notify me)\b|\b(?:coming soon)$/i;
const NUMBER = '(?:\\d+|one|two|three|four|six|nine|twelve|thirty|ninety)';
const UNIT = '(?:days?|weeks?|months?|years?)';
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*';
/** Words of an offer that ends after a time, whatever the text beside them says. */
const TIME_LIMIT = new RegExp(
  [
    '\\b(?:free )?trial\\b',
    `\\b(?:for|during|in) (?:the |your |a )?first (?:${NUMBER}[- ])?${UNIT}\\b`,
    `\\bfirst ${NUMBER} ${UNIT} (?:are |is )?free\\b`,
    '\\b(?:then|afterwards|thereafter|after (?:that|which)),? (?:just |only |from |at |you pay )?[$€£]',
    '\\blimited[- ]time\\b',
    '\\b(?:introductory|promotional|launch) (?:price|offer|rate|pricing)\\b',
    '\\b(?:during|while in) (?:the |our )?(?:\\w+ )?(?:beta|preview|early access)\\b',
    `\\bexpires? (?:after|in|on)\\b`,
    `(?:\\b(?:valid|free|access|yours?)|[$€£] ?0|\\b0 ?[€£])(?: forever)? (?:for|until|till|through) (?:the |your |up to )?(?:first )?(?:${NUMBER}[- ]${UNIT}|20\\d\\d|${MONTH}|the end)`,
    `(?:(?:[$€£]|\\bchf) ?0(?:[.,]00?)?(?![\\d.,])|\\bno c(?:ost|harge)\\b|\\bnothing\\b).{0,40}\\bfor (?:the |your )?${NUMBER}[- ]${UNIT}`,
    `^(?:only |valid |free )?(?:until|till|through) (?:the end|\\d{1,2} |20\\d\\d|${MONTH})`,
    '^(?:\\w+ ){0,3}ends? (?:on|in|after) ',
    `^(?:for |valid for |only |up to )?${NUMBER}[- ]${UNIT}(?: (?:only|access|free|of access|left))?$`,
    `^free (?:for )?${NUMBER} ${UNIT}\\b`,
    `^(?:duration|length|validity|valid|term|access|expir\\w+|time|trial|free|price|cost)\\b[^:]{0,20}: ${NUMBER}[- ]${UNIT}`,
    `^${NUMBER} ${UNIT} free\\b`,
  ].join('|'),
  'i',
);
const NOT_LIMITED = /\b(?:no|not a|without a?|never a) (?:time limit|trial)\b/gi;

/** A time by itself: its row says whether the offer ends after it ("Duration") or something is kept for it ("History"). */
const BARE_TIME = new RegExp(`^${NUMBER}[- ]${UNIT}$`, 'i');

/** "for 30 days, then $8": the text says that an offer ends after a time. `row`: the heading of its row, if it is a cell. */
export function isLimitedInTime(text: string, row: string | null = null): boolean {
  return text.split(' | ').some((part) => {
    const said = part.replace(NOT_LIMITED, ' ').trim();
    return TIME_LIMIT.test(row !== null && BARE_TIME.test(said) ? `${row}: ${said}` : said);
  });
}

/** "legacy", "closed to new customers", "existing accounts keep it": new customers do not get it. */
export function endsOrIsClosed(text: string): boolean {
  return text
    .split(' | ')
    .some(
      (part) => CLOSED.test(part) || COMING.test(part.trim()) || RESTRICTED.test(part.trim()) || CONDITIONAL.test(part),
    );
}
