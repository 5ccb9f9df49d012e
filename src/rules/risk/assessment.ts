import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Offer, SourceCheck } from '../../model/offer.ts';
import type { Vendor } from '../../model/vendor.ts';
import type { RiskLevel, Stability, TierClass } from '../../model/vocabulary.ts';
import { announcedRemoval } from './free-tier-withdrawal.ts';
import { confirmedOn, linkUnreachable, refusedRead, type LinkUnreachable, type RefusedRead } from './read-findings.ts';
import { daysBetween } from '../dates/days.ts';
import { demerits } from '../ranking/demerits.ts';
import { expiresSoon, type ExpiresSoon } from '../dates/expiry.ts';
import { gate, type Gate } from './gate.ts';
import { memoizeByListing } from '../catalogue/memoize.ts';
import { recentChange } from '../changes/change-history.ts';
import { riskLevel } from './risk-level.ts';
import { riskRating, type RatingWithheld, type RiskRating } from './risk-rating.ts';
import { stability } from './stability.ts';
import { termsSuperseded, type TermsSuperseded } from './terms-superseded.ts';
import { termsInDoubt } from './terms-in-doubt.ts';
import { tierClass } from './tier-class.ts';

/** All derived values of one listing. */
export interface Assessment {
  readonly gate: Gate | null;
  readonly link_unreachable: LinkUnreachable | null;
  readonly source_check: SourceCheck | null;
  readonly refused_read: RefusedRead | null;
  readonly rating: RiskRating;
  readonly risk_level: RiskLevel | null;
  readonly risk_cause: ChangeRecord | null;
  readonly rating_withheld: RatingWithheld | null;
  readonly level_withheld_because: string | null;
  readonly stability: Stability | null;
  readonly demerits: number;
  readonly terms_superseded: TermsSuperseded | null;
  readonly expires_soon: ExpiresSoon | null;
  readonly recent_change: string | null;
  readonly tier_class: TierClass;
  /** The record that has taken the free tier away since the entry was written. */
  readonly free_tier_ended_by: ChangeRecord | null;
  /** Why the offer's own records put its terms in doubt, in a sentence. */
  readonly terms_in_doubt: string | null;
  readonly days_since_verified: number;
  /** Null when the page was never read. */
  readonly days_since_read: number | null;
}

/**
 * Derives all values of a listing as of the catalogue's day. The only caller of these rules, so that endpoints cannot
 * disagree.
 */
export const assess = memoizeByListing((catalogue, listing): Assessment => {
  const { date } = catalogue;
  const { offer, vendor } = listing;
  const before = assessed.get(offer);
  if (before?.date === date && before.vendor === vendor) return before.assessment;
  const assessment = assessmentOf(catalogue, listing);
  assessed.set(offer, { date, vendor, assessment });
  return assessment;
});

interface Assessed {
  readonly date: IsoDate;
  /** With the reads of its pages. */
  readonly vendor: Vendor;
  readonly assessment: Assessment;
}

/** The last assessment of each offer: after an edit, other catalogues share the vendors that it leaves as they are. */
const assessed = new WeakMap<Offer, Assessed>();

function assessmentOf(catalogue: Catalogue, listing: Listing): Assessment {
  const { offer, vendor, read } = listing;
  const { date: today } = catalogue;
  const { changes } = vendor;
  const rating = riskRating({ changes, offerTier: offer.tier, today });
  const grounds = {
    rating,
    gate: gate({ offer, changes, read, today }),
    link: linkUnreachable(read, today),
    sourceCheck: read?.source_check ?? null,
    refusedRead: refusedRead(read),
    changes,
    offerTier: offer.tier,
    today,
  };
  const { risk_level, level_withheld_because } = riskLevel(grounds);
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
    demerits: demerits({ offer, changes, link: grounds.link, confirmed: confirmedOn({ offer, read }), today }),
    terms_superseded: termsSuperseded({ offer, changes, today }),
    expires_soon: expiresSoon(offer, today),
    recent_change: recentChange(changes, today),
    tier_class: tierClass(offer),
    free_tier_ended_by: announcedRemoval({ offer, changes, today }),
    terms_in_doubt: termsInDoubt({ offer, tiers: vendor.offers.map(({ tier }) => tier), changes, read, today }),
    days_since_verified: daysBetween(offer.verifiedDate, today),
    days_since_read: read?.last_read ? daysBetween(read.last_read.date, today) : null,
  };
}
