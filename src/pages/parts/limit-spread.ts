import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Category } from '../../model/category.ts';
import type { LimitMeasure } from '../../model/limit.ts';
import { figure } from './words.ts';
import { memoizeWithin } from '../../rules/catalogue/memoize.ts';
import { commonUnit } from '../../rules/limits/limit-columns.ts';
import { comparableAmount, FILTERED_MEASURES } from '../../rules/limits/limit-filter.ts';
import { newCustomerLimits } from '../../rules/limits/limits-of.ts';
import { MEASURES } from '../../rules/limits/measures.ts';

/** Fewer amounts than this are not drawn. */
const MIN_OFFERS = 5;

/** The amounts of one measure that the offers of a category state. */
export interface LimitSpread {
  readonly measure: LimitMeasure;
  /** The unit of the amounts; a currency for credits, null for counts. */
  readonly unit: string | null;
  /** Rising; infinite for unlimited, a renewed amount for a month. */
  readonly amounts: readonly number[];
  /** Whether some of the amounts apply to one project, user or the like. */
  readonly isPerPart: boolean;
  readonly amountOf: ReadonlyMap<Listing, number>;
}

/** The measures that at least five offers of a category state with more than one amount; the one that most state first. */
export const limitSpreads = memoizeWithin((catalogue: Catalogue, { slug }: Category): readonly LimitSpread[] => {
  const listings = catalogue.listingsByCategory.get(slug) ?? [];
  return FILTERED_MEASURES.map((measure) => spreadOf(listings, measure))
    .filter(({ amounts }) => amounts.length >= MIN_OFFERS && new Set(amounts).size > 1)
    .toSorted((one, other) => other.amounts.length - one.amounts.length);
});

function spreadOf(listings: readonly Listing[], measure: LimitMeasure): LimitSpread {
  const limits = listings.map(({ offer }) => newCustomerLimits(offer));
  const unit = commonUnit(limits, measure);
  const amountOf = new Map<Listing, number>();
  for (const listing of listings) {
    const amount = comparableAmount(newCustomerLimits(listing.offer), measure, unit);
    if (amount !== null && amount > 0) amountOf.set(listing, amount);
  }
  const isPerPart = limits.flat().some((limit) => limit.measure === measure && limit.scope !== undefined);
  return { measure, unit, isPerPart, amountOf, amounts: [...amountOf.values()].toSorted((one, other) => one - other) };
}

/** A range of amounts: from `from`, included, to `to`, which only the last bin includes. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** From this ratio of the largest amount to the smallest on, bins grow with the amounts. */
const LOGARITHMIC_FROM = 50;
const LINEAR_BINS = 8;
/** Bins in a power of ten: from 1 to 2, 2 to 5, and 5 to 10. */
const STEPS = [1, 2, 5] as const;

/**
 * Counts finite amounts, given rising, in bins of round edges: equally wide ones, or 1-2-5 a power of ten where the
 * amounts span more. Empty bins between others are kept; equal amounts are one bin without a width.
 */
export function amountBins(amounts: readonly number[]): readonly Bin[] {
  const [least, most] = [amounts[0], amounts.at(-1)];
  if (least === undefined || most === undefined) return [];
  if (least === most) return [{ from: least, to: most, count: amounts.length }];
  const edges = most / least >= LOGARITHMIC_FROM ? growingEdges(least, most) : equalEdges(least, most);
  const bins = edges.slice(0, -1).map((from, index) => ({ from, to: edges[index + 1] ?? from, count: 0 }));
  for (const amount of amounts) {
    const bin = bins[binOf(bins, amount)];
    if (bin) bin.count++;
  }
  return bins;
}

/** The index of the bin that holds an amount. Where rounding puts it above the last bin, the last one holds it. */
export function binOf(bins: readonly Pick<Bin, 'to'>[], amount: number): number {
  const found = bins.findIndex(({ to }) => amount < to);
  return found === -1 ? bins.length - 1 : found;
}

function growingEdges(least: number, most: number): readonly number[] {
  const edges: number[] = [];
  for (let power = Math.floor(Math.log10(least)); ; power++) {
    for (const step of STEPS) {
      const edge = step * 10 ** power;
      edges.push(edge);
      if (edge > most) return edges.slice(edges.findLastIndex((each) => each <= least));
    }
  }
}

function equalEdges(least: number, most: number): readonly number[] {
  const rough = Math.max((most - least) / LINEAR_BINS, Number.MIN_VALUE);
  const power = 10 ** Math.floor(Math.log10(rough));
  const width = ([...STEPS, 10].find((step) => step * power >= rough) ?? 10) * power;
  const first = Math.floor(least / width);
  const last = Math.floor(most / width) + 1;
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * width).toPrecision(12)));
}

const TIME_UNITS: Readonly<Record<string, string | undefined>> = { minutes: 'min', hours: 'h', days: 'days' };
const BYTE_UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'] as const;

/** An amount in the unit of its measure, in words: `500 MB`, `1.5M`, `$300`, `750 hours`, `unlimited`. */
export function amountWords(amount: number, measure: LimitMeasure, unit: string | null): string {
  if (!Number.isFinite(amount)) return 'unlimited';
  switch (MEASURES[measure].kind) {
    case 'bytes':
      return bytes(amount);
    case 'duration':
      return `${short(amount)} ${TIME_UNITS[MEASURES[measure].unit] ?? ''}`.trim();
    case 'percent':
      return `${short(amount)}%`;
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
