import { alternatives, NUMBER, TIME } from './reservations.ts';

/** What restricts a plan in a sentence that names it, and may be said of anything in others. */
const OF_NAMED = new RegExp(
  String.raw`\b(?:${alternatives(String.raw`
    // Who may have it, and what for.
    (?:(?:is|are|may|can|will) not|(?:isn|aren|can|won)['’]t|cannot) (?:be )?(?:covered|allowed|permitted|chosen|picked|used|for|part|open|offered|possible|meant|available|intended|given)
    (?:given|provided?|offer(?:ed)?|granted|chosen|giving back|issued|open(?:ed)?) (?:[\p{L}-]+ ){0,3}(?:to|in|against) (?!(?:every|all|any|each))
    meant for (?!(?:one|small|side|personal|hobby|indie|individual|every|all|any)\b)|to evaluate|we (?:do )?check|for no one else
    (?:may|can|could) be given|buy any|household|(?:in|of) (?:the )?(?:European|EU\b|United)|pays? nothing on|single-player
    // What it costs, and how long it lasts.
    (?<!\b(?:when|once|if|until|after)\b.{0,60})(?:is|are) (?:gone|full)(?=[.,;:]|$)|going paid|combined into|superseded|scheduled for|removal|maximum number|mandatory|compulsory|dues|payable
    cents|refund\p{L}*|(?<!no )(?:price|payment|fee|cost) (?:of|for|against)|(?<!you )pay for (?!what|more|it|extra)|agreement|successor|in place of
    ${NUMBER}[- ](?:days?|weeks?|months?|years?) of|an? (?:day|week|month|year|quarter) of|(?:days?|weeks?|months?|years?), on (?:us|the house)
    // Less of it.
    (?:half|an? (?:third|quarter|fifth|tenth)) (?:of|as|the)|gets? an? (?:half|third|quarter)|one-person|ha(?:s|ve) none|without it|yearly totals?|in total|limited to the
  `)})(?<!\p{L}(?=\p{L}))`,
  'iu',
);
/** Whether a sentence that names a plan restricts it in words that are no reservation elsewhere. */
export const restrictsNamed = (sentence: string): boolean => OF_NAMED.test(sentence);

/** Whether a sentence that names the plan and others as well says what it is only, was, or is paid with. */
export const restrictsAmongOthers = (sentence: string): boolean =>
  /\b(?:only|now|needs?|was|is now|paid (?:seat|admin|licen[cs]e|plan[.]?$))(?!\p{L})/u.test(sentence);

/** A sentence without a subject that says on which terms all of it is to be had, or that begins with a fee. */
const OF_ALL = new RegExp(
  String.raw`^(?:${alternatives(String.raw`
    only (?:with|by|to|for (?!what))|exclusive(?:ly)?|(?:not )?available (?:to|in|for|only|exclusively|with|until)|limited to the|time-limited
    subject to|valid (?:for|until|through)|introductory|(?:made|built|meant|designed|intended|reserved) (?:with|for|until|to) .*\b(?:not|no one|only|more countries|in \p{Lu})
    free (?:with|for ${TIME}|for the first|until|period)|requires?|needs an?|offered (?:to|in|with)|granted|shown for|plus \d|by invitation|included with
    [$€£]0 (?:for|with|until)|(?:an?|the) (?:[\p{L}-]+ ){0,4}(?:fee|deposit|surcharge|contract|purchase|membership|agreement)s?
    void|restricted|existing (?:contracts|customers|accounts|users)|local [\p{L} ]+ only|with (?:the purchase of|an? current)|first-month amounts|annual [\p{L}-]+ (?:charge|fee)|free of charge in|all plans are paid|nothing is free
    delivery of|verification needs|zero price
  `)})(?<!\p{L}(?=\p{L}))`,
  'iu',
);
/** What nobody says of a plan that stays free for all. */
const OF_NO_OFFER =
  /\bnew [\p{L}-]+ (?:go|land|open|join)\b|\bno new \p{L}+s\b|\byour card (?:on file )?(?:is|will be) (?:debited|charged|billed)\b|\bfree (?:period|term|phase)\b|\bno free (?:usage|plan|tier)\b|\bplans are paid\b|\bpay from\b|\b(?:being|are|is|was|were) (?:merged|combined|cancelled|taken down)\b|^(?:the )?[$€£]0 (?:price|rate|applies)\b/iu;
/** Whether a sentence restricts all that is offered on a page. `isOther`: whether it names another plan. */
export const restrictsAll = (sentence: string, isOther: boolean): boolean =>
  OF_ALL.test(sentence) || (!isOther && OF_NO_OFFER.test(sentence));

/** Whether a sentence with an amount of the entry says that it is of something else, or not given anew: "1 GB comes with the add-on". */
export const isOfSomethingElse = (sentence: string): boolean =>
  /\b(?:add-on|sold (?:separately|apart)|test environment|lifetime|one-time|per quarter|promotional|sponsored|refers?|belongs?|bundle|comes? with|included with|a year|in total|yearly)\b/i.test(
    sentence,
  );
