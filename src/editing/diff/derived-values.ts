import type { Listing } from '../../model/catalogue.ts';
import { confirmedOn } from '../../rules/risk/read-findings.ts';
import type { DemeritGround } from '../../rules/ranking/demerits.ts';
import { freeTierLongevityDays } from '../../rules/risk/free-tier-longevity.ts';
import { countingRecords, type ListingView, recordName, recordsMoved } from './listing-view.ts';

/** A value that the rules derive and responses publish. */
export interface DerivedValue {
  readonly name: string;
  /** The response that a reader would look at first. */
  readonly shownIn: 'details' | 'vendor-risk';
  /** The anchor of its rule, printed by `explain`. */
  readonly rule: `docs/rules.md#${string}`;
  /** The value in a few words. */
  value(view: ListingView): string;
  /** The ground of the value, printed after "because"; null, or left out, where the value needs no ground. */
  why?(view: ListingView): string | null;
  /** It changes by itself every day, and says nothing by doing so. */
  readonly ages?: true;
}

const NONE = 'none';

/** Every derived value that an edit or the date can change, in printed order. */
export const DERIVED_VALUES: readonly DerivedValue[] = [
  {
    name: 'risk_level',
    shownIn: 'vendor-risk',
    rule: 'docs/rules.md#risk-level',
    value: ({ assessment }) => assessment.risk_level ?? 'withheld',
    why: ({ assessment: { level_withheld_because: withheld, risk_cause: cause } }) =>
      withheld ?? (cause ? `${recordName(cause)} counts` : 'no record counts'),
  },
  {
    name: 'stability',
    shownIn: 'details',
    rule: 'docs/rules.md#stability',
    value: ({ assessment }) => assessment.stability ?? 'withheld',
    why: (view) => stabilityGround(view),
  },
  {
    name: 'gate',
    shownIn: 'vendor-risk',
    rule: 'docs/rules.md#gate',
    value: ({ assessment }) => assessment.gate?.code ?? NONE,
    why: ({ assessment }) => assessment.gate?.reason ?? null,
  },
  {
    name: 'rating_withheld',
    shownIn: 'vendor-risk',
    rule: 'docs/rules.md#rating-withheld',
    value: ({ assessment: { rating_withheld: held } }) => (held ? `${held.reason} (${held.records})` : NONE),
  },
  {
    name: 'link_unreachable',
    shownIn: 'vendor-risk',
    rule: 'docs/rules.md#link-unreachable',
    value: ({ assessment: { link_unreachable: link } }) => (link ? (link.terminal ? 'gone' : 'unreachable') : NONE),
    why: ({ assessment: { link_unreachable: link } }) => link && `the page was found so on ${link.checked}`,
  },
  {
    name: 'terms_superseded',
    shownIn: 'details',
    rule: 'docs/rules.md#terms-superseded',
    value: ({ assessment: { terms_superseded: terms } }) =>
      terms ? `by ${terms.change_type} of ${terms.change_date}` : NONE,
    why: ({ assessment }) => assessment.terms_superseded?.notice ?? null,
  },
  {
    name: 'expires_soon',
    shownIn: 'details',
    rule: 'docs/rules.md#expires-soon',
    value: ({ assessment }) => assessment.expires_soon?.expires_date ?? NONE,
  },
  {
    name: 'recent_change',
    shownIn: 'details',
    rule: 'docs/rules.md#recent-change',
    value: ({ assessment }) => assessment.recent_change ?? NONE,
  },
  {
    name: 'tier class',
    shownIn: 'details',
    rule: 'docs/rules.md#tier-class',
    value: ({ assessment }) => assessment.tier_class,
    why: ({ listing: { offer } }) =>
      offer.tier_class === undefined ? `the tier is called "${offer.tier}"` : 'the entry states it as `tier_class`',
  },
  {
    name: 'demerits in the rank order',
    shownIn: 'details',
    rule: 'docs/rules.md#demerits',
    value: ({ assessment }) => String(assessment.demerits),
    why: ({ listing, assessment: { demerit_grounds: grounds } }) =>
      grounds.map((ground) => GROUND_WORDS[ground](listing)).join(' and ') || null,
  },
  {
    name: 'free_tier_longevity_days',
    shownIn: 'vendor-risk',
    rule: 'docs/rules.md#free-tier-longevity',
    value: ({ catalogue, listing }) => String(freeTierLongevityDays(catalogue, listing) ?? NONE),
    ages: true,
  },
];

function stabilityGround(view: ListingView): string {
  const counted = countingRecords(view).map(({ record }) => recordName(record));
  if (counted.length > 0) return `${counted.join(' and ')} ${counted.length === 1 ? 'counts' : 'count'}`;
  const { stability, level_withheld_because: withheld } = view.assessment;
  if (stability === 'improving') return 'a positive record is in force and no negative one counts';
  if (stability === 'stable') return 'no record counts';
  return withheld ?? 'a negative record is unsourced or unconfirmed';
}

const GROUND_WORDS: Readonly<Record<DemeritGround, (listing: Listing) => string>> = {
  withdrawn: () => 'the free tier was withdrawn',
  gone: () => 'the page is not there',
  unreachable: () => 'the page is not there',
  old(listing) {
    const confirmed = confirmedOn(listing);
    const read = confirmed === null ? '' : ` and last confirmed on ${confirmed}`;
    return `the entry was last written on ${listing.offer.verifiedDate}${read}`;
  },
  timeLimited: ({ offer }) => `the tier "${offer.tier}" is limited in time`,
  expiring: ({ offer }) => `it expires on ${offer.expires_date ?? 'no day'}`,
};

/** Why a derived value differs between two views of one listing, to follow "because"; null where nothing more is known. */
export function changeReason(derived: DerivedValue, before: ListingView, after: ListingView): string | null {
  const restsOnRecords = derived.name === 'risk_level' || derived.name === 'stability';
  const reason = (restsOnRecords ? recordsMoved(before, after) : null) ?? derived.why?.(after);
  if (typeof reason === 'string') return reason;
  const ended = derived.why?.(before);
  return typeof ended === 'string' ? `what held before does no longer (${ended.replace(/\.$/, '')})` : null;
}
