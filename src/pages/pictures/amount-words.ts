import type { LimitMeasure } from '../../model/limit.ts';
import { MEASURE_KINDS } from '../../rules/limits/measure-kinds.ts';
import { figure } from '../figure.ts';

const BYTE_UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'] as const;

/** An amount in the unit of its measure, in words: `500 MB`, `1.5M`, `$300`, `750 hours`, `unlimited`. */
export function amountWords(amount: number, measure: LimitMeasure, unit: string | null): string {
  if (!Number.isFinite(amount)) return 'unlimited';
  switch (MEASURE_KINDS[measure]) {
    case 'bytes':
      return bytes(amount);
    case 'duration':
      return `${short(amount)} ${measure === 'minutes' ? 'min' : 'h'}`;
    case 'money':
      return unit === 'USD' ? `$${short(amount)}` : `${short(amount)} ${unit ?? ''}`.trim();
    case 'count':
      return short(amount);
  }
}

function bytes(amount: number): string {
  const power = Math.min(BYTE_UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, amount)) / 3)));
  return `${rounded(amount / 1000 ** power)} ${BYTE_UNITS[power] ?? 'B'}`;
}

function short(amount: number): string {
  if (amount >= 1e9) return `${rounded(amount / 1e9)}B`;
  if (amount >= 1e6) return `${rounded(amount / 1e6)}M`;
  if (amount >= 1e4) return `${rounded(amount / 1e3)}k`;
  return amount >= 1000 ? figure(Math.round(amount)) : rounded(amount);
}

/** Three significant digits. */
function rounded(amount: number): string {
  return String(Number(amount.toPrecision(3)));
}
