import { type Html, html } from './html.ts';
import { figure } from './words.ts';

/** A drawing with its sentence and the table of the same values. */
export interface Picture {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  /** What the drawing shows, in one or two sentences. */
  readonly caption: Html;
  /** In pixels; the width is that of the page. */
  readonly height: number;
  readonly drawing: readonly Html[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (Html | string | number)[])[];
}

/** A figure: the caption, the drawing, and its values as a table that is folded. */
export function picture({ id, title, caption, height, drawing, columns, rows }: Picture): Html {
  return html`<figure class="picture">
    <figcaption id="${id}-caption">${caption}</figcaption>
    <svg class="chart" width="100%" height="${height}" role="img" aria-labelledby="${id}-title">
      <title id="${id}-title">${title}</title>
      ${drawing}
    </svg>
    <details>
      <summary>${title} as a table</summary>
      <table>
        <thead>
          <tr>
            ${columns.map((name) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([first = '', ...others]) =>
              html`<tr>
                <th scope="row">${first}</th>
                ${others.map((value) => html`<td>${value}</td>`)}
              </tr> `,
          )}
        </tbody>
      </table>
    </details>
  </figure> `;
}

/** A percentage of the width with at most two decimals, so that equal values are equal text. */
export function percent(value: number): string {
  return `${String(Math.round(value * 100) / 100)}%`;
}

export type MarkShape = 'square' | 'ring' | 'disc' | 'up' | 'down' | 'diamond';

/** Outlines around (0, 0), 10 pixels wide. */
const SHAPES = {
  square: 'M-5-5h10v10h-10z',
  ring: 'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z',
  disc: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  up: 'M-6 5h12l-6-10z',
  down: 'M-6-5h12l-6 10z',
  diamond: 'M-6 0l6-6 6 6-6 6z',
} as const satisfies Record<MarkShape, string>;

/** A mark at a share of the width: in a nested drawing, because a path takes no percentages. */
export function mark(shape: MarkShape, at: { readonly x: number; readonly y: number }, className = ''): Html {
  return html`<svg x="${percent(at.x)}" y="${at.y}"><path class="point ${className}" d="${SHAPES[shape]}" /></svg>`;
}

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
