import type { ChangeRecord } from './change-record.ts';
import type { Detectors } from './detector.ts';
import type { Offer, ReferralProgram } from './offer.ts';
import type { PageRead } from './page-read.ts';
import type { Slug } from './slug.ts';

/** All the index says about one vendor. A vendor without offers is one whose changes alone are on record. */
export interface Vendor {
  readonly slug: Slug;
  readonly name: string;
  /** Names under which it was listed before: merged or renamed vendors. */
  readonly former_names: readonly string[];
  /** Names that people use for it: `GCP`, `Mongo`. They share the slugs of names and former names. */
  readonly aliases: readonly string[];
  readonly detect?: Detectors;
  readonly offers: readonly Offer[];
  readonly changes: readonly ChangeRecord[];
  readonly referral_program?: ReferralProgram;
  readonly reads: readonly PageRead[];
}
