import type { PageText, TextBlock } from '../../model/page-text.ts';
import { periodsIn } from '../figures/rate.ts';
import { figuresOf, sentencesOf } from '../figures/figures-of.ts';
import { isAboutOther, isInNews } from './ended-terms.ts';
import type { PagePlaces, PlanPlace } from './plan-places.ts';
import { saysFree, statesPlanPrice, statesPrice } from './plan-prices.ts';
import { FOR_SOME } from './plan-terms.ts';
import { badAnswer } from './questions.ts';
import type { ReadEntry } from './read-entry.ts';
import {
  hasLimitAmount,
  hasOtherAmount,
  isBelowName,
  isFallback,
  isTakenBack,
  statesOtherLimit,
} from './said-of-tier.ts';
import { alternatives, hasReservation, hasStrongReservation, withoutHarmless } from './reservations.ts';
import { isOfSomethingElse, restrictsAll, restrictsAmongOthers, restrictsNamed } from './restrictions.ts';
import { settingOf, type SentenceSetting } from './sentence-setting.ts';

export const sentences = ({ blocks }: Pick<PageText, 'blocks'>) =>
  blocks.flatMap((block) => sentencesOf(block.text).map((sentence) => ({ block, sentence })));

const FOOTNOTE = /^(?:[*†‡§¹²³⁴-⁹]|[[(]?\d{1,2}[)\]])\s*\D|^\d (?!.B\b)\p{Lu}/u;
const MONTH_OR_DAY =
  '(?:january|february|march|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)';
const DAY = `\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)`;
/** Words for who cannot have it, what has ended, and what begins on a day, in a sentence that names no plan. */
const CLOSED_TO_ALL = new RegExp(
  String.raw`\b(?:${alternatives(String.raw`
    legacy|former|deprecat\w*|propos\w*|beta|(?:during|in) (?:the|our|public) preview|archived (?:version|copy|page)|superseded
    created (?:before|after|until)|nobody|locked|will cost|purchase|trial|first (?:\d+ |[a-z]+ )?(?:week|month|year)s?
    for \d+ (?:day|week|month|year)s|retir\w*|discontinu\w*|sunset\w*|no longer|wait(?:ing)?[- ]?list|invit(?!ed to\b)\w+|paus\w*
    clos(?:ed|ing)|phas(?:ed|ing) out|shut(?!ter)\w*|wind(?:ing)? down|new (?:customers|users|accounts|sign-?ups)
    existing (?:customers|users|accounts)|sign-?ups?|registrations?
    (?:from|on|until|till|by|before|after|since|as of) (?:the )?(?:${MONTH_OR_DAY}|${DAY})
  `)})`,
  'i',
);
/** The captions of the tables of a page, as paragraphs. */
const captionsOf = ({ blocks }: PageText): readonly TextBlock[] => {
  const ofTable = new Map(blocks.map((block) => [block.caption, block]));
  return [...ofTable].flatMap(([text, block]) =>
    text === null ? [] : [{ ...block, text, kind: 'paragraph', row: null, column: null }],
  );
};
/** Where plans begin with another one, in a sentence that names it. */
const BEGINS_WITH =
  /^accounts? (?:opened|created|made) |^(?!.*\b(?:free|trial|days)\b)(?:.*\bnew [\p{L}-]+ (?:(?:start|begin|need|get|require|choose|pick|pay)s?|are (?:made|issued|opened))\b|outside\b)|\bplans (?:start|begin) (?:with|at|from)\b|\bthe only (?:plan|tier)\b/iu;
/** "Projects that are not on Pro will be removed.", "From May a paid plan is needed.", "Since May new services must be paid." */
const NEEDS_OTHER = /\bnot on (?:the )?\p{Lu}|\bpaid plan is (?:needed|required)\b|\b[Nn]ew [\p{L}-]+ must\b/u;
/** Other terms for what is new: "Projects created after May hold 1 GB." */
const MADE_SINCE = /^(?:for )?(?:\p{L}+ ){1,2}(?:opened|created|made|started|registered) (?:after|since|from) /iu;
/** What all plans of a page share, at the start of a sentence. */
const ABOUT_ALL =
  /^(?:(?:all|both|every|each|the|our|these|this|new|any|no) )*(?:plans?(?! (?:up to|above|over|beyond) \d)|tiers?|prices?(?!:)|amounts?|limits?|credits|(?:base |monthly |yearly )?fees?|offers?|sign-?ups?|registrations?|accounts?|workspaces?|service|page|customers?|invitations?|card)\b|\b(?:appl(?:y|ies) to|(?:fee|deposit|surcharge)\b.* for) (?:all|every|each) (?:plan|tier|account)s?\b|^(?:we (?:are|have|will|no longer|do not|can\w*|stop\w*)|a card|join|required)\b/i;
/** The page itself, and the amounts that it states, at the start of a sentence. */
const OF_AMOUNTS =
  /^(?:(?:all|the|these|our) )*(?:amounts?|limits?|quotas?|allowances|figures)\b(?! (?:for|of) )[^?]*[.:]$|^(?:this is|this page|you are (?:reading|viewing)|(?:the|our) (?:\w+ )?(?:column|row|table)\b|everything (?:here|on)|lorem ipsum|the \d[\d.,]*k? (?:are|is))\b/i;
/** Any account, in a sentence with a price: "Each account gets a quota, $8 a month." */
const AN_ACCOUNT = /^(?!.*\b(?:add|extra|additional|credits?)\b).*\b(?:an|each|every) account\b/i;
/** A sentence without a subject above the plans: "For holders of a licence.", "Comes with a contract." */
const OF_ALL_BELOW = /^(?:only )?(?:for(?! example| instance)|comes|needs|requires) /i;
/** Headings of sections on add-ons, and on the meaning of a word. */
const OTHER_TOPIC =
  /^(?:add-?ons?|extras|(?:rais|increas|exceed)ing)\b|^what (?:is|counts as) an? (?!.*\b(?:plan|free|account|tier|price))/i;
/** What new accounts get in addition. */
const WELCOME =
  /^(?:all )?new \p{L}+ (?:also )?(?:get|receive) (?:[$€£]\d+ (?:(?:of|in|as) (?:\p{L}+ )?credits?\b|for \d+ days (?:on|for|across) |\d+ days of (?:unlimited|every|all|full|premium) )|(?<=\balso \p{L}+ )|[^,;]*\bon top of\b)/iu;
/** A button of another plan, and an invitation to an event. */
const TRY = /^(?:[$€£]\d[^.;]{0,30} )?(?:start )?(?:your |a )?(?:free )?trial$|^join us (?:at|for|in)\b/i;

/** "A 14-day trial of Pro". */
const TRIAL = /(?<!\bis (?:an? |the )?)\b(?:\d+-day |free )*trials? (?:of|on|for) (?:the )?\p{Lu}\p{L}+/gu;
const TESTIMONIAL = /^["“][^"“”]*[.!]['"”]/;

const THE_PLAN =
  /\b(?:the|this|that|our) (?<!\b(?:above|over|beyond|past) the )(?!next|paid|higher|bigger|larger|other|right|same|education|student|daily|monthly)(?:\p{L}+ )?(?:plans?|tiers?|offer|allowance)\b/iu;

/** A sentence outside of the tier's place. */
interface Said {
  readonly block: TextBlock;
  readonly sentence: string;
  readonly place: PlanPlace | undefined;
  /** Its block is in no card and no table. Text after the section of one plan may be about all plans. */
  readonly isText: boolean;
  readonly isOther: boolean;
  /** It has a word of a place that takes something away. */
  readonly isReserved: boolean;
  /** It has such a word that hardly means anything else. */
  readonly isStrong: boolean;
  /** The previous sentence of the block names the tier: "They get Free. Others do not." */
  readonly isAfterName: boolean;
}

/**
 * The first sentence outside of the tier's place that says something of the tier that is not understood; or a footnote, an answer,
 * a sentence of the sections that hold the place, or one about all plans, with a reservation.
 */
export function reservedElsewhere(entry: ReadEntry, page: PageText, places: PagePlaces): string | undefined {
  const setting = settingOf(entry, places);
  const answer = badAnswer(page.blocks, setting);
  if (answer) return answer.text;
  // Among the links of a footer there may be a footnote or a whole sentence.
  const asides = sentences({ blocks: page.asides }).filter((said) => /^[*†‡§]|[.!]$/.test(said.sentence));
  const all = [...sentences(page), ...sentences({ blocks: captionsOf(page) }), ...asides];
  return all.find(({ block, sentence }, at) => {
    const place = places.placeOf(block);
    const before = all[at - 1];
    if (sentence.endsWith('?') || TRY.test(sentence) || TESTIMONIAL.test(block.text)) return false;
    if (place?.owner === 'tier' && place.kind !== 'statement') return false;
    if ((!setting.isNamed(sentence) || /\b(?:its|their) free\b/.test(sentence)) && isAboutOther(sentence, entry.vendor))
      return false;
    if (isFallback(sentence, places) && !isTakenBack(sentence, places)) return false;
    const plain = sentence.replace(TRIAL, (trial) => (setting.isNamed(trial) ? trial : ' '));
    const isReserved = hasReservation(plain);
    const said: Said = {
      block,
      sentence,
      place,
      isText: place === undefined || place.key.startsWith('h|'),
      isOther: setting.isOfOther(sentence),
      isReserved,
      isStrong: isReserved && hasStrongReservation(plain),
      isAfterName:
        (before?.block === block && setting.isNamed(before.sentence)) ||
        (!place && block.kind === 'paragraph' && isBelowName(block, places)),
    };
    // The first rule that knows the sentence decides.
    return (
      takesFromNamed(said, setting) ??
      takesNothing(said, setting) ??
      takesFromAll(said, setting) ??
      takesByOffer(said, setting)
    );
  })?.sentence;
}

/** A sentence that names the tier or "the plan" takes something by a reservation, a price or a choice of people. */
function takesFromNamed(said: Said, setting: SentenceSetting): boolean | undefined {
  const { entry, places, isNamed, isOfOther } = setting;
  const { sentence, block, place, isOther, isText } = said;
  if (!isNamed(sentence) && (isOther || !THE_PLAN.test(sentence))) return undefined;
  if (isTakenBack(sentence, places)) return true;
  // The head of a column belongs to its plan.
  const { owner } = place ?? places.all.find(({ label }) => label === block.text) ?? {};
  // The text below "Help me choose" is no other plan's, though plans are named there.
  const isInOther = owner === 'other' && (!place || isOfOther(place.label) || (!isText && place.price !== 'none'));
  if (isOther || isInOther || block.kind === 'heading')
    return (
      said.isStrong ||
      (!isOther && FOR_SOME.test(sentence)) ||
      (isOther && isText && block.kind !== 'heading' && restrictsAmongOthers(sentence))
    );
  const isRestricted = said.isReserved || restrictsNamed(sentence) || FOR_SOME.test(sentence) || statesPrice(sentence);
  return isRestricted || hasOtherAmount(sentence, entry) || (isNamed(sentence) && statesOtherLimit(sentence, entry));
}

/** A welcome gift takes nothing. */
function takesNothing({ sentence }: Said, { entry }: SentenceSetting): false | undefined {
  return WELCOME.test(sentence) && !entry.offer.limits?.some(({ text }) => /[$€£]/.test(text)) ? false : undefined;
}

/** A sentence about what is free, the page, the product or all plans, or a footnote, takes something by a reservation. */
function takesFromAll(said: Said, setting: SentenceSetting): boolean | undefined {
  const { entry, places, products, isOfOther, isBeside, isInSection } = setting;
  const { sentence, block, place, isOther, isText, isReserved, isStrong } = said;
  // "Free support" below another plan is that plan's.
  const freeIn = place?.owner === 'other' ? sentence.replace(/^free /i, '') : sentence;
  if (places.tier.isFree && (isStrong || FOR_SOME.test(sentence)) && FREE_THING.test(freeIn)) return true;
  // "The plan ended; accounts move to Pro."
  if (isStrong && /^the plan (?!with\b)/i.test(sentence)) return true;
  if (isStrong && !isOther && statesPlanPrice(block.text) && isInSection(block)) return true;
  const isNotice = isText && block.kind !== 'heading' && OF_AMOUNTS.test(sentence);
  if (isStrong && isBeside(block) && OF_ALL_BELOW.test(sentence)) return true;
  if (isNotice && (isReserved || statesPrice(sentence) || periodsIn(withoutHarmless(sentence)).length > 0)) return true;
  if (FOOTNOTE.test(block.text))
    return isOther && !/\bonly\b/i.test(sentence) ? isStrong : isReservedNote(block.text, sentence, places);
  if (isReserved && products.some((name) => sentence.toLowerCase().startsWith(`${name} `))) return true;
  const isPriced = statesPlanPrice(sentence) && AN_ACCOUNT.test(sentence);
  const isAboutAll = (isPriced || ABOUT_ALL.test(sentence)) && !isOfOther(sentence.replace(/\bpaid\b/g, ' '));
  const isTaken = (block.kind === 'cell' ? isReserved : isStrong) || (!place && statesPrice(sentence));
  if (isTaken && isText && isAboutAll && !isOffTopic(block)) return true;
  if (isText && block.kind !== 'heading' && !isOffTopic(block)) {
    if (restrictsAll(sentence, isOther) || (isOfSomethingElse(sentence) && hasLimitAmount(sentence, entry)))
      return true;
  }
  if ((isStrong && NEEDS_OTHER.test(sentence)) || (isText && MADE_SINCE.test(sentence))) return true;
  return isText && BEGINS_WITH.test(sentence) && isOther ? true : undefined;
}

/** Any other sentence takes something if it has a strong reservation and names a closing, a time or what is free. */
function takesByOffer(said: Said, { entry, isBeside }: SentenceSetting): boolean {
  const { sentence, block, place, isOther, isStrong, isAfterName } = said;
  const isOfName = isAfterName && (!isOther || /^(?:it|they|this) /i.test(sentence));
  if (isOfName && (isStrong || FOR_SOME.test(sentence) || statesPlanPrice(sentence))) return true;
  if ((isOther && !isAfterName) || place?.owner === 'other' || isOffTopic(block)) return false;
  const isAboutOffer = OF_AN_OFFER.test(sentence) && (isAfterName || isBeside(block) || CLOSED_TO_ALL.test(sentence));
  const isAboutName = sentence.startsWith(entry.vendor.name) || sentence.includes(entry.offer.tier);
  const isClosing = (CLOSED_TO_ALL.test(sentence) || saysFree(sentence)) && !/(?<!100) ?% off\b/.test(sentence);
  return isClosing && isStrong && (isAboutOffer || isAboutName);
}

/** Whether a block is news, or is below a heading of add-ons or of the meaning of a word. */
const isOffTopic = (block: TextBlock): boolean => isInNews(block) || OTHER_TOPIC.test(block.headings.at(-1) ?? '');

/** Whether a footnote takes something from the plan: an amount does where the plan's place has its sign. */
const isReservedNote = (note: string, sentence: string, { own }: PagePlaces): boolean =>
  hasReservation(sentence) ||
  (figuresOf(sentence).length > 0 &&
    !/\bis worth\b|\bcounts? (?:as|once for)\b/.test(sentence) &&
    own.some(({ blocks }) => blocks.some(({ text }) => text.includes(/^[*†‡§]/.exec(note)?.[0] ?? '\n'))));

/** "The free key": what a free plan gives. */
const FREE_THING =
  /(?:^|, |\bno longer \p{L}+ )free (?!trials?\b)\p{L}+|\b(?:the|our|your|each|every|all) free \p{L}+/iu;
/** Who or what the sentences of a price page are about, by name, by pronoun or, in a fragment, by nothing. */
const OF_AN_OFFER = new RegExp(
  String.raw`\b(?:${alternatives(String.raw`
    the free|plans?|tiers?|accounts?|customers?|users?|members?|senders?|people|prices?|pricing|list|page|row|column|keys?
    anyone|nobody|everyone|those|who|usage|everything|we|us|our|it|they|this|these|you|your
  `)})\b|^(?:now|until|till|only|no longer|closed|ended)\b`,
  'i',
);
