/** Words of a plan that new customers cannot take, or only with something that they pay for. */
const CLOSED =
  /\b(?:legacy|grandfathered|closed (?:to|for) new|no longer (?:available|offered|sold|accept\w*|open)|(?:not|un)available(?: (?:to|for) new| any ?more)?$|not available (?:to|for) new|(?:existing|current) (?:accounts?|customers?|users|subscribers|members|projects) (?:only|keep|retain|can keep|stay|remain)|only for existing|for existing (?:accounts|customers|users)|discontinu\w+|wait(?:ing)?[- ]?list|invite[- ]only|by invitation|sold out|sunset(?:s|ted|ting)?|retir(?:ed|es|ing)|deprecated|(?:being )?phased out|(?:new )?sign-?ups (?:are )?(?:closed|paused)|with (?:an?|any|every|your) (?:paid|purchase|subscription|order)|(?:accounts?|customers?|users) (?:created|who signed up|from|registered) before|before (?:\w+ )?20\d\d)\b/i;
const COMING =
  /^(?:coming soon|available soon|not (?:yet )?available(?: yet)?|launching soon|notify me)\b|\b(?:coming soon)$/i;
const NUMBER = '(?:\\d+|one|two|three|four|six|nine|twelve|thirty|ninety)';
const UNIT = '(?:days?|weeks?|months?|years?)';
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
    `(?:\\b(?:valid|free|access|yours?)|[$€£] ?0|\\b0 ?[€£])(?: forever)? (?:for|until|till|through) (?:the |your |up to )?(?:first )?(?:${NUMBER}[- ]${UNIT}|20\\d\\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*|the end)`,
    `^(?:for |valid for |only |up to )?${NUMBER}[- ]${UNIT}(?: (?:only|access|free|of access|left))?$`,
    `^free (?:for )?${NUMBER} ${UNIT}\\b`,
  ].join('|'),
  'i',
);
const NOT_LIMITED = /\b(?:no|not a|without a?|never a) (?:time limit|trial)\b/gi;

/** "for 30 days, then $8": the text says that an offer ends after a time. */
export function isLimitedInTime(text: string): boolean {
  return text.split(' | ').some((part) => TIME_LIMIT.test(part.replace(NOT_LIMITED, ' ').trim()));
}

/** "legacy", "closed to new customers", "existing accounts keep it": new customers do not get it. */
export function endsOrIsClosed(text: string): boolean {
  return text.split(' | ').some((part) => CLOSED.test(part) || COMING.test(part.trim()));
}
