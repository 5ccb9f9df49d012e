import type { PageText, TextBlock } from '../../model/page-text.ts';
import type { Figure, FigurePeriod } from '../figures/figure.ts';
import { figuresOf } from '../figures/figures-of.ts';
import { sentencesOf } from '../figures/plan-scope.ts';
import { structureOf, type BlockScope, type PageStructure } from './page-structure.ts';
import { labelClass, mentions, type Mention, type TierNames } from './plan-labels.ts';

/**
 * Whose a figure of the page is. `tier`: its column, card, section or sentence names the tier of the entry. `open`:
 * nothing around it names a plan. `doubtful`: it is below a name that is not a known plan. `other`: it is another plan's.
 */
export type FigureScope = 'tier' | 'open' | 'doubtful' | 'other';

/** A figure of the page with whose it is and what it counts by the labels of its cell. */
export interface PageFigure {
  readonly figure: Figure;
  readonly scope: FigureScope;
  readonly block: TextBlock;
  /** The sentence or cell that states it, with the label of its row. */
  readonly sentence: string;
}

/** Figures kept of one page: more are of a page that lists everything, and confirm nothing. */
const MAX_FIGURES = 6_000;
const MAX_SENTENCE_CHARS = 1_200;

/** All figures of a page, each with whose it is. Struck-through figures are former ones and left out. */
export function pageFigures(page: PageText, tier: TierNames): readonly PageFigure[] {
  const structure = structureOf(page, tier);
  const found: PageFigure[] = [];
  let lead: Mention | null = null;
  for (const block of page.blocks) {
    if (found.length >= MAX_FIGURES) break;
    if (block.isStruck) continue;
    const scope = structure.scopeOf(block);
    if (block.kind !== 'item') lead = null;
    found.push(...blockFigures(block, { scope, structure, lead }));
    if (block.kind !== 'item' && block.text.endsWith(':')) lead = lastMention(block.text, structure);
  }
  return found;
}

function lastMention(text: string, { tier, otherNames }: PageStructure): Mention | null {
  return mentions(text, tier, otherNames).at(-1) ?? null;
}

interface Around {
  readonly scope: BlockScope;
  readonly structure: PageStructure;
  /** The plan named by the line that introduces a list. */
  readonly lead: Mention | null;
}

function* blockFigures(block: TextBlock, around: Around): Iterable<PageFigure> {
  const { tier, otherNames } = around.structure;
  let last = around.lead;
  for (const sentence of block.text.split(' | ').flatMap(sentencesOf)) {
    if (sentence.length > MAX_SENTENCE_CHARS) continue;
    const named = mentions(sentence, tier, otherNames);
    for (const [at, figure] of figuresOf(withoutFree(sentence)).entries()) {
      const scope = figureScope(figure, { named, last, sentence, block: around.scope });
      yield {
        figure: labelled({ figure, at, sentence, tier }, block),
        scope,
        block,
        sentence: quoteOf(sentence, block),
      };
    }
    last = named.at(-1) ?? last;
  }
}

/** "2,500 free queries" counts queries; the text keeps its length. */
const withoutFree = (sentence: string): string => sentence.replace(/(?<=\d[KMkm]?\+? )free(?= \p{L})/gu, '    ');

interface Placed {
  readonly named: readonly Mention[];
  readonly last: Mention | null;
  readonly sentence: string;
  readonly block: BlockScope;
}

/** The nearest name of a plan decides, unless the column or card is another plan's. */
function figureScope(figure: Figure, { named, last, sentence, block }: Placed): FigureScope {
  if (block === 'other') return 'other';
  const known = block === 'tier' ? named.filter(({ isDoubtful }) => !isDoubtful) : named;
  const before = known.findLast(({ index }) => index < figure.start);
  const after = known.find(({ index }) => index >= figure.end);
  const isScoped = after !== undefined && SCOPED.test(sentence.slice(figure.end, after.index));
  const nearest = isScoped ? after : (before ?? nextPlan(last, after, block));
  if (nearest && !nearest.isOwn) return 'other';
  if (nearest?.isWeak === true && last?.isOwn === false) return 'other';
  // A sentence that compares plans is ambiguous.
  if (before && known.some(({ isOwn }) => !isOwn) && isComparison(sentence)) return 'other';
  if (block === 'tier' || nearest) return 'tier';
  return block === 'doubtful' ? 'doubtful' : 'open';
}

/** "5 GB on Pro": what is between a figure and the plan it is granted to. */
const SCOPED = /^[^.,;:]{0,40}\b(?:on|in|for|with|under|by|to)\b[^.,;:]{0,16}$/i;

/** The plan of a figure before which its sentence names none: that of the sentence before, else the next one named. */
function nextPlan(last: Mention | null, after: Mention | undefined, block: BlockScope): Mention | null {
  if (last?.isOwn === false || block === 'tier') return last;
  return after ?? last;
}

const isComparison = (sentence: string): boolean =>
  /\b(?:respectively|unlike|compared (?:to|with)|instead of|rather than|whereas|versus|vs\.?)\b/i.test(sentence);

function quoteOf(sentence: string, block: TextBlock): string {
  if (block.kind !== 'cell' && block.kind !== 'data') return sentence;
  return [block.column ?? block.card, block.row, sentence].filter((part) => part !== null).join(': ');
}

const RATES: ReadonlyMap<string, Pick<Figure, 'thing' | 'period'>> = new Map([
  ['rpm', { thing: 'request', period: 'minute' }],
  // Of "rps", whose s is read as a plural.
  ['rp', { thing: 'request', period: 'second' }],
  ['rpd', { thing: 'request', period: 'day' }],
  ['tpm', { thing: 'token', period: 'minute' }],
]);

interface Stated {
  readonly figure: Figure;
  readonly at: number;
  readonly sentence: string;
  readonly tier: TierNames;
}

/** The figure with the thing and the period that its row, column or the words before it give to it. */
function labelled({ figure, at, sentence, tier }: Stated, block: TextBlock): Figure {
  const labels = cellLabels(block, tier);
  const period =
    figure.period ?? (figure.kind === 'unlimited' ? null : periodOf([...labels, ...block.headings.slice(-1)]));
  const withPeriod = { ...figure, period };
  const rate = RATES.get(figure.thing ?? '');
  if (rate) return { ...figure, ...rate };
  if (figure.thing !== null) return withPeriod;
  const before = at === 0 ? labelBefore(sentence.slice(0, figure.start)) : null;
  for (const label of before === null ? labels : [before, ...labels]) {
    const named = withThing(withPeriod, label);
    if (named) return named;
  }
  return withPeriod;
}

/** Labels that say what a cell counts, the nearest first. */
function cellLabels(block: TextBlock, tier: TierNames): readonly string[] {
  const parts =
    block.kind === 'data'
      ? [block.row, ...block.headings.toReversed()]
      : [isPlanRow(block, tier) ? null : block.row, block.column];
  return parts.flatMap((part) => (part === null ? [] : [part.split(' | ')[0] ?? '']));
}

/** A table with plans as rows: the row names the plan, the column what is counted. */
function isPlanRow({ row, column }: TextBlock, tier: TierNames): boolean {
  return (
    row !== null && column !== null && labelClass(row, tier) !== 'unknown' && labelClass(column, tier) === 'unknown'
  );
}

/** Keys and labels that say only that something is listed. */
const LISTING =
  /^(?:features?|details?|included|includes|also|more|limits?|items?|values?|descriptions?|text|labels?|price label|bullets?|points?|highlights|perks|benefits|summary|content|body)$/i;

/** "Storage: 5 GB", "Projects 10": the words that lead a line up to its first figure. */
function labelBefore(text: string): string | null {
  const label = text
    .replace(/\b(?:up to|max(?:imum)?|at most|limited to)\b/gi, ' ')
    .replace(/(?<![\s:–—-])[\s:–—-]+$/, '')
    .trim();
  return label.split(/\s+/).length <= 5 && !/[.,;]/.test(label) ? label : null;
}

/** What a label counts: "Minutes (per month)", "Storage (GB)". */
function withThing(figure: Figure, label: string): Figure | null {
  const plain = label
    .replace(/[()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (LISTING.test(plain)) return null;
  if (figure.kind === 'count') {
    const composed = unitOf(figure.text, plain) ?? composedOf(`${figure.text} ${plain}`);
    if (composed && composed.amount > 0 && composed.thing !== null) {
      return {
        ...composed,
        text: figure.text,
        bound: figure.bound,
        period: figure.period ?? composed.period,
        per: figure.per ?? composed.per,
      };
    }
    if (composed && composed.kind !== 'count')
      return { ...composed, text: figure.text, period: figure.period ?? composed.period };
    return null;
  }
  const counted = composedOf(
    `7 ${plain
      .replace(/\b(?:[KMGT]i?B)\b/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()}`,
  );
  if (!counted?.thing) return null;
  return {
    ...figure,
    thing: counted.thing.toLowerCase(),
    period: figure.period ?? counted.period,
    per: figure.per ?? counted.per,
  };
}

function composedOf(text: string): Figure | null {
  const [first] = figuresOf(text);
  return first?.start === 0 ? first : null;
}

/** "Storage (GB)" beside "5" is 5 GB of storage. */
function unitOf(number: string, label: string): Figure | null {
  const unit = /\b([KMGT]i?B)\b/.exec(label)?.[1];
  if (unit === undefined) return null;
  const rest = label
    .replace(unit, ' ')
    .replace(/\bin\b/, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return composedOf(`${number} ${unit} ${rest}`);
}

const PERIODS: readonly (readonly [pattern: RegExp, period: FigurePeriod])[] = [
  [/\b(?:per|a|each|every) (?:second|sec)\b|\/ ?s(?:ec)?\b/i, 'second'],
  [/\b(?:per|a|each|every) min(?:ute)?\b|\/ ?min\b/i, 'minute'],
  [/\bhourly\b|\b(?:per|an|each|every) hour\b|\/ ?(?:h|hr|hour)\b/i, 'hour'],
  [/\bdaily\b|\b(?:per|a|each|every) day\b|\/ ?day\b/i, 'day'],
  [/\bweekly\b|\b(?:per|a|each|every) week\b|\/ ?(?:wk|week)\b/i, 'week'],
  [/\bmonthly\b(?! active)|\b(?:per|a|each|every) month\b|\/ ?(?:mo|month)\b/i, 'month'],
  [/\b(?:yearly|annually|annual)\b|\b(?:per|a|each|every) year\b|\/ ?(?:yr|year)\b/i, 'year'],
];

/** The period that a label states for the figures below it. */
function periodOf(labels: readonly string[]): FigurePeriod | null {
  for (const label of labels) {
    if (/[$€£]|\bbilled\b/.test(label)) continue;
    const found = PERIODS.filter(([pattern]) => pattern.test(label));
    if (found.length === 1) return found[0]?.[1] ?? null;
  }
  return null;
}
