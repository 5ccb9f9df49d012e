import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Eligibility } from '../../model/offer.ts';
import type { EligibilityType, RiskLevel, Stability } from '../../model/vocabulary.ts';
import { type Html, NOTHING, html } from './html.ts';
import { dayElement, prose } from './words.ts';
import { changeWords } from '../../routes/shared/change-words.ts';
import { daysBetween } from '../../rules/dates/days.ts';
import { newestRead } from '../../rules/reading/newest-read.ts';
import type { Assessment } from '../../rules/risk/assessment.ts';

/** A risk level by shape and word, never by colour alone: the style sheet draws the shape from the class. */
const RISK_MARK = {
  stable: html`<span class="mark mark-stable">stable</span>`,
  caution: html`<span class="mark mark-caution">caution</span>`,
  risky: html`<span class="mark mark-risky">risky</span>`,
} as const satisfies Record<RiskLevel, Html>;

const WITHHELD = html`<span class="mark mark-withheld">level withheld</span>`;
const OFF_THE_LIST = html`<span class="mark mark-withheld">not ranked</span>`;

/** The mark of a level, or of a withheld one; a gated offer is marked as gated. */
export function riskMark({ risk_level, gate }: { risk_level: RiskLevel | null; gate: object | null }): Html {
  if (risk_level !== null) return RISK_MARK[risk_level];
  return gate ? OFF_THE_LIST : WITHHELD;
}

/** A stability class in words. */
export function stabilityWords(stability: Stability | null): string {
  return stability ?? 'withheld';
}

/** Why an offer is off the ranked list, has no level or one that is not stable, in short; null for a stable one. */
export function levelReason({
  gate,
  level_withheld_because: because,
  risk_level: level,
  risk_cause: cause,
}: Pick<Assessment, 'gate' | 'level_withheld_because' | 'risk_level' | 'risk_cause'>): Html | null {
  if (gate) return prose(gate.reason);
  if (level === null) return because === null ? null : prose(because);
  return cause ? html`${changeWords(cause.change_type)}, ${prose(cause.date)}` : null;
}

/** The basis of `stable` for an entry whose page was never read. */
export const UNREAD_WORDS = 'no bad news on record; not yet read by us';

/** Days without a read after which pages state this. */
const QUIET_DAYS = 7;

/** A note beside `stable` that the page was never read; nothing beside other levels. */
export function unreadNote({ read }: Listing, level: RiskLevel | null): Html {
  return level === 'stable' && read?.last_read === undefined
    ? html`<span class="unread">${UNREAD_WORDS}</span>`
    : NOTHING;
}

/** Whether the page of any offer was ever read. */
export function hasReads({ listings }: Catalogue): boolean {
  return newestRead(listings) !== null;
}

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
    No page of an offer has been read by us since the index began: its oldest entry was written on
    ${dayElement(oldest)}. A level of <em>stable</em> means ${UNREAD_WORDS}.
  </p>`;
}

/** Who may apply, as the name of a group. */
export const ELIGIBILITY_WORDS = {
  public: 'anyone',
  accelerator: 'companies in an accelerator',
  startup: 'startups',
  oss: 'open-source projects',
  student: 'students',
  fintech: 'fintech companies',
  geographic: 'applicants of certain places',
  enterprise: 'enterprises',
} as const satisfies Record<EligibilityType, string>;

/** Who may apply, through which programme, and on which conditions. */
export function eligibilityWords(eligibility: Eligibility): Html {
  const { conditions } = eligibility;
  const stated = conditions.length === 0 ? NOTHING : html`: ${prose(conditions.join('; '))}`;
  return html`${whoMayApply(eligibility)}${stated}`;
}

/** Who may apply, and through which programme, without the conditions. */
export function whoMayApply({ type, program }: Eligibility): Html {
  const through = program === undefined ? NOTHING : html`, through ${program}`;
  return html`${ELIGIBILITY_WORDS[type]}${through}`;
}
