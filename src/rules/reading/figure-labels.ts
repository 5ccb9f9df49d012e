import type { LimitMeasure } from '../../model/limit.ts';
import type { TextBlock } from '../../model/page-text.ts';
import type { Figure } from '../figures/figure.ts';
import { figuresOf } from '../figures/figures-of.ts';
import { periodsIn } from '../figures/rate.ts';
import { MEASURES } from '../limits/measures.ts';
import { areKindredThings, isKnownThing, measureOfThing } from '../limits/things.ts';
import type { PlanPlace } from './plan-places.ts';

/** Labels that say what a cell counts, the nearest first, without the name of its plan. */
export function cellLabels(block: TextBlock, place: PlanPlace | undefined): readonly string[] {
  const { kind, row, column, headings } = block;
  // The heading above a small table of plans, with one amount each, names what it counts.
  const above = place?.key.startsWith('r|') && LISTING.test(column ?? '') ? headings.slice(-1) : [];
  const parts = kind === 'data' ? [row, ...headings.toReversed()] : [row, column, ...above];
  return parts.flatMap((part) => {
    if (part === null || part === place?.label) return [];
    const [name = '', unit = ''] = inWords(part).split(' | ');
    return [name, ...periodsIn(unit).map((period) => `per ${period}`)];
  });
}

/** The labels of a figure without a thing of its own; for any other figure only a label that gives it a period. */
export const labelTexts = (block: TextBlock, place: PlanPlace | undefined, { thing }: Figure): readonly string[] =>
  block.kind === 'data'
    ? []
    : cellLabels(block, place).filter(
        (label) =>
          !LISTING.test(label) &&
          !label.startsWith('per ') &&
          (!isKnownThing(thing) || (block.line !== null && periodsIn(label).length > 0)),
      );

/** "RPM", "TPD" in words, and without the names of calls: "Writes (PUT, COPY)". */
export const inWords = (label: string): string =>
  label
    .replace(/ \(\p{Lu}{3,12}(?:, \p{Lu}{3,12})*(?:,? and (?:others|more))?\)/u, '')
    .replace(/^(?:api )?rate limits?(?= per |$)/i, 'requests')
    .replace(/\b((?:file )?size|storage) (?:of|for) (?:an? )?(file|upload|image|photo)s?(?= per |$|[,.)])/gi, '$2 $1')
    .replace(/s? (?:are )?(?:kept|stored|retained) for$/i, ' retention')
    .replace(/\b([RT])P([SMHD])\b/g, (_, thing: 'R' | 'T', time: keyof typeof TIMES) => {
      return `${thing === 'R' ? 'requests' : 'tokens'} per ${TIMES[time]}`;
    });
const TIMES = { S: 'second', M: 'minute', H: 'hour', D: 'day' } as const;

/** "Storage: 5 GB", "Projects 10": the words that lead a line up to its first figure. */
export function labelBefore(text: string): readonly string[] {
  const label = text
    .replace(/^(?:attachments?|documents?|files?|images?|uploads?),? (?:(?:of )?up to )?$/i, 'file size')
    .replace(/^(?:(?:.* )?(\p{L}+?)s (?:are )?)?(?:kept|stored|retained) for (?:up to )?$/iu, '$1 retention')
    .replace(/^(\p{L}+?)s of the (?:past|last) $/iu, '$1 retention')
    .replace(/^(check|refresh|sync|run)\w* every $/i, '$1 interval')
    .replace(/^(?:the|your|our) |(?<![\s:–—-])[\s:–—-]+$/gi, '');
  return label.split(/\s+/).length <= 5 && !/[.,;$€£]/.test(label) ? [label] : [];
}

/** The figure with the thing, the period and the scope that its labels give to it; of the rest of a table only a flow has a period. */
export function withLabels(figure: Figure, labels: readonly string[], above: readonly (string | null)[]): Figure {
  const counted = namedBy(figure, labels) ?? figure;
  return { ...counted, period: counted.period ?? (isHeld(counted) ? null : periodOf([...labels, ...above])) };
}

/** The figure with the thing that a label names where its own words name none, or that a label names more closely. */
function namedBy(figure: Figure, labels: readonly string[]): Figure | undefined {
  const { thing } = figure;
  const named = labels.flatMap((label) => withThing(figure, label) ?? []);
  // "Class A operations: 1 million requests", "Cron monitors: 1 monitor", "Members per project: 5 people".
  if (thing !== null && thing !== 'ingested') return named.find((one) => isNameFor(one, thing));
  // The row may name a model or a product, and the column what is counted.
  return named.find((one) => measureOf(one) !== null) ?? named[0];
}

/** Whether a label's thing is what a figure's own word stands for: the same with further words, or a kindred one with a scope. */
const isNameFor = (named: Figure, thing: string): boolean =>
  (thing === 'request' && measureOf(named) === 'requests') ||
  named.thing?.endsWith(` ${thing}`) === true ||
  (named.thing !== null && named.per !== null && areKindredThings(named.thing, thing, 'count'));

const measureOf = ({ thing, kind }: Figure): LimitMeasure | null =>
  thing === null ? null : (measureOfThing(thing, kind)?.measure ?? null);

/** Whether a figure counts what is held, not used up: a period in a caption does not apply to it. */
const isHeld = (figure: Figure): boolean => {
  const measure = measureOf(figure);
  return measure !== null && measure !== 'other' && !MEASURES[measure].isFlow;
};

/** The period that the first label with one states; a label with a price states the price's. */
function periodOf(labels: readonly (string | null)[]): string | null {
  const stated = labels
    .flatMap((label) => (label === null || /[$€£]|\bbilled\b/.test(label) ? [] : [periodsIn(label)]))
    .find((periods) => periods.length > 0);
  return stated?.length === 1 ? (stated[0] ?? null) : null;
}

/** Keys and labels that say only that something is listed. */
const LISTING =
  /^(?:(?:monthly|daily|included|free|total|key|main|headline|plan|max(?:imum)?) )?(?:features?|details?|included|includes|also|more|limits?|items?|values?|amounts?|quotas?|usage|allowances?|descriptions?|volumes?|text|labels?|price label|bullets?|points?|highlights|perks|benefits|summary|content|body)$/i;
const UNIT_IN_BRACKETS =
  /[(\[](?:in )?([KMGT]i?B|seconds|minutes|(?:[A-Za-z]{2,4}-)?hours|days)(?= ?(?:\/|per|an?|[)\]]))/;

/** What a label counts: "Minutes (per month)", "Storage (GB)", "Records per table". */
function withThing(figure: Figure, label: string): Figure | null {
  const unit = UNIT_IN_BRACKETS.exec(label)?.[1] ?? '';
  const plain = label
    .replace(UNIT_IN_BRACKETS, '')
    .replace(/[()[\]]/g, ' ')
    .replace(/ (?:quota|limit|allowance)s?$/i, '')
    .trim();
  if (LISTING.test(plain) || /[$€£]/.test(plain)) return null;
  const example = figure.kind === 'count' ? figure.amount : 7;
  const [counted] = figuresOf(`${example} ${unit} ${plain}`.replace(/\s+/g, ' '));
  if (counted?.start !== 0 || (counted.thing === null && counted.kind === 'count')) return null;
  const rate = { period: figure.period ?? counted.period, per: figure.per ?? counted.per };
  const { kind, amount, unit: measured, thing } = counted;
  return { ...figure, ...rate, thing, ...(figure.kind === 'count' && { kind, amount, unit: measured }) };
}
