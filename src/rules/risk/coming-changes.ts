import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Vendor } from '../../model/vendor.ts';
import { assess, type Assessment } from './assessment.ts';
import { vendorAlone } from '../catalogue/link.ts';
import { byCodeUnits } from '../text/order.ts';
import { turningDays } from './turning-days.ts';

/** The published values that may change by themselves. */
const WATCHED = {
  risk_level: ({ risk_level: level }: Assessment) => level ?? 'withheld',
  stability: ({ stability }: Assessment) => stability ?? 'withheld',
  gate: ({ gate }: Assessment) => gate?.code ?? 'none',
  link_unreachable: ({ link_unreachable: gone }: Assessment) => (gone ? 'set' : 'none'),
  demerits: ({ demerits }: Assessment) => String(demerits),
} as const;

/** A published value of an offer that will be another one on a day, if nothing is written until then. */
export interface ComingChange {
  readonly date: IsoDate;
  readonly vendor: string;
  readonly slug: string;
  readonly tier: string;
  readonly category: string;
  readonly value: keyof typeof WATCHED;
  readonly from: string;
  readonly to: string;
  readonly why: string | null;
}

/**
 * What time alone changes after the catalogue's day, up to and including another one. The rules of the build answer for
 * each day on which something can change, a vendor at a time: no rule looks at another vendor to judge one.
 */
export function comingChanges(catalogue: Catalogue, until: IsoDate): readonly ComingChange[] {
  const found = catalogue.vendors.flatMap((vendor) => comingChangesOf(catalogue, vendor, until));
  return found.sort((one, other) => byCodeUnits(one.date, other.date));
}

/** The same of one vendor, soonest first. */
export function comingChangesOf(catalogue: Catalogue, vendor: Vendor, until: IsoDate): readonly ComingChange[] {
  const days = turningDays(vendor, catalogue.date, until);
  if (days.length === 0) return [];
  const on = vendorAlone(catalogue, vendor);
  const views = [catalogue.date, ...days].map((day) => assessed(on(day)));
  return views.flatMap((view, index) => {
    const before = views[index - 1];
    return before ? view.flatMap((now, place) => turned(now, before[place])) : [];
  });
}

/** The changes without those that a gate causes for its offer on the same day: of level, stability and link. */
export function withoutGateEffects(changes: readonly ComingChange[]): readonly ComingChange[] {
  const key = ({ date, slug, category, tier }: ComingChange): string => [date, slug, category, tier].join('|');
  const gated = new Set(changes.filter(({ value }) => value === 'gate').map(key));
  return changes.filter((change) => change.value === 'gate' || !gated.has(key(change)));
}

interface Assessed {
  readonly date: IsoDate;
  readonly listing: Listing;
  readonly assessment: Assessment;
}

function assessed(day: Catalogue): readonly Assessed[] {
  return day.listings.map((listing) => ({ date: day.date, listing, assessment: assess(day, listing) }));
}

const VALUES = Object.keys(WATCHED) as readonly (keyof typeof WATCHED)[];

function turned({ date, listing, assessment }: Assessed, before: Assessed | undefined): readonly ComingChange[] {
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
        why:
          value === 'gate'
            ? (assessment.gate?.reason ?? null)
            : value === 'risk_level'
              ? assessment.level_withheld_because
              : null,
      },
    ];
  });
}
