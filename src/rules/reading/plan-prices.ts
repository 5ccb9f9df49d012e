import type { TextBlock } from '../../model/page-text.ts';
import { sentencesOf } from '../figures/figures-of.ts';
import { WordSet } from '../text/words.ts';
import { hasReservation, withoutHarmless } from './reservations.ts';
import { strangeWords, withoutFigures, wordsOfNames } from './understood.ts';

/** "free" as a statement, not as a trial, a call to action ("Start for free") or a denial. */
const FREE =
  /(?<![\w-])(?<!\b(?:not|no longer|never|\w+n['’]t|feel|try|start|use|was|will be)(?: it)?(?: for)? )(?:free|gratis|no cost|no charge|kostenlos|gratuito?)(?![\w-])(?! (?:trials?|shipping|demo|migration|to (?!use|all))\b)/gi;
/** Where a text says that something is free of charge. */
export const freeMentions = (text: string) => [...text.matchAll(FREE)];

export const saysFree = (text: string): boolean => freeMentions(text).length > 0;

const ZERO =
  '(?:(?:(?:us)?[$€£₹¥]|\\bchf)\\s?0(?:[.,]00?)?|(?<![\\d.,])0(?:[.,]00?)?\\s?(?:[$€£₹]|kr\\b|usd\\b|eur\\b|gbp\\b|chf\\b))(?![\\d.,]*\\d)';
export const ZERO_AMOUNT = new RegExp(ZERO, 'gi');
const NOTHING = new RegExp(
  `${ZERO}|(?<![\\p{L}-])(?:free(?![\\p{L}-])|gratis|kostenlos|gratuito?|no[ -]c(?:ost|harge)|nothing|without charge)`,
  'giu',
);
/** Words of a price besides neutral ones. */
const OF_A_PRICE = new WordSet(
  'cost costs pay charge subscription nothing gratis kostenlos gratuit gratuito price prices pricing fee fees base only just forever ever life stays remains so completely entirely totally 100% usd eur gbp chf us ' +
    'prix preis precio prezzo par pro al im mois monat mes mese dauerhaft immer siempre toujours always starting',
);
/** Whether all words of a text are of a price, neutral, or one of the names. */
export const hasOnlyPriceWords = (text: string, names: ReadonlySet<string>): boolean =>
  strangeWords(text, (word) => OF_A_PRICE.has(word) || names.has(word)).length === 0;
const PER_SEAT =
  /(?:\b(?:per|an?|each|every)\s|\/\s?)(?:active |contributing )?(?:user|seat|member|editor|person|workspace|organi[sz]ation|team|host|unit|project|developer|agent)s?\b(?: and (?:month|year)\b)?/gi;

/** Whether a text says that a plan costs nothing, in understood words only. `names`: words of the plan's and vendor's names. */
export function statesNothing(text: string, names: ReadonlySet<string> = new Set()): boolean {
  if (text.search(NOTHING) < 0 || text.endsWith('?') || FOOTNOTE_SIGN.test(text)) return false;
  // "Always free: 1 GB" says what is free, "It is free and has 1 GB" what the plan has.
  const isOfPlan = OF_THE_PLAN.test(text);
  const priceless = withoutHarmless(text).replace(ZERO_AMOUNT, ' ');
  const rest = (isOfPlan ? withoutFigures(priceless).replace(CALL, ' ') : priceless).replace(NOTHING, ' free ');
  return hasOnlyPriceWords(rest.replace(PER_SEAT, ' ').replace(/\s+/g, ' '), names);
}
export const FOOTNOTE_SIGN = /[*†‡§]/;
const OF_THE_PLAN = new RegExp(`${ZERO}|\\bis (?:always )?free\\b|\\bnothing\\b|\\bfree (?:forever|plan|tier)\\b`, 'i');
const CALL =
  /\b(?:sign up|get started|get (?:free )?access|start(?: (?:now|building|free|here|coding))?|choose|select)\b/gi;

/** Whether a clause of a text says that a plan costs nothing, and the rest states no price, time or condition: "Free ($0) is for teams". */
const statesNothingFirst = (text: string, names: ReadonlySet<string>): boolean =>
  statesNothing(text, names) ||
  ((FOR_NOTHING.test(withoutHarmless(text)) ||
    text.split(CLAUSE).some((clause) => OF_THE_PLAN.test(clause) && statesNothing(clause, names))) &&
    !hasReservation(text) &&
    !statesPrice(text) &&
    !(STARTS_WITH_ZERO.test(text) && !TAGLINE.test(text.slice(text.search(CLAUSE)))));
/** "$0 For pet projects", and not "$0 Black Week". */
const STARTS_WITH_ZERO = new RegExp(`^${ZERO}(?!\\s*[.])`, 'i');
const TAGLINE = /^\W*(?:for|try|create|get|start|free|made|built?|perfect|great|ideal|everything|explore|learn)\b/i;
/** "You get the following each month for $0." */
const FOR_NOTHING = new RegExp(
  `^(?!\\p{L}+s (?:may|can|get|stay|have) ).*\\b(?:(?:for|at) ${ZERO} *(?:[.,;:)]|$|you (?:have|get)\\b)|(?:plan|tier) (?:is|are|pays?|costs?) ${ZERO}(?: (?:a|per) month)?(?=[.,;)]|$)|free \\p{L}+ .*\\b(?:at no c(?:ost|harge)|free of charge)\\b)`,
  'iu',
);
/** Where a price may end: at a mark, or before a tagline that begins with a capital. */
const CLAUSE = /[,;()|]|\sand\s|\s[–—-]\s|(?<=\d|\bforever|\bUSD|\bEUR)\s(?=\p{Lu}\p{Ll})/u;

export const hasZeroAmount = (text: string): boolean => text.search(ZERO_AMOUNT) >= 0;

const PAID =
  '(?:(?:[$€£¥₹]|\\b(?:chf|usd|eur|gbp|cad|aud|sek|inr))\\s?(?=[\\d.,]*[1-9])\\d[\\d.,]*[km]?|(?<![\\d.,])(?=[\\d.,]*[1-9])\\d[\\d.,]*\\s?(?:€|£|¢|\\$(?!\\d)|(?:usd|eur|chf|sek|kr|dollars|euros?|eth)\\b)|\\bkr\\s?(?=[\\d.,]*[1-9])\\d[\\d.,]*)';
const CUSTOM =
  '^(?:custom(?= ?$| (?:pric|plan|quot|contract|offer))|contact (?:us|sales)|let.s talk|pay[- ]as[- ]you[- ]go|usage[- ]based)\\b';
const PRICE = new RegExp(`${PAID}|${CUSTOM}`, 'i');
/** A price by account or by time. A price per unit used ("$0.20 per 1,000") and a credit are not the price of a plan. */
const PLAN_PRICE = new RegExp(
  `${CUSTOM}.{0,12}$|\\d ?% (?:of|per|on) (?:(?:each|every|all|your) )?(?:sale|transaction|order|payment)|^${ZERO}\\D.*${PAID}|^[^\\d$€£]{0,9}${PAID}(?:.{0,3}$|\\s+[–—-]\\s)|` +
    `${PAID}\\s*(?:usd |eur )?(?:/|per|an?|each|billed)\\s*(?:(?:(?:active|paid|full) )?(?:user|seat|member|editor|developer|host|workspace|site|project|organi[sz]ation|team|account)s?\\b|month|mo\\b|year|yr|annum|week|day|billed|$|[,.;)])`,
  'i',
);

/** Whether a price above zero is in the text, or the word for one that is negotiated. */
export const statesPrice = (text: string): boolean => PRICE.test(text);

export const statesPlanPrice = (text: string): boolean => PLAN_PRICE.test(text);

/** The price that a plan's place states. `unclear`: words beside a price of zero are not understood. */
export type PlacePrice = 'zero' | 'paid' | 'none' | 'unclear';

export const PRICE_LABEL =
  /^(?:(?:monthly|yearly|annual|list|base|starting) )?(?:price|pricing|costs?)\b|^(?:starting (?:at|from)|prix|preis|precio|prezzo)\b/i;
/** A zero amount that is marked as a price. */
export const BARE_ZERO = /^0(?:[.,]0+)?$/;

/** The first row of a price that depends on the amount used. */
const FIRST_PART = /^(?:(?:the|your) )?first\b|^(?:up to|0(?: to| ?[–—-]))/i;

/** What a plan costs by its label and the texts of its place. */
export function priceOf(label: string, blocks: readonly TextBlock[], names: ReadonlySet<string>): PlacePrice {
  const parts = [label, ...blocks.map(({ text }) => text)].flatMap(sentencesOf);
  if (parts.some(statesPlanPrice)) return 'paid';
  const known = new Set([...names, ...wordsOfNames([label])]);
  // If a cell holds the price ("Custom", "—"), the plan's name does not state one.
  const cells = blocks.filter(({ row, column }) => PRICE_LABEL.test(`${row}`) || PRICE_LABEL.test(`${column}`));
  const stated = cells.flatMap(({ text }) => text.split(' | '));
  if (stated.some((text) => /^(?=.*[1-9])[\d.,]+$/.test(text))) return 'paid';
  const isNothing = (text: string) => statesNothingFirst(text, known) || (stated.length > 0 && BARE_ZERO.test(text));
  const isOfPrice = (heading: string | null) =>
    heading === null || hasOnlyPriceWords(withoutFigures(heading.replace(PER_SEAT, ' ')), known);
  // "Price per event" of "First 10,000".
  const isOfPart = ({ row, column }: TextBlock) =>
    FIRST_PART.test(`${row}`) && isOfPrice(row) && PRICE_LABEL.test(`${column}`);
  // In the column of a plan that is called free, "Egress: free" does not contradict it.
  const isCalledFree = statesNothing(label, names);
  const free = blocks.filter(
    ({ text, kind, column, row }) =>
      kind !== 'data' && isNothing(text) && !(isCalledFree && column === label && !PRICE_LABEL.test(`${row}`)),
  );
  // Where only "Setup" is said to cost nothing, the plan may cost something.
  const isUnclear =
    parts.some((part) => hasZeroAmount(part) && !isNothing(part)) ||
    (free.length > 0 && !free.some((cell) => isOfPart(cell) || (isOfPrice(cell.row) && isOfPrice(cell.column))));
  if (isUnclear) return 'unclear';
  return (stated.length === 0 ? parts : stated).some(isNothing) ? 'zero' : 'none';
}
