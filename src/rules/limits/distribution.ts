import type { EntryFigure } from '../figures/entry-figures.ts';
import type { FigurePeriod } from '../figures/figure.ts';
import { periodAdverb, periodNamed } from '../figures/period.ts';
import { singular } from '../figures/words.ts';

/** Parts that a sentence states once for several figures. */
export interface Distributed {
  readonly period: FigurePeriod | null;
  readonly each: string | null;
}

const LEADING_PERIOD = /^(?:(?:each|every|per|a) (day|week|month|year)|(daily|weekly|monthly|yearly))\b/i;
const LEADING_EACH =
  /^(?:each|every) (?:free )?(?!day|week|month|year|organi[sz]ation|account|customer)([a-z-]+) (?:on [^,]{1,30} )?(?:has|have|gets?|may|can|holds?|comes|includes|allows|takes|with|keeps|stores|holding)\b/i;
const EACH_WITH = /\beach (?:with|having|has|of)\b/;
/** Start of a new subject: shared parts no longer apply. */
const NEW_SUBJECT = /[,;:] (?:and|but|while|plus) (?:the |a |an |its )?\p{L}+ \p{L}+|\bbut\b/u;

/**
 * The period and the receiver of a figure, with what its sentence says once for a list: "Each month 500 minutes and 50K
 * tests", "25K spans and 1 GB a month", "100 projects, each with 0.5 GB and 10 branches".
 */
export function distributed(entry: EntryFigure, inSentence: readonly EntryFigure[]): Distributed {
  const { figure, sentence } = entry;
  return {
    period: figure.period ?? leadingPeriod(sentence) ?? listedPeriod(entry, inSentence),
    each: figure.per ?? receiver(entry, inSentence),
  };
}

function leadingPeriod(sentence: string): FigurePeriod | null {
  const match = LEADING_PERIOD.exec(sentence);
  if (!match) return null;
  return periodNamed((match[1] ?? '').toLowerCase()) ?? periodAdverb((match[2] ?? '').toLowerCase()) ?? null;
}

/** "A, B and C a month": the period of the last of a list, when only the conjunction is between them. */
function listedPeriod({ figure, sentence }: EntryFigure, inSentence: readonly EntryFigure[]): FigurePeriod | null {
  const next = inSentence.find((other) => other.figure.start >= figure.end);
  if (!next || next.figure.kind === 'unlimited') return null;
  const between = sentence.slice(figure.end, next.figure.start);
  const isJoined = between === ' and ' || between === ' or ';
  return isJoined ? next.figure.period : null;
}

function receiver({ figure, sentence }: EntryFigure, inSentence: readonly EntryFigure[]): string | null {
  const before = sentence.slice(0, figure.start);
  const leading = LEADING_EACH.exec(sentence)?.[1];
  if (leading !== undefined && !NEW_SUBJECT.test(before)) return singular(leading.toLowerCase());
  const each = EACH_WITH.exec(before);
  if (!each || NEW_SUBJECT.test(before.slice(each.index))) return null;
  const owner = inSentence.findLast((other) => other.figure.end <= each.index && other.figure.thing !== null);
  return owner?.figure.thing ?? null;
}
