import type { IsoDate } from '../model/iso-date.ts';
import type { Offer } from '../model/offer.ts';
import type { PageVerdict, ReplacedFigure } from '../model/page-verdict.ts';
import type { Vendor } from '../model/vendor.ts';
import type { ChangeType } from '../model/vocabulary.ts';
import { daysBetween } from '../rules/dates/days.ts';
import { keptText } from '../rules/text/kept-text.ts';
import { proposalId, type Proposal } from './proposal.ts';

/** The page and the day of a finding. */
export interface FindingOf {
  readonly vendor: Vendor;
  readonly page: string;
  readonly date: IsoDate;
}

/** A programme whose terms were read less than so many days ago needs no new day. */
const PROGRAMME_READ_DAYS = 90;

/** The change of terms that a page states for an offer; null where it states none. */
export function termsProposal(offer: Offer, verdict: PageVerdict, { vendor, page, date }: FindingOf): Proposal | null {
  const { ended } = verdict;
  // Two offers of a page, or a further page, may state the same.
  const replaced = [
    ...new Map(verdict.replaced.map((one) => [[one.old, one.now, one.direction].join('\n'), one])).values(),
  ];
  if (replaced.length === 0 && ended === null) return null;
  const figures = replaced.map(({ old, now, direction, quote }) => {
    return { old: keptText(old) ?? '', now: keptText(now) ?? '', direction, quote: keptText(quote) ?? '' };
  });
  const quote = ended ? keptText(ended.quote) : undefined;
  const finding = ended
    ? ['ended', page, offer.category, offer.tier, quote]
    : ['figures', page, offer.category, offer.tier, replaced.map(({ old, now }) => [old, now])];
  const id = unrecordedId(vendor, finding);
  if (id === null) return null;
  const says = termsSentence(verdict, figures);
  return {
    id,
    kind: 'terms',
    ...placeOf({ vendor, page, date }),
    says,
    ...(figures.length > 0 && { figures }),
    ...(quote !== undefined && { quote }),
    ...(ended === null && { offer: offerKey(offer) }),
    record: {
      change_type: ended ? 'free_tier_removed' : changeType(replaced),
      date: ended?.date ?? date,
      date_source: ended?.date === undefined ? 'discovered' : 'vendor_page',
      recorded_date: date,
      detected_by: `nightly read (${id})`,
      tier: offer.tier,
      summary: says,
      previous_state: offer.description,
      source_url: page,
    },
  };
}

/** The id of a finding, another one after each record of it that was reversed; null where a record has it. */
function unrecordedId(vendor: Vendor, finding: readonly unknown[], times = 0): string | null {
  const id = proposalId(vendor.slug, times === 0 ? finding : [...finding, times]);
  const record = vendor.changes.find(({ detected_by: by }) => by?.includes(id) === true);
  if (!record) return id;
  return record.resolution?.state === 'reversed' ? unrecordedId(vendor, finding, times + 1) : null;
}

const offerKey = ({ category, tier, url }: Offer) => ({ category, tier, url });

/** The one sentence on what the page states in place of the stored terms. */
export function termsSentence({ ended }: PageVerdict, figures: readonly ReplacedFigure[]): string {
  if (ended) return `By its page, the free offer ends or is gone: "${keptText(ended.quote) ?? ''}"`;
  const parts = figures.map(({ old, now }) => `${now}, was ${old}`);
  return keptText(`The page states ${parts.join(', and ')}`, MAX_SENTENCE_CHARS) ?? 'The page states other terms';
}

const MAX_SENTENCE_CHARS = 400;

/** A page of the vendor that states the terms, in the place of one that does not. */
export function urlProposal(offer: Offer, betterUrl: string, { vendor, date }: FindingOf): Proposal {
  return {
    id: proposalId(vendor.slug, ['url', offer.category, offer.tier, offer.url, betterUrl]),
    kind: 'url',
    ...placeOf({ vendor, page: betterUrl, date }),
    says: `The terms of ${offer.tier} are on ${betterUrl}; the entry cites ${offer.url}, which states none`,
    offer: offerKey(offer),
  };
}

/** The day on which the page of a referral programme was read and stated its benefits; null where a recent one is set. */
export function programmeProposal({ vendor, page, date }: FindingOf): Proposal | null {
  const before = vendor.referral_program?.read_on;
  if (before !== undefined && daysBetween(before, date) < PROGRAMME_READ_DAYS) return null;
  return {
    id: proposalId(vendor.slug, ['programme', page, before ?? null]),
    kind: 'programme',
    ...placeOf({ vendor, page, date }),
    says: 'The page of the referral programme states its benefits',
  };
}

const placeOf = ({ vendor, page, date }: FindingOf) =>
  ({ vendor: vendor.name, slug: vendor.slug, page, read_on: date }) as const;

function changeType(replaced: readonly ReplacedFigure[]): ChangeType {
  if (replaced.every(({ direction }) => direction === 'reduced')) return 'limits_reduced';
  if (replaced.every(({ direction }) => direction === 'increased')) return 'limits_increased';
  return 'pricing_restructured';
}
