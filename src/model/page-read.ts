import type { IsoDate } from './iso-date.ts';
import type { SourceCheck } from './offer.ts';
import type { FailureCategory, LinkVerdict, ReadOutcome } from './vocabulary.ts';

/** What the nightly reads know of one cited page of one vendor. Written by a job, never by hand. RULES.md 1 and 10. */
export interface PageRead {
  readonly url: string;
  /** Day of the newest attempt, answered or not. */
  readonly last_attempt: IsoDate;
  /** The newest attempt that read the page. */
  readonly last_read?: { readonly date: IsoDate; readonly outcome: ReadOutcome; readonly found?: string };
  /** The newest read that confirmed the stored terms. */
  readonly last_success?: IsoDate;
  /** The newest day on which the destination answered at all. */
  readonly last_reachable?: IsoDate;
  /** Attempts since the last answered read, and what the newest one met. */
  readonly failure?: {
    readonly category: FailureCategory;
    readonly consecutive: number;
    readonly error: string;
    readonly quarantined_since?: IsoDate;
    readonly retries?: number;
  };
  /** A conclusion about the destination; absent while it is fine or merely refuses. */
  readonly link?: { readonly verdict: LinkVerdict; readonly since: IsoDate; readonly checked: IsoDate };
  readonly source_check?: SourceCheck;
  readonly refused_read?: { readonly reason: string; readonly refused_date: IsoDate; readonly read_again_on?: IsoDate };
}
