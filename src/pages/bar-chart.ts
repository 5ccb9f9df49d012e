import { figure } from './figure.ts';
import { html, type Html } from './html.ts';

/** A bar: label and value. */
export interface Bar {
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
    ${bars.map((bar, index) => row(bar, index, full))}
  </svg>`;
}

function row({ name, value }: Bar, index: number, full: number): Html {
  const length = full === 0 ? 0 : Math.round((BARS_WIDE * value * 100) / full) / 100;
  const top = index * ROW + (ROW - THICK) / 2;
  const base = top + THICK - 1;
  return html`<text x="0" y="${base}">${name}</text
    ><rect class="track" x="${BARS_FROM}%" y="${top}" width="${BARS_WIDE}%" height="${THICK}" /><rect
      class="bar"
      x="${BARS_FROM}%"
      y="${top}"
      width="${length}%"
      height="${THICK}"
    /><text class="value" x="100%" y="${base}">${figure(value)}</text> `;
}

/** A bar for a share in a table. Screen readers skip it, because the figure is beside it. */
export function shareBar(percent: number): Html {
  return html`<svg class="share" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect class="track" width="100" height="8" />
    <rect class="bar" width="${percent}" height="8" />
  </svg>`;
}
