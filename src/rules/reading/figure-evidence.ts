import type { FigureEvidence, ReplacedFigure } from '../../model/page-verdict.ts';
import { MAX_EVIDENCE_CHARS, MAX_QUOTE_CHARS } from '../../model/page-verdict.ts';
import type { Figure } from '../figures/figure.ts';
import { unitOf } from '../figures/units.ts';
import { keptText } from './kept-text.ts';
import type { PageFigure } from './page-figures.ts';

/** Evidence for a figure of the entry, with the part of the page around the figure found. */
export function evidence(figure: Figure, found: FigureEvidence['finding'], page: PageFigure): FigureEvidence {
  const text = keptText(around(page), MAX_EVIDENCE_CHARS);
  return { figure: figure.text, finding: found, ...(text !== undefined && { text }) };
}

/** The part of a sentence in which a figure is. */
function around({ sentence, figure }: PageFigure): string {
  if (sentence.length <= MAX_EVIDENCE_CHARS) return sentence;
  const at = Math.max(0, sentence.indexOf(figure.text));
  const start = Math.max(0, at - Math.floor((MAX_EVIDENCE_CHARS - figure.text.length) / 2));
  return sentence.slice(start, start + MAX_EVIDENCE_CHARS);
}

/** The amount that the page states in place of a figure. */
export function replacement(figure: Figure, page: PageFigure): ReplacedFigure {
  return {
    old: figure.text,
    now: keptText(page.figure.text, MAX_EVIDENCE_CHARS) ?? '',
    direction: direction(figure, page.figure),
    quote: keptText(page.sentence, MAX_QUOTE_CHARS) ?? '',
  };
}

/** Which way the amount went; unknown where the periods cannot be converted. */
function direction(before: Figure, now: Figure): ReplacedFigure['direction'] {
  const [old, next] = [amountIn(before, now), amountIn(now, before)];
  if (old === null || next === null || old === next) return 'unknown';
  return next > old ? 'increased' : 'reduced';
}

function amountIn(figure: Figure, other: Figure): number | null {
  const amount = figure.amount * figure.times;
  const isSameTime = figure.period === other.period && figure.periods === other.periods;
  if (isSameTime || figure.period === null || other.period === null) return amount;
  const seconds = unitOf(figure.period)?.size;
  return seconds === undefined ? null : amount / (seconds * figure.periods);
}
