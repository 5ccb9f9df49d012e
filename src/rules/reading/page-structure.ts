import type { PageText, TextBlock } from '../../model/page-text.ts';
import { isZeroPrice, labelClass, statesPrice, type LabelClass, type TierNames } from './plan-labels.ts';

/**
 * `doubtful`: a column, card or object of a name that is not a known plan; only its own text can give its figures to the
 * tier.
 */
export type BlockScope = 'tier' | 'open' | 'other' | 'doubtful';

/** How a page is divided into plans, as seen from one tier. */
export interface PageStructure {
  readonly tier: TierNames;
  /** Names of columns and cards that are no names of the tier, as the page writes them. */
  readonly otherNames: readonly string[];
  readonly scopeOf: (block: TextBlock) => BlockScope;
}

/** Columns of tables that name no plan. */
const NEUTRAL =
  /^(?:limits?|values?|amounts?|quotas?|included|includes|allowances?|details?|descriptions?|defaults?|maximum|max|notes?|what you get|per month|monthly|resources?|features?|usage|specs?|specifications?|info|overview|you get|benefits?|offer|credits?)\b/i;
const MAX_OTHER_NAMES = 40;

/** Reads the columns, cards and headings of a page for the names of plans. */
export function structureOf(page: PageText, tier: TierNames): PageStructure {
  const labels = planLabels(page);
  const classes = new Map<string, LabelClass>();
  const classOf = (label: string): LabelClass => {
    const known = classes.get(label) ?? labelClass(label, tier);
    classes.set(label, known);
    return known;
  };
  const hasOwn = labels.some((label) => classOf(label) === 'own');
  const hasFree = labels.some((label) => classOf(label) === 'free');
  const prices = pricesOf(page);
  /** Whether a label means the tier; where the page shows the tier by name, "free" is another plan's. */
  const meaning = (label: string): LabelClass => {
    const found = classOf(label);
    if (found === 'free') return tier.isFree && !hasOwn ? 'own' : 'other_plan';
    return found;
  };
  const priced = (block: TextBlock): LabelClass => {
    const price = prices.get(priceKey(block));
    if (price === 'paid') return 'other_plan';
    return price === 'zero' && tier.isFree && !hasOwn && !hasFree ? 'own' : 'unknown';
  };
  const otherNames = [...labels, ...namedPlans(page)].filter(
    (label) => isName(label) && meaning(label) !== 'own' && !NEUTRAL.test(label),
  );
  return {
    tier,
    otherNames: [...new Set(otherNames)].slice(0, MAX_OTHER_NAMES),
    scopeOf: (block) => blockScope(block, { meaning, priced }),
  };
}

interface Meanings {
  readonly meaning: (label: string) => LabelClass;
  readonly priced: (block: TextBlock) => LabelClass;
}

function blockScope(block: TextBlock, meanings: Meanings): BlockScope {
  if (block.kind === 'cell' && (block.column !== null || block.row !== null)) return cellScope(block, meanings);
  if (block.card !== null) return cardScope(block, block.card, meanings);
  for (const heading of block.headings.toReversed()) {
    const found = meanings.meaning(heading);
    if (found === 'own') return 'tier';
    if (found === 'other_plan') return 'other';
  }
  const price = meanings.priced(block);
  if (price !== 'unknown') return price === 'own' ? 'tier' : 'other';
  return 'open';
}

/**
 * A cell counts for the headings of its column and of its row; one of them is the plan, the other the thing counted.
 */
function cellScope(block: TextBlock, { meaning, priced }: Meanings): BlockScope {
  const column = block.column === null ? null : meaning(block.column);
  const row = block.row === null ? null : meaning(block.row);
  if (column === 'other_plan' || row === 'other_plan') return 'other';
  if (block.card !== null && meaning(block.card) === 'other_plan') return 'other';
  if (column === 'own' || row === 'own') return 'tier';
  const price = priced(block);
  if (price !== 'unknown') return price === 'own' ? 'tier' : 'other';
  if (block.column !== null && !NEUTRAL.test(block.column)) return 'other';
  if (block.card !== null) return meaning(block.card) === 'own' ? 'tier' : 'doubtful';
  const heading = block.headings.at(-1);
  if (heading !== undefined && meaning(heading) === 'own') return 'tier';
  return heading !== undefined && meaning(heading) === 'other_plan' ? 'other' : 'open';
}

function cardScope(block: TextBlock, card: string, { meaning, priced }: Meanings): BlockScope {
  const found = meaning(card);
  if (found === 'own') return 'tier';
  if (found === 'other_plan') return 'other';
  const price = priced(block);
  if (price !== 'unknown') return price === 'own' ? 'tier' : 'other';
  if (block.kind === 'data') return dataScope(block, meaning);
  return 'doubtful';
}

/** Objects without the name of a plan: the keys on the way to a value may name one. */
function dataScope(block: TextBlock, meaning: (label: string) => LabelClass): BlockScope {
  for (const key of block.headings.toReversed()) {
    const found = meaning(key);
    if (found === 'own') return 'tier';
    if (found === 'other_plan') return 'other';
  }
  return 'doubtful';
}

/** Columns and cards of a page, without repeats. */
function planLabels(page: PageText): readonly string[] {
  const found = new Set<string>();
  for (const { card, column, kind, row } of page.blocks) {
    if (card !== null) found.add(card);
    if (column !== null) found.add(column);
    if (kind === 'cell' && row !== null) found.add(row);
  }
  return [...found];
}

/** A label that may be the name of a plan, as a sentence would write it. */
const isName = (label: string): boolean => /^\p{Lu}[\p{L}\p{N}+]{2,20}$/u.test(label);

/** What columns and cards cost, by the prices in them. */
function pricesOf(page: PageText): ReadonlyMap<string, 'zero' | 'paid'> {
  const found = new Map<string, 'zero' | 'paid'>();
  for (const block of page.blocks) {
    if (block.isStruck || block.text.length > 60) continue;
    const key = priceKey(block);
    const isPaid = /^[^\d]{0,12}[$€£]\s?\d/.test(block.text) && statesPrice(block.text) && !/credit/i.test(block.text);
    if (isPaid && /month|mo\b|year|yr|user|seat|^[$€£]\s?\d[\d.,]*$/i.test(block.text)) found.set(key, 'paid');
    else if (isZeroPrice(block.text) && !found.has(key)) found.set(key, 'zero');
  }
  return found;
}

/** A column, a card, or else a section of the page. */
function priceKey({ group, column, headings }: TextBlock): string {
  return group === null ? `#${headings.join('#')}` : `${group}|${column ?? ''}`;
}

/** "The Launch plan", "Launch tier": names of plans in the running text. */
function* namedPlans(page: PageText): Iterable<string> {
  for (const { text } of page.blocks) {
    for (const [, name = ''] of text.matchAll(
      /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}\p{N}+]{2,20}) (?:plan|tier)(?!\p{L})/gu,
    )) {
      if (!NO_PLAN_NAME.test(name)) yield name;
    }
  }
}

const NO_PLAN_NAME =
  /^(?:the|our|your|this|that|each|every|any|all|which|what|choose|change|compare|pick|select|current|pricing|price|upgrade|annual|monthly|yearly|free)$/i;
