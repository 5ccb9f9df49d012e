import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Offer } from '../../model/offer.ts';
import { daysBetween } from '../dates/days.ts';
import { expiresSoon } from '../dates/deadlines.ts';
import { isFreeTierWithdrawal } from '../risk/free-tier-withdrawal.ts';
import type { LinkUnreachable } from '../risk/read-findings.ts';
import { tierClass } from '../risk/tier-class.ts';
import { concernsOffer } from '../risk/standing.ts';

/** All inputs of demerits. Names, payments and signals of a vendor are not among them, so they cannot affect the rank. */
export interface DemeritFacts {
  readonly offer: Pick<Offer, 'tier' | 'tier_class' | 'verifiedDate' | 'expires_date'>;
  /** The vendor's. */
  readonly changes: readonly ChangeRecord[];
  readonly link: LinkUnreachable | null;
  /** Day of the read that last confirmed the offer; null where none does. */
  readonly confirmed: IsoDate | null;
  readonly today: IsoDate;
}

/** Demerits per ground; the criteria page prints them. */
export const WEIGHT = {
  withdrawn: 3,
  gone: 3,
  unreachable: 2,
  timeLimited: 2,
  old: 1,
  expiring: 1,
} as const;

export const DAYS_A_WITHDRAWAL_WEIGHS = 365;
export const DAYS_BEFORE_AN_ENTRY_IS_OLD = 90;

/** The demerit total by which offers are ranked, lower first (docs/rules.md#demerits). */
export function demerits(facts: DemeritFacts): number {
  const { offer, today } = facts;
  return (
    (facts.changes.some((record) => isRecentWithdrawal(record, facts)) ? WEIGHT.withdrawn : 0) +
    pageDemerit(facts) +
    (tierClass(offer) === 'time-limited' ? WEIGHT.timeLimited : 0) +
    (expiresSoon(offer, today) ? WEIGHT.expiring : 0)
  );
}

/** The link's demerit; without one, that of an entry neither written nor confirmed within 90 days. */
function pageDemerit({ offer, link, confirmed, today }: DemeritFacts): number {
  if (link) return link.terminal ? WEIGHT.gone : WEIGHT.unreachable;
  const isOld = (date: IsoDate): boolean => daysBetween(date, today) > DAYS_BEFORE_AN_ENTRY_IS_OLD;
  return isOld(offer.verifiedDate) && (confirmed === null || isOld(confirmed)) ? WEIGHT.old : 0;
}

function isRecentWithdrawal(record: ChangeRecord, { offer, today }: DemeritFacts): boolean {
  if (!isFreeTierWithdrawal(record) || record.date > today) return false;
  if (daysBetween(record.date, today) > DAYS_A_WITHDRAWAL_WEIGHS) return false;
  return concernsOffer(record, offer.tier);
}
