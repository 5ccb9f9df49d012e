import type { ReadablePage } from './page-text-of.ts';
import { parse } from 'tldts';
import type { ChangeRecord } from '../model/change-record.ts';
import type { Offer, ReferralProgram } from '../model/offer.ts';
import type { PageVerdict, RecordVerdict } from '../model/page-verdict.ts';
import type { Vendor } from '../model/vendor.ts';
import { betterPageLinks } from '../rules/reading/better-page-links.ts';
import { isProgramme, type ReadEntry } from '../rules/reading/read-entry.ts';
import { pageFault } from '../rules/reading/page-fault.ts';
import { pageVerdict } from '../rules/reading/page-verdict.ts';
import { programmeVerdict, type ProgrammeFinding } from '../rules/reading/programme-verdict.ts';
import { recordVerdict } from '../rules/reading/record-verdict.ts';
import type { IsoDate } from '../model/iso-date.ts';
import type { Fetcher } from './fetch/fetch-types.ts';
import type { SecondReader } from './second-reader.ts';
import { withinTime } from './time-limit.ts';

const RULE_TIME_LIMIT_MS = 2_000;
/** What a rule finds on a page that it cannot evaluate within that time. */
const UNREADABLE = { outcome: 'unreadable', detail: 'The page takes too long to evaluate.' } as const;
const IN_DOUBT: PageVerdict = {
  outcome: 'link_ok',
  source_check: UNREADABLE.outcome,
  found: UNREADABLE.detail,
  figures: [],
  replaced: [],
  ended: null,
};

/**
 * The rules that evaluate the text of a page. Pure; handed in, so that tests of the job can replace them. Those that read all of
 * it have a time limit; the others read its heads and links, which are short.
 */
export const PAGE_RULES = {
  /** The reason why the page cannot hold the vendor's terms, or null. */
  fault: ({ text, citedUrl, finalUrl, isTruncated }: ReadablePage) =>
    pageFault({ page: text, citedUrl, finalUrl, isSameSite: !isOtherDomain(citedUrl, finalUrl) }) ??
    (isTruncated ? 'truncated' : null),
  offer: ({ text, finalUrl }: ReadablePage, entry: ReadEntry) =>
    withinTime(RULE_TIME_LIMIT_MS, () => pageVerdict(entry, text, finalUrl), IN_DOUBT),
  record: ({ text }: ReadablePage, record: ChangeRecord, vendor: Vendor) =>
    withinTime<RecordVerdict>(RULE_TIME_LIMIT_MS, () => recordVerdict(record, vendor, text), {
      change_type: record.change_type,
      date: record.date,
      ...UNREADABLE,
    }),
  programme: ({ text }: ReadablePage, programme: ReferralProgram, vendor: Vendor) =>
    withinTime<ProgrammeFinding>(RULE_TIME_LIMIT_MS, () => programmeVerdict(programme, vendor, text), UNREADABLE),
  /** Addresses of the vendor that may state the terms of the offers, the likeliest first; at most two. */
  betterLinks: ({ text, citedUrl, finalUrl }: ReadablePage, offers: readonly Offer[]) =>
    betterPageLinks(text, {
      citedUrl,
      finalUrl,
      isSameSite: (url) => !isOtherDomain(url, finalUrl),
      isProgramme: offers.some(isProgramme),
    }),
};

export type PageRules = typeof PAGE_RULES;

export interface PageReader {
  readonly fetch: Fetcher;
  readonly rules: PageRules;
  readonly date: IsoDate;
  readonly secondReader?: SecondReader | undefined;
}

/** Whether two addresses are on different registrable domains. Sites of a shared host (github.io) count as apart. */
export function isOtherDomain(one: string, other: string): boolean {
  return registrable(one) !== registrable(other);
}

function registrable(url: string): string | null {
  const { domain, hostname } = parse(url, { allowPrivateDomains: true });
  return domain ?? hostname;
}
