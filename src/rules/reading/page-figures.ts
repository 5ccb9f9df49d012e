import type { PageText, TextBlock } from '../../model/page-text.ts';
import type { Figure } from '../figures/figure.ts';
import { figuresOf, sentencesOf } from '../figures/figures-of.ts';
import { measureOfThing } from '../limits/things.ts';
import { isLimitedInTime } from './closing-words.ts';
import { mentions, type Mention } from './plan-labels.ts';
import { statesPlanPrice } from './plan-prices.ts';
import type { PagePlaces, PlanPlace } from './plan-places.ts';

/**
 * Whose a figure of the page is. `own`: it is in the tier's own place. `prose`: a sentence or data outside of any plan's
 * place names the tier. `open`: nothing around it names a plan. `other`: it is another plan's.
 */
export type FigureScope = 'own' | 'prose' | 'open' | 'other';

/** A figure of the page with whose it is and what it counts by the labels of its cell. */
export interface PageFigure {
  readonly figure: Figure;
  readonly scope: FigureScope;
  readonly place: PlanPlace | undefined;
  /** It states an amount that the plan has: not a bound, a former or additional amount, a sum, an example or a rate of a price. */
  readonly isAmount: boolean;
  /** The sentence or cell that states it, with the labels of its cell. */
  readonly sentence: string;
}

/** Figures kept of one page: more are of a page that lists everything, and confirm nothing. */
const MAX_FIGURES = 6_000;
const MAX_SENTENCE_CHARS = 1_200;

/** All figures of a page, each with whose it is. Struck-through figures are former ones and left out. */
export function pageFigures(page: PageText, places: PagePlaces): readonly PageFigure[] {
  const found: PageFigure[] = [];
  for (const block of page.blocks) {
    if (found.length >= MAX_FIGURES) break;
    if (!block.isStruck) found.push(...blockFigures(block, places));
  }
  return found;
}

function* blockFigures(block: TextBlock, places: PagePlaces): Iterable<PageFigure> {
  const place = places.placeOf(block);
  const isOwn = place !== undefined && places.own.includes(place);
  let last: Mention | null = null;
  for (const sentence of block.text.split(' | ').flatMap(sentencesOf)) {
    if (sentence.length > MAX_SENTENCE_CHARS) continue;
    const named = mentions(sentence, places.tier, places.otherNames);
    const figures = figuresOf(sentence);
    for (const [at, figure] of figures.entries()) {
      yield {
        figure: labelled(figure, { sentence: at === 0 ? sentence : '', labels: cellLabels(block, place), block }),
        scope:
          place && !isOwn && !isAboutTier(place, named)
            ? place.owner === 'unknown' && place.kind !== 'data'
              ? 'open'
              : 'other'
            : scopeOf(figure, { named, last, isOwn }),
        place,
        isAmount: isAmount(figure, { sentence, figures, at, block }),
        sentence: quoteOf(sentence, block),
      };
    }
    last = named.at(-1) ?? last;
  }
}

/** Below the heading of another plan, a sentence that names the tier alone is about the tier. */
function isAboutTier({ key }: PlanPlace, named: readonly Mention[]): boolean {
  return (
    key.startsWith('h|') && named.some(({ isOwn, isWeak }) => isOwn && !isWeak) && named.every(({ isOwn }) => isOwn)
  );
}

interface Around {
  readonly named: readonly Mention[];
  readonly last: Mention | null;
  readonly isOwn: boolean;
}

/** The last plan named before a figure decides; where none is, the one that its sentence names after it. */
function scopeOf({ start, end }: Figure, { named, last, isOwn }: Around): FigureScope {
  const others = named.filter((mention) => !mention.isOwn && !(isOwn && mention.isDoubtful));
  if (isOwn) return others.length > 0 || last?.isOwn === false ? 'other' : 'own';
  const nearest = named.findLast(({ index }) => index < start) ?? last ?? named.find(({ index }) => index >= end);
  if (!nearest) return 'open';
  return nearest.isOwn && !nearest.isWeak && others.length === 0 ? 'prose' : 'other';
}

const NO_AMOUNT_IN =
  /\b(?:example|e\.g\.|for instance|suppose|would (?:cost|pay|be)|let's say|add-?on|overages?|previously|formerly|used to|upgrade (?:to|for)|on request|contact us|sold separately|accounts? (?:created|from) before|existing (?:accounts?|customers?))\b/i;
/** A label of a row, column or caption under which no cell states an amount of the plan. */
const NO_AMOUNT_LABEL =
  /^(?:min(?:imum|\.)?\b|from\b|starting (?:at|from)\b|more than\b|over\b|at least\b|overage|additional|extra\b|example|previous)|\b(?:minimum|overage|add-?on|legacy|old)\b/i;
/** Between two figures: the sum of both is the amount. */
const SUM = /^\s*(?:[\p{L}-]+\s+)?(?:\+|plus|and|&)\s*(?:a(?:nother|n additional)\s+)?$/iu;

interface Setting {
  readonly sentence: string;
  readonly figures: readonly Figure[];
  readonly at: number;
  readonly block: TextBlock;
}

function isAmount(figure: Figure, { sentence, figures, at, block }: Setting): boolean {
  if (!figure.isAmount) return false;
  const before = sentence.slice(0, figure.start);
  if (NO_AMOUNT_IN.test(sentence)) return false;
  if (
    [block.row, block.column, block.caption, block.headings.at(-1) ?? null].some(
      (label) => label !== null && NO_AMOUNT_LABEL.test(label),
    )
  )
    return false;
  if (figure.kind !== 'money' && (statesPlanPrice(sentence) || /[$€£]\s?\d[\d.,]* ?(?:\/|per)/i.test(before)))
    return false;
  if (isLimitedInTime(sentence)) return false;
  const [previous, next] = [figures[at - 1], figures[at + 1]];
  return !(
    (previous && isSum(previous, figure, sentence.slice(previous.end, figure.start))) ||
    (next && isSum(figure, next, sentence.slice(figure.end, next.start)))
  );
}

/** "15 + 15 builds", "15 iOS and 15 Android builds": two amounts of one thing, of which the first is named by the second. */
function isSum(one: Figure, other: Figure, between: string): boolean {
  if (one.kind !== other.kind || !SUM.test(between)) return false;
  const [first, second] = [one.thing?.split(' ').at(-1), other.thing?.split(' ').at(-1)];
  const isUnknown = (thing: string | null) => thing === null || measureOfThing(thing, 'count') === null;
  return first === second || isUnknown(one.thing) || second === undefined || /[+]|plus/.test(between);
}

function quoteOf(sentence: string, block: TextBlock): string {
  if (block.kind !== 'cell' && block.kind !== 'data') return sentence;
  return [block.column ?? block.card, block.row, sentence].filter((part) => part !== null).join(': ');
}

interface Labels {
  /** Empty where the words before the figure are not its own. */
  readonly sentence: string;
  readonly labels: readonly string[];
  readonly block: TextBlock;
}

/** The figure with the thing, the period and the scope that its row, its column or its table's caption give to it. */
function labelled(figure: Figure, { sentence, labels, block }: Labels): Figure {
  const isTimed = figure.kind !== 'unlimited' && figure.kind !== 'percent';
  const period = figure.period ?? (isTimed ? periodOf([...labels, block.column, block.caption]) : null);
  const withPeriod = { ...figure, period };
  const before = sentence === '' ? null : labelBefore(sentence.slice(0, figure.start));
  if (figure.thing !== null) return withPeriod;
  for (const label of before === null ? labels : [before, ...labels]) {
    const named = withThing(withPeriod, label);
    if (named) return named;
  }
  return withPeriod;
}

/** Labels that say what a cell counts, the nearest first. The name of its plan says nothing of that. */
function cellLabels({ kind, row, column, headings }: TextBlock, place: PlanPlace | undefined): readonly string[] {
  const parts = kind === 'data' ? [row, ...headings.toReversed()] : [row, column];
  return parts.flatMap((part) => (part === null || part === place?.label ? [] : [part.split(' | ')[0] ?? '']));
}

/** Keys and labels that say only that something is listed. */
const LISTING =
  /^(?:features?|details?|included|includes|also|more|limits?|items?|values?|amounts?|quotas?|usage|allowances?|descriptions?|text|labels?|price label|bullets?|points?|highlights|perks|benefits|summary|content|body)$/i;

/** "Storage: 5 GB", "Projects 10": the words that lead a line up to its first figure. */
function labelBefore(text: string): string | null {
  const label = text
    .replace(
      /\b(?:up to|max(?:imum)?|at most|limited to|send|get|store|invite|includes?|including|with|always free)\b/gi,
      ' ',
    )
    .replace(/(?<![\s:–—-])[\s:–—-]+$/, '')
    .trim();
  return label !== '' && label.split(/\s+/).length <= 5 && !/[.,;$€£]/.test(label) ? label : null;
}

/** What a label counts: "Minutes (per month)", "Storage (GB)", "Records per table". */
function withThing(figure: Figure, label: string): Figure | null {
  const plain = label
    .replace(/[()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (LISTING.test(plain) || /[$€£]/.test(plain)) return null;
  const unit = /\b([KMGT]i?B|seconds|minutes|hours|days)\b/.exec(plain)?.[1];
  const rest =
    unit === undefined || !/[(\[]/.test(label)
      ? plain
      : plain
          .replace(unit, ' ')
          .replace(/\bin\b/, ' ')
          .replace(/\s+/g, ' ')
          .trim();
  const read =
    figure.kind === 'count' && unit !== undefined && rest !== plain
      ? `${figure.text} ${unit} ${rest}`
      : `${figure.kind === 'count' ? figure.text : '7'} ${rest}`;
  const [counted] = figuresOf(read);
  if (counted?.start !== 0 || (counted.thing === null && counted.kind === 'count')) return null;
  const shared = {
    text: figure.text,
    isAmount: figure.isAmount,
    start: figure.start,
    end: figure.end,
    period: figure.period ?? counted.period,
    per: figure.per ?? counted.per,
  };
  return figure.kind === 'count' ? { ...counted, ...shared } : { ...figure, ...shared, thing: counted.thing };
}

const PERIODS: readonly (readonly [pattern: RegExp, period: string])[] = [
  [/\b(?:per|a|each|every) (?:second|sec)\b|\/ ?s(?:ec)?\b/i, 'second'],
  [/\b(?:per|a|each|every) min(?:ute)?\b|\/ ?min\b/i, 'minute'],
  [/\bhourly\b|\b(?:per|an|each|every) hour\b|\/ ?(?:h|hr|hour)\b/i, 'hour'],
  [/\bdaily\b|\b(?:per|a|each|every) day\b|\/ ?day\b/i, 'day'],
  [/\bweekly\b|\b(?:per|a|each|every) week\b|\/ ?(?:wk|week)\b/i, 'week'],
  [/\bmonthly\b(?! active)|\b(?:per|a|each|every) month\b|\/ ?(?:mo|month)\b/i, 'month'],
  [/\b(?:yearly|annually|annual)\b|\b(?:per|a|each|every) year\b|\/ ?(?:yr|year)\b/i, 'year'],
];

/** The period that the first label with one states; a label with a price states the price's. */
function periodOf(labels: readonly (string | null)[]): string | null {
  for (const label of labels) {
    if (label === null || /[$€£]|\bbilled\b/.test(label)) continue;
    const found = PERIODS.filter(([pattern]) => pattern.test(label));
    if (found.length > 0) return found.length === 1 ? (found[0]?.[1] ?? null) : null;
  }
  return null;
}
