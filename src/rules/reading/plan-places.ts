import type { PageText, TextBlock } from '../../model/page-text.ts';
import { groupBy } from '../catalogue/group-by.ts';
import { sentencesOf } from '../figures/figures-of.ts';
import { singular, STOP_WORDS } from '../figures/words.ts';
import { isKnownThing } from '../limits/things.ts';
import { inBrackets } from '../text/words.ts';
import { labelClass, mentions, type LabelClass, type TierNames } from './plan-labels.ts';
import {
  FOOTNOTE_SIGN,
  hasUnknownPrice,
  hasZeroAmount,
  priceOf,
  PRICE_LABEL,
  saysFree,
  statesNothing,
  ZERO_AMOUNT,
  type PricedBlocks,
} from './plan-prices.ts';
import { BARE_TIME, PAID_PLANS } from './reservations.ts';
import { CALL, isFeature, strangeWords, withoutFigures, wordsOfNames } from './understood.ts';
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
  readonly placeOf: (block: TextBlock) => PlanPlace | undefined;
}

/** Divides a page into the places of its plans and finds those of a vendor's tier. */
export function placesOf(page: PageText, tier: TierNames, vendor: NamedVendor): PagePlaces {
  const vendorWords = wordsOfNames([vendor.name]);
  const classOf = (label: string): LabelClass => labelClass(label, tier, vendorWords);
  const names = wordsOfNames([vendor.name, ...tier.names, ...tier.product]);
  const isPlan: IsPlan = (label) => !!label && !/^\d|\?$/.test(label) && classOf(label) !== 'unknown';
  const keys = placeKeys(page, isPlan, { tier, names });
  const places = [...groupBy([...keys], ([, { key }]) => key).values()].flatMap((placed) => {
    const blocks = placed.map(([block]) => block);
    return placed
      .slice(0, 1)
      .map(([, key]) => ({ ...key, blocks, price: priceOf(key.kind === 'statement' ? '' : key.label, blocks, names) }));
  });
  const owner = ownership(places, classOf, tier);
  const labelsOf = (whose: PlanPlace['owner']) =>
    places.flatMap((place) => (place.kind === 'plan' && owner(place) === whose ? [nameIn(place.label)] : []));
  // "Workers" of "Workers Free" and "Workers Paid" is the product, where no other plan is free.
  const shared = new Set(labelsOf('tier')).size > 1 ? [] : [...wordsOfNames(labelsOf('other'))];
  const known = new Set([...names, ...shared.filter((word) => word === 'api' || isKnownThing(singular(word)))]);
  const all = places.map((place): PlanPlace => {
    const whose = owner(place);
    const isUnclear =
      whose === 'tier' &&
      place.price !== 'paid' &&
      (!isUnderstoodLabel(place.label, known, tier) ||
        (place.kind === 'plan' && hasUnknownPrice(place, places, names)));
    return { ...place, owner: whose, price: isUnclear ? 'unclear' : place.price };
  });
  // The card of a product or of a feature is no plan's.
  const placed = all.filter(({ owner: whose, kind }) => whose !== 'unknown' || kind === 'data');
  const byBlock = new Map(placed.flatMap((place) => place.blocks.map((block) => [block, place])));
  const own = all.filter((place) => place.owner === 'tier');
  return {
    tier,
    names,
    all,
    own: ofTierProduct(ofVendorProduct(own, page, vendor), page, tier),
    placeOf: (block) => byBlock.get(block),
  };
}

type IsPlan = (label: string | null) => boolean;
type Named = Pick<PagePlaces, 'tier' | 'names'>;

/** The place of every block that is in one. */
function placeKeys(page: PageText, isPlan: IsPlan, named: Named): ReadonlyMap<TextBlock, PlaceKey> {
  const keys = new Map<TextBlock, PlaceKey | null>();
  const cells = page.blocks.filter(({ line }) => line !== null);
  for (const table of groupBy(cells, ({ group }) => group).values())
    for (const [cell, key] of tableKeys(table, isPlan)) keys.set(cell, key);
  // A statement goes on in the list below it.
  let lead: PlaceKey | null = null;
  for (const [at, block] of page.blocks.entries()) {
    const known = keys.get(block);
    const said = statement(block, at, named);
    const key: PlaceKey | null =
      known === undefined ? (enclosing(block, isPlan, said) ?? said ?? (block.kind === 'item' ? lead : null)) : known;
    if (key) keys.set(block, key);
    const isIntroduced = block.text.endsWith(':') && strangeWords(block.text, () => false).length === 0;
    lead = key?.kind === 'statement' ? key : isIntroduced ? lead : null;
  }
  return new Map([...keys].flatMap(([block, key]) => (key ? [[block, key]] : [])));
}

/** Columns of tables that name no plan. */
const NEUTRAL =
  /^(?:limits?|values?|amounts?|quotas?|included|includes|allowances?|details?|descriptions?|defaults?|maximum|max|notes?|what you get|per month|monthly|resources?|features?|usage|specs?|specifications?|info|overview|you get|benefits?|offer|price|cost)\b/i;
/** "Included in Free". */
const OF_PLAN = / (?:in|for|on|with) (?=\p{Lu})/u;
const PLAN_COLUMN = /^(?:plans?|tiers?|editions?|packages?|name|product)$/i;

/** The plans of a table: its columns, or else its rows. */
function* tableKeys(cells: readonly TextBlock[], isPlan: IsPlan): Iterable<readonly [TextBlock, PlaceKey | null]> {
  const columns = [...groupBy(cells, ({ column }) => column)].flatMap(([column, own]) =>
    column === null || (NEUTRAL.test(column) && !isPlan(column.split(OF_PLAN)[1] ?? null)) ? [] : [{ column, own }],
  );
  const planColumn = columns.find(
    ({ column, own }) =>
      PLAN_COLUMN.test(column) &&
      own.some(({ text }) => isPlan(text)) &&
      !own.some(({ text }) => PRICE_LABEL.test(text)),
  )?.column;
  const priced = columns.filter(({ column, own }) => priceOf(column, own, new Set()) !== 'none');
  const hasColumns = columns.some(({ column }) => isPlan(column)) || priced.length > 1;
  if (hasColumns && planColumn === undefined) {
    // The headings of the columns are no plan's, whatever holds the table.
    for (const cell of cells) yield [cell, null];
    for (const { column, own } of columns)
      for (const cell of own) yield [cell, planKey(`c|${cell.group}|${column}`, column, cell.headings)];
    return;
  }
  const rows = [...groupBy(cells, (cell) => cell.line)].flatMap(([line, row]) => {
    const name = row.find(({ column, text }) =>
      planColumn === undefined ? isPlan(text) : column === planColumn && !text.endsWith('.'),
    )?.text;
    const first = row.find((cell) => cell.row !== null)?.row;
    // A price tells which row is the free plan, and the first cell what that plan is called.
    const label = name !== undefined && isPrice(name) ? (first ?? name) : name;
    return label === undefined || PRICE_LABEL.test(label) ? [] : [{ line, row, label }];
  });
  // One among others is the label of something else: "Team: 3 members".
  const isListed = rows.length > 1 || rows.length * 3 > new Set(cells.map(({ line }) => line)).size;
  for (const { line, row, label } of isListed ? rows : [])
    for (const cell of row) yield [cell, planKey(`r|${cell.group}|${line}`, label, cell.headings)];
}

const isPrice = (text: string): boolean => statesNothing(text) && hasZeroAmount(text);

const planKey = (key: string, label: string, headings: readonly string[]): PlaceKey => ({
  key,
  kind: 'plan',
  label,
  context: headings.join(' | '),
});

/** The card, definition or section that holds a block. */
function enclosing(block: TextBlock, isPlan: IsPlan, said: PlaceKey | null): PlaceKey | null {
  const { kind, card, row, line, group, headings } = block;
  if (kind === 'data') {
    const plan = card ?? headings.findLast(isPlan);
    return plan === undefined ? null : { ...planKey(`d|${group}`, plan, headings), kind };
  }
  // In the card of a plan, "Team" is a group of what it has.
  if (row !== null && line === null && isPlan(row) && !isPlan(card))
    return planKey(`l|${group}|${headings.join()}|${row}`, row, headings);
  const above = headings.filter((heading) => heading !== card);
  if (card !== null && (isPlan(card) || !isPlan(above.at(-1) ?? null))) {
    // In the card of a product, a line that begins with a plan's name is about the plan.
    const isSaid = !isPlan(card) && said !== null && block.text.startsWith(said.label);
    return card.endsWith('?') || isSaid ? null : planKey(`k|${group}`, card, above);
  }
  const at = headings.findLastIndex(isPlan);
  const label = headings[at];
  return label === undefined ? null : planKey(`h|${headings.slice(0, at + 1).join()}`, label, headings.slice(0, at));
}

const MAX_STATEMENT_LEAD_CHARS = 24;
/** Whose plan a sentence is about: "Acme has a Free plan", "Acme's Free plan", or below "2. Acme" in a list of companies. */
const OWNER = /^(\p{Lu}[\p{L}\p{N}]+)(?:['’]s?| (?:has|gives|offers|provides|includes)) /u;
const LISTED_OWNER = /^\d{1,2}[.)] (\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+)?$/u;
/** An amount, a list or a price of nothing. */
const OF_TERMS =
  /\d|unlimited|:$|\b(?:costs? nothing|is free|for free|free of charge|(?:no|without) (?:cost|charge))\b/i;

/** "The Free plan includes …": a paragraph about one plan, which it names at its start. */
function statement({ kind, text, headings }: TextBlock, at: number, { tier, names }: Named): PlaceKey | null {
  if ((kind !== 'paragraph' && kind !== 'item') || !OF_TERMS.test(text)) return null;
  if (sentencesOf(text)[0]?.endsWith('?') === true) return null;
  const owner = (OWNER.exec(text) ?? LISTED_OWNER.exec(headings.at(-1) ?? ''))?.[1]?.toLowerCase() ?? '';
  if (owner !== '' && !names.has(owner) && !STOP_WORDS.has(owner) && !isKnownThing(singular(owner))) return null;
  const named = mentions(text, tier);
  const first = named.find(({ isWeak }) => !isWeak);
  if (!first) return null;
  const before = text.slice(0, first.index);
  // Sentences without a plan and an amount may lead to it.
  const lead = /[1-9]/.test(before) ? before : before.replace(/^.*[.:] /, '');
  if (lead.length > MAX_STATEMENT_LEAD_CHARS) return null;
  if (named.some(({ isOwn }) => isOwn !== first.isOwn)) return null;
  return { key: `s|${at}`, kind: 'statement', label: first.name, context: '' };
}

/**
 * Whose a place is. Where a label names the tier, one that only says free is another plan's; where none does and the
 * tier has no other name, the single plan at no price is the tier.
 */
function ownership(places: readonly PricedPlace[], classOf: (label: string) => LabelClass, tier: TierNames) {
  const visible = places.filter(({ kind }) => kind === 'plan');
  const hasLabel = (wanted: LabelClass) => visible.some(({ label }) => classOf(label) === wanted);
  const [hasOwn, hasFree] = [hasLabel('own'), hasLabel('free')];
  const zero = new Set(visible.flatMap(({ label, price }) => (price === 'zero' ? [nameIn(label)] : [])));
  const isOnlyFree = tier.isFree && tier.names.length === 0 && !hasFree && zero.size === 1;
  // "Shed ($0)" names the plan of a column "Shed".
  const alias = new Set(
    visible.flatMap(({ label }) => (tier.isFree && !hasOwn && classOf(label) === 'free' ? [nameIn(label)] : [])),
  );
  return ({ label, price, kind }: PricedPlace): PlanPlace['owner'] => {
    const found = classOf(label);
    if (found === 'own') return 'tier';
    if (found === 'unknown' && label !== '' && alias.has(label)) return 'tier';
    if (found === 'free') return tier.isFree && !hasOwn ? 'tier' : 'other';
    const isZero = price === 'zero' || (price === 'none' && zero.has(nameIn(label)));
    if (isZero && kind === 'plan' && isOnlyFree && !PAID_PLAN.test(label)) return 'tier';
    return found === 'other_plan' || price === 'paid' ? 'other' : 'unknown';
  };
}

const PAID_PLAN = new RegExp(`\\b(?:${PAID_PLANS})\\b`, 'i');

/** The name in a label, without a price: "Shed" of "Shed ($0)". */
export const nameIn = (label: string): string => (label.split(/ \| |[(:–—$€£\d]/)[0] ?? '').trim();

/**
 * Whether a label says no more than the plan's name, its price and what to press, without a footnote or a time. A tier that is
 * called only free may have a name of one word.
 */
function isUnderstoodLabel(label: string, names: ReadonlySet<string>, tier: TierNames): boolean {
  // For each strange word whether it may be the name.
  const strange = label.split(' | ').flatMap((part, at) => {
    const isFurther = at > 0 && isFeature(part) && !saysFree(part) && !hasZeroAmount(part);
    if (isFurther || statesNothing(part, names) || CALL.test(part)) return [];
    const words = part.replace(ZERO_AMOUNT, ' ').replace(GENERIC_LABEL, ' ');
    return strangeWords(withoutFigures(words), (word) => names.has(word)).map(
      () => at === 0 && !/\bfree\b/i.test(part),
    );
  });
  const isName = strange.length === 1 && strange[0] === true && tier.names.length === 0;
  const isTimed = inBrackets(label).some((one) => BARE_TIME.test(one));
  return !FOOTNOTE_SIGN.test(label) && !isTimed && (strange.length === 0 || isName);
}

const GENERIC_LABEL =
  /\b(?:what|what's|what’s|does|is|in|includes?|included|limits?|allowances?|(?:by|per) product|details|overview|features|quotas?|on|packages?|clusters?|instances?|editions?|versions?)\b/gi;

/** Whether a text has all words of a product's name. */
const namesProduct = (product: readonly string[], text: string): boolean =>
  product.every((word) => text.toLowerCase().includes(word));

/** On a page of several products, the places below the heading of the vendor's own. */
function ofVendorProduct(own: readonly PlanPlace[], { blocks }: PageText, vendor: NamedVendor): readonly PlanPlace[] {
  const product = productWords(vendor);
  const [company = ''] = vendor.name.toLowerCase().split(' ');
  const above = ({ context }: PlanPlace) => context.split(' | ').at(-1) ?? '';
  const products = new Set(own.map(above).filter((heading) => heading.toLowerCase().startsWith(`${company} `)));
  const isShared =
    products.size > 1 ||
    blocks.some(({ kind, text, headings }) => kind === 'heading' && headings.length > 0 && namesProduct(product, text));
  return own.filter((place) => !isShared || place.kind !== 'plan' || namesProduct(product, above(place)));
}

/** Of the places of several products, those of the one that the tier names. */
function ofTierProduct(own: readonly PlanPlace[], { blocks }: PageText, { product }: TierNames): readonly PlanPlace[] {
  const named = own.filter(({ context, label }) => namesProduct(product, `${context} | ${label}`));
  if (named.length > 0) return named;
  const isNamedElsewhere = blocks.some(({ kind, text }) => kind === 'heading' && namesProduct(product, text));
  return isNamedElsewhere || new Set(own.map(({ context }) => context)).size > 1 ? [] : own;
}
