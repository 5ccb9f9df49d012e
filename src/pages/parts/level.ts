import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { Eligibility } from '../../model/offer.ts';
import type { Vendor } from '../../model/vendor.ts';
import { changeWords } from '../../routes/shared/words.ts';
import { memoizeByRecord } from '../../rules/catalogue/memoize.ts';
import { changeHistory, isNews } from '../../rules/changes/change-history.ts';
import { dateMeaning } from '../../rules/changes/date-meaning.ts';
import { daysBetween } from '../../rules/dates/days.ts';
import { firstOffer } from '../../rules/ranking/alternatives.ts';
import { newestRead } from '../../rules/freshness/newest.ts';
import { assess } from '../../rules/risk/assessment.ts';
import { DAYS_BEFORE_LAPSING, ratingRecords } from '../../rules/risk/risk-rating.ts';
import { isFreeTierRemoval } from '../../rules/risk/free-tier-withdrawal.ts';
import { ELIGIBLE, lastKnownDay, type Gate } from '../../rules/risk/gate.ts';
import { recordDirection } from '../../rules/risk/record-direction.ts';
import { recordRisk } from '../../rules/risk/record-risk.ts';
import { isAboutAnotherTier, isInForce } from '../../rules/risk/standing.ts';
import { html, NOTHING, type Html } from './html.ts';
import { clause, dayElement, dayInWords, prose } from './words.ts';

/** How a level is drawn: each kind has a shape of its own, so that none is told by colour alone. */
export type LevelKind = 'stable' | 'caution' | 'risky' | 'ended' | 'limited' | 'unknown';

/** A level as pages show it (docs/rules.md#not-re-read). */
export interface ShownLevel {
  readonly kind: LevelKind;
  /** `stable`, `paid`, `for students`, `not re-read since 9 August 2026`. */
  readonly word: string;
  /** On what it rests, without a full stop; null where the record holds nothing to say. */
  readonly why: Html | null;
}

export function whoMayApply({ type, program }: Eligibility): Html {
  return html`${ELIGIBLE[type]}${program === undefined ? NOTHING : html`, through ${program}`}`;
}

/** Who may apply, through which programme, and on which conditions. */
export function eligibilityWords(eligibility: Eligibility): Html {
  const { conditions } = eligibility;
  return html`${whoMayApply(eligibility)}${conditions.length === 0 ? NOTHING : html`: ${prose(conditions.join('. '))}`}`;
}

export function shownLevel(catalogue: Catalogue, listing: Listing): ShownLevel {
  const { gate, risk_level: level, risk_cause: cause, level_withheld_because: because } = assess(catalogue, listing);
  if (gate) return gatedLevel(listing, gate);
  if (level === 'stable') return { kind: level, word: level, why: stableBasis(catalogue, listing) };
  if (level !== null) return { kind: level, word: level, why: cause && datedChange(cause) };
  return { kind: 'unknown', word: 'no level yet', why: because === null ? null : clause(because) };
}

/** The level of a vendor without an offer, from its records. */
export function recordedLevel(catalogue: Catalogue, vendor: Vendor): ShownLevel {
  const { gate, risk_level: level, risk_cause: cause, level_withheld_because: because } = recordRisk(catalogue, vendor);
  const removal = ratingRecords({ changes: changeHistory(vendor), offerTier: null, today: catalogue.date }).find(
    ({ record }) => isFreeTierRemoval(record),
  );
  // Without an offer, a removal says more than a later record that sets the same level.
  const shown = gate ? cause : (removal?.record ?? cause);
  const why = shown ? datedChange(shown) : because === null ? null : clause(because);
  if (gate || removal) return { kind: 'ended', word: 'ended', why };
  return level === null ? { kind: 'unknown', word: 'no offer listed', why } : { kind: level, word: level, why };
}

/** The level of a vendor: that of its first offer, else of its records. */
export function vendorLevel(catalogue: Catalogue, vendor: Vendor): ShownLevel {
  const listing = firstOffer(catalogue, vendor);
  return listing ? shownLevel(catalogue, listing) : recordedLevel(catalogue, vendor);
}

function gatedLevel({ offer, read }: Listing, { code, reason }: Gate): ShownLevel {
  const why = clause(reason);
  switch (code) {
    case 'offer_retired':
    case 'product_discontinued':
    case 'offer_expired':
      return { kind: 'ended', word: 'ended', why };
    case 'not_a_free_offer':
      return { kind: 'limited', word: 'paid', why };
    case 'eligibility_restricted':
      return { kind: 'limited', word: `for ${ELIGIBLE[offer.eligibility?.type ?? 'public']}`, why };
    case 'verification_lapsed': {
      const word = `not re-read since ${dayInWords(lastKnownDay(offer, read))}`;
      return { kind: 'unknown', word, why: null };
    }
  }
}

function datedChange(record: ChangeRecord): Html {
  const { change_type: type, date } = record;
  return html`${changeWords(type)}${dateMeaning(record) === 'discovered' ? ', noticed' : ''} on ${dayElement(date)}`;
}

/** What stands behind `stable` where there are records; null without any, which a list says once. */
function stableBasis(catalogue: Catalogue, { vendor, offer }: Listing): Html | null {
  const past = changeHistory(vendor).filter((record) => isNews(record, catalogue.date) && isInForce(record));
  const worse = past.find((record) => recordDirection(record) === 'negative');
  const better = past.find((record) => recordDirection(record) === 'positive');
  if (worse) {
    const isOld = daysBetween(worse.date, catalogue.date) > DAYS_BEFORE_LAPSING;
    if (isOld) return html`last bad news ${dayElement(worse.date)}, older than ${DAYS_BEFORE_LAPSING} days`;
    const isElsewhere = worse.change_type === 'product_deprecated' || isAboutAnotherTier(worse, offer.tier);
    const what = isElsewhere ? `is about something else of ${vendor.name}` : 'does not narrow this offer';
    return html`news of ${dayElement(worse.date)} ${what}`;
  }
  return better ? datedChange(better) : null;
}

export function levelMark({ kind, word }: Pick<ShownLevel, 'kind' | 'word'>): Html {
  return html`<span class="mark mark-${kind}">${word}</span>`;
}

/** Whether the page of any offer was ever read. */
export const hasReads = memoizeByRecord(({ listings }: Catalogue) => newestRead(listings) !== null);

/** What `stable` rests on, once with each list that has such a row (docs/rules.md#not-re-read). */
export function stableLegend(catalogue: Catalogue, listings: readonly Listing[]): Html {
  if (!listings.some((listing) => assess(catalogue, listing).risk_level === 'stable')) return NOTHING;
  const unread = hasReads(catalogue) ? '' : ' No page has been checked again since its terms were written down.';
  return html`<p class="legend">
    ${levelMark({ kind: 'stable', word: 'stable' })}: no bad news on record that still counts (most counts for
    ${DAYS_BEFORE_LAPSING} days); older news is shown in grey.${unread}
  </p> `;
}

/** Days without a read after which pages state this. */
const QUIET_DAYS = 7;

/** A sentence on the day of the last read; nothing while reads continue. */
export function sinceWhenUnread({ listings, date }: Catalogue): Html {
  const newest = newestRead(listings);
  if (newest !== null) {
    const isQuiet = daysBetween(newest, date) > QUIET_DAYS;
    return isQuiet ? html`<p class="aside">No page was read since ${dayElement(newest)}.</p>` : NOTHING;
  }
  const [oldest] = listings.map(({ offer }) => offer.verifiedDate).sort();
  if (oldest === undefined) return NOTHING;
  return html`<p>
    No page of an offer has been checked again since the index began: its oldest entry was written on
    ${dayElement(oldest)}. A level of <em>stable</em> means no bad news on record.
  </p>`;
}
