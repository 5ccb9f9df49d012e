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
  old: 1,
  timeLimited: 2,
  expiring: 1,
} as const;

export type DemeritGround = keyof typeof WEIGHT;
const GROUNDS = Object.keys(WEIGHT) as readonly DemeritGround[];

export const DAYS_A_WITHDRAWAL_WEIGHS = 365;
export const DAYS_BEFORE_AN_ENTRY_IS_OLD = 90;

/** The grounds on which an offer has demerits (docs/rules.md#demerits). */
export function demeritGrounds(facts: DemeritFacts): readonly DemeritGround[] {
  return GROUNDS.filter((ground) => HOLDS[ground](facts));
}

/** The demerit total by which offers are ranked, lower first. */
export function demeritTotal(grounds: readonly DemeritGround[]): number {
  return grounds.reduce((total, ground) => total + WEIGHT[ground], 0);
}

const HOLDS: Readonly<Record<DemeritGround, (facts: DemeritFacts) => boolean>> = {
  withdrawn: (facts) => facts.changes.some((record) => isRecentWithdrawal(record, facts)),
  gone: ({ link }) => link?.terminal === true,
  unreachable: ({ link }) => link?.terminal === false,
  // An address that has a demerit of its own gets none for the age of the entry.
  old: ({ offer, link, confirmed, today }) => {
    const isOld = (date: IsoDate): boolean => daysBetween(date, today) > DAYS_BEFORE_AN_ENTRY_IS_OLD;
    return link === null && isOld(offer.verifiedDate) && (confirmed === null || isOld(confirmed));
  },
  timeLimited: ({ offer }) => tierClass(offer) === 'time-limited',
  expiring: ({ offer, today }) => expiresSoon(offer, today) !== null,
};

function isRecentWithdrawal(record: ChangeRecord, { offer, today }: DemeritFacts): boolean {
  if (!isFreeTierWithdrawal(record) || record.date > today) return false;
  if (daysBetween(record.date, today) > DAYS_A_WITHDRAWAL_WEIGHS) return false;
  return concernsOffer(record, offer.tier);
}
