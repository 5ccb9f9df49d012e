import type { Random } from './random.ts';

/**
 * The amounts of a text, read by rules of the corpus alone (digits, K and M, units of bytes), so that its labels do not
 * depend on the parser under test.
 */
export interface CorpusAmount {
  readonly value: number;
  /** `GB`, `MB` …; empty for others. */
  readonly unit: string;
  readonly isMoney: boolean;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const AMOUNT =
  /([$€£]\s?)?(?<![\w.,/:-])(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:\s?(K|k|M|million|B|billion)\b)?(?:\s?-?(KB|MB|GB|TB|GiB|MiB)\b)?(?![\w.]*\d|[a-zA-Z:])/g;
const SCALE: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, million: 1e6, b: 1e9, billion: 1e9 };

/** A number that ends a name, as the size of a model does: `Llama 3.1 8B`, `GPT-OSS 120B`. */
const NAME_BEFORE = /(?:^|\s)(?:[A-Z][\w-]*|\d+(?:\.\d+)?)\s$/;

export function amountsOf(text: string): readonly CorpusAmount[] {
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const [all, money, whole = '', fraction = '', scale = '', unit = ''] = match;
    if (scale === 'B' && NAME_BEFORE.test(text.slice(0, match.index))) return [];
    const value = Number(whole.replaceAll(',', '') + fraction) * (SCALE[scale.toLowerCase()] ?? 1);
    const end = match.index + all.length;
    return [{ value, unit, isMoney: money !== undefined, text: all, start: match.index, end }];
  });
}

/** A text with another amount at one place. */
export function replaceAmount(text: string, amount: CorpusAmount, by: string): string {
  return text.slice(0, amount.start) + by + text.slice(amount.end);
}

/** An amount in words of the page: 10,000, 10K, 10 000 or 10_000. */
export function spelt(amount: Pick<CorpusAmount, 'value' | 'unit' | 'isMoney'>, random: Random): string {
  const { value, unit, isMoney } = amount;
  const sign = isMoney ? '$' : '';
  const forms = [value.toLocaleString('en-US', { maximumFractionDigits: 6 })];
  if (value >= 1_000 && value % 100 === 0 && value < 1e6) forms.push(`${value / 1_000}K`, `${value / 1_000}k`);
  if (value >= 1e6 && value % 1e5 === 0) forms.push(`${value / 1e6}M`, `${value / 1e6} million`);
  if (value >= 10_000 && Number.isInteger(value) && !isMoney)
    forms.push(value.toLocaleString('en-US').replaceAll(',', ' '));
  if (value >= 1_000 && Number.isInteger(value) && value < 1e6) forms.push(String(value));
  const digits = random.pick(forms);
  if (unit === '') return sign + digits;
  return sign + digits + random.pick([' ', '']) + unit;
}

/** An amount in its plainest spelling: 10,000 or $5 or 512 MB. */
export function plainly({ value, unit, isMoney }: Pick<CorpusAmount, 'value' | 'unit' | 'isMoney'>): string {
  const digits = value.toLocaleString('en-US', { maximumFractionDigits: 6 });
  return `${isMoney ? '$' : ''}${digits}${unit === '' ? '' : ` ${unit}`}`;
}
