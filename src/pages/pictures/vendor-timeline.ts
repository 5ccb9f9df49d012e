import type { Catalogue } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { daysBetween } from '../../rules/dates/days.ts';
import { dayElement, dayMark } from '../day.ts';
import { figures } from '../figure.ts';
import { html, NOTHING, type Html } from '../html.ts';
import { mark, percent, picture } from './picture.ts';
import { axisLines, placeOf, todayLine, type TimeAxis } from './time-axis.ts';
import { LANES, vendorEvents, type Lane, type VendorEvent } from './vendor-events.ts';

const ROW = 26;
const FIRST_ROW = 34;
/** In percent of the width: the names of the rows are left of it. */
const AXIS_START = 27;
const AXIS_END = 93;

/** When a vendor's offers were written, read, confirmed and changed, and what changes next by itself; a sentence where only one day is known. */
export function vendorTimeline(catalogue: Catalogue, vendor: Vendor): Html {
  const events = vendorEvents(catalogue, vendor);
  return html`<section aria-labelledby="timeline">
    <h2 id="timeline">Timeline</h2>
    ${new Set(events.map(({ date }) => date)).size < 2 ? sentence(catalogue, events) : drawn(catalogue, vendor, events)}
  </section> `;
}

function sentence(catalogue: Catalogue, events: readonly VendorEvent[]): Html {
  return html`<p>${events.map(({ date, says }) => html`${dayElement(date)}: ${says}. `)}${next(catalogue, events)}</p>`;
}

function drawn(catalogue: Catalogue, vendor: Vendor, events: readonly VendorEvent[]): Html {
  const { date: today } = catalogue;
  const [first = today, last = today] = [events[0]?.date, events.at(-1)?.date];
  const axis: TimeAxis = {
    from: first < today ? first : today,
    until: last > today ? last : today,
    start: AXIS_START,
    end: AXIS_END,
  };
  const lanes = LANES.filter((lane) => events.some((event) => event.lane === lane));
  const bottom = FIRST_ROW + lanes.length * ROW - 4;
  return picture({
    id: 'timeline-picture',
    title: `Timeline of ${vendor.name}`,
    caption: next(catalogue, events),
    height: bottom + 24,
    drawing: [
      ...axisLines(axis, FIRST_ROW - 10, bottom),
      todayLine(axis, today, bottom),
      ...lanes.flatMap((lane, row) =>
        laneOf(
          lane,
          events.filter((event) => event.lane === lane),
          { axis, row },
        ),
      ),
    ],
    columns: ['Day', 'What', ''],
    rows: events.map(({ date, lane, says }) => [dayMark(date), says, LANE_NOTE[lane]]),
  });
}

const LANE_NOTE = {
  written: NOTHING,
  read: NOTHING,
  confirmed: NOTHING,
  changed: html`recorded change`,
  ahead: html`to come`,
} as const satisfies Record<Lane, Html>;

function laneOf(
  lane: Lane,
  events: readonly VendorEvent[],
  { axis, row }: { axis: TimeAxis; row: number },
): readonly Html[] {
  const y = FIRST_ROW + row * ROW + 6;
  return [
    html`<text x="0" y="${y + 5}">${lane}</text
      ><line class="lane" x1="${percent(axis.start)}" x2="${percent(axis.end)}" y1="${y}" y2="${y}" /> `,
    ...events.map(({ date, shape }) => mark(shape, { x: placeOf(axis, date), y }, `point-${lane} point-${shape}`)),
  ];
}

/** The next change that time alone causes. */
function next(catalogue: Catalogue, events: readonly VendorEvent[]): Html {
  const coming = events.filter(({ lane }) => lane === 'ahead');
  const [first] = coming;
  if (!first) return html`Nothing here changes by itself within a year.`;
  const days = daysBetween(catalogue.date, first.date);
  const others = new Set(coming.map(({ date }) => date)).size - 1;
  const then = coming.filter(({ date }) => date === first.date).map(({ says }) => says);
  const isStopped = then.at(-1)?.text.endsWith('.') ?? false;
  return html`Without an edit or a read, the next change comes on ${dayElement(first.date)}, in ${figures(days, 'day')}:
  ${then.map((says, place) => html`${place === 0 ? '' : '; '}${says}`)}${isStopped ? '' : '.'}
  ${others === 0 ? NOTHING : html`${figures(others, 'later day')} in the table.`}`;
}
