import type { Catalogue } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import { MONTHS } from '../../rules/dates/days.ts';
import { dateMeaning } from '../../rules/changes/date-meaning.ts';
import { recordDirection } from '../../rules/risk/record-direction.ts';
import type { Direction } from '../../rules/risk/standing.ts';
import { html, NOTHING, type Html } from './html.ts';
import { figures, monthInWords } from './words.ts';

/** In pixels: the tallest column on either side, and the room for a label. */
const TALL = 44;
const LABEL = 16;
const SIDE = TALL + LABEL;
/** In percent: the room of a month. */
const WIDTH = 100 / 12;

/**
 * The changes of known days in the twelve months up to today: what got better is drawn above the line, what got worse below;
 * the caption says the same. A change that was only noticed in a month may be years older, and is counted apart.
 */
export function yearStrip({ date: today }: Catalogue, found: readonly ChangeRecord[]): Html {
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const months = Array.from({ length: 12 }, (_, index) => {
    const at = last - 11 + index;
    const month = `${String(Math.floor(at / 12))}-${String((at % 12) + 1).padStart(2, '0')}`;
    const within = found.filter((record) => record.date.startsWith(month) && recordDirection(record) !== 'neutral');
    const dated = within.filter((record) => dateMeaning(record) === 'effective');
    const count = (way: Direction): number => dated.filter((record) => recordDirection(record) === way).length;
    return {
      name: MONTHS[at % 12] ?? '',
      better: count('positive'),
      worse: count('negative'),
      noticed: within.length - dated.length,
    };
  });
  const sum = (what: 'better' | 'worse' | 'noticed'): number => months.reduce((total, month) => total + month[what], 0);
  if (sum('better') + sum('worse') === 0) return NOTHING;
  const caption = [
    ...(sum('worse') > 0 ? [`${figures(sum('worse'), 'change')} for the worse (below the line)`] : []),
    ...(sum('better') > 0 ? [`${figures(sum('better'), 'change')} for the better (above)`] : []),
  ];
  const most = Math.max(...months.flatMap(({ better, worse }) => [better, worse]));
  const [above, below] = [sum('better') > 0 ? SIDE : 2, sum('worse') > 0 ? SIDE : 2];
  const column = (count: number, x: number, isWorse: boolean): Html => {
    if (count === 0) return NOTHING;
    const height = Math.max(3, Math.round((TALL * count) / most));
    const top = isWorse ? above + 1 : above - height;
    return html`<rect
        class="${isWorse ? 'bar-negative' : 'bar-positive'}"
        x="${x + WIDTH * 0.12}%"
        y="${top}"
        width="${WIDTH * 0.76}%"
        height="${height}"
      /><text x="${x + WIDTH / 2}%" y="${isWorse ? top + height + 13 : top - 4}">${count}</text> `;
  };
  return html`<figure class="strip">
    <svg class="chart" width="100%" height="${above + below + LABEL + 4}" role="img" aria-labelledby="year-caption">
      <line class="lane" x1="0" x2="100%" y1="${above}" y2="${above}" />
      ${months.map(({ name, better, worse }, index) => {
        const x = index * WIDTH;
        return html`${column(better, x, false)}${column(worse, x, true)}<text
            x="${x + WIDTH / 2}%"
            y="${above + below + LABEL}"
            >${name.slice(0, 3)}</text
          > `;
      })}
    </svg>
    <figcaption id="year-caption">
      In the twelve months to ${monthInWords(today)}: ${caption.join(' and ')}, each on the day it took
      effect.${sum('noticed') === 0 ? '' : ` ${figures(sum('noticed'), 'more was', 'more were')} noticed, of unknown date.`}
    </figcaption>
  </figure>`;
}
