import type { IsoDate } from './iso-date.ts';
import type { ChangeType, LinkVerdict, FailureCategory, ReadOutcome, SourceCheckOutcome } from './vocabulary.ts';

/** Characters kept of any text of a page, per quotation. */
export const MAX_QUOTE_CHARS = 200;
/** Characters kept around a figure that was looked for. */
export const MAX_EVIDENCE_CHARS = 80;

/** What became of one figure of the entry on the page. */
export const FIGURE_FINDINGS = ['found', 'elsewhere', 'other_amount', 'absent'] as const;
/**
 * `found`: it is on the page for the entry's tier. `elsewhere`: the number is on the page for something else (another plan,
 * another unit or thing). `other_amount`: the tier's block states another amount for the same unit and thing. `absent`: none.
 */
export type FigureFinding = (typeof FIGURE_FINDINGS)[number];

/** Evidence for one figure of an entry. */
export interface FigureEvidence {
  /** The figure as the entry writes it. */
  readonly figure: string;
  readonly finding: FigureFinding;
  /** At most `MAX_EVIDENCE_CHARS` of the page around it; absent where nothing was found. */
  readonly text?: string;
}

/** A figure of the entry, and the amount that the page states in its place. */
export interface ReplacedFigure {
  readonly old: string;
  readonly now: string;
  readonly direction: 'reduced' | 'increased' | 'unknown';
  /** The sentence or cell of the page, at most `MAX_QUOTE_CHARS`. */
  readonly quote: string;
}

/** A sentence of the page that says that the free tier, plan or programme ends or has ended. */
export interface EndedTerms {
  readonly quote: string;
  readonly date?: IsoDate;
}

/** What a page that was read says about one offer. */
export interface PageVerdict {
  readonly outcome: ReadOutcome;
  readonly source_check: SourceCheckOutcome;
  /** One plain sentence for `last_read_found`; null for `confirmed`. */
  readonly found: string | null;
  readonly figures: readonly FigureEvidence[];
  readonly replaced: readonly ReplacedFigure[];
  readonly ended: EndedTerms | null;
}

/** Why a fetched page is no page of the vendor's terms. `sign_in` and `parked` are pages that state nothing. */
export const PAGE_FAULTS = [
  'soft_404',
  'sign_in',
  'parked',
  'front_page_redirect',
  'empty_page',
  'other_domain',
] as const;
export type PageFault = (typeof PAGE_FAULTS)[number];

/** An attempt to read an address that did not yield a page. */
export interface AttemptFailure {
  readonly category: FailureCategory;
  /** One line, at most 200 characters, without text of the page: `HTTP 403`, `no answer within 15 s`. */
  readonly error: string;
  /**
   * The destination answered: any HTTP status but 404 and 410, which say that it is not there. False too for time-outs,
   * refused connections and names without an address.
   */
  readonly isReachable: boolean;
  /** What the attempt concluded about the destination itself. */
  readonly link?: Extract<LinkVerdict, 'gone' | 'not_found' | 'no_address'>;
}

/** What a read of a record's source says about the record. */
export interface RecordVerdict {
  readonly change_type: ChangeType;
  /** The record's own date. */
  readonly date: IsoDate;
  readonly outcome: SourceCheckOutcome;
  readonly detail: string;
}
