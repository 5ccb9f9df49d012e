import type { PageText, TextBlock } from '../../model/page-text.ts';
import { groupBy } from '../catalogue/group-by.ts';
import { sentencesOf } from '../figures/figures-of.ts';
import { endsOrIsClosed, isLimitedInTime } from './closing-words.ts';
import { labelClass, mentions, type LabelClass, type TierNames } from './plan-labels.ts';
import { statesNothing, statesPlanPrice } from './plan-prices.ts';

/**
 * Where a page states the terms of one plan. `plan`: its card, column, row, section or definition. `statement`: a paragraph
 * that begins with its name. `data`: an object of embedded data.
 */
export type PlaceKind = 'plan' | 'statement' | 'data';

export interface PlanPlace {
  readonly key: string;
  readonly kind: PlaceKind;
  readonly label: string;
  readonly owner: 'tier' | 'other' | 'unknown';
  readonly blocks: readonly TextBlock[];
  readonly price: 'zero' | 'paid' | 'none';
  /** The headings above it: on a page of several products they name whose plan it is. */
  readonly context: string;
}

/** How a page is divided into plans, as seen from one tier. */
export interface PagePlaces {
  readonly tier: TierNames;
  readonly all: readonly PlanPlace[];
  /** The tier's own places. */
  readonly own: readonly PlanPlace[];
  /** Names of other plans as the page writes them. */
  readonly otherNames: readonly string[];
  readonly placeOf: (block: TextBlock) => PlanPlace | undefined;
}

/** Columns of tables that name no plan. */
const NEUTRAL =
  /^(?:limits?|values?|amounts?|quotas?|included|includes|allowances?|details?|descriptions?|defaults?|maximum|max|notes?|what you get|per month|monthly|resources?|features?|usage|specs?|specifications?|info|overview|you get|benefits?|offer|price|cost)\b/i;
const PLAN_COLUMN = /^(?:plans?|tiers?|editions?|packages?|name|product)$/i;
const MAX_OTHER_NAMES = 40;
const MAX_STATEMENT_LEAD_CHARS = 24;

/** Divides a page into the places of its plans and finds the tier's own. `product`: the words of the vendor's product. */
export function placesOf(page: PageText, tier: TierNames, product: readonly string[]): PagePlaces {
  const classes = new Map<string, LabelClass>();
  const classOf = (label: string): LabelClass => {
    const known = classes.get(label) ?? labelClass(label, tier);
    classes.set(label, known);
    return known;
  };
  const keys = placeKeys(page, classOf, tier);
  const named = [...groupBy(page.blocks, (block) => keys.get(block)?.key ?? '')].flatMap(([key, blocks]) => {
    const found = blocks[0] && keys.get(blocks[0]);
    return found
      ? [{ ...found, key, blocks, price: priceOf(found.label, blocks), context: contextOf(found, blocks) }]
      : [];
  });
  const owner = ownership(named, classOf, tier);
  const all = named.map((place): PlanPlace => ({ ...place, owner: owner(place) }));
  const byKey = new Map(all.map((place) => [place.key, place]));
  return {
    tier,
    all,
    own: ofProduct(
      all.filter(({ owner: whose }) => whose === 'tier'),
      page,
      product,
    ),
    otherNames: otherNames(page, all),
    placeOf: (block) => byKey.get(keys.get(block)?.key ?? ''),
  };
}

interface Keyed {
  readonly key: string;
  readonly kind: PlaceKind;
  readonly label: string;
  /** Index among the headings of its blocks; -1 where the label is none of them. */
  readonly heading: number;
}

/** The place of every block that is in one. */
function placeKeys(
  page: PageText,
  classOf: (label: string) => LabelClass,
  tier: TierNames,
): ReadonlyMap<TextBlock, Keyed> {
  const keys = new Map<TextBlock, Keyed>();
  const tables = groupBy(
    page.blocks.filter(
      ({ kind, line, column, group }) => kind === 'cell' && group !== null && (line !== null || column !== null),
    ),
    ({ group }) => group,
  );
  const isPlan = (label: string | null) => label !== null && label !== '' && classOf(label) !== 'unknown';
  for (const [group, cells] of tables)
    for (const [cell, key] of tableKeys(group ?? 0, cells, isPlan)) keys.set(cell, key);
  for (const [at, block] of page.blocks.entries()) {
    if (keys.has(block)) continue;
    const key = enclosing(block, isPlan) ?? statement(block, at, tier);
    if (key) keys.set(block, key);
  }
  return keys;
}

type IsPlan = (label: string | null) => boolean;

/** The plans of a table: its columns, or else its rows. */
function* tableKeys(group: number, cells: readonly TextBlock[], isPlan: IsPlan): Iterable<readonly [TextBlock, Keyed]> {
  const columns = [...groupBy(cells, ({ column }) => column ?? '')].filter(
    ([label]) => label !== '' && !NEUTRAL.test(label),
  );
  const isPriced = ([label, own]: readonly [string, readonly TextBlock[]]) => priceOf(label, own) !== 'none';
  const planColumn = columns.find(([label]) => PLAN_COLUMN.test(label))?.[0];
  const hasColumns = columns.some(([label]) => isPlan(label)) || columns.filter(isPriced).length > 1;
  if (hasColumns && planColumn === undefined) {
    for (const cell of cells) {
      const { column } = cell;
      if (column !== null && !NEUTRAL.test(column)) yield [cell, tableKey(`${group}|c|${column}`, column)];
    }
    return;
  }
  for (const [line, row] of groupBy(cells, ({ line: number }) => number)) {
    if (line === null) continue;
    const name = row.find(
      ({ column, text }) => (column === planColumn || planColumn === undefined) && isPlan(text) && text.length < 60,
    );
    const first = row.find(({ row: heading }) => heading !== null)?.row ?? null;
    const label = name?.text ?? (isPlan(first) ? first : null);
    if (label !== null) for (const cell of row) yield [cell, tableKey(`${group}|r|${line}`, label)];
  }
}

const tableKey = (key: string, label: string): Keyed => ({ key, kind: 'plan', label, heading: -1 });

/** The card, definition or section that holds a block. */
function enclosing(block: TextBlock, isPlan: IsPlan): Keyed | null {
  const { kind, card, group, row, headings } = block;
  if (kind === 'data') {
    const label = card ?? headings.findLast(isPlan);
    return label === undefined ? null : { key: `d|${group ?? ''}|${label}`, kind: 'data', label, heading: -1 };
  }
  if (kind === 'cell' && row !== null && isPlan(row))
    return { key: `l|${headings.join('|')}|${row}`, kind: 'plan', label: row, heading: -1 };
  if (card !== null) return { key: `k|${group ?? ''}`, kind: 'plan', label: card, heading: headings.lastIndexOf(card) };
  const at = headings.findLastIndex(isPlan);
  const label = headings[at];
  return label === undefined
    ? null
    : { key: `h|${headings.slice(0, at + 1).join('|')}`, kind: 'plan', label, heading: at };
}

/** "The Free plan includes …": a paragraph about one plan, which it names at its start. */
function statement({ kind, text }: TextBlock, at: number, tier: TierNames): Keyed | null {
  if ((kind !== 'paragraph' && kind !== 'item') || !/\d|unlimited/i.test(text)) return null;
  const named = mentions(text, tier, []);
  const [first] = named;
  if (
    !first ||
    first.isWeak ||
    first.index > MAX_STATEMENT_LEAD_CHARS ||
    named.some(({ isOwn }) => isOwn !== first.isOwn)
  )
    return null;
  const label =
    /^(?:(?:on|with|in) )?(?:the |our )?(?:[\p{L}\p{N}+]+ ){0,2}?[\p{L}\p{N}+]+(?: (?:plan|tier|account))?(?=\W|$)/iu.exec(
      text,
    )?.[0] ?? '';
  return {
    key: `s|${at}`,
    kind: 'statement',
    label: first.isOwn ? text.slice(first.index, first.index + 12) : label,
    heading: -1,
  };
}

function contextOf({ heading }: Keyed, [first]: readonly TextBlock[]): string {
  return (heading < 0 ? first?.headings : first?.headings.slice(0, heading))?.join(' | ') ?? '';
}

type Unowned = Omit<PlanPlace, 'owner'>;

/**
 * Whose a place is. Where a label names the tier, one that only says free is another plan's; where none does and the
 * tier has no other name, the single plan at no price is the tier.
 */
function ownership(places: readonly Unowned[], classOf: (label: string) => LabelClass, tier: TierNames) {
  const visible = places.filter(({ kind }) => kind === 'plan');
  const hasOwn = visible.some(({ label }) => classOf(label) === 'own');
  const hasFree = visible.some(({ label }) => classOf(label) === 'free');
  const zero = new Set(visible.flatMap(({ label, price }) => (price === 'zero' ? [label.toLowerCase()] : [])));
  return ({ label, price, kind }: Unowned): PlanPlace['owner'] => {
    if (kind === 'statement') return mentions(label, tier, []).some(({ isOwn }) => isOwn) ? 'tier' : 'other';
    const found = classOf(label);
    if (found === 'own') return 'tier';
    if (found === 'free') return tier.isFree && !hasOwn ? 'tier' : 'other';
    const isOnlyFree = tier.isFree && tier.names.length === 0 && !hasFree && zero.size === 1;
    if (price === 'zero' && kind === 'plan' && isOnlyFree) return 'tier';
    return found === 'other_plan' || price === 'paid' ? 'other' : 'unknown';
  };
}

/** Rows and columns whose amounts of money are granted, or are prices of use. */
const NO_PRICE = /\b(?:credits?|grants?|vouchers?|bonus|overage|additional|extra|per (?:1,?000|GB|million|1M))\b/i;

/** What a plan costs by its label and the texts of its place. */
function priceOf(label: string, blocks: readonly TextBlock[]): PlanPlace['price'] {
  const priced = blocks.filter(
    ({ isStruck, row, column }) => !isStruck && !NO_PRICE.test(row ?? '') && !NO_PRICE.test(column ?? ''),
  );
  const parts = [label, ...priced.map(({ text }) => text)].flatMap((text) => text.split(' | ')).flatMap(sentencesOf);
  if (parts.some(statesPlanPrice)) return 'paid';
  return parts.some(statesNothing) ? 'zero' : 'none';
}

/** On a page of several products, the places below the heading of the vendor's own. */
function ofProduct(own: readonly PlanPlace[], page: PageText, product: readonly string[]): readonly PlanPlace[] {
  if (product.length === 0) return own;
  const isNamed = (text: string) => product.every((word) => text.toLowerCase().includes(word));
  const isNamedBelowTitle = page.blocks.some(
    ({ kind, text, headings }) => kind === 'heading' && isNamed(text) && headings.length > 0,
  );
  return isNamedBelowTitle ? own.filter(({ context, kind }) => kind !== 'plan' || isNamed(lastHeading(context))) : own;
}

const lastHeading = (context: string): string => context.slice(context.lastIndexOf(' | ') + 1);

/** A label that may be the name of a plan, as a sentence would write it. */
const isName = (label: string): boolean => /^\p{Lu}[\p{L}\p{N}+]{2,20}$/u.test(label);
const NO_PLAN_NAME =
  /^(?:the|our|your|this|that|each|every|any|all|which|what|choose|change|compare|pick|select|current|pricing|price|upgrade|annual|monthly|yearly|free)$/i;

function otherNames(page: PageText, places: readonly PlanPlace[]): readonly string[] {
  const named = page.blocks.flatMap(({ text }) =>
    [...text.matchAll(/(?<![\p{L}\p{N}])(\p{Lu}[\p{L}\p{N}+]{2,20}) (?:plan|tier)(?!\p{L})/gu)].map(
      ([, name = '']) => name,
    ),
  );
  const own = new Set(places.flatMap(({ owner, label }) => (owner === 'tier' ? label.toLowerCase().split(/\W+/) : [])));
  const others = places.flatMap(({ owner, label, kind }) =>
    owner === 'tier' || kind === 'statement' ? [] : [label.split(' | ')[0] ?? ''],
  );
  const names = [...others, ...named].filter(
    (name) => isName(name) && !NO_PLAN_NAME.test(name) && !own.has(name.toLowerCase()) && !NEUTRAL.test(name),
  );
  return [...new Set(names)].slice(0, MAX_OTHER_NAMES);
}

/** Whether the place offers its plan for nothing today: a price of nothing, no other price, no time limit, no end. */
export function isOfferedFree({ price, label, blocks }: PlanPlace): boolean {
  if (price !== 'zero') return false;
  const texts = [label, ...blocks.filter(({ isStruck }) => !isStruck).map(({ text }) => text)];
  return !texts.some((text) => isLimitedInTime(text) || endsOrIsClosed(text));
}
