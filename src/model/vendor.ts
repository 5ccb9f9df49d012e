import type { ChangeRecord } from './change-record.ts';
import type { Detectors } from './detector.ts';
import type { Offer, ReferralProgram } from './offer.ts';
import type { PageRead } from './page-read.ts';
import type { Slug } from './slug.ts';

/** All data on one vendor. A vendor without offers has change records only (docs/rules.md#records-only). */
export interface Vendor {
  readonly slug: Slug;
  readonly name: string;
  /** Names under which it was listed before: merged or renamed vendors. */
  readonly former_names: readonly string[];
  /** Other names in use: `GCP`, `Mongo`. Their slugs must differ from those of names and former names. */
  readonly aliases: readonly string[];
  readonly detect?: Detectors;
  readonly offers: readonly Offer[];
  readonly changes: readonly ChangeRecord[];
  readonly referral_program?: ReferralProgram;
  readonly reads: readonly PageRead[];
}
