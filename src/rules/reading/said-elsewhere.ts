import type { PageText, TextBlock } from '../../model/page-text.ts';
import { sentencesOf } from '../figures/figures-of.ts';
import { NEWS } from './ended-terms.ts';
import { hasWord, mentions } from './plan-labels.ts';
import { nameIn, type PagePlaces, type PlanPlace } from './plan-places.ts';
import { hasOnlyPriceWords, statesNothing, statesPrice } from './plan-prices.ts';
import type { ReadEntry } from './read-entry.ts';
import { hasReservation } from './reservations.ts';
import { strangeWords, withoutFigures } from './understood.ts';

/** The sentences of a page, each with its block. */
export const sentences = (page: PageText) =>
  page.blocks.flatMap((block) =>
    block.text
      .split(' | ')
      .flatMap(sentencesOf)
      .map((sentence) => ({ block, sentence })),
  );

const FOOTNOTE = /^(?:[*†‡§¹²³⁴-⁹]|[[(]?\d{1,2}[)\]])\s*\D/;
const MONTH = '(?:january|february|march|april|june|july|august|september|october|november|december)';
const DAY = `\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)`;
/** Who cannot have it, what is over, or what is from a day on, in a sentence that names no plan. */
const CLOSED_TO_ALL = new RegExp(
  `\\b(?:legacy|retir\\w*|discontinu\\w*|sunset\\w*|no longer|wait(?:ing)?[- ]?list|invit\\w+|paus\\w*|clos(?:ed|ing)|phas(?:ed|ing) out|shut\\w*|wind(?:ing)? down|new (?:customers|users|accounts|sign-?ups)|existing (?:customers|users|accounts)|sign-?ups?|registrations?|(?:from|on|until|till|by|before|after|since|as of) (?:the )?(?:${MONTH}|${DAY}))`,
  'i',
);
/** Where plans begin with another one, in a sentence that names it. */
const BEGINS_WITH = /\bplans? (?:starts?|begins?) (?:with|at|from)\b|\bthe only (?:plan|tier)\b/i;
/** What all plans of a page share, at the start of a sentence. */
const ABOUT_ALL =
  /^(?:(?:all|both|every|each|the|our|these|this|new|any|no) )*(?:plans?|tiers?|prices?|amounts?|limits?|credits|offers?|sign-?ups?|registrations?|accounts|service|page|customers|invitations?|card)\b|^(?:we (?:are|have|will|no longer|do not|can\w*|stop\w*)|a card|join|required)\b/i;
/** The page itself, and the amounts that it states, at the start of a sentence. */
const OF_AMOUNTS =
  /^(?:(?:all|the|these|our) )*(?:amounts?|limits?|quotas?|allowances|figures)\b(?! (?:for|of) )[^?]*\.$|^(?:this is|this page|the \w+ (?:column|row|table)\b|everything (?:here|on)|lorem ipsum)\b/i;
/** Whether a block is in no card and no table: what follows the section of one plan may be about all of them. */
const isInText = (place: PlanPlace | undefined): boolean => place === undefined || place.key.startsWith('h|');

/** A question about a condition, and that there is one. */
const CONDITION = /\b(?:have to|need|must|required|end|expires?|limited)\b[^?]*\?$/i;
/** A question about what happens above a limit, where a pause takes nothing from the plan. */
const ABOVE_LIMIT = /^what happens (?:when|if|after|once) [^?]*\b(?:quota|limits?|allowance)\b[^?]*\?$/i;
const PAUSE = /\b(?:paus|stop|block|suspend)\p{L}*/giu;
const QUESTION = /^(?:is|are|do|does|can|could|what|how|why|which|when|where|who|will|may)\b.*\?$/i;
const NAMED_PLAN = /\b(?:The|Our) (\p{Lu}\p{L}+) (?:plan|tier)s?\b/u;
const THE_PLAN = /\b(?:the|this|that|our) (?:\p{L}+ )?(?:plans?|tiers?|offer|allowance)\b/iu;

/** Whether a text of a page names the tier, and whether it names another plan. */
function namingOn(places: PagePlaces) {
  const plansIn = (text: string) => mentions(text, places.tier);
  const labels = places.own
    .map(({ label }) => nameIn(label))
    .filter((label) => /^\p{Lu}\p{L}{2,}(?: \p{L}+)?$/u.test(label));
  const isUnknownPlan = (name = 'Free') => name !== 'Free' && !places.names.has(name.toLowerCase());
  return {
    isNamed: (text: string) =>
      plansIn(text).some(({ isOwn, isWeak }) => isOwn && !isWeak) ||
      (places.tier.isFree && FREE_AS_NAME.test(text)) ||
      labels.some((label) => label !== 'Free' && hasWord(text, label)),
    isOfOther: (text: string) => isUnknownPlan(NAMED_PLAN.exec(text)?.[1]) || plansIn(text).some(({ isOwn }) => !isOwn),
  };
}

/**
 * The first sentence outside of the tier's place that says something of the tier that is not understood; or a footnote, an answer,
 * a sentence of the sections that hold the place, or one about all plans, with a reservation.
 */
export function reservedElsewhere(entry: ReadEntry, page: PageText, places: PagePlaces): string | undefined {
  const { isNamed, isOfOther } = namingOn(places);
  const answer = badAnswer(page.blocks, places.names, isNamed);
  if (answer) return answer.text;
  const contexts = [...new Set(places.own.map(({ context }) => `${context} | `))];
  const isBeside = ({ headings, kind }: TextBlock) =>
    /^(?:paragraph|item)$/.test(kind) &&
    contexts.some((context) => context.startsWith(headings.map((one) => `${one} | `).join('')));
  // "Acme Cloud" above the place: "Cloud is now sold as Pro only."
  const products = places.own.map(({ context }) =>
    strangeWords(context.split(' | ').at(-1) ?? '', (word) => places.names.has(word)).join(' '),
  );
  const all = sentences(page);
  return all.find(({ block, sentence }, at) => {
    const place = places.placeOf(block);
    const before = all[at - 1];
    if (CONDITION.test(before?.sentence ?? '') && /^yes\b/i.test(sentence)) return true;
    if (QUESTION.test(sentence) || (place?.owner === 'tier' && place.kind !== 'statement')) return false;
    const isReserved = hasReservation(
      ABOVE_LIMIT.test(before?.sentence ?? '') ? sentence.replace(PAUSE, ' ') : sentence,
    );
    const isOther = isOfOther(sentence);
    const isText = isInText(place);
    if (isNamed(sentence) || (!isOther && THE_PLAN.test(sentence)))
      return isReserved || !(isOther || isLabel(block, place) || isUnderstoodStatement(sentence, places.names));
    const isNotice = isText && block.kind !== 'heading' && OF_AMOUNTS.test(sentence);
    const isForSome = !place && isBeside(block) && FOR_WHOM.test(sentence);
    if ((isNotice || isForSome) && !isUnderstoodStatement(sentence, places.names)) return true;
    if (FOOTNOTE.test(block.text)) return isReserved;
    if (isReserved && products.some((name) => sentence.toLowerCase().startsWith(`${name} `))) return true;
    const isNews = block.headings.some((heading) => NEWS.test(heading));
    const isOfPlans = ABOUT_ALL.test(sentence) && !isOfOther(sentence.replace(/\bpaid\b/g, ' '));
    if ((isReserved || (!place && statesPrice(sentence))) && isText && !isNews && isOfPlans) return true;
    if (isOther && !place && BEGINS_WITH.test(sentence)) return true;
    if (isOther || place?.owner === 'other' || isNews) return false;
    // A sentence right after one that names the tier is about the tier: "They get Free. Nobody else does."
    const isAfterName = before?.block === block && isNamed(before.sentence);
    const isAboutOffer = OF_AN_OFFER.test(sentence) && (isAfterName || isBeside(block) || CLOSED_TO_ALL.test(sentence));
    const isAboutName = sentence.startsWith(entry.vendor.name) || sentence.includes(entry.offer.tier);
    return isReserved && (isAboutOffer || isAboutName);
  })?.sentence;
}

/** A cell, a heading, or a line in the card or table of a plan: it names the tier without saying anything of it. */
const isLabel = ({ kind }: TextBlock, place: PlanPlace | undefined): boolean =>
  /^(?:cell|heading)$/.test(kind) || (place !== undefined && place.kind !== 'statement' && !isInText(place));

/** The tier by its bare name in a sentence: "Free costs nothing", "stay on Free". */
const FREE_AS_NAME =
  /[^\s.!?] Free(?= \p{Ll}|[,.;:?!)]|$)|^Free(?:$|[,:]| (?:is|has|gets?|costs?|comes?|stays?|ends?|goes|shrinks|loses|drops|will|was|does|and|or|users|accounts)\b)/u;
/** Who or what the sentences of a price page are about, by name, by pronoun or, in a fragment, by nothing. */
const OF_AN_OFFER =
  /\b(?:the free|plans?|tiers?|accounts?|customers?|users?|members?|senders?|people|prices?|pricing|list|page|row|column|keys?|anyone|nobody|everyone|those|who|we|us|our|it|they|this|these|you|your)\b|^(?:now|until|till|only|no longer|closed|ended)\b/i;

/** A sentence that only says who gets what the page offers. */
const FOR_WHOM = /^(?:only )?for (?!.*\bsee\b)\p{Ll}[^:;,]*\.$/iu;

/** The first answer, to a question about the tier or about what is later, that takes something from the tier. */
const badAnswer = (
  blocks: readonly TextBlock[],
  names: ReadonlySet<string>,
  isNamed: (text: string) => boolean,
): TextBlock | undefined =>
  blocks.find(({ text }, at) => {
    const question = blocks[at - 1]?.text ?? '';
    if (!question.endsWith('?')) return false;
    return (isNamed(question) || ASKS_FOR_THE_OFFER.test(question)) && !isHarmlessAnswer(question, text, names);
  });

/** A question about what is later, and one about having the offer. */
const ASKS_FOR_LATER = /\b(?:after|until|from|in) (?:the )?(?:first|second|next|\d)/i;
const ASKS_FOR_THE_OFFER = new RegExp(`${ASKS_FOR_LATER.source}|\\b(?:no cost|join|sign up|renewed|fees?)\\b`, 'i');
/** Questions that a yes answers badly (any other a no), and that only an understood answer answers. */
const ASKS_FOR_A_CONDITION =
  /\b(?:trial|expires?|end|need|card|pay|(?<!no )costs?|fees?|limited|require\w*|have to|catch)\b/i;
const ASKS_FOR_WHOM = /^(?:who|where|when|how long)\b/i;

/** Whether an answer to a question about the tier leaves it as it is, for everybody and for good. */
function isHarmlessAnswer(question: string, answer: string, names: ReadonlySet<string>): boolean {
  const said = answer.replace(/\bpaid plans\b/g, ' ').replace(/\.$/, '');
  if (hasReservation(said) || statesPrice(said)) return false;
  if (ASKS_FOR_WHOM.test(question) || ASKS_FOR_LATER.test(question)) return isUnderstoodStatement(answer, names);
  if (!/^(?:is|are|do|does|can|could|will|may)\b/i.test(question)) return true;
  return /^(?:\w+ )?(?:no|never|not|nothing)\b/i.test(answer) === ASKS_FOR_A_CONDITION.test(question);
}

const STATEMENT_WORDS = 'yes no not more than on in under at also'.split(' ');

/** A sentence without a word that is not understood. */
const isUnderstoodStatement = (sentence: string, names: ReadonlySet<string>): boolean =>
  statesNothing(sentence, names) ||
  hasOnlyPriceWords(withoutFigures(sentence), new Set([...names, ...STATEMENT_WORDS]));
