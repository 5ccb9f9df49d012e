import type { Listing } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { confirmedOn } from './confirmation.ts';
import { daysBetween } from '../dates/days.ts';
import { percentage } from '../catalogue/percentage.ts';

type WindowDays = 7 | 30 | 90 | 180;
type Windowed<Name extends string> = { readonly [Days in WindowDays as `${Name}_within_${Days}_days`]: number };

/** Offers by age of catalogue date and of confirmation, with both scores (docs/rules.md#freshness-scores). */
export type FreshnessWindows = Windowed<'stamped'> &
  Windowed<'confirmed'> & {
    readonly offers_holding_a_confirmation: number;
    readonly oldest_confirmation_held: IsoDate | null;
    readonly attempted_within_90_days: number;
    readonly freshness_score: number;
    readonly stamp_score: number;
  };

/** The counts by age that open `/api/freshness`. A stamp says when an entry was written; only a read confirms it. */
export function freshnessWindows(listings: readonly Listing[], today: IsoDate): FreshnessWindows {
  const confirmations = listings.flatMap((listing) => confirmedOn(listing) ?? []);
  const attempts = listings.flatMap(({ read }) => read?.last_attempt ?? []);
  const stamped = counter(
    listings.map(({ offer }) => offer.verifiedDate),
    today,
  );
  const confirmed = counter(confirmations, today);
  const attempted = counter(attempts, today);
  return {
    stamped_within_7_days: stamped(7),
    stamped_within_30_days: stamped(30),
    stamped_within_90_days: stamped(90),
    stamped_within_180_days: stamped(180),
    confirmed_within_7_days: confirmed(7),
    confirmed_within_30_days: confirmed(30),
    confirmed_within_90_days: confirmed(90),
    confirmed_within_180_days: confirmed(180),
    offers_holding_a_confirmation: confirmations.length,
    oldest_confirmation_held: earliest(confirmations),
    attempted_within_90_days: attempted(90),
    freshness_score: percentage(confirmed(90), listings.length),
    stamp_score: percentage(stamped(90), listings.length),
  };
}

/** The earliest day; null for an empty list. */
export function earliest(dates: readonly IsoDate[]): IsoDate | null {
  return dates.reduce<IsoDate | null>((first, date) => (first === null || date < first ? date : first), null);
}

/** Returns a function that counts the days that are at most `days` days ago. */
function counter(dates: readonly IsoDate[], today: IsoDate): (days: WindowDays) => number {
  const ages = dates.map((date) => daysBetween(date, today));
  return (days) => ages.filter((age) => age <= days).length;
}
