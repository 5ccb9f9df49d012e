import type { Catalogue } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Vendor } from '../../model/vendor.ts';
import { assess, type Assessment } from './assessment.ts';
import { vendorAlone } from '../catalogue/link.ts';
import { byCodeUnits } from '../text/fold.ts';
import { DAYS_BEFORE_LAPSING, DAYS_BEFORE_SOFTENING } from './risk-rating.ts';
import { addDays } from '../dates/days.ts';
import { DAYS_BEFORE_EXPIRY } from '../dates/deadlines.ts';
import { DAYS_A_WITHDRAWAL_WEIGHS, DAYS_BEFORE_AN_ENTRY_IS_OLD } from '../ranking/demerits.ts';
import { DAYS_BEFORE_VERIFICATION_LAPSES } from './gate.ts';
import { DAYS_OF_GRACE } from './read-findings.ts';

/** The published values that may change by themselves. */
const WATCHED = {
  risk_level: ({ risk_level: level }: Assessment) => level ?? 'withheld',
  stability: ({ stability }: Assessment) => stability ?? 'withheld',
  gate: ({ gate }: Assessment) => gate?.code ?? 'none',
  link_unreachable: ({ link_unreachable: gone }: Assessment) => (gone ? 'set' : 'none'),
  demerits: ({ demerits }: Assessment) => String(demerits),
} as const;

/** A published value of an offer that will be another one on a day, if nothing is written until then. */
export type ComingChange = ReturnType<typeof changedValues>[number];

/** What time alone changes after the catalogue's day, up to and including another one, soonest first. */
export function comingChanges(catalogue: Catalogue, until: IsoDate): readonly ComingChange[] {
  const found = catalogue.vendors.flatMap((vendor) => comingChangesOf(catalogue, vendor, until));
  return found.sort((one, other) => byCodeUnits(one.date, other.date));
}

/** The same of one vendor, soonest first. */
export function comingChangesOf(catalogue: Catalogue, vendor: Vendor, until: IsoDate): readonly ComingChange[] {
  const days = turningDays(vendor, catalogue.date, until);
  if (days.length === 0) return [];
  const on = vendorAlone(catalogue, vendor);
  const views = [catalogue, ...days.map((day) => on(day))].map((day) => assessmentsOn(day, vendor));
  return views.flatMap((view, index) => {
    const before = views[index - 1];
    return before ? view.flatMap((now, place) => changedValues(now, before[place])) : [];
  });
}

/** The changes without those that a gate causes for its offer on the same day: of level, stability and link. */
export function withoutGateEffects(changes: readonly ComingChange[]): readonly ComingChange[] {
  const key = ({ date, slug, category, tier }: ComingChange): string => [date, slug, category, tier].join('|');
  const gated = new Set(changes.filter(({ value }) => value === 'gate').map(key));
  return changes.filter((change) => change.value === 'gate' || !gated.has(key(change)));
}

type Assessed = ReturnType<typeof assessmentsOn>[number];

function assessmentsOn(day: Catalogue, { slug }: Vendor) {
  const listings = day.listingsByVendor.get(slug) ?? [];
  return listings.map((listing) => ({ date: day.date, listing, assessment: assess(day, listing) }));
}

const VALUES = Object.keys(WATCHED) as readonly (keyof typeof WATCHED)[];

function changedValues({ date, listing, assessment }: Assessed, before: Assessed | undefined) {
  if (!before) return [];
  return VALUES.flatMap((value) => {
    const [from, to] = [WATCHED[value](before.assessment), WATCHED[value](assessment)];
    if (from === to) return [];
    const { vendor, offer, category } = listing;
    return [
      {
        date,
        vendor: vendor.name,
        slug: vendor.slug,
        tier: offer.tier,
        category: category.name,
        value,
        from,
        to,
        why: reasonFor(value, assessment),
      },
    ];
  });
}

/** Why a value is what it is, in a sentence; null where the value says it. */
function reasonFor(value: keyof typeof WATCHED, { gate, level_withheld_because }: Assessment): string | null {
  if (value === 'gate') return gate?.reason ?? null;
  return value === 'risk_level' ? level_withheld_because : null;
}

/** Days after a record's date on which what it does may change. */
const AFTER_RECORD = [0, DAYS_BEFORE_LAPSING + 1, DAYS_BEFORE_SOFTENING + 1, DAYS_A_WITHDRAWAL_WEIGHS + 1];
/** Days after an entry was written, or its page read or confirmed. */
const AFTER_STAMP = [DAYS_BEFORE_AN_ENTRY_IS_OLD + 1, DAYS_BEFORE_VERIFICATION_LAPSES + 1];
/** An offer that expires has a demerit some days ahead, and a gate the day after. */
const AROUND_EXPIRY = [-DAYS_BEFORE_EXPIRY, 0, 1];

/**
 * Every day after `from`, up to `until`, on which a judgement about a vendor can change although nothing is written. Not each of
 * them changes one; no other day does.
 */
export function turningDays(vendor: Vendor, from: IsoDate, until: IsoDate): readonly IsoDate[] {
  const days = new Set<IsoDate>();
  const add = (base: IsoDate | undefined, offsets: readonly number[]): void => {
    if (base === undefined) return;
    for (const offset of offsets) days.add(addDays(base, offset));
  };
  for (const { date, discontinued_date: ended } of vendor.changes) {
    add(date, AFTER_RECORD);
    add(ended, [0]);
  }
  for (const { verifiedDate, expires_date: expires } of vendor.offers) {
    add(verifiedDate, AFTER_STAMP);
    add(expires, AROUND_EXPIRY);
  }
  for (const { last_read: read, last_success: success, last_reachable: reachable, link } of vendor.reads) {
    add(read?.date, AFTER_STAMP);
    add(success, AFTER_STAMP);
    if (link) add(reachable ?? link.since, [DAYS_OF_GRACE]);
  }
  return [...days].filter((day) => day > from && day <= until).sort();
}
