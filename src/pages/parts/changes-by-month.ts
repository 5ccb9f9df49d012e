import type { ChangeRecord } from '../../model/change-record.ts';
import { byMonth } from './change-entry.ts';
import { type Html, NOTHING, html } from './html.ts';
import { percent, picture } from './picture.ts';
import { figure, figures } from './words.ts';
import type { Direction } from '../../rules/risk/direction.ts';
import { recordDirection } from '../../rules/risk/record-direction.ts';

/** Months of the drawing; the table has all. */
const MONTHS_DRAWN = 12;
const ROW = 22;
const FIRST_ROW = 24;
const BAR = 12;
/** In percent of the width: bars lie between, with room for the figures and the three heads beside them on a phone. */
const BARS_START = 30;
const BARS_END = 70;

interface Month {
  readonly id: string;
  readonly month: string;
  readonly counts: Readonly<Record<Direction, number>>;
}

/** Changes by the month of their date and by direction, newest first; a sentence where only one month has any, nothing where none has. */
export function changesByMonth(records: readonly ChangeRecord[]): Html {
  const months = byMonth(records, ({ date }) => date).map(({ id, month, members }): Month => {
    const ways = members.map(recordDirection);
    const count = (way: Direction): number => ways.filter((each) => each === way).length;
    return {
      id,
      month,
      counts: { negative: count('negative'), positive: count('positive'), neutral: count('neutral') },
    };
  });
  const [only] = months;
  if (!only) return NOTHING;
  if (months.length === 1) return html`<p>All of them are of ${only.month}: ${caption(months, months)}</p>`;
  const shown = months.slice(0, MONTHS_DRAWN);
  const bottom = FIRST_ROW + shown.length * ROW;
  return picture({
    id: 'by-month',
    title: 'Changes by month and direction',
    caption: caption(months, shown),
    height: bottom,
    drawing: drawing(shown, bottom),
    columns: ['Month', 'For the worse', 'For the better', 'Neither'],
    rows: months.map(({ month, counts: { negative, positive, neutral } }) => [
      month,
      figure(negative),
      figure(positive),
      figure(neutral),
    ]),
  });
}

function caption(months: readonly Month[], shown: readonly Month[]): Html {
  const sum = (way: Direction): number => months.reduce((total, { counts }) => total + counts[way], 0);
  const older = months.length - shown.length;
  return html`${figure(sum('negative'))} for the worse, ${figure(sum('positive'))} for the better,
  ${figure(sum('neutral'))} neither.
  ${older === 0 ? NOTHING : html`Drawn are the latest ${shown.length} months with a change; ${figures(older, 'earlier one')} in the table.`}`;
}

function drawing(shown: readonly Month[], bottom: number): readonly Html[] {
  const most = (way: Direction): number => Math.max(...shown.map(({ counts }) => counts[way]));
  const scale = (BARS_END - BARS_START) / Math.max(1, most('negative') + most('positive'));
  const axis = BARS_START + most('negative') * scale;
  return [
    html`<text class="value" x="${percent(axis)}" y="12" dx="-6">worse</text
      ><text x="${percent(axis)}" y="12" dx="6">better</text><text class="value" x="100%" y="12">neither</text
      ><line class="today" x1="${percent(axis)}" x2="${percent(axis)}" y1="18" y2="${bottom}" /> `,
    ...shown.map((month, row) => monthRow(month, { axis, scale, top: FIRST_ROW + row * ROW })),
  ];
}

interface Scale {
  readonly axis: number;
  /** Percent of the width for one change. */
  readonly scale: number;
  readonly top: number;
}

/** A direction without a change has no bar and no figure. */
function monthRow({ month, counts: { negative, positive, neutral } }: Month, { axis, scale, top }: Scale): Html {
  const base = top + BAR - 1;
  const left = percent(axis - negative * scale);
  return html`<text x="0" y="${base}">${shortMonth(month)}</text>${
      negative === 0
        ? NOTHING
        : html`<rect
              class="bar-negative"
              x="${left}"
              y="${top}"
              width="${percent(negative * scale)}"
              height="${BAR}"
            /><text class="value" x="${left}" dx="-5" y="${base}">${negative}</text>`
    }${
      positive === 0
        ? NOTHING
        : html`<rect
              class="bar-positive"
              x="${percent(axis)}"
              y="${top}"
              width="${percent(positive * scale)}"
              height="${BAR}"
            /><text x="${percent(axis + positive * scale)}" dx="5" y="${base}">${positive}</text>`
    }${neutral === 0 ? NOTHING : html`<text class="value" x="100%" y="${base}">${neutral}</text>`} `;
}

/** `Nov 2026`, which fits a phone. */
function shortMonth(month: string): string {
  return month.replace(/^(\p{L}{3})\p{L}*/u, '$1');
}
