/** Words after which a plan or an amount is not what anybody gets today and keeps: endings, times, conditions, closings. */
const RESERVED =
  'legacy|retir\\w*|deprecat\\w*|sunset\\w*|discontinu\\w*|former\\w*|previous\\w*|grandfather\\w*|clos(?:e[sd]?|ing)|end(?:s|ed|ing)?|' +
  'expir\\w*|until|till?|through|trial\\w*|beta|alpha|preview|temporar\\w*|promo\\w*|coupons?|vouchers?|code|wait(?:ing)?[- ]?list\\w*|' +
  'invit(?:e|ed|es|ation)s?(?=[- ]only| code| from|$)|by invitation|invitation|soon|paus\\w*|suspend\\w*|phas(?:e|ed|ing)|replac\\w*|' +
  'remov\\w*|migrat\\w*|no longer|archiv\\w*|obsolete|old|sold|queue|intro\\w*|launch|early|founding|' +
  'first|then|afterwards|thereafter|after|before|once|while|during|when|if|unless|only|except|excluding|later|today|now|currently|' +
  'next|second (?:day|week|month|year)|year [2-9]|existing|current|new|students?|teach\\w*|educat\\w*|classrooms?|schools?|universit\\w*|academi\\w*|' +
  'non-?profits?|charit\\w*|partners?|alumni|residents?|members? of|requir\\w*|must|needs?|approv\\w*|eligib\\w*|qualif\\w*|verif\\w*|' +
  'request|apply|applies|application|subject|deposit|purchas\\w*|subscriptions?|subscribe|paid|paying|minimum|billed after|charged|' +
  'was|were|had|became|will|would|might|(?:\\d+|one|two|three|six|twelve)[- ](?:days?|weeks?|months?|years?) (?:free|access|only)|limited[- ]time|time-limited|days? left|for (?:the )?(?:\\d+|one|two|three|six|twelve)[- ](?:days?|weeks?|months?|years?)|' +
  '(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)|20\\d\\d';
const RESERVATION = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${RESERVED})(?![\\p{L}\\p{N}])`, 'iu');
/** What has such a word and reserves nothing. */
const HARMLESS =
  /\b(?:no|without a?) (?:credit[- ]?)?cards?(?: (?:is |are )?(?:required|needed|necessary))?\b|\b(?:no|not a|without a?|never a) (?:time limit|trial|expiry|expiration)\b|\b(?:never|(?:does|do|will) ?n[o']t|won['’]t) (?:expires?|ends?)\b|\bend[- ](?:users?|to[- ]end)\b|\b(?:first|last) day of (?:a|the|each|every) month\b|\bsubject to (?:our |a )?fair[- ]use\b|\bend of (?:a|the|each|every) (?:day|month)\b/gi;
/** A time by itself says how long the offer lasts. */
const BARE_TIME = /^(?:\d+|one|two|three|four|six|nine|twelve|thirty|ninety)[- ](?:days?|weeks?|months?|years?)$/i;

/** Whether a text speaks of an end, a time, a condition or a closing; whether it really means one does not matter. */
export function hasReservation(text: string): boolean {
  return text.split(' | ').some((part) => {
    const said = part.replace(HARMLESS, ' ').trim();
    return RESERVATION.test(said) || BARE_TIME.test(said);
  });
}
