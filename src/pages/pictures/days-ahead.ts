import type { IsoDate } from '../../model/iso-date.ts';
import { dayElement, dayMark } from '../day.ts';
import { figures } from '../figure.ts';
import { html, NOTHING, type Html } from '../html.ts';
import { cut } from '../prose.ts';
import { mark, percent, picture } from './picture.ts';
import { axisLines, placeOf, todayLine, type TimeAxis } from './time-axis.ts';

/** A day to come, and what ends on it. */
export interface Ending {
  readonly date: IsoDate;
  readonly vendor: string;
  readonly what: string;
  readonly days: number;
}

/** Rows of the drawing and of its table. */
const MAX_ROWS = 15;
const ROW = 40;
const FIRST_ROW = 30;
/** The names are above the lines, so that a phone shows them whole. */
const AXIS_START = 6;
const AXIS_END = 92;
/** Characters that fit over the width of a phone. */
const MAX_NAME_CHARS = 44;

/** The days ahead, soonest first, each with its distance from today; nothing where there is none. */
export function daysAhead(endings: readonly Ending[], today: IsoDate): Html {
  const shown = endings.slice(0, MAX_ROWS);
  const last = shown.at(-1);
  if (!last) return NOTHING;
  const axis: TimeAxis = { from: today, until: last.date, start: AXIS_START, end: AXIS_END };
  const bottom = FIRST_ROW + shown.length * ROW;
  return picture({
    id: 'ahead',
    title: 'The days ahead',
    caption: caption(endings, shown),
    height: bottom + 20,
    drawing: [
      ...axisLines(axis, FIRST_ROW - 8, bottom),
      todayLine(axis, today, bottom),
      ...shown.map(({ date, vendor, what }, row) =>
        ending(`${vendor}, ${what}`, placeOf(axis, date), FIRST_ROW + row * ROW),
      ),
    ],
    columns: ['Day', 'Vendor', 'What', 'In'],
    rows: shown.map(({ date, vendor, what, days }) => [dayMark(date), vendor, what, figures(days, 'day')]),
  });
}

const NAME_BASE = 12;
const LINE = 25;

function ending(name: string, x: number, top: number): Html {
  const y = top + LINE;
  const label = cut(name, MAX_NAME_CHARS);
  return html`<text class="name" x="${percent(AXIS_START)}" dx="6" y="${top + NAME_BASE}">${label}</text
    ><line
      class="reach"
      x1="${percent(AXIS_START)}"
      x2="${percent(x)}"
      y1="${y}"
      y2="${y}"
    />${mark('diamond', { x, y }, 'point-ahead')} `;
}

function caption(endings: readonly Ending[], shown: readonly Ending[]): Html {
  const [first] = shown;
  const more = endings.length - shown.length;
  if (!first) return NOTHING;
  return html`${figures(endings.length, 'end is', 'ends are')} ahead, the first on ${dayElement(first.date)}, in
  ${figures(first.days, 'day')}: ${first.vendor}, ${first.what}.
  ${more === 0 ? NOTHING : html`The next ${shown.length} are drawn.`}`;
}
