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
