import type { IsoDate } from '../../model/iso-date.ts';
import { type Html, NOTHING, html } from './html.ts';
import { mark, percent, picture } from './picture.ts';
import { cut, dayElement, dayMark, figures } from './words.ts';
import { daysBetween } from '../../rules/dates/days.ts';

/** Days laid out over a part of the width. */
export interface TimeAxis {
  readonly from: IsoDate;
  readonly until: IsoDate;
  /** In percent of the width. */
  readonly start: number;
  readonly end: number;
}

/** Where a day is, in percent of the width. */
export function placeOf({ from, until, start, end }: TimeAxis, day: IsoDate): number {
  const span = daysBetween(from, until);
  return span === 0 ? start : start + ((end - start) * daysBetween(from, day)) / span;
}

/** Months between two ticks, from close to far. */
const STEPS = [1, 2, 3, 6, 12, 24, 60, 120] as const;
/** As many labels as fit beside one another on a phone. */
const MAX_TICKS = 3;

/** First days of months or years, at most `MAX_TICKS` of them. */
function ticks({ from, until }: TimeAxis): readonly { readonly day: IsoDate; readonly label: string }[] {
  for (const step of STEPS) {
    const days = firstDays(from, until, step);
    if (days.length <= MAX_TICKS) {
      return days.map((day) => ({ day, label: step >= 12 ? day.slice(0, 4) : day.slice(0, 7) }));
    }
  }
  return [];
}

function firstDays(from: IsoDate, until: IsoDate, step: number): readonly IsoDate[] {
  const first = Math.ceil((monthNumber(from) + (from.endsWith('-01') ? 0 : 1)) / step) * step;
  const last = monthNumber(until);
  const months = Array.from(
    { length: Math.max(0, Math.floor((last - first) / step) + 1) },
    (_, index) => first + index * step,
  );
  return months.map(
    (month) => `${String(Math.floor(month / 12))}-${String((month % 12) + 1).padStart(2, '0')}-01` as IsoDate,
  );
}

function monthNumber(day: IsoDate): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

/** Vertical lines with their labels below, over the height of the rows. */
export function axisLines(axis: TimeAxis, top: number, bottom: number): readonly Html[] {
  return ticks(axis).map(({ day, label }) => {
    const x = percent(placeOf(axis, day));
    return html`<line class="tick" x1="${x}" x2="${x}" y1="${top}" y2="${bottom}" /><text
        class="tick-label"
        x="${x}"
        y="${bottom + 16}"
        >${label}</text
      > `;
  });
}

/** The line of today with its label above. */
export function todayLine(axis: TimeAxis, today: IsoDate, bottom: number): Html {
  const x = percent(placeOf(axis, today));
  return html`<line class="today" x1="${x}" x2="${x}" y1="18" y2="${bottom}" /><text class="tick-label" x="${x}" y="12"
      >today</text
    > `;
}

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
