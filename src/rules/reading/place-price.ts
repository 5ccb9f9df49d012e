import type { TextBlock } from '../../model/page-text.ts';
import type { Figure } from '../figures/figure.ts';
import { figuresOf, sentencesOf } from '../figures/figures-of.ts';
import { hasOnlyPriceWords, hasZeroAmount, statesNothing, statesPlanPrice } from './plan-prices.ts';
import { withoutFigures, wordsOfNames } from './understood.ts';

/** What a plan's place says that it costs. `unclear`: it says more of a price of nothing than is understood. */
export type PlacePrice = 'zero' | 'paid' | 'none' | 'unclear';

/** A plan's place with its price. */
interface PricedBlocks {
  readonly context: string;
  readonly label: string;
  readonly blocks: readonly TextBlock[];
  readonly price: PlacePrice;
}

/** Rows and columns whose amounts of money are granted, or are prices of use. */
const NO_PRICE = /\b(?:credits?|grants?|vouchers?|bonus|overage|additional|extra|per (?:1,?000|GB|million|1M))\b/i;
export const PRICE_LABEL = /^(?:(?:monthly|yearly|annual|list|base|starting) )?(?:price|pricing|costs?)\b/i;
/** A price of nothing, where something says that it is a price. */
export const BARE_ZERO = /^0(?:[.,]0+)?$/;

/** What a plan costs by its label and the texts of its place. */
export function priceOf(label: string, blocks: readonly TextBlock[], names: ReadonlySet<string>): PlacePrice {
  const priced = blocks.filter(({ row, column }) => !NO_PRICE.test(`${row ?? ''} | ${column ?? ''}`));
  const parts = [label, ...priced.map(({ text }) => text)].flatMap((text) => text.split(' | ')).flatMap(sentencesOf);
  if (parts.some(statesPlanPrice)) return 'paid';
  const known = new Set([...names, ...wordsOfNames([label])]);
  // Where a cell is there for the price, the plan's name is none: "Custom", "—".
  const cells = priced.filter(({ row, column }) => PRICE_LABEL.test(row ?? '') || PRICE_LABEL.test(column ?? ''));
  const stated = cells.flatMap(({ text }) => text.split(' | '));
  if (stated.some((text) => /^(?=.*[1-9])[\d.,]+$/.test(text))) return 'paid';
  const isNothing = (text: string) => statesNothing(text, known) || (stated.length > 0 && BARE_ZERO.test(text));
  const isOfPrice = (heading: string | null) =>
    heading === null || heading === label || hasOnlyPriceWords(withoutFigures(heading), known);
  const free = priced.filter(({ text, kind }) => kind !== 'data' && isNothing(text));
  // Where only "Setup" is said to cost nothing, the plan may cost something.
  const isUnclear =
    parts.some((part) => hasZeroAmount(part) && !isNothing(part)) ||
    priced.some(({ text }) => hasZeroAmount(text) && figuresOf(text).some(isBareTime)) ||
    (free.length > 0 && !free.some(({ row, column }) => isOfPrice(row) && isOfPrice(column)));
  if (isUnclear) return 'unclear';
  return (stated.length === 0 ? parts : stated).some(isNothing) ? 'zero' : 'none';
}

/** "14 days" beside a price is how long it holds. */
const isBareTime = ({ kind, thing }: Figure): boolean => kind === 'duration' && thing === null;

/** Whether something that is not understood stands where the plan beside it has its price. */
export function hasUnknownPrice(
  { context, label, blocks }: PricedBlocks,
  places: readonly PricedBlocks[],
  names: ReadonlySet<string>,
): boolean {
  const known = new Set([...names, ...wordsOfNames([label])]);
  // In a table the row of the price tells.
  if (hasZeroAmount(label) || blocks.some(({ line }) => line !== null)) return false;
  if (blocks.some(({ text }) => text !== label && text.split(' | ').some((part) => statesNothing(part, known))))
    return false;
  const beside = places.find((other) => other.context === context && other.price === 'paid');
  const at = beside?.blocks.findIndex(({ text }) => statesPlanPrice(text)) ?? -1;
  const text = at < 0 ? undefined : blocks[at]?.text;
  return (
    text !== undefined &&
    text !== label &&
    !figuresOf(text).some(({ thing, kind }) => thing !== null && kind !== 'money')
  );
}
