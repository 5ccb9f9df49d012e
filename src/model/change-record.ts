import type { IsoDate } from './iso-date.ts';
import type { SourceCheck } from './offer.ts';
import type {
  ArchiveOutcome,
  ChangeType,
  DateSource,
  Impact,
  ListingEffect,
  Reports,
  ResolutionState,
  TierDirection,
} from './vocabulary.ts';

/** How a record ended: reversed by the vendor, or retracted by the service (docs/rules.md#standing). */
export interface Resolution {
  readonly state: ResolutionState;
  readonly date: IsoDate;
  readonly detail?: string;
  readonly source_url?: string;
}

/** Result of comparing archived copies of the source; decides confirmation (docs/rules.md#confirmed-record). */
export interface ArchiveCheck {
  readonly checked: IsoDate;
  readonly outcome: ArchiveOutcome;
  readonly brackets?: readonly {
    readonly last_old: IsoDate;
    readonly first_new: IsoDate | null;
    readonly last_old_capture?: string | null;
    readonly first_new_capture?: string | null;
  }[];
  readonly capture_day?: IsoDate | null;
  readonly capture?: string | null;
  readonly stated_then?: string | null;
  readonly recorded_as?: ChangeType | null;
}

/** One tracked change as its editor wrote it, with its vendor and category. */
export interface ChangeRecord {
  readonly vendor: string;
  readonly category: string;
  readonly change_type: ChangeType;
  readonly date: IsoDate;
  readonly date_source: DateSource;
  readonly recorded_date?: IsoDate;
  readonly detected_by?: string;
  readonly impact: Impact;
  readonly summary: string;
  readonly previous_state: string;
  readonly current_state: string;
  readonly source_url?: string;
  /** Vendors of the catalogue, or other names. */
  readonly alternatives: readonly string[];
  readonly reports?: Reports;
  readonly resolution?: Resolution;
  /** Required for `product_deprecated` (docs/rules.md#listing-effect). */
  readonly listing_effect?: ListingEffect;
  readonly discontinued_date?: IsoDate;
  /** The tier that the record is about; absent when it is about the vendor as a whole. */
  readonly tier?: string;
  readonly tier_direction?: TierDirection;
  readonly archive_check?: ArchiveCheck;
  readonly source_check?: SourceCheck;
  /** The reading may not replace the stored terms (docs/rules.md#restatement). */
  readonly hold_reading?: boolean;
}
