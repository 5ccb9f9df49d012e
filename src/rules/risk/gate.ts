import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Offer } from '../../model/offer.ts';
import type { PageRead } from '../../model/page-read.ts';
import { GATE_CODES, type EligibilityType, type GateCode } from '../../model/vocabulary.ts';
import { daysBetween } from '../dates/days.ts';
import { endsProduct } from './free-tier-withdrawal.ts';
import { tierClass } from './tier-class.ts';
import { concernsOffer, type OfferFacts, type RecordFacts } from './standing.ts';

/** Why an offer is not on the ranked list. */
export interface Gate {
  readonly code: GateCode;
  /** One plain sentence with the fact and its date. */
  readonly reason: string;
}

export const ENDED: ReadonlySet<GateCode> = new Set(['offer_retired', 'product_discontinued']);

interface GateFacts extends OfferFacts {
  readonly read: PageRead | undefined;
}

export const DAYS_BEFORE_VERIFICATION_LAPSES = 180;

/** The first ground that excludes an offer from the ranked list, and an expiry besides it (docs/rules.md#gate). */
export function gate({ offer, changes, read, today }: GateFacts): Gate | null {
  const { tier, verifiedDate, eligibility, expires_date: lastDay } = offer;
  const isExpired = lastDay !== undefined && lastDay < today;
  const alsoExpired = isExpired ? ` The offer also expired on ${lastDay}.` : '';
  const kind = tierClass(offer);
  if (kind === 'retired')
    return { code: 'offer_retired', reason: `The tier "${tier}" is retired, as of ${verifiedDate}.${alsoExpired}` };
  const discontinued = discontinuedGate({ changes, offerTier: tier, today });
  if (discontinued) return { ...discontinued, reason: `${discontinued.reason}${alsoExpired}` };
  if (isExpired) return { code: 'offer_expired', reason: `The offer expired on ${lastDay}.` };
  if (kind === 'not free')
    return { code: 'not_a_free_offer', reason: `The tier "${tier}" is not free, as of ${verifiedDate}.` };
  if (eligibility && eligibility.type !== 'public') {
    const program = eligibility.program === undefined ? '' : `, through ${eligibility.program}`;
    const reason = `The offer is open only to ${ELIGIBLE[eligibility.type]}${program}, as of ${verifiedDate}.`;
    return { code: 'eligibility_restricted', reason };
  }
  const newest = lastKnownDay(offer, read);
  if (daysBetween(newest, today) <= DAYS_BEFORE_VERIFICATION_LAPSES) return null;
  const reason = `The entry was not re-read since ${newest}, more than ${DAYS_BEFORE_VERIFICATION_LAPSES} days ago.`;
  return { code: 'verification_lapsed', reason };
}

/** The day on which a deprecation ends the product: its discontinuation day, else its date. */
function discontinuedOn(record: ChangeRecord): IsoDate {
  return record.discontinued_date ?? record.date;
}

/** The gate of a product that an in-force record has ended; null without one. */
export function discontinuedGate({ changes, offerTier, today }: RecordFacts): Gate | null {
  const ending = changes.find(
    (record) => endsProduct(record) && discontinuedOn(record) <= today && concernsOffer(record, offerTier),
  );
  if (!ending) return null;
  const day = discontinuedOn(ending);
  const when = day === ending.date ? '' : ` on ${day}`;
  const reason = `The product was discontinued${when}, by the product_deprecated record of ${ending.date}.`;
  return { code: 'product_discontinued', reason };
}

/** The newest day on which the terms of an offer were written or read. */
export function lastKnownDay({ verifiedDate }: Pick<Offer, 'verifiedDate'>, read: PageRead | undefined): IsoDate {
  const lastRead = read?.last_read?.date;
  return lastRead !== undefined && lastRead > verifiedDate ? lastRead : verifiedDate;
}

/** Who may apply, as the name of a group. */
export const ELIGIBLE = {
  public: 'anyone',
  accelerator: 'companies of an accelerator',
  startup: 'startups',
  oss: 'open-source projects',
  student: 'students',
  fintech: 'fintech companies',
  geographic: 'applicants of certain places',
  enterprise: 'enterprises',
} as const satisfies Record<EligibilityType, string>;

const CLAUSE = {
  offer_retired: 'retired',
  product_discontinued: 'of a discontinued product',
  offer_expired: 'expired',
  not_a_free_offer: 'not free',
  eligibility_restricted: 'open to some applicants only',
  verification_lapsed: 'not re-read within 180 days',
} as const satisfies Record<GateCode, string>;

/**
 * One sentence with the number of offers that are not on the ranked list and one clause per code, in the order of the
 * codes (docs/rules.md#gate-summary); null when all are. Takes the gate of every offer of the match that has one.
 */
export function gateSummary(gates: readonly GateCode[], offerCount: number): string | null {
  if (gates.length === 0) return null;
  const clauses = GATE_CODES.flatMap((code) => {
    const count = gates.filter((gated) => gated === code).length;
    return count === 0 ? [] : [`${count} ${CLAUSE[code]} (${code})`];
  });
  const are = gates.length === 1 ? 'is' : 'are';
  return `${gates.length} of ${offerCount} matching offers ${are} not on the ranked list: ${clauses.join(', ')}.`;
}
