import type { IsoDate } from '../../model/iso-date.ts';
import { daysBetween } from '../../rules/dates/days.ts';
import { html, type Html } from '../html.ts';
import { percent } from './picture.ts';

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
