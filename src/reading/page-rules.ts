import type { ChangeRecord } from '../model/change-record.ts';
import type { Offer, ReferralProgram } from '../model/offer.ts';
import type { PageText } from '../model/page-text.ts';
import type { PageFault, PageVerdict, RecordVerdict } from '../model/page-verdict.ts';
import type { SourceCheckOutcome } from '../model/vocabulary.ts';
import type { Vendor } from '../model/vendor.ts';

/** A page that was fetched, with the addresses between which it was found. */
export interface ReadablePage {
  readonly text: PageText;
  /** The address that the catalogue cites. */
  readonly citedUrl: string;
  /** The address that answered. */
  readonly finalUrl: string;
}

/** What a page says of a referral programme. */
export interface ProgrammeVerdict {
  readonly outcome: SourceCheckOutcome;
  readonly detail: string;
}

/** The rules that judge the text of a page. Pure; handed to the job so that tests can replace them. */
export interface PageRules {
  /** Why the page is no page of the vendor's terms; null where it may be one. */
  fault(page: ReadablePage, vendor: Vendor): PageFault | null;
  offer(page: ReadablePage, offer: Offer, vendor: Vendor): PageVerdict;
  record(page: ReadablePage, record: ChangeRecord, vendor: Vendor): RecordVerdict;
  programme(page: ReadablePage, programme: ReferralProgram, vendor: Vendor): ProgrammeVerdict;
  /** Addresses of the vendor that may state the terms, the likeliest first; at most two. */
  betterLinks(page: ReadablePage): readonly string[];
}
