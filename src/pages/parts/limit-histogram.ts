import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Category } from '../../model/category.ts';
import { type Html, NOTHING, html } from './html.ts';
import { type Bin, type LimitSpread, amountBins, amountWords, binOf, limitSpreads } from './limit-spread.ts';
import { mark, percent, picture } from './picture.ts';
import { capitalised, figure, figures } from './words.ts';
import { measureWords } from '../search/filters.ts';

/** In pixels. */
const FIRST_BAR = 34;
const TALLEST = 90;
const BASE = FIRST_BAR + TALLEST;
/** In percent of the width: the bar of the unlimited ones is right of the others. */
const BARS_END = 84;
const ALL_BARS_END = 100;
const UNLIMITED_START = 88;
/** Labels below the bars that fit a phone. */
const MAX_LABELS = 4;
/** In percent of the width: no label begins right of it, because the one at the end is there. */
const LABELS_END = 74;

/** Where a vendor's offer lies among those of its category, in the limit that most of these state; nothing where fewer than five state it. */
export function limitHistogram(catalogue: Catalogue, listing: Listing): Html {
  const { category, vendor } = listing;
  const spread = limitSpreads(catalogue, category).find(({ amountOf }) => amountOf.has(listing));
  const own = spread?.amountOf.get(listing);
  if (!spread || own === undefined) return NOTHING;
  const words = capitalised(measureWords(spread.measure));
  return html`<section aria-labelledby="limit">
    <h2 id="limit">${words} among ${category.name}</h2>
    ${histogram(spread, category, { name: vendor.name, amount: own })}
  </section> `;
}

/** The limit that most offers of a category state; nothing where fewer than five state any. */
export function mainLimitHistogram(catalogue: Catalogue, category: Category): Html | null {
  const [spread] = limitSpreads(catalogue, category);
  return spread === undefined ? null : histogram(spread, category, null);
}

interface Marked {
  readonly name: string;
  readonly amount: number;
}

function histogram(spread: LimitSpread, category: Category, marked: Marked | null): Html {
  const { amounts, measure, unit } = spread;
  const finite = amounts.filter(Number.isFinite);
  const bins = amountBins(finite);
  const unlimited = amounts.length - finite.length;
  const labelOf = (amount: number): string => amountWords(amount, measure, unit);
  return picture({
    id: 'limit-picture',
    title: `${capitalised(measureWords(measure))} of the offers of ${category.name}`,
    caption: caption(spread, labelOf, marked),
    height: BASE + 24,
    drawing: bars({ bins, unlimited, marked, labelOf }),
    columns: ['Amount', 'Offers'],
    rows: [
      ...bins.map(({ from, to, count }, index) => [
        from === to
          ? labelOf(from)
          : `${labelOf(from)} ${index === bins.length - 1 ? 'to' : 'to under'} ${labelOf(to)}`,
        figure(count),
      ]),
      ...(unlimited === 0 ? [] : [['unlimited', figure(unlimited)]]),
    ],
  });
}

function caption(
  { amounts, measure, isPerPart }: LimitSpread,
  labelOf: (amount: number) => string,
  marked: Marked | null,
): Html {
  const [least = 0, most = 0] = [amounts[0], amounts.at(-1)];
  const middle = amounts[Math.floor((amounts.length - 1) / 2)] ?? 0;
  const range = html`${figures(amounts.length, 'offer')} state ${measureWords(measure)}, from ${labelOf(least)} to
  ${labelOf(most)}; half of them at most
  ${labelOf(middle)}.${isPerPart ? ' Some state it for one project, user or the like.' : ''}`;
  if (!marked) return range;
  const { name, amount } = marked;
  const less = amounts.filter((other) => other < amount).length;
  const same = amounts.filter((other) => other === amount).length - 1;
  const more = amounts.length - less - same - 1;
  return html`${name}: ${labelOf(amount)}. ${capitalised(parts(less, same, more))}. ${range}`;
}

function parts(less: number, same: number, more: number): string {
  const clauses = [
    ...(less > 0 ? [`${figures(less, 'offer states', 'offers state')} less`] : []),
    ...(same > 0 ? [`${figures(same, 'states', 'state')} the same`] : []),
    ...(more > 0 ? [`${figures(more, 'states', 'state')} more`] : []),
  ];
  return clauses.length < 2 ? clauses.join('') : `${clauses.slice(0, -1).join(', ')} and ${clauses.at(-1) ?? ''}`;
}

interface Bars {
  readonly bins: readonly Bin[];
  readonly unlimited: number;
  readonly marked: Marked | null;
  readonly labelOf: (amount: number) => string;
}

function bars({ bins, unlimited, marked, labelOf }: Bars): readonly Html[] {
  const end = unlimited > 0 ? BARS_END : ALL_BARS_END;
  const width = end / Math.max(1, bins.length);
  const most = Math.max(unlimited, ...bins.map(({ count }) => count));
  const markedBin = marked && Number.isFinite(marked.amount) ? binOf(bins, marked.amount) : -1;
  const drawn = bins.map(({ count }, index) => ({ x: index * width, width, count, isMarked: index === markedBin }));
  const free = {
    x: UNLIMITED_START,
    width: 100 - UNLIMITED_START,
    count: unlimited,
    isMarked: marked?.amount === Infinity,
  };
  const step = Math.ceil((bins.length + 1) / MAX_LABELS);
  return [
    html`<line class="lane" x1="0" x2="100%" y1="${BASE}" y2="${BASE}" /> `,
    ...[...drawn, ...(unlimited > 0 ? [free] : [])].filter(({ count }) => count > 0).map((bar) => barOf(bar, most)),
    ...bins.flatMap(({ from }, index) =>
      index % step === 0 && index * width <= LABELS_END ? [label(index * width, labelOf(from), index === 0)] : [],
    ),
    unlimited > 0
      ? html`<text class="value" x="100%" y="${BASE + 17}">unlimited</text> `
      : html`<text class="value" x="100%" y="${BASE + 17}">${labelOf(bins.at(-1)?.to ?? 0)}</text> `,
  ];
}

function label(x: number, text: string, isFirst: boolean): Html {
  return html`<text class="${isFirst ? '' : 'tick-label'}" x="${percent(x)}" y="${BASE + 17}">${text}</text> `;
}

interface DrawnBar {
  readonly x: number;
  readonly width: number;
  readonly count: number;
  readonly isMarked: boolean;
}

/** A bar with its count above; that of the marked vendor has a mark over it. */
function barOf({ x, width, count, isMarked }: DrawnBar, most: number): Html {
  const height = Math.max(2, Math.round((TALLEST * count) / most));
  const middle = x + width / 2;
  return html`<rect
      class="${isMarked ? 'bar' : 'bar-other'}"
      x="${percent(x + width * 0.06)}"
      y="${BASE - height}"
      width="${percent(width * 0.88)}"
      height="${height}"
    /><text class="tick-label" x="${percent(middle)}" y="${BASE - height - 5}">${count}</text>${
      isMarked ? mark('down', { x: middle, y: BASE - height - 24 }, 'point-marked') : NOTHING
    } `;
}
