import { LIMIT_PERIODS } from '../../model/limit.ts';
import { multiply, scaleOf, unitOf } from '../figures/units.ts';

/**
 * The line with its number, units and period in the one form that `parseLimit` takes: `up to 10K rows` as `10,000 rows`,
 * `10gb/mo egress.` as `10 GB egress a month`. What it does not know stays, and so does a number of two readings (`1,5`, `1.500`).
 */
export function canonicalLimit(text: string): string {
  return text
    .trim()
    .replace(/\.$/, '')
    .replace(/\s+/g, ' ')
    .replace(/^up to (?=[$€£]?\d)/i, '')
    .replace(/^unlimited\b/i, 'unlimited')
    .replace(/^([$€£]?)([\d.,]*\d)(?: ?(K|M|B)\b(?!iB)| (thousand|million|billion)\b)?/i, canonicalNumber)
    .replace(/^(\d[\d.,]*) ?([a-z]+)\b/i, canonicalSize)
    .replace(/^([\d.,]+) %/, '$1%')
    .replace(/^1 (\S*(?:second|minute|hour|day|week|month|year))s\b/, '1 $1')
    .replace(EARLY_PERIOD, '$1 $3$2')
    .replace(
      SLASHED_PERIOD,
      (_, word: string) => ` ${word.startsWith('h') ? 'an' : 'a'} ${unitOf(word)?.symbol ?? word}`,
    );
}

const WRITTEN_PERIODS = [
  ...'sec min hr wk mo mth yr'.split(' '),
  ...LIMIT_PERIODS.filter((period) => period !== 'once'),
].join('|');
/** The period of `10 GB/mo egress`. */
const EARLY_PERIOD = new RegExp(
  String.raw`^([$€£]?[\d.,]+(?: [KMGTP]i?B)?)( ?/ ?(?:${WRITTEN_PERIODS})) ([^()]+?)(?= \(|$)`,
);
const SLASHED_PERIOD = new RegExp(String.raw` ?(?:/ ?| per )(${WRITTEN_PERIODS})(?= \(|$)`);

/** A number of bytes with the symbol of its unit; another number as it is written. */
function canonicalSize(written: string, number: string, unit: string): string {
  const { kind, symbol } = unitOf(unit.replace(/^gigs?$/i, 'GB')) ?? {};
  return kind === 'bytes' ? `${number} ${symbol}` : written;
}

function canonicalNumber(
  written: string,
  ...[currency, digits, letter, word]: readonly [string, string, string?, string?]
): string {
  if (!NUMBER.test(digits)) return written;
  const value = Number(digits.replaceAll(',', ''));
  const factor = scaleOf(letter ?? word) ?? 1;
  return `${currency}${NUMERALS.format(multiply(value, factor))}`;
}

/** A number as English has it. Elsewhere `1,5` is one and a half, and `1.500` fifteen hundred. */
const NUMBER = /^(?!0\d|[1-9]\d{0,2}\.\d\d0$)(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d+)?$/;

/** Numbers as a line has them: `1,500`, `0.5`. */
export const NUMERALS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });
