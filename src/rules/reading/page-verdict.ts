import type { Limit } from '../../model/limit.ts';
import type { PageText, TextBlock } from '../../model/page-text.ts';
import type { EndedTerms, FigureEvidence, PageVerdict } from '../../model/page-verdict.ts';
import { MAX_QUOTE_CHARS } from '../../model/page-verdict.ts';
import type { SourceCheckOutcome } from '../../model/vocabulary.ts';
import { sentencesOf } from '../figures/figures-of.ts';
import { newCustomerLimits } from '../limits/limits-of.ts';
import { tierClass } from '../risk/tier-class.ts';
import { endedTerms, NEWS } from './ended-terms.ts';
import { keptText } from './kept-text.ts';
import { limitFindings, type LimitFinding } from './limit-findings.ts';
import { statesOfferWords } from './offer-words.ts';
import { pageFigures } from './page-figures.ts';
import { hasWord, mentions, tierNames } from './plan-labels.ts';
import { isPriceWord, ZERO_AMOUNT, saysFree, statesNothing, statesPlanPrice, statesPrice } from './plan-prices.ts';
import { isBarred, isOfferedFree, placesOf, type PagePlaces, type PlaceKind } from './plan-places.ts';
import type { ReadEntry } from './read-entry.ts';
import { hasReservation } from './reservations.ts';
import { strangeWords, withoutFigures, wordsOfNames } from './understood.ts';
import { vendorNaming, type VendorNaming } from './vendor-named.ts';

/** A page as it bears on one entry. */
interface Bearing {
  readonly entry: ReadEntry;
  readonly page: PageText;
  readonly naming: VendorNaming;
  readonly places: PagePlaces;
  readonly findings: readonly LimitFinding[];
  /** Prices of other plans that the description publishes. */
  readonly prices: readonly FigureEvidence[];
}

/**
 * What a page says about an offer (docs/rules.md#page-verdict). `confirmed` only where the page names the vendor, the tier's own
 * place offers it for nothing today, and every limit of the entry is found; where anything is in doubt, the lesser outcome.
 */
export function pageVerdict(entry: ReadEntry, page: PageText, finalUrl: string): PageVerdict {
  const naming = vendorNaming(entry.vendor, page);
  const tier = tierNames(entry.offer);
  const places = placesOf(page, tier, entry.vendor);
  const limits: readonly Limit[] = newCustomerLimits(entry.offer);
  const isGrant = isGranted(entry);
  const findings = limitFindings(limits, {
    figures: naming === 'none' ? [] : pageFigures(page, places),
    own: places.own,
    isGrant,
    quotations: entry.quotations ?? [],
    names: places.names,
  });
  const bearing: Bearing = { entry, page, naming, places, findings, prices: pricesOf(entry, page) };
  const vendorNames = [entry.vendor.name, ...entry.vendor.former_names];
  const ended = naming === 'full' ? (endedTerms(page, tier, { vendorNames, finalUrl }) ?? goneFree(bearing)) : null;
  const replaced = naming === 'full' ? findings.flatMap((found) => found.replaced ?? []) : [];
  const evidence = { figures: [...findings.map((found) => found.evidence), ...bearing.prices], replaced, ended };
  if (ended) return { outcome: 'changed', source_check: 'states_no_terms', found: ENDED, ...evidence };
  const [first] = replaced;
  if (first) {
    return {
      outcome: 'changed',
      source_check: 'states_no_amount',
      found: `The page states ${first.now}, was ${first.old}.`,
      ...evidence,
    };
  }
  if (isConfirmed(bearing)) return { outcome: 'confirmed', source_check: 'ok', found: null, ...evidence };
  return { ...lesserOutcome(bearing), ...evidence };
}

const ENDED = 'The page says that these terms end or have ended.';

/** A programme's grant, a trial or a credit: its page need not show a plan at no price. */
function isGranted({ offer }: ReadEntry): boolean {
  return (
    (offer.eligibility !== undefined && offer.eligibility.type !== 'public') || tierClass(offer) === 'time-limited'
  );
}

function isConfirmed(bearing: Bearing): boolean {
  const { entry, page, naming, places, findings, prices } = bearing;
  if (
    naming !== 'full' ||
    [...findings.map(({ evidence }) => evidence), ...prices].some(({ finding }) => finding !== 'found')
  )
    return false;
  if (isGranted(entry)) return findings.length > 0 && reservedElsewhere(bearing) === undefined;
  if (tierClass(entry.offer) !== 'free' || !isFree(places, page) || reservedElsewhere(bearing) !== undefined) return false;
  return findings.length > 0 || statesOfferWords(entry, page, places);
}

/** The tier's own places offer it for nothing; where the page has none, a paragraph about it does, and at last its data. */
function isFree({ own, all, tier }: PagePlaces, page: PageText): boolean {
  const of = (kind: PlaceKind) => own.filter((place) => place.kind === kind);
  const [plans, statements, data] = [of('plan'), of('statement'), of('data')];
  const visible = plans.length > 0 ? plans : statements;
  if (visible.length > 0)
    return visible.some(isOfferedFree) && visible.every((place) => place.price !== 'paid' && !isBarred(place));
  const isShown =
    all.some(({ kind }) => kind === 'plan') ||
    page.blocks.some(({ kind, text }) => kind !== 'data' && statesPlanPrice(text));
  if (isShown) return false;
  if (data.length > 0) return data.some(isOfferedFree) && !data.some(({ price }) => price === 'paid');
  return tier.isFree && sentences(page).some(({ sentence }) => statesNothing(sentence) || FREE_PLAN.test(sentence));
}

const FREE_PLAN = /\bfree (?:plan|tier|and open)/i;

const sentences = (page: PageText) =>
  page.blocks.flatMap((block) =>
    block.text
      .split(' | ')
      .flatMap(sentencesOf)
      .map((sentence) => ({ block, sentence })),
  );

const FOOTNOTE = /^(?:[*†‡§¹²³⁴-⁹]|[[(]?\d{1,2}[)\]])\s*\D/;
const COSTS = /\bcosts? (?:only |just )?[$€£]\s?[1-9]/i;
const MONTH = '(?:january|february|march|april|june|july|august|september|october|november|december)';
const DAY = `\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)`;
/** Who cannot have it, what is over, or what is from a day on, in a sentence that names no plan. */
const CLOSED_TO_ALL = new RegExp(
  `\\b(?:legacy|retir\\w*|discontinu\\w*|sunset\\w*|no longer|wait(?:ing)?[- ]?list|invit\\w+|paus\\w*|clos(?:ed|ing)|phas(?:ed|ing) out|shut\\w*|wind(?:ing)? down|new (?:customers|users|accounts|sign-?ups)|existing (?:customers|users|accounts)|sign-?ups?|registrations?|(?:from|on|until|till|by|before|after|since|as of) (?:the )?(?:${MONTH}|${DAY}))`,
  'i',
);
const QUESTION = /^(?:is|are|do|does|can|could|what|how|why|which|when|where|who|will|may)\b.*\?$/i;
const OTHER_PLAN = /\b(?:The|Our) (\p{Lu}\p{L}+) (?:plan|tier)s?\b/u;
const THE_PLAN = /\b(?:the|this|that|our) (?:\p{L}+ )?(?:plans?|tiers?|offer|allowance)\b/iu;

/**
 * The first sentence outside of the tier's place that says something of the tier that is not understood; or a footnote, a
 * sentence of the sections that hold the place, or one about all plans, with a reservation.
 */
export function reservedElsewhere({
  page,
  places,
  entry,
}: Pick<Bearing, 'page' | 'places' | 'entry'>): string | undefined {
  const contexts = [...new Set(places.own.map(({ context }) => `${context} | `))];
  const isBeside = ({ headings, kind }: TextBlock) =>
    /^(?:paragraph|item)$/.test(kind) &&
    contexts.some((context) => context.startsWith(headings.map((one) => `${one} | `).join('')));
  const named = (text: string) => mentions(text, places.tier, places.otherNames);
  const labels = places.own
    .map(({ label }) => (label.split(' | ')[0] ?? '').replace(ZERO_AMOUNT, ' ').replace(/[^\p{L}\p{N}]+$/u, ''))
    .filter((label) => /^\p{Lu}\p{L}{2,}(?: \p{L}+)?$/u.test(label));
  const known = new Set([...places.names, ...wordsOfNames(labels)]);
  const isNamed = (text: string) =>
    named(text).some(({ isOwn, isWeak }) => isOwn && !isWeak) ||
    (places.tier.isFree && FREE_AS_NAME.test(text)) ||
    labels.some((label) => label !== 'Free' && hasWord(text, label));
  const answers = new Set(
    page.blocks.filter((_, at) => {
      const question = page.blocks[at - 1]?.text ?? '';
      return question.endsWith('?') && isNamed(question);
    }),
  );
  const isOfOther = (text: string) =>
    OTHER_PLAN.test(text) || named(text).some(({ isOwn }) => !isOwn) || places.otherNames.some((name) => hasWord(text, name));
  return sentences(page).find(({ block, sentence }) => {
    const place = places.placeOf(block);
    if (QUESTION.test(sentence) || (place && places.own.includes(place) && place.kind !== 'statement')) return false;
    const isReserved = hasReservation(sentence) || COSTS.test(sentence);
    const isOther = isOfOther(sentence);
    if (isReserved && /^Free \p{Ll}+s\b/u.test(sentence)) return true;
    if (answers.has(block) && !isNamed(sentence)) return isReserved && !isOther;
    if (isNamed(sentence) || (!isOther && THE_PLAN.test(sentence)))
      return isReserved || !(isOther || place || block.kind === 'cell' || block.kind === 'heading' || isUnderstoodStatement(sentence, known));
    if (FOOTNOTE.test(block.text)) return isReserved;
    if (isOther || place?.owner === 'other' || block.headings.some((heading) => NEWS.test(heading))) return false;
    return isReserved && ((OF_AN_OFFER.test(sentence) && (isBeside(block) || CLOSED_TO_ALL.test(sentence))) || sentence.includes(entry.offer.tier));
  })?.sentence;
}

/** The tier by its bare name in a sentence: "Free costs nothing", "stay on Free". */
const FREE_AS_NAME =
  /[^\s.!?] Free(?= \p{Ll}|[,.;:?!)]|$)|^Free(?:$|[,:]| (?:is|has|gets?|costs?|comes?|stays?|ends?|goes|will|was|does|and|or|users|accounts)\b)/u;
/** Who or what the sentences of a price page are about, by name or by pronoun. */
const OF_AN_OFFER =
  /\b(?:plans?|tiers?|accounts?|customers?|users?|members?|senders?|people|prices?|pricing|list|page|row|column|anyone|nobody|everyone|those|who|we|us|our|it|they|this|these|you|your)\b/i;

const STATEMENT_WORDS = new Set('yes no not more than on in under at'.split(' '));

/** A sentence without a word that is not understood. */
const isUnderstoodStatement = (sentence: string, names: ReadonlySet<string>): boolean =>
  statesNothing(sentence, names) ||
  strangeWords(withoutFigures(sentence), (word) => STATEMENT_WORDS.has(word) || isPriceWord(word) || names.has(word)).length === 0;

const MIN_LISTED_PLANS = 2;
const PRICE_PAGE = /\b(?:pric\w+|plans?|tiers?)\b/i;
const SAYS_FREE =
  /\bfree\b(?! (?:trial|shipping|demo|consultation|migration|support|ssl)\b)|\b0\s?[$€£]|[$€£]\s?0(?![\d.,]*\d)/i;

/** A page that lists plans with their prices and none of them is free: the free plan is gone, or costs money now. */
function goneFree({ entry, page, places }: Bearing): EndedTerms | null {
  if (!places.tier.isFree || isGranted(entry) || tierClass(entry.offer) !== 'free') return null;
  const plans = places.all.filter(({ kind }) => kind === 'plan');
  const paid = plans.filter(({ price }) => price === 'paid');
  const headings = page.blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text);
  const isListed =
    new Set(paid.map(({ label }) => label.toLowerCase())).size >= MIN_LISTED_PLANS &&
    [page.title, ...headings].some((text) => PRICE_PAGE.test(text));
  const isOpen =
    plans.some(({ price }) => price === 'zero') ||
    places.own.some(({ price }) => price !== 'paid') ||
    [page.description, ...sentences(page).map(({ sentence }) => sentence)].some((text) => SAYS_FREE.test(text));
  if (!isListed || isOpen) return null;
  const listed = paid.map(({ label, blocks }) => {
    const price = blocks.find(({ text }) => statesPlanPrice(text))?.text ?? label;
    return `${label.split(' | ')[0] ?? ''}: ${price}`;
  });
  return { quote: keptText(listed.join('; '), MAX_QUOTE_CHARS) ?? '' };
}

/** The prices of other plans in the description, which the page must state as well. */
function pricesOf({ offer }: ReadEntry, page: PageText): readonly FigureEvidence[] {
  const own = new Set(newCustomerLimits(offer).map(({ text }) => /^[$€£][\d.,]*\d/.exec(text)?.[0]));
  const stated = new Set(offer.description.match(/[$€£]\d+(?:[.,]\d+)*/g));
  const numbers = page.blocks.flatMap(({ text }) => text.match(/\d+(?:[.,]\d+)*/g) ?? []);
  const known = new Set(numbers.map(plainNumber));
  return [...stated]
    .filter((price) => !own.has(price) && !/^.0+$/.test(price))
    .map((price) => ({ figure: price, finding: known.has(plainNumber(price.slice(1))) ? 'found' : 'absent' }));
}

/** `1200` for "1,200" and "1,200.00", `9.50` for "9,50". */
const plainNumber = (written: string): string =>
  written
    .replace(/,(?=\d{3}\b)/g, '')
    .replace(',', '.')
    .replace(/\.00$/, '');

type Lesser = Pick<PageVerdict, 'outcome' | 'source_check' | 'found'>;

/** What a page says that was read and does not confirm the entry. */
function lesserOutcome({ page, naming, places, findings }: Bearing): Lesser {
  const lesser = (source_check: SourceCheckOutcome, found: string): Lesser => ({
    outcome: 'link_ok',
    source_check,
    found,
  });
  if (naming === 'none') return lesser('does_not_name_vendor', 'The page does not name the vendor.');
  if (naming === 'company') return lesser('does_not_name_product', 'The page names the company, not the product.');
  const met = findings.filter(({ evidence }) => evidence.finding === 'found').length;
  const hasTerms =
    places.own.length > 0 || met > 0 || page.blocks.some(({ text }) => statesPrice(text) || saysFree(text));
  if (!hasTerms) {
    return {
      outcome: 'states_no_price',
      source_check: 'states_no_terms',
      found: 'The page states neither free terms nor prices.',
    };
  }
  if (findings.length === 0) return lesser('ok', 'The page names the vendor; the entry has no limits to compare.');
  if (met === 0)
    return lesser(
      'states_no_amount',
      `The page states none of the ${findings.length} limits of the entry for its tier.`,
    );
  return lesser('ok', `The page states ${met} of the ${findings.length} limits of the entry for its tier.`);
}
