import type { IsoDate } from '../../model/iso-date.ts';
import { dayElement, dayMark } from '../day.ts';
import { figures } from '../figure.ts';
import { html, NOTHING, type Html } from '../html.ts';
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
const ROW = 24;
const FIRST_ROW = 30;
const AXIS_START = 44;
const AXIS_END = 93;
/** Characters of a vendor's name that fit beside the axis on a phone. */
const MAX_NAME_CHARS = 18;

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
      ...shown.map(({ date, vendor }, row) => ending(vendor, placeOf(axis, date), FIRST_ROW + row * ROW + 8)),
    ],
    columns: ['Day', 'Vendor', 'What', 'In'],
    rows: shown.map(({ date, vendor, what, days }) => [dayMark(date), vendor, what, figures(days, 'day')]),
  });
}

function ending(vendor: string, x: number, y: number): Html {
  return html`<text x="0" y="${y + 5}">${shortened(vendor)}</text
    ><line
      class="reach"
      x1="${percent(AXIS_START)}"
      x2="${percent(x)}"
      y1="${y}"
      y2="${y}"
    />${mark('diamond', { x, y }, 'point-ahead')} `;
}

function shortened(name: string): string {
  const points = Array.from(name);
  if (points.length <= MAX_NAME_CHARS) return name;
  return `${points
    .slice(0, MAX_NAME_CHARS - 1)
    .join('')
    .trimEnd()}…`;
}

function caption(endings: readonly Ending[], shown: readonly Ending[]): Html {
  const [first] = shown;
  const more = endings.length - shown.length;
  if (!first) return NOTHING;
  return html`${figures(endings.length, 'end')} ahead, the first on ${dayElement(first.date)}, in
  ${figures(first.days, 'day')}: ${first.vendor}, ${first.what}.
  ${more === 0 ? NOTHING : html`The next ${shown.length} are drawn.`}`;
}
