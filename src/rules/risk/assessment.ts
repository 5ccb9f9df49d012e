import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { announcedRemoval } from './free-tier-withdrawal.ts';
import { confirmedOn, linkUnreachable, refusedRead } from './read-findings.ts';
import { daysBetween } from '../dates/days.ts';
import { demeritGrounds, demeritTotal } from '../ranking/demerits.ts';
import { expiresSoon } from '../dates/deadlines.ts';
import { gate } from './gate.ts';
import { memoizeWithin } from '../catalogue/memoize.ts';
import { recentChange } from '../changes/change-history.ts';
import { riskLevel } from './risk-level.ts';
import { riskRating } from './risk-rating.ts';
import { stability } from './stability.ts';
import { termsSuperseded } from './terms-superseded.ts';
import { termsInDoubt } from './terms-in-doubt.ts';
import { tierClass } from './tier-class.ts';

export type Assessment = ReturnType<typeof assessmentOf>;

/** All derived values of a listing on the catalogue's day. The only caller of these rules, so endpoints cannot disagree. */
export const assess = memoizeWithin(assessmentOf);

function assessmentOf({ date: today }: Catalogue, { offer, vendor, read }: Listing) {
  const { changes } = vendor;
  const rating = riskRating({ changes, offerTier: offer.tier, today });
  const grounds = {
    rating,
    gate: gate({ offer, changes, read, today }),
    link: linkUnreachable(read, today),
    sourceCheck: read?.source_check ?? null,
    refusedRead: refusedRead(read, changes),
    changes,
    offerTier: offer.tier,
    today,
  };
  const { risk_level, level_withheld_because } = riskLevel(grounds);
  const confirmed = confirmedOn({ offer, read });
  const demerit_grounds = demeritGrounds({ offer, changes, link: grounds.link, confirmed, today });
  return {
    gate: grounds.gate,
    link_unreachable: grounds.link,
    source_check: grounds.sourceCheck,
    refused_read: grounds.refusedRead,
    rating,
    risk_level,
    level_withheld_because,
    risk_cause: rating.cause,
    rating_withheld: rating.rating_withheld,
    stability: stability(grounds),
    demerit_grounds,
    demerits: demeritTotal(demerit_grounds),
    terms_superseded: termsSuperseded({ offer, changes, today }),
    expires_soon: expiresSoon(offer, today),
    recent_change: recentChange(changes, today),
    tier_class: tierClass(offer),
    /** The record that has taken the free tier away since the entry was written. */
    free_tier_ended_by: announcedRemoval({ offer, changes, today }),
    /** Why the offer's own records put its terms in doubt, in a sentence. */
    terms_in_doubt: termsInDoubt({ offer, tiers: vendor.offers.map(({ tier }) => tier), changes, read, today }),
    days_since_verified: daysBetween(offer.verifiedDate, today),
    /** Null when the page was never read. */
    days_since_read: read?.last_read ? daysBetween(read.last_read.date, today) : null,
  };
}
