import { html, NOTHING, type Html } from './html.ts';

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
