import type { IsoDate } from './iso-date.ts';
import type { SourceCheck } from './offer.ts';
import type { FigureEvidence, RecordVerdict } from './page-verdict.ts';
import type { FailureCategory, LinkVerdict, ReadOutcome } from './vocabulary.ts';

/** The failed attempts since the last answered read, and the error of the newest. */
export interface ReadFailure {
  readonly category: FailureCategory;
  readonly consecutive: number;
  readonly error: string;
  readonly quarantined_since?: IsoDate;
  /** Attempts since the quarantine began. */
  readonly retries?: number;
}

export type RecordCheck = RecordVerdict & { readonly checked: IsoDate };

/** Another page of the vendor that was read because the cited one states no terms. */
export interface BetterPage {
  readonly url: string;
  readonly read_on: IsoDate;
  readonly outcome: ReadOutcome;
}

/** Results of the reads of one cited page of one vendor. Only the read job writes it. */
export interface PageRead {
  readonly url: string;
  /** Day of the newest attempt, answered or not. */
  readonly last_attempt: IsoDate;
  /** The newest attempt that read the page. */
  readonly last_read?: { readonly date: IsoDate; readonly outcome: ReadOutcome; readonly found?: string };
  /** The newest read that confirmed the stored terms. */
  readonly last_success?: IsoDate;
  /** The newest day on which the destination answered, other than to say that the page does not exist. */
  readonly last_reachable?: IsoDate;
  readonly failure?: ReadFailure;
  /** A conclusion about the destination; absent while it answers or refuses. */
  readonly link?: { readonly verdict: LinkVerdict; readonly since: IsoDate; readonly checked: IsoDate };
  /** Result of the last read for the offers that cite the page. */
  readonly source_check?: SourceCheck;
  readonly refused_read?: { readonly reason: string; readonly refused_date: IsoDate; readonly read_again_on?: IsoDate };
  /** Each address that redirected in the newest attempt, in order. */
  readonly redirects?: readonly string[];
  /** The address that answered the last read, where it is not `url`. */
  readonly answered_by?: string;
  /** Evidence for each figure of the entry in the last read. */
  readonly evidence?: readonly FigureEvidence[];
  readonly better_page?: BetterPage;
  /** One for each change record that cites the page as its source. */
  readonly record_checks?: readonly RecordCheck[];
  /** Result of the last read for the referral programme of the page. */
  readonly programme_check?: SourceCheck;
}
