import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Vendor } from '../../model/vendor.ts';
import { READ_FOUND } from '../offer-section.ts';
import { type Html, NOTHING, html } from './html.ts';
import { type MarkShape, mark, percent, picture } from './picture.ts';
import { type TimeAxis, axisLines, placeOf, todayLine } from './time-axis.ts';
import { dayElement, dayMark, figures, prose } from './words.ts';
import { changeWords } from '../../routes/shared/change-words.ts';
import { groupBy } from '../../rules/catalogue/group-by.ts';
import { memoizeByCatalogue } from '../../rules/catalogue/memoize.ts';
import { changeHistory } from '../../rules/changes/change-history.ts';
import { addDays, daysBetween } from '../../rules/dates/days.ts';
import { deadlines } from '../../rules/dates/deadlines.ts';
import { confirmedOn } from '../../rules/freshness/confirmation.ts';
import { type ComingChange, comingChangesOf, withoutGateEffects } from '../../rules/reading/coming-changes.ts';
import { recordDirection } from '../../rules/risk/record-direction.ts';
import { standing } from '../../rules/risk/standing.ts';
import { byCodeUnits } from '../../rules/text/by-code-units.ts';

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

/** The rows of the picture, from the top. */
export const LANES = ['written', 'read', 'confirmed', 'changed', 'ahead'] as const;
export type Lane = (typeof LANES)[number];

/** Something dated about a vendor. */
export interface VendorEvent {
  readonly date: IsoDate;
  readonly lane: Lane;
  readonly shape: MarkShape;
  readonly says: Html;
}

/** How far ahead the rules are evaluated. */
export const DAYS_AHEAD = 365;

/** What is dated about a vendor, before and after today, by day. */
export function vendorEvents(catalogue: Catalogue, vendor: Vendor): readonly VendorEvent[] {
  const listings = catalogue.listingsByVendor.get(vendor.slug) ?? [];
  const last = addDays(catalogue.date, DAYS_AHEAD);
  return [
    ...listings.flatMap(offerEvents),
    ...changeHistory(vendor)
      .filter(({ date }) => date <= catalogue.date)
      .flatMap(recordEvents),
    ...ahead(catalogue, vendor, listings).filter(({ date }) => date > catalogue.date && date <= last),
  ].toSorted((one, other) => byCodeUnits(one.date, other.date));
}

function offerEvents(listing: Listing): readonly VendorEvent[] {
  const { offer, read } = listing;
  const last = read?.last_read;
  const confirmed = confirmedOn(listing);
  return [
    { date: offer.verifiedDate, lane: 'written', shape: 'square', says: html`${offer.tier}: entry written` },
    ...(last
      ? [
          {
            date: last.date,
            lane: 'read',
            shape: 'ring',
            says: html`${offer.tier}: ${READ_FOUND[last.outcome]}`,
          } as const,
        ]
      : []),
    ...(confirmed === null
      ? []
      : [
          {
            date: confirmed,
            lane: 'confirmed',
            shape: 'disc',
            says: html`${offer.tier}: confirmed by a read`,
          } as const,
        ]),
  ];
}

const SHAPE_OF = { negative: 'down', positive: 'up', neutral: 'diamond' } as const;

function recordEvents(record: ChangeRecord): readonly VendorEvent[] {
  const { date, resolution } = record;
  const changed: VendorEvent = {
    date,
    lane: 'changed',
    shape: SHAPE_OF[recordDirection(record)],
    says: html`${changeWords(record.change_type)}`,
  };
  if (!resolution) return [changed];
  const what = standing(record) === 'reversed' ? 'taken back by the vendor' : 'withdrawn as our own error';
  const says = html`${changeWords(record.change_type)} of ${prose(date)}: ${what}`;
  return [changed, { date: resolution.date, lane: 'changed', shape: 'diamond', says }];
}

const deadlinesByVendor = memoizeByCatalogue((catalogue) =>
  groupBy(deadlines(catalogue), (deadline) => (deadline.kind === 'stated' ? deadline.vendor : deadline.record.vendor)),
);

function ahead(catalogue: Catalogue, vendor: Vendor, listings: readonly Listing[]): readonly VendorEvent[] {
  const event = (date: IsoDate, says: Html): VendorEvent => ({ date, lane: 'ahead', shape: 'diamond', says });
  const turned = withoutGateEffects(comingChangesOf(catalogue, vendor, addDays(catalogue.date, DAYS_AHEAD)));
  return [
    ...turned.map((change) => event(change.date, comingWords(change))),
    ...listings.flatMap(({ offer: { expires_date: day, tier } }) =>
      day === undefined ? [] : [event(day, html`${tier}: last day`)],
    ),
    ...(deadlinesByVendor(catalogue).get(vendor.name) ?? []).map((deadline) =>
      event(
        deadline.date,
        deadline.kind === 'stated'
          ? html`stated as an end: ${prose(deadline.summary)}`
          : html`${changeWords(deadline.record.change_type)} takes effect`,
      ),
    ),
  ];
}

/** A change that the passing of days causes, in words, with the reason published from that day on; no full stop. */
export function comingWords({ tier, value, from, to, why }: ComingChange): Html {
  const reason = why === null ? '' : html`; the reason then: “${prose(why.replace(/\.$/, ''))}”`;
  switch (value) {
    case 'gate':
      if (to === 'none') return html`${tier} returns to the ranked list`;
      return html`${tier} ${from === 'none' ? 'leaves the ranked list' : 'stays off the ranked list'}${reason}`;
    case 'risk_level':
      return html`${tier}: ${withheldOr('risk level', from, to)}${reason}`;
    case 'stability':
      return html`${tier}: ${withheldOr('stability', from, to)}`;
    case 'link_unreachable':
      return html`${tier} ${to === 'set' ? 'counts as unreachable' : 'no longer counts as unreachable'}`;
    case 'demerits':
      return html`${tier}: demerits in the rank order change from ${from} to ${to}`;
  }
}

function withheldOr(name: string, from: string, to: string): string {
  return to === 'withheld' ? `${name} is withheld (${from} before)` : `${name} changes from ${from} to ${to}`;
}
