import type { Limit } from '../../model/limit.ts';
import type { PageText } from '../../model/page-text.ts';
import type { EndedTerms, FigureEvidence, PageVerdict } from '../../model/page-verdict.ts';
import { MAX_QUOTE_CHARS } from '../../model/page-verdict.ts';
import type { SourceCheckOutcome } from '../../model/vocabulary.ts';
import { type Figure, isSameAmount } from '../figures/figure.ts';
import { figuresOf } from '../figures/figures-of.ts';
import { newCustomerLimits } from '../limits/limits-of.ts';
import { tierClass } from '../risk/tier-class.ts';
import { fold } from '../text/fold.ts';
import { endedTerms } from './ended-terms.ts';
import { keptText } from '../text/kept-text.ts';
import { limitFindings, type LimitFinding } from './limit-findings.ts';
import { pageFigures } from './page-figures.ts';
import { isPlanName, tierNames } from './plan-labels.ts';
import { saysFree, statesNothing, statesPlanPrice, statesPrice } from './plan-prices.ts';
import type { PlaceKind } from './place-keys.ts';
import { nameIn, placesOf, type PagePlaces } from './plan-places.ts';
import { isBarred, isOfferedFree } from './plan-terms.ts';
import { isProgramme, type ReadEntry } from './read-entry.ts';
import { reservedElsewhere, sentences } from './said-elsewhere.ts';
import { NAMING_FAULTS, vendorNaming, type VendorNaming } from './vendor-named.ts';

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
    places,
    isGrant: isGranted(entry, places),
    quotations: entry.quotations ?? [],
  });
  const bearing: Bearing = { entry, page, naming, places, findings, prices: pricesOf(entry, page, places) };
  const ended =
    naming === 'full' ? (endedTerms(page, tier, { vendor: entry.vendor, finalUrl }) ?? goneFree(bearing)) : null;
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

/** A programme's grant, or a trial or a credit without a plan on the page: the page need not state a price of zero. */
const isGranted = ({ offer }: ReadEntry, { own }: PagePlaces): boolean =>
  isProgramme(offer) || (tierClass(offer) === 'time-limited' && !own.some(({ kind }) => kind === 'plan'));

function isConfirmed(bearing: Bearing): boolean {
  const { entry, page, naming, places, findings, prices } = bearing;
  const wanted = [...findings.map(({ evidence }) => evidence), ...prices];
  if (naming !== 'full' || wanted.some(({ finding }) => finding !== 'found')) return false;
  if (reservedElsewhere(entry, page, places) !== undefined) return false;
  if (isGranted(entry, places)) return findings.length > 0 && (isProgramme(entry.offer) || !places.own.some(isBarred));
  if (/^(?:retired|not free)$/.test(tierClass(entry.offer)) || !isFree(bearing)) return false;
  return findings.length > 0 || statesOfferWords(entry, page, places);
}

/** The tier's own places offer it for free; if the page has none, a paragraph about it does, and last its embedded data. */
function isFree({ places: { own, all, tier, names }, page, findings }: Bearing): boolean {
  const of = (kind: PlaceKind) => own.filter((place) => place.kind === kind);
  const [plans, statements, data] = [of('plan'), of('statement'), of('data')];
  const visible = [...of('section'), ...(plans.length > 0 ? plans : statements)];
  if (visible.length > 0)
    return (
      // Where the plan's columns state no price, a statement about the plan may.
      (visible.some(({ price }) => price === 'zero') ||
        (visible.every(({ price }) => price === 'none') && statements.some(isOfferedFree))) &&
      [...plans, ...statements, ...data].every(({ price }) => price !== 'paid') &&
      !visible.some(isBarred)
    );
  const isPriced =
    all.some(({ kind }) => kind === 'plan') ||
    page.blocks.some(({ kind, text }) => kind !== 'data' && statesPlanPrice(text));
  if (isPriced) return false;
  if (data.length > 0) return data.some(isOfferedFree) && !data.some(({ price }) => price === 'paid');
  // Amounts outside of every plan's place may be of any plan.
  if (findings.length > 0 || !tier.isFree) return false;
  return sentences(page).some(({ sentence }) => statesNothing(sentence, names) || FREE_PLAN.test(sentence));
}

const FREE_PLAN = /\bfree (?:plan|tier|and open)/i;

const MIN_LISTED_PLANS = 2;
const PRICE_PAGE = /\b(?:pric\w+|plans?|tiers?)\b/i;
/** Headings of lists of things that are sold beside the plans. */
const NO_PLANS = /\b(?:packs?|packages?|add-?ons?|extras?|domains?|help ?desk|support|training|consulting)\b/i;
const SIZE = /^(?:nano|micro|mini|small|medium|large|single)\b/i;
const SAYS_FREE =
  /(?<!\b(?:former|previous|old|no|never|\d) )\bfree\b(?! (?:trial|days|weeks|months|shipping|demo|consultation|migration|support|ssl)\b)|\bnothing\b|\bno (?:cost|charge)|\bzero (?:dollars|euros)|\b0\s?[$€£]|[$€£]\s?0(?![\d.,]*\d)/i;

/** A page that lists priced plans and no free one: the free plan is gone, or now costs money. */
function goneFree({ entry, page, places }: Bearing): EndedTerms | null {
  if (!places.tier.isFree || isGranted(entry, places) || tierClass(entry.offer) !== 'free') return null;
  const plans = places.all.filter(({ kind }) => kind === 'plan');
  const paid = plans.filter(({ price, context }) => price === 'paid' && !NO_PLANS.test(context));
  const headings = page.blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text);
  const isListed =
    new Set(paid.map(({ label }) => label.toLowerCase())).size >= MIN_LISTED_PLANS &&
    paid.some(({ label, blocks }) =>
      [nameIn(label), blocks[0]?.text ?? ''].some(
        (name) => isPlanName(name) || SIZE.test(name) || places.tier.names.includes(name.toLowerCase()),
      ),
    ) &&
    [page.title, ...headings].some((text) => PRICE_PAGE.test(text));
  const isOpen =
    places.own.some(({ price, kind }) => price !== 'paid' && kind === 'plan') ||
    [page.description, ...sentences(page).map(({ sentence }) => sentence)].some(
      (text) => !text.endsWith('?') && !statesPlanPrice(text) && SAYS_FREE.test(text),
    );
  if (!isListed || isOpen) return null;
  const listed = paid.map(({ label, blocks }) => {
    const [name = '', ...parts] = label.split(' | ');
    const price = [...parts, ...blocks.map(({ text }) => text)].find(statesPlanPrice);
    return statesPlanPrice(name) || price === undefined ? name : `${name}: ${price}`;
  });
  return { quote: keptText(listed.join('; '), MAX_QUOTE_CHARS) ?? '' };
}

/** The prices of other plans in the description, which the page must state as well, in the place of the plan where it has one. */
function pricesOf({ offer }: ReadEntry, page: PageText, { all }: PagePlaces): readonly FigureEvidence[] {
  const own = newCustomerLimits(offer).flatMap(({ text }) => figuresOf(text).slice(0, 1));
  const stated = figuresOf(offer.description).filter(
    (price) => price.kind === 'money' && price.amount > 0 && !own.some((granted) => isSameAmount(granted, price)),
  );
  return stated.map((price) => {
    const name = PRICED_NAME.exec(offer.description.slice(0, price.start))?.[1];
    const places = all.filter(({ label }) => name !== undefined && nameIn(label).split(' ').includes(name));
    const blocks = places.length > 0 ? places.flatMap((place) => place.blocks) : page.blocks;
    const texts = [...places.map(({ label }) => label), ...blocks.map(({ text }) => text)];
    const isStated = texts.flatMap((text) => moneyIn(text, price)).some((money) => isSamePrice(money, price));
    const figure = /[$€£]\d+(?:[.,]\d+)*/.exec(price.text)?.[0] ?? price.text;
    return { figure, finding: isStated ? 'found' : 'absent' };
  });
}

/** The plan that a description names before a price: "Pro is", "Pro for". */
const PRICED_NAME = /(?<!\p{L})(\p{Lu}\p{L}{1,30})(?: (?:plan|tier|is|costs|at|for|from|starts)){0,3}[ :(–—-]{0,3}$/u;
/** A number alone, whose sign is apart from it. */
const BARE_PRICE = /^\d[\d.,]*(?: ?(?:\/|per|a) ?\p{L}+)?$/u;

const moneyIn = (text: string, { unit }: Figure): readonly Figure[] =>
  figuresOf(BARE_PRICE.test(text) && unit !== null ? `${unit} ${text}` : text).filter(({ kind }) => kind === 'money');

/** One amount of one currency for one period, where both state a period. */
const isSamePrice = (one: Figure, other: Figure): boolean =>
  isSameAmount(one, other) && (one.period === null || other.period === null || one.period === other.period);

type Lesser = Pick<PageVerdict, 'outcome' | 'source_check' | 'found'>;

/** What a page says that was read and does not confirm the entry. */
function lesserOutcome({ page, naming, places, findings }: Bearing): Lesser {
  const lesser = (source_check: SourceCheckOutcome, found: string): Lesser => ({
    outcome: 'link_ok',
    source_check,
    found,
  });
  if (naming !== 'full') return lesser(...NAMING_FAULTS[naming]);
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
