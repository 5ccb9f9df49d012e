import { figure } from './words.ts';
import { html, NOTHING, type Html } from './html.ts';

/** A bar: label and value. */
interface Bar {
  readonly name: string;
  readonly value: number;
}

/** The content of a chart. */
export interface BarChart {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  /** Text alternative: one sentence with the main content of the chart. */
  readonly description: string;
  readonly bars: readonly Bar[];
  /** The value of a full bar. */
  readonly full: number;
}

const ROW = 28;
const THICK = 12;
/** In percent of the width, so that bars shrink on a narrow screen and text keeps its size. */
const BARS_FROM = 40;
const BARS_WIDE = 46;

/** Horizontal bars as inline SVG. Its text alternative says the same in words; a table has the figures as well. */
export function barChart({ id, title, description, bars, full }: BarChart): Html {
  return html`<svg
    class="chart"
    width="100%"
    height="${bars.length * ROW}"
    role="img"
    aria-labelledby="${id}-title ${id}-words"
  >
    <title id="${id}-title">${title}</title>
    <desc id="${id}-words">${description}</desc>
    ${bars.map(({ name, value }, index) => {
      const length = full === 0 ? 0 : Math.round((BARS_WIDE * value * 100) / full) / 100;
      const top = index * ROW + (ROW - THICK) / 2;
      return html`<text x="0" y="${top + THICK - 1}">${name}</text
        ><rect class="track" x="${BARS_FROM}%" y="${top}" width="${BARS_WIDE}%" height="${THICK}" /><rect
          class="bar"
          x="${BARS_FROM}%"
          y="${top}"
          width="${length}%"
          height="${THICK}"
        /><text class="value" x="100%" y="${top + THICK - 1}">${figure(value)}</text> `;
    })}
  </svg>`;
}

/** A bar for a share in a table. Screen readers skip it, because the figure is beside it. */
export function shareBar(percent: number): Html {
  return html`<svg class="share" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect class="track" width="100" height="8" />
    <rect class="bar" width="${percent}" height="8" />
  </svg>`;
}

/** A month of a strip: what happened for the better is drawn above the line, for the worse below. */
export interface StripMonth {
  /** `Nov`. */
  readonly label: string;
  readonly better: number;
  readonly worse: number;
}

/** In pixels: the tallest column on either side, and the room for a label. */
const TALL = 44;
const LABEL = 16;

/** A year as a strip of months, oldest first. The caption says the same in words. */
export function monthStrip(id: string, months: readonly StripMonth[], caption: Html): Html {
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
      /><text class="tick-label" x="${x + width / 2}%" y="${isWorse ? top + height + 13 : top - 4}">${count}</text> `;
  };
  return html`<figure class="strip">
    <svg class="chart" width="100%" height="${2 * axis + LABEL + 4}" role="img" aria-labelledby="${id}-caption">
      <line class="lane" x1="0" x2="100%" y1="${axis}" y2="${axis}" />
      ${months.map(({ label, better, worse }, index) => {
        const x = index * width;
        return html`${column(better, x, false)}${column(worse, x, true)}<text
            class="tick-label"
            x="${x + width / 2}%"
            y="${2 * axis + LABEL}"
            >${label}</text
          > `;
      })}
    </svg>
    <figcaption id="${id}-caption">${caption}</figcaption>
  </figure>`;
}
