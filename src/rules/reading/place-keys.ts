import type { PageText, TextBlock } from '../../model/page-text.ts';
import { groupBy } from '../catalogue/group-by.ts';
import { sentencesOf } from '../figures/figures-of.ts';
import { singular, STOP_WORDS } from '../figures/words.ts';
import { isKnownThing } from '../limits/things.ts';
import { mentions, type TierNames } from './plan-labels.ts';
import { hasZeroAmount, priceOf, PRICE_LABEL, statesNothing, statesPlanPrice } from './plan-prices.ts';
import { isAboutOther, sectionAbout } from './plan-sections.ts';
import { strangeWords } from './understood.ts';

/**
 * Where a page states the terms of one plan. `plan`: its card, column, row, section or definition. `statement`: a paragraph
 * that begins with its name. `section`: the texts with terms below a heading about it. `data`: an object of embedded data.
 */
export type PlaceKind = 'plan' | 'section' | 'statement' | 'data';

/** The place of a block: blocks with one key are of one place. */
export interface PlaceKey {
  readonly key: string;
  readonly kind: PlaceKind;
  readonly label: string;
  /** The headings above it: on a page of several products they name whose plan it is. */
  readonly context: string;
}

/** Whether a label is that of any plan. */
export type IsPlan = (label: string | null) => boolean;
/** The tier, and the words of its name and the vendor's. */
interface Named {
  readonly tier: TierNames;
  readonly names: ReadonlySet<string>;
}

export function placeKeys(page: PageText, isPlan: IsPlan, named: Named): ReadonlyMap<TextBlock, PlaceKey> {
  const keys = new Map<TextBlock, PlaceKey | null>();
  const cells = page.blocks.filter(({ line }) => line !== null);
  for (const table of groupBy(cells, ({ group }) => group).values())
    for (const [cell, key] of tableKeys(table, isPlan)) keys.set(cell, key);
  // A statement goes on in the list below it.
  let lead: PlaceKey | null = null;
  let isLedToOther = false;
  for (const [at, block] of page.blocks.entries()) {
    const known = keys.get(block);
    const said = statement(block, at, named);
    const key: PlaceKey | null =
      known === undefined
        ? (enclosing(block, isPlan, said) ?? section(block, named) ?? said ?? (block.kind === 'item' ? lead : null))
        : known;
    if (key && !(isOwnSection(key, named.tier) && (isLedToOther || isOfOther(block, key, named)))) keys.set(block, key);
    const isIntroduced = block.text.endsWith(':') && strangeWords(block.text, () => false).length === 0;
    // A line without a mark at its end may be a label in the list.
    if (block.kind === 'heading' || /[.:!?]$/.test(block.text)) isLedToOther = leadsToOther(block.text, named);
    const isLead: boolean = key?.kind === 'statement' && !(isLedToOther && isOwnName(key.label, named.tier));
    lead = isLead ? key : isIntroduced ? lead : null;
  }
  return new Map([...keys].flatMap(([block, key]) => (key ? [[block, key]] : [])));
}

/** Headings of table columns that do not name a plan. */
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
    // The cells in the heading row belong to no plan, whatever card or section holds the table.
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
    // In a row that is found by its price, the first cell holds the name of the plan.
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

/** Words of an example. */
const OF_AN_EXAMPLE = /\b(?:examples?|could|would|typical(?:ly)?)\b/i;
/** Whether the list below a text is of another plan or of an example: "With Team you get:". */
const leadsToOther = (text: string, { tier, names }: Named): boolean =>
  text.endsWith(':') && (OF_AN_EXAMPLE.test(text) || isAboutOther(text, tier, names));

const isOwnName = (text: string, tier: TierNames): boolean => mentions(text, tier).some(({ isOwn }) => isOwn);

/** Whether a place is a section below a heading with the tier's name, or about the tier. */
const isOwnSection = ({ key, kind, label }: PlaceKey, tier: TierNames): boolean =>
  kind === 'section' || (key.startsWith('h|') && isOwnName(label, tier));

/** Whether a text of such a section is about another plan: below a heading that names one, or with its price ("Team is $9"). */
function isOfOther({ kind, text, headings }: TextBlock, { label }: PlaceKey, { tier, names }: Named): boolean {
  const below = headings.slice(headings.lastIndexOf(label) + 1);
  if (headings.includes(label) && below.some((heading) => isAboutOther(heading, tier, names))) return true;
  const isOwn = isOwnName(text, tier) || hasZeroAmount(text);
  return kind === 'paragraph' && statesPlanPrice(text) && isAboutOther(text, tier, names) && !isOwn;
}

/** The section about the tier that holds a text; a question with its answer may be about anything. */
function section(block: TextBlock, { tier, names }: Named): PlaceKey | null {
  const isQuestion = sentencesOf(block.text)[0]?.endsWith('?') === true;
  const isOfColumn = block.column !== null && !NEUTRAL.test(block.column);
  const about = isQuestion || isOfColumn ? null : sectionAbout(block, tier, names);
  return about === null ? null : { key: `t|${about}`, kind: 'section', label: tier.names[0] ?? 'free', context: about };
}

const MAX_STATEMENT_LEAD_CHARS = 24;
/** Whose plan a sentence is about: "Acme has a Free plan", "Acme's Free plan", or below "2. Acme" in a list of companies. */
const OWNER = /^(\p{Lu}[\p{L}\p{N}]+)(?:['’]s?| (?:has|gives|offers|provides|includes)) /u;
const LISTED_OWNER = /^\d{1,2}[.)] (\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+)?$/u;
/** An amount, a list or a price of zero. */
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
