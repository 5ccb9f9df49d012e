import type { PageText, TextBlock } from '../../model/page-text.ts';
import { groupBy } from '../catalogue/group-by.ts';
import { withoutBrackets } from '../text/words.ts';
import { sentencesOf } from '../figures/figures-of.ts';
import { hasWord, labelClass, mentions, type LabelClass, type TierNames } from './plan-labels.ts';
import { hasUnknownPrice, hasZeroAmount, PRICE_LABEL, priceOf, statesNothing, ZERO_AMOUNT } from './plan-prices.ts';
import type { PricedBlocks } from './plan-prices.ts';
import { strangeWords, withoutFigures, wordsOfNames } from './understood.ts';
import { productWords, type NamedVendor } from './vendor-named.ts';

/**
 * Where a page states the terms of one plan. `plan`: its card, column, row, section or definition. `statement`: a paragraph
 * that begins with its name. `data`: an object of embedded data.
 */
export type PlaceKind = 'plan' | 'statement' | 'data';

/** The place of a block: blocks with one key are of one place. */
interface PlaceKey {
  readonly key: string;
  readonly kind: PlaceKind;
  readonly label: string;
  /** The headings above it: on a page of several products they name whose plan it is. */
  readonly context: string;
}

export interface PlanPlace extends PlaceKey, PricedBlocks {
  readonly owner: 'tier' | 'other' | 'unknown';
}

type PricedPlace = Omit<PlanPlace, 'owner'>;

/** How a page is divided into plans, as seen from one tier. */
export interface PagePlaces {
  readonly tier: TierNames;
  readonly all: readonly PlanPlace[];
  /** The tier's own places. */
  readonly own: readonly PlanPlace[];
  /** Words of the names of the vendor and of the tier. */
  readonly names: ReadonlySet<string>;
  /** Names of other plans as the page writes them. */
  readonly otherNames: readonly string[];
  readonly placeOf: (block: TextBlock) => PlanPlace | undefined;
}

/** Divides a page into the places of its plans and finds those of a vendor's tier. */
export function placesOf(page: PageText, tier: TierNames, vendor: NamedVendor): PagePlaces {
  const isRival = rivalOf(vendor, page);
  const classes = new Map<string, LabelClass>();
  const classOf = (label: string): LabelClass => {
    const known = classes.get(label) ?? (isRival(label) ? 'rival' : labelClass(label, tier));
    classes.set(label, known);
    return known;
  };
  const names = wordsOfNames([vendor.name, ...tier.names, ...tier.product]);
  const isPlan: IsPlan = (label) => !!label && !label.endsWith('?') && classOf(label) !== 'unknown';
  const keys = placeKeys(page, isPlan, tier);
  const places = [...groupBy([...keys.keys()], (block) => keys.get(block)?.key ?? '')].flatMap(([, blocks]) => {
    const key = blocks[0] && keys.get(blocks[0]);
    return key ? [{ ...key, blocks, price: priceOf(key.label, blocks, names) }] : [];
  });
  const owner = ownership(places, classOf, tier);
  const all = places.map((place): PlanPlace => {
    const whose = owner(place);
    const isUnclear =
      whose === 'tier' &&
      place.kind === 'plan' &&
      (!isUnderstoodLabel(place.label, names, tier) || hasUnknownPrice(place, places, names));
    return { ...place, owner: whose, price: isUnclear && place.price !== 'paid' ? 'unclear' : place.price };
  });
  const byKey = new Map(all.map((place) => [place.key, place]));
  const own = all.filter(({ owner: whose }) => whose === 'tier');
  return {
    tier,
    names,
    all,
    own: ofTierProduct(ofProduct(own, page, productWords(vendor)), page, tier),
    otherNames: otherNames(all).filter((name) => !names.has(name.toLowerCase())),
    placeOf: (block) => byKey.get(keys.get(block)?.key ?? ''),
  };
}

type IsPlan = (label: string | null) => boolean;

/** The place of every block that is in one. */
function placeKeys(page: PageText, isPlan: IsPlan, tier: TierNames): ReadonlyMap<TextBlock, PlaceKey> {
  const keys = new Map<TextBlock, PlaceKey>();
  const cells = page.blocks.filter(
    ({ kind, line, column, group }) => kind === 'cell' && group !== null && (line !== null || column !== null),
  );
  for (const table of groupBy(cells, ({ group }) => group).values())
    for (const [cell, key] of tableKeys(table, isPlan)) keys.set(cell, key);
  for (const [at, block] of page.blocks.entries()) {
    const key = keys.get(block) ?? enclosing(block, isPlan) ?? statement(block, at, tier);
    if (key) keys.set(block, key);
  }
  return keys;
}

/** Columns of tables that name no plan. */
const NEUTRAL =
  /^(?:limits?|values?|amounts?|quotas?|included|includes|allowances?|details?|descriptions?|defaults?|maximum|max|notes?|what you get|per month|monthly|resources?|features?|usage|specs?|specifications?|info|overview|you get|benefits?|offer|price|cost)\b/i;
const PLAN_COLUMN = /^(?:plans?|tiers?|editions?|packages?|name|product)$/i;

/** The plans of a table: its columns, or else its rows. */
function* tableKeys(cells: readonly TextBlock[], isPlan: IsPlan): Iterable<readonly [TextBlock, PlaceKey]> {
  const isNamed = (column: string | null): column is string =>
    column !== null && column !== '' && !NEUTRAL.test(column);
  const columns = [...groupBy(cells, ({ column }) => column)].filter(([column]) => isNamed(column));
  const planColumn = columns.find(
    ([column, own]) => PLAN_COLUMN.test(column ?? '') && own.some(({ text }) => isPlan(text)),
  )?.[0];
  const priced = columns.filter(
    ([column, own]) => !PRICE_LABEL.test(column ?? '') && priceOf(column ?? '', own, new Set()) !== 'none',
  );
  const hasColumns = columns.some(([column]) => isPlan(column)) || priced.length > 1;
  if (hasColumns && planColumn === undefined) {
    for (const cell of cells) if (isNamed(cell.column)) yield [cell, planKey(cell, `c|${cell.column}`, cell.column)];
    return;
  }
  for (const [line, row] of groupBy(cells, (cell) => cell.line)) {
    const name = row.find(({ column, text }) => column === (planColumn ?? column) && isPlan(text));
    const first = row.find((cell) => cell.row !== null)?.row ?? null;
    // A price tells which row is the free plan, and the first cell what that plan is called.
    const label =
      name && !(first !== null && !RANGE.test(first) && isPrice(name.text))
        ? name.text
        : name || isPlan(first)
          ? first
          : null;
    if (line !== null && label !== null) for (const cell of row) yield [cell, planKey(cell, `r|${line}`, label)];
  }
}

const isPrice = (text: string): boolean => statesNothing(text) && hasZeroAmount(text);
/** The part of a volume that a price is for. */
const RANGE = /^(?:the )?(?:first|up to|0 ?(?:[–—-]|to)) ?[\d,]+/i;

const planKey = ({ group, headings }: TextBlock, key: string, label: string): PlaceKey => ({
  key: `${group ?? ''}|${key}`,
  kind: 'plan',
  label,
  context: headings.join(' | '),
});

/** The card, definition or section that holds a block. */
function enclosing(block: TextBlock, isPlan: IsPlan): PlaceKey | null {
  const { kind, card, row, headings } = block;
  if (kind === 'data') {
    const label = card ?? headings.findLast(isPlan);
    return label === undefined ? null : { ...planKey(block, `d|${label}`, label), kind: 'data' };
  }
  if ((kind === 'cell' || kind === 'item') && row !== null && isPlan(row))
    return planKey(block, `l|${headings.join('|')}|${row}`, row);
  if (card?.endsWith('?') === true) return null;
  const at = card === null ? headings.findLastIndex(isPlan) : headings.lastIndexOf(card);
  const label = card ?? headings[at];
  if (label === undefined) return null;
  const above = { ...block, headings: at < 0 ? headings : headings.slice(0, at) };
  const key = card === null ? { key: `h|${headings.slice(0, at + 1).join('|')}` } : {};
  return { ...planKey(above, 'k', label), ...key };
}

const MAX_STATEMENT_LEAD_CHARS = 24;

/** "The Free plan includes …": a paragraph about one plan, which it names at its start. */
function statement({ kind, text }: TextBlock, at: number, tier: TierNames): PlaceKey | null {
  if ((kind !== 'paragraph' && kind !== 'item') || !/\d|unlimited/i.test(text)) return null;
  if (sentencesOf(text)[0]?.endsWith('?') === true) return null;
  const named = mentions(text, tier, []);
  const [first] = named;
  if (!first || first.isWeak || first.index > MAX_STATEMENT_LEAD_CHARS) return null;
  if (named.some(({ isOwn }) => isOwn !== first.isOwn)) return null;
  return { key: `s|${at}`, kind: 'statement', label: text.slice(first.index, first.index + 12), context: '' };
}

/**
 * Whose a place is. Where a label names the tier, one that only says free is another plan's; where none does and the
 * tier has no other name, the single plan at no price is the tier.
 */
function ownership(places: readonly PricedPlace[], classOf: (label: string) => LabelClass, tier: TierNames) {
  const visible = places.filter(({ kind }) => kind === 'plan');
  const hasLabel = (wanted: LabelClass) => visible.some(({ label }) => classOf(label) === wanted);
  const [hasOwn, hasFree] = [hasLabel('own'), hasLabel('free')];
  const zero = new Set(visible.flatMap(({ label, price }) => (price === 'zero' ? [nameIn(label).toLowerCase()] : [])));
  const isOnlyFree = tier.isFree && tier.names.length === 0 && !hasFree && zero.size === 1;
  return ({ label, price, kind }: PricedPlace): PlanPlace['owner'] => {
    if (kind === 'statement') return mentions(label, tier, []).some(({ isOwn }) => isOwn) ? 'tier' : 'other';
    const found = classOf(label);
    if (found === 'own') return 'tier';
    if (found === 'free') return tier.isFree && !hasOwn ? 'tier' : 'other';
    if (found === 'rival') return 'other';
    if (price === 'zero' && kind === 'plan' && isOnlyFree) return 'tier';
    return found === 'other_plan' || price === 'paid' ? 'other' : 'unknown';
  };
}

/** The name in a label, without a price: "Shed" of "Shed ($0)". */
export const nameIn = (label: string): string =>
  withoutBrackets(label.split(' | ')[0] ?? '')
    .replace(ZERO_AMOUNT, ' ')
    .replace(/[:–—-]/g, ' ')
    .trim();

/** Words of a heading above what a plan has. */
const OF_A_HEADING: ReadonlySet<string> = new Set(['about', 'details', 'overview']);

/** Whether a label says no more than the plan's name and price. A tier that is called only free may have a name of one word. */
function isUnderstoodLabel(label: string, names: ReadonlySet<string>, tier: TierNames): boolean {
  const strange = label
    .split(' | ')
    .flatMap((part) =>
      statesNothing(part, names)
        ? []
        : strangeWords(
            withoutFigures(part.replace(ZERO_AMOUNT, ' ')),
            (word) => names.has(word) || OF_A_HEADING.has(word),
          ),
    );
  return strange.length === 0 || (strange.length === 1 && tier.names.length === 0 && !/\bfree\b/i.test(label));
}

/** On a page of several products, the places below the heading of the vendor's own. */
function ofProduct(own: readonly PlanPlace[], page: PageText, product: readonly string[]): readonly PlanPlace[] {
  const isNamed = (text: string) => product.every((word) => text.toLowerCase().includes(word));
  const isNamedBelowTitle = page.blocks.some(
    ({ kind, text, headings }) => kind === 'heading' && isNamed(text) && headings.length > 0,
  );
  if (product.length === 0 || !isNamedBelowTitle) return own;
  return own.filter(({ context, kind }) => kind !== 'plan' || isNamed(context.split(' | ').at(-1) ?? ''));
}

/** Of the places of several products, those of the one that the tier names. */
function ofTierProduct(own: readonly PlanPlace[], { blocks }: PageText, { product }: TierNames): readonly PlanPlace[] {
  const isNamed = (text: string) => product.every((word) => text.toLowerCase().includes(word));
  const named = own.filter(({ context, label }) => isNamed(`${context} | ${label}`));
  if (named.length > 0) return named;
  const isNamedElsewhere = blocks.some(({ kind, text }) => kind === 'heading' && isNamed(text));
  return isNamedElsewhere || new Set(own.map(({ context }) => context)).size > 1 ? [] : own;
}

/** Where labels name the vendor, one of several words that does not is that of another vendor: "Acme Pro", "Zenith Free". */
function rivalOf({ name }: NamedVendor, { blocks }: PageText): (label: string) => boolean {
  const [company = ''] = name.toLowerCase().split(' ');
  const namesIt = (label: string | null) => label !== null && hasWord(label.toLowerCase(), company);
  const isCompared = blocks.some(({ column, card }) => namesIt(column) || namesIt(card));
  return (label) => isCompared && !namesIt(label) && /^[^|]*\S \p{L}/u.test(label);
}

const MAX_OTHER_NAMES = 40;

/** Labels of other plans that a sentence may name. */
function otherNames(places: readonly PlanPlace[]): readonly string[] {
  const own = new Set(places.flatMap(({ owner, label }) => (owner === 'tier' ? label.toLowerCase().split(/\W+/) : [])));
  const names = places
    .filter(({ owner, kind }) => owner !== 'tier' && kind !== 'statement')
    .map(({ label }) => label.split(' | ')[0] ?? '')
    .filter((name) => /^\p{Lu}[\p{L}\p{N}+]{2,20}$/u.test(name) && !own.has(name.toLowerCase()) && !NEUTRAL.test(name));
  return [...new Set(names)].slice(0, MAX_OTHER_NAMES);
}
