import { fold } from '../../rules/text/fold.ts';

/** An amount with the word it counts: `5 GB`, `3 participants`, `$25`. */
export interface Figure {
  readonly amount: string;
  readonly unit: string;
  /** As it is written. */
  readonly text: string;
}

const FIGURE = /(?<![\w.])([$€£]?)(\d[\d,]*(?:\.\d+)?)\s?(k\b|m\b|million\b|billion\b)?\s?([\p{L}]{2,})?/giu;

/** Words that stand behind a number without being what it counts. */
const NO_UNIT = new Set([
  'and',
  'or',
  'in',
  'of',
  'to',
  'at',
  'for',
  'with',
  'per',
  'on',
  'are',
  'is',
  'free',
  'a',
  'by',
  'from',
  'tiers',
  'were',
]);

/** The figures of a text that name what they count; a bare number tells nothing. */
export function figures(text: string): readonly Figure[] {
  return [...text.matchAll(FIGURE)].flatMap(([written, currency = '', number = '', scale = '', word = '']) => {
    const counted = fold(word).replace(/s$/, '');
    const unit = currency === '' ? counted : currency;
    if (unit === '' || (currency === '' && NO_UNIT.has(fold(word)))) return [];
    return [{ amount: `${number.replaceAll(',', '')}${fold(scale).charAt(0)}`, unit, text: written.trim() }];
  });
}
