import type { Limit } from '../../model/limit.ts';
import { MAX_QUOTE_CHARS, type ReplacedFigure } from '../../model/page-verdict.ts';
import type { Figure } from '../figures/figure.ts';
import { sizeOf } from '../figures/units.ts';
import { plural, singular } from '../figures/words.ts';
import { MEASURES } from '../limits/measures.ts';
import { keptText } from '../text/kept-text.ts';
import { amountOf } from './limit-likeness.ts';
import type { PageFigure } from './page-figures.ts';

/** A limit as the page states it, in the words of the entry: "500 messages a day" for "1,000 messages a day". */
export function replacement(limit: Limit, { figure, sentence }: PageFigure): ReplacedFigure {
  return {
    old: limit.text,
    now: inNumber(restatedLimit(limit.text, figure), limit),
    direction: figure.amount > amountOf(limit).amount ? 'increased' : 'reduced',
    quote: keptText(sentence, MAX_QUOTE_CHARS) ?? '',
  };
}

const LINE_AMOUNT = /^(?:unlimited|([$€£]?)[\d.,]+%?(?: [KMGTP]i?B\b)?)/;
const LINE_TIME = /\b(?:[A-Za-z]+-)?(ms|second|minute|hour|day|week|month|year)s?\b/;

/** The line of a limit with the amount that a page states. */
function restatedLimit(line: string, { kind, amount, unit }: Figure): string {
  return line.replace(LINE_AMOUNT, (_, currency = '') => {
    if (kind === 'unlimited') return kind;
    const written = kind === 'duration' ? LINE_TIME.exec(line)?.[1] : unit;
    const value = Number((amount / sizeOf(written)).toPrecision(12));
    const end = kind === 'percent' ? '%' : kind === 'bytes' ? ` ${unit ?? ''}` : '';
    return `${currency}${value.toLocaleString('en-US', { maximumFractionDigits: 6 })}${end}`;
  });
}

/** A line whose noun is singular or plural to fit its amount: "1 project" for "1 projects", "5 days log retention" for "5 day log retention". */
function inNumber(line: string, { measure, thing }: Limit): string {
  const { kind } = MEASURES[measure];
  const noun = kind === 'count' ? thing.split(' ').at(-1) : kind === 'duration' ? LINE_TIME.exec(line)?.[1] : undefined;
  const [amount, ...words] = line.split(' ');
  const at = words.findIndex((word) => word !== 'ms' && singular(word.toLowerCase()).split('-').at(-1) === noun);
  const written = words[at] ?? '';
  const one = written.replace(/(?<=[a-z])ies$/, 'y').replace(/(?<!s)s$/, '');
  const isOne = singular(written.toLowerCase()) === written.toLowerCase();
  const fitting = amount === '1' ? (isOne ? written : one) : isOne ? plural(written) : written;
  return [amount, ...words.map((word, place) => (place === at ? fitting : word))].join(' ');
}
