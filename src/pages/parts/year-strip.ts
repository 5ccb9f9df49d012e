import type { Catalogue } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import { MONTHS } from '../../rules/dates/days.ts';
import { recordDirection } from '../../rules/risk/record-direction.ts';
import type { Direction } from '../../rules/risk/standing.ts';
import { html, NOTHING, type Html } from './html.ts';
import { figures } from './words.ts';

/** A month of a strip: what happened for the better is drawn above the line, for the worse below. */
interface StripMonth {
  /** `Nov`. */
  readonly label: string;
  readonly better: number;
  readonly worse: number;
}

/** In pixels: the tallest column on either side, and the room for a label. */
const TALL = 44;
const LABEL = 16;

/** The twelve months up to today: what got better is drawn above the line, what got worse below; the caption says the same. */
export function yearStrip({ date: today }: Catalogue, found: readonly ChangeRecord[]): Html {
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const months = Array.from({ length: 12 }, (_, index): StripMonth => {
    const at = last - 11 + index;
    const month = `${String(Math.floor(at / 12))}-${String((at % 12) + 1).padStart(2, '0')}`;
    const ways = found.filter(({ date }) => date.startsWith(month)).map(recordDirection);
    const count = (way: Direction): number => ways.filter((each) => each === way).length;
    return { label: (MONTHS[at % 12] ?? '').slice(0, 3), better: count('positive'), worse: count('negative') };
  });
  const sum = (way: 'better' | 'worse'): number => months.reduce((total, month) => total + month[way], 0);
  if (sum('better') + sum('worse') === 0) return NOTHING;
  const told = [
    ...(sum('worse') > 0 ? [`${figures(sum('worse'), 'change')} for the worse (below the line)`] : []),
    ...(sum('better') > 0 ? [`${figures(sum('better'), 'change')} for the better (above)`] : []),
  ];
  return monthStrip(months, html`In twelve months ${told.join(' and ')}.`);
}

/** A year as a strip of months, oldest first. The caption says the same in words. */
function monthStrip(months: readonly StripMonth[], caption: Html): Html {
  const most = Math.max(1, ...months.flatMap(({ better, worse }) => [better, worse]));
  const axis = TALL + LABEL;
  const width = 100 / Math.max(1, months.length);
  const column = (count: number, x: number, isWorse: boolean): Html => {
    if (count === 0) return NOTHING;
    const height = Math.max(3, Math.round((TALL * count) / most));
    const top = isWorse ? axis + 1 : axis - height;
    return html`<rect
        class="${isWorse ? 'bar-negative' : 'bar-positive'}"
        x="${x + width * 0.12}%"
        y="${top}"
        width="${width * 0.76}%"
        height="${height}"
      /><text x="${x + width / 2}%" y="${isWorse ? top + height + 13 : top - 4}">${count}</text> `;
  };
  return html`<figure class="strip">
    <svg class="chart" width="100%" height="${2 * axis + LABEL + 4}" role="img" aria-labelledby="year-caption">
      <line class="lane" x1="0" x2="100%" y1="${axis}" y2="${axis}" />
      ${months.map(({ label, better, worse }, index) => {
        const x = index * width;
        return html`${column(better, x, false)}${column(worse, x, true)}<text
            x="${x + width / 2}%"
            y="${2 * axis + LABEL}"
            >${label}</text
          > `;
      })}
    </svg>
    <figcaption id="year-caption">${caption}</figcaption>
  </figure>`;
}
