import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Vendor } from '../../model/vendor.ts';
import { changeWords } from '../../routes/shared/change-words.ts';
import { memoizeByCatalogue } from '../../rules/catalogue/memoize.ts';
import { changeHistory } from '../../rules/changes/change-history.ts';
import { addDays } from '../../rules/dates/days.ts';
import { deadlines } from '../../rules/dates/deadlines.ts';
import { confirmedOn } from '../../rules/freshness/confirmation.ts';
import { comingChangesOf, withoutGateEffects } from '../../rules/reading/coming-changes.ts';
import { recordDirection } from '../../rules/risk/record-direction.ts';
import { standing } from '../../rules/risk/standing.ts';
import { byCodeUnits } from '../../rules/text/by-code-units.ts';
import { html, type Html } from '../html.ts';
import { READ_FOUND } from '../offer-facts.ts';
import { prose } from '../prose.ts';
import { comingWords } from './coming-words.ts';
import type { MarkShape } from './picture.ts';
import { groupBy } from '../../rules/catalogue/group-by.ts';

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
