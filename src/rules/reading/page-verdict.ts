import type { Limit } from '../../model/limit.ts';
import type { PageText } from '../../model/page-text.ts';
import type { EndedTerms, FigureEvidence, PageVerdict } from '../../model/page-verdict.ts';
import { MAX_QUOTE_CHARS } from '../../model/page-verdict.ts';
import type { SourceCheckOutcome } from '../../model/vocabulary.ts';
import { newCustomerLimits } from '../limits/limits-of.ts';
import { tierClass } from '../risk/tier-class.ts';
import { fold } from '../text/fold.ts';
import { endedTerms } from './ended-terms.ts';
import { keptText } from '../text/kept-text.ts';
import { limitFindings, type LimitFinding } from './limit-findings.ts';
import { pageFigures } from './page-figures.ts';
import { tierNames } from './plan-labels.ts';
import { saysFree, statesNothing, statesPlanPrice, statesPrice } from './plan-prices.ts';
import { placesOf, type PagePlaces, type PlaceKind } from './plan-places.ts';
import { isBarred, isOfferedFree } from './plan-terms.ts';
import type { ReadEntry } from './read-entry.ts';
import { reservedElsewhere, sentences } from './said-elsewhere.ts';
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
  const findings = limitFindings(limits, {
    figures: naming === 'none' ? [] : pageFigures(page, places),
    own: places.own,
    isGrant: isGranted(entry, places),
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
    const found = `The page states ${first.now}, was ${first.old}.`;
    return { outcome: 'changed', source_check: 'states_no_amount', found, ...evidence };
  }
  if (isConfirmed(bearing)) return { outcome: 'confirmed', source_check: 'ok', found: null, ...evidence };
  return { ...lesserOutcome(bearing), ...evidence };
}

const ENDED = 'The page says that these terms end or have ended.';

/** A programme's grant, or a trial or a credit of which the page shows no plan: it needs no price of nothing. */
const isGranted = (entry: ReadEntry, { own }: PagePlaces): boolean =>
  isProgramme(entry) || (tierClass(entry.offer) === 'time-limited' && !own.some(({ kind }) => kind === 'plan'));

const isProgramme = ({ offer: { eligibility } }: ReadEntry): boolean =>
  eligibility !== undefined && eligibility.type !== 'public';

function isConfirmed(bearing: Bearing): boolean {
  const { entry, page, naming, places, findings, prices } = bearing;
  const wanted = [...findings.map(({ evidence }) => evidence), ...prices];
  if (naming !== 'full' || wanted.some(({ finding }) => finding !== 'found')) return false;
  if (reservedElsewhere(entry, page, places) !== undefined) return false;
  if (isGranted(entry, places)) return findings.length > 0 && (isProgramme(entry) || !places.own.some(isBarred));
  if (/^(?:retired|not free)$/.test(tierClass(entry.offer)) || !isFree(places, page)) return false;
  return findings.length > 0 || statesOfferWords(entry, page, places);
}

/** The tier's own places offer it for nothing; where the page has none, a paragraph about it does, and at last its data. */
function isFree({ own, all, tier, names }: PagePlaces, page: PageText): boolean {
  const of = (kind: PlaceKind) => own.filter((place) => place.kind === kind);
  const [plans, statements, data] = [of('plan'), of('statement'), of('data')];
  const visible = plans.length > 0 ? plans : statements;
  if (visible.length > 0)
    return (
      visible.some(({ price }) => price === 'zero') &&
      [...visible, ...data].every(({ price }) => price !== 'paid') &&
      !visible.some(isBarred)
    );
  const isPriced =
    all.some(({ kind }) => kind === 'plan') ||
    page.blocks.some(({ kind, text }) => kind !== 'data' && statesPlanPrice(text));
  if (isPriced) return false;
  if (data.length > 0) return data.some(isOfferedFree) && !data.some(({ price }) => price === 'paid');
  if (!tier.isFree) return false;
  return sentences(page).some(({ sentence }) => statesNothing(sentence, names) || FREE_PLAN.test(sentence));
}

const FREE_PLAN = /\bfree (?:plan|tier|and open)/i;

const MIN_LISTED_PLANS = 2;
const PRICE_PAGE = /\b(?:pric\w+|plans?|tiers?)\b/i;
const SAYS_FREE =
  /(?<!\b(?:former|previous|old|\d) )\bfree\b(?! (?:trial|days|weeks|months|shipping|demo|consultation|migration|support|ssl)\b)|\b0\s?[$€£]|[$€£]\s?0(?![\d.,]*\d)/i;

/** A page that lists plans with their prices and none of them is free: the free plan is gone, or costs money now. */
function goneFree({ entry, page, places }: Bearing): EndedTerms | null {
  if (!places.tier.isFree || isGranted(entry, places) || tierClass(entry.offer) !== 'free') return null;
  const plans = places.all.filter(({ kind }) => kind === 'plan');
  const paid = plans.filter(({ price }) => price === 'paid');
  const headings = page.blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text);
  const isListed =
    new Set(paid.map(({ label }) => label.toLowerCase())).size >= MIN_LISTED_PLANS &&
    [page.title, ...headings].some((text) => PRICE_PAGE.test(text));
  const isOpen =
    places.own.some(({ price }) => price !== 'paid') ||
    [page.description, ...sentences(page).map(({ sentence }) => sentence)].some(
      (text) => !text.endsWith('?') && SAYS_FREE.test(text),
    );
  if (!isListed || isOpen) return null;
  const listed = paid.map(({ label, blocks }) => {
    const [name = '', ...parts] = label.split(' | ');
    const price = [...parts, ...blocks.map(({ text }) => text)].find(statesPlanPrice);
    return statesPlanPrice(name) || price === undefined ? name : `${name}: ${price}`;
  });
  return { quote: keptText(listed.join('; '), MAX_QUOTE_CHARS) ?? '' };
}

/** The prices of other plans in the description, which the page must state as well, and in no other currency. */
function pricesOf({ offer }: ReadEntry, page: PageText): readonly FigureEvidence[] {
  const own = new Set(newCustomerLimits(offer).map(({ text }) => /^[$€£][\d.,]*\d/.exec(text)?.[0]));
  const stated = new Set(offer.description.match(/[$€£]\d+(?:[.,]\d+)*/g));
  const prices = page.blocks.map(({ text }) => text.replace(/(?<![\d.,])(\d[\d.,]*) ?€/g, '€$1'));
  const numbers = prices.flatMap((text) => text.match(/(?:[$€£] ?)?\d+(?:[.,]\d+)*/g) ?? []);
  const known = new Set(numbers.map(plainNumber));
  // A page may write the sign apart from the number.
  const isKnown = (price: string) => [price, price.slice(1)].some((one) => known.has(plainNumber(one)));
  return [...stated]
    .filter((price) => !own.has(price) && /[1-9]/.test(price))
    .map((price) => ({ figure: price, finding: isKnown(price) ? 'found' : 'absent' }));
}

/** `$1200` for "$ 1,200" and "$1,200.00". */
const plainNumber = (written: string): string => written.replace(/[, ]/g, '').replace(/\.00$/, '');

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
    const found = 'The page states neither free terms nor prices.';
    return { outcome: 'states_no_price', source_check: 'states_no_terms', found };
  }
  if (findings.length === 0) return lesser('ok', 'The page names the vendor; the entry has no limits to compare.');
  const found = `The page states ${met || 'none'} of the ${findings.length} limits of the entry for its tier.`;
  return lesser(met === 0 ? 'states_no_amount' : 'ok', found);
}

/** Long words at the start of a description that are looked for, and how many of them a page must have. */
const LEADING_WORDS = 8;
const MIN_FOUND_WORDS = 3;
const LONG_WORD = /\p{L}{6,}/gu;

/** Whether a page states an offer that has no figures: outside of other plans it has the first long words of the description. */
function statesOfferWords({ vendor, offer }: ReadEntry, page: PageText, { placeOf }: PagePlaces): boolean {
  const description = fold(offer.description).replaceAll(fold(vendor.name), ' ');
  const wanted = [...new Set(description.match(LONG_WORD))].slice(0, LEADING_WORDS);
  const blocks = page.blocks.filter((block) => (placeOf(block)?.owner ?? 'tier') === 'tier');
  const text = fold([page.title, page.description, ...blocks.map((block) => block.text)].join(' '));
  return wanted.filter((word) => text.includes(word)).length >= MIN_FOUND_WORDS;
}
