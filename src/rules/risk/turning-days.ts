import type { IsoDate } from '../../model/iso-date.ts';
import type { Vendor } from '../../model/vendor.ts';
import { DAYS_BEFORE_LAPSING, DAYS_BEFORE_SOFTENING } from './risk-rating.ts';
import { addDays } from '../dates/days.ts';
import { DAYS_A_WITHDRAWAL_WEIGHS, DAYS_BEFORE_AN_ENTRY_IS_OLD, DAYS_BEFORE_EXPIRY } from '../ranking/demerits.ts';
import { DAYS_BEFORE_VERIFICATION_LAPSES } from './gate.ts';
import { DAYS_OF_GRACE } from './read-findings.ts';

/** Days after a record's date on which what it does may change. */
const AFTER_RECORD = [0, DAYS_BEFORE_LAPSING + 1, DAYS_BEFORE_SOFTENING + 1, DAYS_A_WITHDRAWAL_WEIGHS + 1];
/** Days after an entry was written, or its page read or confirmed. */
const AFTER_STAMP = [DAYS_BEFORE_AN_ENTRY_IS_OLD + 1, DAYS_BEFORE_VERIFICATION_LAPSES + 1];
/** An offer that expires has a demerit some days ahead, and a gate the day after. */
const AROUND_EXPIRY = [-DAYS_BEFORE_EXPIRY, 0, 1];

/**
 * Every day after `from`, up to `until`, on which a judgement about a vendor can change although nothing is written.
 * Not each of them changes one; no other day does.
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
