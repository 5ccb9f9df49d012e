import { alternatives, NUMBER, TIME } from './reservations.ts';

/** What restricts a plan in a sentence that names it, and may be said of anything in others. */
const OF_NAMED = new RegExp(
  String.raw`\b(?:${alternatives(String.raw`
    // Who cannot have it.
    (?:(?:is|are|may|can|will) not|(?:isn|aren|can|won)['’]t|cannot) (?:be )?(?:covered|allowed|permitted|chosen|picked|used|possible)
    (?:(?:is|are|may|can|will) not|(?:isn|aren|can|won)['’]t|cannot) (?:be )?(?:for|part|open|offered|meant|available|intended|given)
    // Who may have it, where and what for.
    (?:given|provided?|offer(?:ed)?|granted|chosen|giving back|issued|open(?:ed)?) (?:[\p{L}-]+ ){0,3}(?:to|in|against) (?!(?:every|all|any|each))
    (?:may|can|could) be given|meant for (?!(?:one|small|side|personal|hobby|indie|individual|every|all|any)\b)|to evaluate
    (?:in|of) (?:the )?(?:European|EU\b|United)|household|we (?:do )?check|for no one else|pays? nothing on|buy any
    // Its end.
    (?<!\b(?:when|once|if|until|after)\b.{0,60})(?:is|are) (?:gone|full)(?=[.,;:]|$)
    going paid|combined into|superseded|successor|in place of|scheduled for|removal|maximum number
    // What it costs, and how long it lasts.
    mandatory|compulsory|dues|payable|cents|refund\p{L}*|agreement
    (?<!no )(?:price|payment|fee|cost) (?:of|for|against)|(?<!you )pay for (?!what|more|it|extra)
    ${NUMBER}[- ](?:days?|weeks?|months?|years?) of|an? (?:day|week|month|year|quarter) of
    (?:days?|weeks?|months?|years?), on (?:us|the house)
    // Less of it.
    (?:half|an? (?:third|quarter|fifth|tenth)) (?:of|as|the)|gets? an? (?:half|third|quarter)
    one-person|single-player|ha(?:s|ve) none|without it|yearly totals?|in total|limited to the
  `)})(?<!\p{L}(?=\p{L}))`,
  'iu',
);
/** Whether a sentence that names a plan restricts it in words that are no reservation elsewhere. */
export const restrictsNamed = (sentence: string): boolean => OF_NAMED.test(sentence);

/** Whether a sentence that names the plan and another one restricts it: "Hobby is only for firms", "Hobby is now a paid plan." */
export const restrictsAmongOthers = (sentence: string): boolean =>
  /\b(?:only|now|needs?|was|paid (?:seat|admin|licen[cs]e|plan[.]?$))(?!\p{L})/u.test(sentence);

/** A sentence without a subject that says on which terms all of it is to be had, or that begins with a fee. */
const OF_ALL = new RegExp(
  String.raw`^(?:${alternatives(String.raw`
    only (?:with|by|to|for (?!what))|exclusive(?:ly)?|restricted|limited to the|included with|requires?|needs an?
    (?:not )?available (?:to|in|for|only|exclusively|with|until)|offered (?:to|in|with)|granted|by invitation
    (?:made|built|meant|designed|intended|reserved) (?:with|for|until|to) .*\b(?:not|no one|only|more countries)
    existing (?:contracts|customers|accounts|users)|local [\p{L} ]+ only|shown for|subject to|void
    time-limited|introductory|valid (?:for|until|through)|first-month amounts
    free (?:with|for ${TIME}|for the first|until|period)|free of charge in|[$€£]0 (?:for|with|until)|zero price
    (?:an?|the) (?:[\p{L}-]+ ){0,4}(?:fee|deposit|surcharge|contract|purchase|membership|agreement)s?
    annual [\p{L}-]+ (?:charge|fee)|plus \d|with (?:the purchase of|an? current)|delivery of|verification needs
    all plans are paid|nothing is free
  `)})(?<!\p{L}(?=\p{L}))`,
  'iu',
);
/** Phrases that a page does not have whose free plan is open to everybody. */
const OF_NO_OFFER = new RegExp(
  alternatives(String.raw`
    \bnew [\p{L}-]+ (?:go|land|open|join)\b|\bno new \p{L}+s\b
    \bfree (?:period|term|phase)\b|\bno free (?:usage|plan|tier)\b|\bplans are paid\b|\bpay from\b
    \byour card (?:on file )?(?:is|will be) (?:debited|charged|billed)\b|^(?:the )?[$€£]0 (?:price|rate|applies)\b
    \b(?:being|are|is|was|were) (?:merged|combined|cancelled|taken down)\b
  `),
  'iu',
);
/** Whether a sentence restricts all that is offered on a page. `isOther`: whether it names another plan. */
export const restrictsAll = (sentence: string, isOther: boolean): boolean =>
  OF_ALL.test(sentence) || (!isOther && OF_NO_OFFER.test(sentence));

/** Whether a sentence with an amount of the entry says that it is another's, or not given anew: "1 GB comes with the add-on". */
export const isOfSomethingElse = (sentence: string): boolean => OF_SOMETHING_ELSE.test(sentence);
const OF_SOMETHING_ELSE = new RegExp(
  String.raw`\b(?:${alternatives(String.raw`
    add-on|sold (?:separately|apart)|bundle|comes? with|included with|refers?|belongs?|test environment
    one-time|lifetime|in total|per quarter|a year|yearly|promotional|sponsored
  `)})\b`,
  'i',
);
