import type { IsoDate } from './iso-date.ts';
import type { ChangeType, LinkVerdict, FailureCategory, ReadOutcome, SourceCheckOutcome } from './vocabulary.ts';

export const MAX_QUOTE_CHARS = 200;
export const MAX_EVIDENCE_CHARS = 80;

/** Result of looking for one figure of the entry on the page. */
export const FIGURE_FINDINGS = ['found', 'elsewhere', 'other_amount', 'absent'] as const;
/**
 * `found`: it is on the page for the entry's tier. `elsewhere`: the number is on the page for something else (another
 * plan, another unit or thing). `other_amount`: the tier's block states another amount for the same unit and thing.
 * `absent`: none.
 */
export type FigureFinding = (typeof FIGURE_FINDINGS)[number];

export interface FigureEvidence {
  /** The figure as the entry writes it. */
  readonly figure: string;
  readonly finding: FigureFinding;
  /** At most `MAX_EVIDENCE_CHARS` of the page around it; absent where nothing was found. */
  readonly text?: string;
}

/** A figure of the entry, and the different amount that the page states. */
export interface ReplacedFigure {
  readonly old: string;
  readonly now: string;
  readonly direction: 'reduced' | 'increased' | 'unknown';
  /** The sentence or cell of the page, at most `MAX_QUOTE_CHARS`. */
  readonly quote: string;
}

/** A sentence of the page that states the end of the free tier, plan or programme. */
export interface EndedTerms {
  readonly quote: string;
  readonly date?: IsoDate;
}

/** The verdict of a read page on one offer (docs/rules.md#page-verdict). */
export interface PageVerdict {
  readonly outcome: ReadOutcome;
  readonly source_check: SourceCheckOutcome;
  /** One plain sentence for `last_read_found`; null for `confirmed`. */
  readonly found: string | null;
  readonly figures: readonly FigureEvidence[];
  readonly replaced: readonly ReplacedFigure[];
  readonly ended: EndedTerms | null;
}

/** Why a fetched page cannot state the vendor's terms. `sign_in` and `parked` pages state nothing. */
export type PageFault =
  'soft_404' | 'sign_in' | 'parked' | 'front_page_redirect' | 'empty_page' | 'other_domain' | 'truncated';

/** An attempt to read an address that did not yield a page. */
export interface AttemptFailure {
  readonly category: FailureCategory;
  /** One line, at most 200 characters, without text of the page: `HTTP 403`, `no answer within 15 s`. */
  readonly error: string;
  /**
   * The destination answered: any HTTP status except 404 and 410. Also false for time-outs,
   * refused connections and names without an address.
   */
  readonly isReachable: boolean;
  /** What the attempt concluded about the destination itself. */
  readonly link?: Extract<LinkVerdict, 'gone' | 'not_found' | 'no_address'>;
}

/** The verdict of a read page on a change record (docs/rules.md#record-source). */
export interface RecordVerdict {
  readonly change_type: ChangeType;
  /** The record's own date. */
  readonly date: IsoDate;
  readonly outcome: SourceCheckOutcome;
  readonly detail: string;
}
